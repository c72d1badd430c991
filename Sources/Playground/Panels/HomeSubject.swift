import Exporting
import Keyframes
import Scrolling
import Stage

/// What can be taken home.
enum HomeSubject: String, CaseIterable { case easing, track, node, scene }

/// The parts of the panel that can be pressed.
enum HomePart: Hashable {
  case subject(HomeSubject)
  case format(ExportFormat)
  /// −1 the one before, 1 the one after.
  case step(Int)
  case text
  case copy
}

/// The panel that shows the demo as code.
struct Home {
  var subject = HomeSubject.track
  var format = ExportFormat.swift
  /// The node that was stepped to, and what was selected then: another selection leads away from it.
  var node: (name: String, selection: Selection)?
  var scroller = Scroller(Extent(range: 0...0, viewport: 1))
  /// What was exported last; made anew only when something else is to be shown.
  var taken: TakenHome?
}

/// Something of a demo, ready to be exported.
enum HomeThing: Equatable {
  case easing(Easing)
  case track(PropertyTrack)
  case node(Node)
  case scene(Scene, Timeline, name: String)

  func exported(as format: ExportFormat) -> Exported {
    switch self {
    case .easing(let easing): format.export(easing)
    case .track(let track): format.export(track)
    case .node(let node): format.export(node)
    case .scene(let scene, let timeline, let name): format.export(scene, timeline, named: name)
    }
  }
}

/// An export with what it was made of.
struct TakenHome {
  let thing: HomeThing
  let format: ExportFormat
  /// Which demo, subject and place it was.
  let key: String
  let exported: Exported
  /// As many letters as a line of the panel has room for.
  let columns: Int
  /// The text, broken where a line is too long.
  let lines: [String]
  /// How many lines the text has unbroken.
  let count: Int

  init(_ thing: HomeThing, _ format: ExportFormat, key: String, columns: Int) {
    let exported = thing.exported(as: format)
    self.init(thing, format, key: key, exported, columns: columns)
  }

  private init(
    _ thing: HomeThing, _ format: ExportFormat, key: String, _ exported: Exported, columns: Int
  ) {
    (self.thing, self.format, self.key) = (thing, format, key)
    (self.exported, self.columns) = (exported, columns)
    let whole = exported.text.lineList
    count = whole.count
    lines = whole.flatMap { Self.broken($0, columns: max(columns, 8)) }
  }

  func broken(at columns: Int) -> TakenHome {
    TakenHome(thing, format, key: key, exported, columns: columns)
  }

  /// What does not fit goes on two letters further in than the line began.
  private static func broken(_ line: Substring, columns: Int) -> [String] {
    var rest = Array(line)
    guard rest.count > columns else { return [String(line)] }
    let indent = min(rest.prefix { $0 == " " }.count + 2, columns / 2)
    var lines: [String] = []
    while rest.count > columns {
      let end = end(of: rest.prefix(columns))
      lines.append(String(rest[..<end]))
      rest = Array(repeating: " ", count: indent) + rest[end...]
    }
    return lines + [String(rest)]
  }

  /// Behind the last comma, else the last space, of the second half.
  private static func end(of head: ArraySlice<Character>) -> Int {
    let half = head.count / 2
    let commas = head.indices.filter { $0 > half && head[$0] == " " && head[$0 - 1] == "," }
    let spaces = head.indices.filter { $0 > half && head[$0] == " " }
    return (commas.last ?? spaces.last).map { $0 + 1 } ?? head.count
  }
}

extension String {
  /// Its lines, without a last one that is empty.
  var lineList: [Substring] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true, lines.count > 1 { lines.removeLast() }
    return lines
  }
}
