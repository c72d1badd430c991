package import Editing
import Keyframes
import Stage
import Words

/// The first words of a step's lines. Lines that begin with `=` are a document of values that are
/// set, lines that begin with `~` one of keyframes that replace others.
package enum UndoLine: String {
  /// The demo of the selection, whose lines follow as in a `SavedSession`.
  case demo, track, selected
  /// A selected node.
  case chosen
  /// The summary of the step.
  case what
  /// All of the demo's edits but its tracks are as set.
  case edits
  /// The demo's nodes: `own`, as set, or with some of them between so many at the start and at the end.
  case nodes
  /// A track that is no longer edited.
  case drop
  /// Keyframes of a track are replaced, but for so many at the start and at the end.
  case splice
  /// The demo's versions are as set.
  case versions
  /// Values that belong to no demo are as set.
  case rest
  case set = "="
  case part = "~"
}

extension UndoStep {
  package var lines: [String] {
    var lines = ["demo \(selection.demo.quoted)"] + selection.selection.lines
    lines += selection.nodes.map { "chosen \($0.quoted)" }
    if let summary { lines.append("what " + summary.line) }
    var (set, parts) = (patch.rest ?? Document(), Document())
    if patch.rest != nil { lines.append("rest") }
    for (demo, edits) in patch.edits.sorted(by: { $0.key < $1.key }) {
      if let rest = edits.rest {
        lines.append("edits \(demo)")
        set[demo] = rest
      }
      switch edits.nodes {
      case .remove: lines.append("nodes \(demo) own")
      case .set(let nodes):
        lines.append("nodes \(demo) set")
        set[demo].nodes = nodes
      case .splice(let prefix, let suffix, let nodes):
        lines.append("nodes \(demo) \(prefix) \(suffix)")
        parts[demo].nodes = nodes
      case nil: break
      }
      for (path, track) in edits.tracks.sorted(by: { $0.key.order < $1.key.order }) {
        switch track {
        case .remove: lines.append("drop \(demo) \(path.line)")
        case .set(let track): set[demo][path] = track
        case .splice(let prefix, let suffix, let track):
          lines.append("splice \(demo) \(path.line) \(prefix) \(suffix)")
          parts[demo][path] = track
        }
      }
    }
    for (demo, versions) in patch.versions.sorted(by: { $0.key < $1.key }) {
      lines.append("versions \(demo)")
      set.change(versionsOf: demo) { $0 = versions }
    }
    return lines + Self.lines(set, .set) + Self.lines(parts, .part)
  }

  private static func lines(_ document: Document, _ name: UndoLine) -> [String] {
    document == Document()
      ? [] : document.text.split(separator: "\n").map { "\(name.rawValue) \($0)" }
  }

  convenience init(lines: ArraySlice<Substring>) throws(LineError) {
    var reading = UndoStepReading()
    for line in lines { try reading.read(line) }
    self.init(try reading.patch(), reading.selection, reading.summary)
  }
}

/// Reads a step line by line.
private struct UndoStepReading {
  private(set) var selection = StageSelection()
  private(set) var summary: EditSummary?
  private var made = DocumentPatch()
  private var splices: [(demo: String, path: TrackPath, prefix: Int, suffix: Int)] = []
  private var nodes: [(demo: String, prefix: Int?, suffix: Int)] = []
  private var demosWithEdits: [String] = []
  private var demosWithVersions: [String] = []
  private var hasRest = false
  private var texts: [UndoLine: String] = [:]

  mutating func read(_ line: Substring) throws(LineError) {
    var words = LineWords(Array(line.utf8)[...], line: 1)
    guard let name = words.next().flatMap({ UndoLine(rawValue: $0) }) else {
      throw words.missing("The name")
    }
    switch name {
    case .demo: selection.demo = try words.quoted("The demo")
    case .track: try selection.selection.readTrack(&words)
    case .selected: try selection.selection.readKeys(&words)
    case .chosen: selection.nodes.append(try words.quoted("The node"))
    case .what: summary = try EditSummary(&words)
    case .edits: demosWithEdits.append(try words.word("The demo"))
    case .nodes: try readNodes(&words)
    case .drop:
      let demo = try words.word("The demo")
      made.edits[demo, default: .init()].tracks[try TrackPath(&words)] = .remove
    case .splice:
      let demo = try words.word("The demo")
      splices.append(
        (
          demo, try TrackPath(&words), try words.count("The start", in: 0...Int(1e9)),
          try words.count("The end", in: 0...Int(1e9))
        ))
    case .versions: demosWithVersions.append(try words.word("The demo"))
    case .rest: hasRest = true
    case .set, .part:
      texts[name, default: ""] += String(decoding: words.takeBytes(), as: UTF8.self) + "\n"
    }
    try words.finish("\(name.rawValue)")
  }

  private mutating func readNodes(_ words: inout LineWords) throws(LineError) {
    let demo = try words.word("The demo")
    var copy = words
    switch copy.next() {
    case "own"?: made.edits[demo, default: .init()].nodes = .remove
    case "set"?: nodes.append((demo, nil, 0))
    case _:
      nodes.append(
        (
          demo, try words.count("The start", in: 0...Int(1e9)),
          try words.count("The end", in: 0...Int(1e9))
        ))
      return
    }
    words = copy
  }

  func patch() throws(LineError) -> DocumentPatch {
    let (set, parts) = (try document(.set), try document(.part))
    var patch = made
    if hasRest { patch.rest = set.withoutDemos }
    for demo in demosWithEdits {
      patch.edits[demo, default: .init()].rest = set[demo].withoutScene
    }
    for demo in set.demos.keys {
      for (path, track) in set[demo].tracks {
        patch.edits[demo, default: .init()].tracks[path] = .set(track)
      }
    }
    for (demo, path, prefix, suffix) in splices {
      guard let track = parts[demo][path] else {
        throw LineWords([], line: 1).missing("The track")
      }
      patch.edits[demo, default: .init()].tracks[path] =
        .splice(prefix: prefix, suffix: suffix, track)
    }
    for (demo, prefix, suffix) in nodes {
      guard let found = (prefix == nil ? set : parts)[demo].nodes else {
        throw LineWords([], line: 1).missing("The nodes")
      }
      patch.edits[demo, default: .init()].nodes =
        prefix.map { .splice(prefix: $0, suffix: suffix, found) } ?? .set(found)
    }
    for demo in demosWithVersions { patch.versions[demo] = set.savedVersions(of: demo) }
    return patch
  }

  private func document(_ name: UndoLine) throws(LineError) -> Document {
    guard let text = texts[name] else { return Document() }
    do throws(DocumentError) {
      return try Document(text: text)
    } catch {
      throw LineWords([], line: error.line).error(error.problem)
    }
  }
}
