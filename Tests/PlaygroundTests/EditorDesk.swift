import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// A demo with nodes that lie in all kinds of groups.
struct EditDemo: Demo {
  static let name = "edit"
  static let title = "Edit"
  static let caption = "Nodes to edit."
  let timeline = Timeline.seconds(4)

  var scene: Scene {
    Scene(ground: .black) {
      Node(.circle(radius: 20), fill: .white).at(x: 200, y: 270).named("ball")
      Node(.rectangle(100, 60), fill: .white).at(x: 480, y: 200).rotation(30).named("card")
      Node {
        Node(.circle(radius: 10), fill: .white).at(x: 20, y: 5).named("moon")
        Node(.rectangle(10, 10), fill: .white).at(x: -20, y: 0).scale(1.5).named("star")
      }.at(x: 700, y: 270).rotation(90).scale(2).named("sky")
      Node(.rectangle(40, 40), fill: .white).at(x: [0: 100, 2: 300], y: 80).named("mover")
      Node(.rectangle(60, 60), fill: .black).at(x: 200, y: 270).named("cover")
    }
  }
}

extension Script {
  /// A session with the demo, its stage edited.
  static func editor(_ demo: any Demo = EditDemo()) -> Script {
    var script = Script()
    script.change {
      $0 = Session(
        demos: [demo], size: Size(width: 1280, height: 720), measure: Script.measure)
    }
    script.press(.character("q"))
    return script
  }

  var editor: EditorPanel { session.panel(EditorPanel.self) }
  var selectedNodes: [String] { session.workspace.selectedNodes }

  func node(_ name: String) throws -> StageNode {
    try #require(session.workspace.stageNodes(session.ui.measure).first { $0.name == name })
  }

  /// The middle of a node in the window.
  func centre(of name: String) throws -> Point {
    let node = try node(name)
    return window(stage: node.placement.map.apply(to: node.box.centre))
  }

  mutating func click(node name: String) throws { click(at: try centre(of: name)) }

  mutating func select(nodes: [String]) { change { $0.workspace.select(nodes: nodes) } }

  /// Drags by a distance on the stage, without snapping unless asked to.
  mutating func drag(from start: Point, by way: Point, _ modifiers: Modifiers = .control) {
    let end = start + way * (layout.stageScale * layout.interfaceScale)
    with(modifiers) { $0.drag(from: start, to: end) }
  }

  /// A handle of the selected node in the window.
  func handle(_ x: Int, _ y: Int) throws -> Point {
    let frame = try #require(editor.frame(session.workspace))
    let found = frame.handles.first { $0.handle == ScaleHandle(x: x, y: y) }
    return window(try #require(found).position)
  }

  func value(_ node: String, _ property: String) throws -> Double {
    let path = TrackPath(node: node, property: property)
    let track = try #require(session.workspace.anyTrack(at: path))
    guard case .number(let number)? = track.value(at: time) else { return .nan }
    return number
  }
}
