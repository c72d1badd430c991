import Editing
import Interface
import Keyframes
import Stage

/// How nodes are edited on the stage.
struct StageEditing: Equatable {
  /// Whether hands on the stage edit nodes instead of moving time.
  var isOn = false
  /// Auto-key: whether changes become keyframes at the playhead.
  var setsKeys = false
  /// How far fitted keyframes may be from the hand's motion, in points on the stage.
  var tolerance = 2.0
}

extension Workspace {
  /// Selects nodes on the stage; the last is the primary one. The timeline selects a track of that node.
  mutating func select(nodes: [String]) {
    selectedNodes = nodes
    guard let primary = nodes.last else { return }
    if selection.track?.node != primary {
      let rows = player.rows().filter { $0.node == primary && !$0.isNode && !$0.isConstant }
      selection = Selection(keys: [], track: rows.first?.place)
    }
    chosenNode = (primary, selection)
  }

  /// What a node is called on the screen: "circle 3", "bird".
  func title(ofNode name: String) -> String {
    player.scene.node(named: name).map { TimelineRow.title(of: $0, name) } ?? name.spokenName
  }

  /// Forgets selected nodes that there are no more.
  mutating func tidyNodes() {
    guard !selectedNodes.isEmpty else { return }
    let names = Set(player.scene.allNodes.map(\.name))
    if !selectedNodes.allSatisfy(names.contains) {
      selectedNodes = selectedNodes.filter(names.contains)
    }
  }
}
