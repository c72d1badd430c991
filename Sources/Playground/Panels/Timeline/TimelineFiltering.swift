import AppState
import DemoKit
import Editing
import Keyframes
import Stage
import Words

/// Decides which rows are shown.
struct RowChoice: Equatable {
  var filter = RowFilter.animated
  /// The nodes whose tracks are folded away.
  var folded: Set<String> = []
  /// The typed search for rows, in lowercase words.
  var words: [String] = []
  /// The selected track, whose row is always shown.
  var track: TrackPath?
  /// The selected node.
  var node: String?

  /// The visible rows, in order. While searching nothing is folded away.
  ///
  /// - Complexity: O(*n*) in the rows.
  func rows(from all: [TimelineRow]) -> [TimelineRow] {
    var rows: [TimelineRow] = []
    // The node's own row and those of the groups around it, as far as they are not shown yet.
    var heads: [TimelineRow] = []
    var (isInside, isFolded, isFound) = (false, false, true)
    for row in all {
      if row.isNode {
        isInside = words.isEmpty && folded.contains { row.node.hasPrefix($0 + "/") }
        isFolded = words.isEmpty && folded.contains(row.node)
        isFound = matches("\(row.title) \(row.localizedTitle)")
        while let last = heads.last, !row.node.hasPrefix(last.node + "/") { heads.removeLast() }
        if filter == .node, isFound, !isInside { rows.append(row) }
        if filter != .node || !isFound, !isInside { heads.append(row) }
        continue
      }
      guard isShown(row), isFound || matches("\(row.title) \(row.node)") else { continue }
      rows += heads
      heads = []
      if !isFolded, !isInside { rows.append(row) }
    }
    return rows
  }

  /// With all rows of folded nodes.
  var unfolded: RowChoice {
    var choice = self
    choice.folded = []
    return choice
  }

  private func isShown(_ row: TimelineRow) -> Bool {
    switch filter {
    case .animated: !row.isConstant || row.path == track
    case .set: !row.isUnset || row.path == track
    case .node: row.node == node
    case .all: true
    }
  }

  /// Whether the text has all the words; words of one or two letters must begin a name.
  private func matches(_ text: String) -> Bool {
    guard !words.isEmpty else { return true }
    let names = text.lowercased().split { $0 == " " || $0 == "/" || $0 == "." }
    return words.allSatisfy { word in
      names.contains { word.count > 2 ? $0.contains(word) : $0.hasPrefix(word) }
    }
  }
}

extension TimelinePanel {
  mutating func show(_ filter: RowFilter) {
    if self.filter != .animated, filter == .animated { otherFilter = self.filter }
    self.filter = filter
  }

  func choice(_ workspace: Workspace) -> RowChoice {
    let track = workspace.selection.track
    return RowChoice(
      filter: filter, folded: folded[workspace.player.demo.name] ?? [],
      words: search.lowercased().split(separator: " ").map(String.init), track: track,
      node: filter == .node ? openNode(workspace) : nil)
  }

  /// The node whose properties are shown: the selected track's, else the one chosen last.
  private func openNode(_ workspace: Workspace) -> String? {
    if let node = workspace.selection.track?.node { return node }
    let names = workspace.player.nodes.map(\.name)
    let chosen = [workspace.editing.chosenNode?.name, cursor?.node].compactMap(\.self)
    return chosen.first { names.contains($0) } ?? names.first
  }
}
