import AppState
import DemoKit
import Editing
import Keyframes
import Stage
import Words

/// Code as the panel shows it.
struct ShownCode: Equatable {
  /// The source of the code.
  enum Content: Equatable {
    case track(PropertyTrack, TrackPath, demo: String)
    /// The part of `node` is lit if it can be found; `lines` are requested by a stop.
    case lines(String, demo: String, node: String?, lines: ClosedRange<Int>?)
    /// Nothing, and why.
    case none(String)

    init(_ workspace: inout Workspace) {
      switch workspace.codeSubject {
      case .lines: self = Self.lines(&workspace)
      case .track: self = Self.track(workspace)
      }
    }

    private static func lines(_ workspace: inout Workspace) -> Content {
      guard let text = workspace.source() else { return .none(localized("Reading the file…")) }
      guard !text.isEmpty else {
        return .none(localized("The file is too large to show, or isn't text"))
      }
      return .lines(
        text, demo: workspace.player.demo.name, node: workspace.currentNode,
        lines: workspace.talk.code.lines)
    }

    private static func track(_ workspace: Workspace) -> Content {
      guard let path = workspace.codeTrack, let track = workspace.track(at: path) else {
        return .none(localized("Nothing is animated here"))
      }
      let count = track.marks.count
      guard count <= TrackCode.mostKeyframes else {
        return .none(localized("Too many keyframes to show (\(count))"))
      }
      return .track(track, path, demo: workspace.player.demo.name)
    }

    /// Equal for the same subject at another time.
    var key: [String] {
      switch self {
      case .track(_, let path, let demo): ["track", demo, path.node, path.property]
      case .lines(_, let demo, _, _): ["lines", demo]
      case .none: ["none"]
      }
    }

    var isTrack: Bool { if case .track = self { true } else { false } }

    /// The number of lines of a text, for the numbers beside it; 0 for other content.
    var lineCount: Int {
      guard case .lines(let text, _, _, _) = self else { return 0 }
      return text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    }
  }

  let content: Content
  let columns: Int
  let page: CodePage
  /// The keyframes whose values are marked.
  private let valueCount: Int
  /// The letters of each value, by the keyframe, and after these of each time; or of each line.
  private let parts: [ArraySlice<Character>]
  /// The lines of the selected node, or the lines requested by a stop, from 0.
  private(set) var litLines: Range<Int> = 0..<0

  init(_ content: Content, columns: Int) {
    (self.content, self.columns) = (content, columns)
    switch content {
    case .none:
      (page, parts, valueCount) = (CodePage([], columns: columns), [], 0)
    case .track(let track, _, _):
      let code = TrackCode(track)
      let marks = code.values + code.times
      page = CodePage(code.code, marks: marks, columns: columns)
      parts = marks.map { code.code[$0] }
      valueCount = code.values.count
    case .lines(let text, _, let node, let lines):
      let code = Array(text)
      (page, valueCount) = (CodePage(code, columns: columns), 0)
      parts = code.split(separator: "\n", omittingEmptySubsequences: false)
      if let lines {
        litLines = (lines.lowerBound - 1..<lines.upperBound).clamped(to: 0..<parts.count)
      } else if let line = node.flatMap({ Self.line(naming: $0, in: parts) }) {
        litLines = line..<line + 1
      }
    }
  }

  /// The only line that names a node, as Swift does with `.named("ball")`, a scene with `"name":
  /// "ball"` and SVG with `id="ball"`. Nil if no line does, or more than one.
  private static func line(naming node: String, in lines: [ArraySlice<Character>]) -> Int? {
    let name = node.split(separator: "/").last.map(String.init) ?? node
    let words = [
      ".named(\"\(name)\")", "\"name\": \"\(name)\"", "\"name\":\"\(name)\"",
      " id=\"\(name)\"",
    ]
    let found = lines.indices.filter { index in
      let line = String(lines[index])
      return words.contains { line.contains($0) }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The keyframes from which the value at a time comes: one where the time is its own or beyond the ends,
  /// else the two around it. Empty for a text.
  func liveMarks(at time: Double) -> Range<Int> {
    guard case .track(let track, _, _) = content, valueCount > 0 else { return 0..<0 }
    let times = track.marks.map(\.time)
    guard times.count == valueCount else { return 0..<valueCount }
    guard let last = times.lastIndex(where: { $0 <= time + 1e-9 }) else { return 0..<1 }
    let isThere = time - times[last] < 1e-9 || last == times.count - 1
    return last..<(isThere ? last + 1 : last + 2)
  }

  /// The indices of the values or lines that differ from an older version; nil for other code.
  func changes(since old: ShownCode) -> Set<Int>? {
    guard content.key == old.content.key, content != old.content else { return nil }
    guard parts.count != old.parts.count else {
      return Set(parts.indices.filter { parts[$0] != old.parts[$0] })
    }
    guard !content.isTrack else { return nil }
    // Lines were added or removed: the changed ones lie between an equal beginning and end.
    let head = zip(parts, old.parts).prefix { $0 == $1 }.count
    let most = min(parts.count, old.parts.count) - head
    let tail = zip(parts.reversed(), old.parts.reversed()).prefix { $0 == $1 }.count
    return Set(head..<(parts.count - min(tail, most)))
  }
}
