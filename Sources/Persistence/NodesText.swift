package import Editing
import Formats
package import Keyframes
import Stage
import Words

/// Nodes that were rearranged, hidden or locked in the editor, as lines of a document. The nodes
/// are Riff's JSON in one line, as the children of a group. Pictures that lie in files are there by
/// their sources; the demo has them, if it still does.
///
/// ```
/// riff document 4
/// nodes rainbow {"riff": 1, "node": {"children": [{"name": "star", "shape": {"path": "M 0 0 …"}}]}}
/// hide rainbow "sun"
/// lock rainbow "sky"
/// end
/// ```
extension DemoEdits {
  package var nodeLines: [(name: DocumentLine, rest: String)] {
    (nodes.map { [(.nodes, $0.line)] } ?? []) + hiddenNodes.sorted().map { (.hide, $0.quoted) }
      + lockedNodes.sorted().map { (.lock, $0.quoted) }
  }

  package mutating func readNodes(
    _ words: inout LineWords, _ customs: [Easing]
  ) throws(LineError) {
    guard nodes == nil else { throw words.error("The nodes appear twice.") }
    let text = String(decoding: words.takeBytes(), as: UTF8.self)
    let pasted: Pasted
    do throws(PasteError) {
      pasted = try Pasted(stored: text, customs: customs)
    } catch {
      throw words.error("The nodes cannot be read: \(error.problem).")
    }
    guard case .node(let group) = pasted else {
      throw words.error("The nodes are not in Riff's JSON.")
    }
    nodes = group.children
  }

  package mutating func readHidden(_ words: inout LineWords) throws(LineError) {
    let node = try words.quoted("The node")
    try words.finish("the node")
    hiddenNodes.insert(node)
  }

  package mutating func readLocked(_ words: inout LineWords) throws(LineError) {
    let node = try words.quoted("The node")
    try words.finish("the node")
    lockedNodes.insert(node)
  }
}

extension [Node] {
  /// Line breaks in strings are escaped, so the layout's are the only ones.
  fileprivate var line: String {
    var group = Node {}
    group.children = self
    return ExportFormat.json.export(group).text.split(separator: "\n")
      .map { String($0.drop { $0 == " " }) }.joined(separator: " ")
  }
}

extension Document {
  /// The first line of documents with nodes, which older versions of Riff cannot read.
  package static let firstLineWithNodes = "riff document 4"

  /// Whether nodes of any demo were rearranged, hidden or locked.
  package var hasNodeEdits: Bool {
    demos.values.contains(where: \.hasNodeEdits)
      || savedVersions.values.contains { $0.kept.contains(where: \.edits.hasNodeEdits) }
  }
}
