import DemoKit
import Editing
import Interface
import Keyframes
package import Persistence
import Words

/// The first words of a saved session's lines that are also lines of recordings. To save something
/// else, add a case, its lines in `moreLines`, and how it is read.
package enum SavedSessionLine: String, CaseIterable {
  /// Panels, and view options of the demo.
  case open
  /// Whether the gallery was opened or closed.
  case gallery
  case theme
  /// Whether the interface moves.
  case motion
  /// The visible times of a demo's timeline.
  case view
  /// The height of the timeline, and the width of its names.
  case timelineHeight = "timeline-height"
  case namesWidth = "names-width"
  /// The width or the height of another panel, by its name.
  case width, height
  /// The size of a pointing tool.
  case tool
  /// The size of type in the speaker's notes.
  case notesZoom = "notes-zoom"
  /// The curve that is pinned in the curve editor.
  case pinned
  /// The track that was clicked last.
  case track
  /// Selected keyframes of a track, by their indices.
  case selected
  /// The language that was chosen.
  case language
  /// Hints for the first minute.
  case welcome
}

extension SavedSession {
  /// The lines after the demo, times and size.
  package var moreLines: [String] {
    let views = views.sorted { $0.key < $1.key }.map { demo, times in
      "view \(demo) \(times.lowerBound.exactText) \(times.upperBound.exactText)"
    }
    var look = theme == .dark ? [] : ["theme \(theme.rawValue)"]
    if reducesMotion { look.append("motion reduced") }
    if let language { look.append("language \(language.tag)") }
    let hints = Welcome.allCases.filter(welcome.contains).map(\.rawValue)
    if !hints.isEmpty { look.append("welcome " + hints.joined(separator: " ")) }
    let tools = pointingSizes.sorted { $0.key.rawValue < $1.key.rawValue }.map {
      "tool \($0.key.rawValue) \($0.value.exactText)"
    }
    if notesZoom != 1 { look.append("notes-zoom \(notesZoom.exactText)") }
    let pinned = pinnedCurve.map { ["pinned \($0.notation.quoted)"] } ?? []
    return panels.lines + look + views + sizes.lines + tools + pinned + selection.lines
  }

  /// Reads one of these lines; others change nothing.
  package mutating func read(_ line: String) throws(LineError) {
    var words = LineWords(Array(line.utf8)[...], line: 1)
    guard let name = words.next().flatMap({ SavedSessionLine(rawValue: $0) }) else { return }
    try read(name, &words)
  }

  /// Reads the rest of a line. A damaged one changes nothing.
  package mutating func read(
    _ name: SavedSessionLine, _ words: inout LineWords
  ) throws(LineError) {
    var savedSession = self
    switch name {
    case .open:
      while let word = words.next() { savedSession.panels.open(word) }
    case .gallery: savedSession.panels.showsGallery = try words.word("The gallery") == "open"
    case .theme:
      let name = try words.word("The theme")
      guard let theme = ThemeName(rawValue: name) else {
        throw words.error("There is no theme \(name.quoted(atMost: 40)).")
      }
      savedSession.theme = theme
    case .motion: savedSession.reducesMotion = try words.word("The motion") == "reduced"
    case .view:
      let demo = try words.word("The demo")
      let start = try words.number("The start", in: SavedRange.playheads)
      savedSession.views[demo] =
        start...(try words.number("The end", in: start...Double.greatestFiniteMagnitude))
    case .timelineHeight:
      savedSession.sizes.timelineHeight = try words.number("The height", in: SavedRange.sizes)
    case .namesWidth:
      savedSession.sizes.namesWidth = try words.number("The width", in: SavedRange.sizes)
    case .width:
      let panel = try words.word("The panel")
      savedSession.sizes.widths[panel] = try words.number("The width", in: SavedRange.sizes)
    case .height:
      let panel = try words.word("The panel")
      savedSession.sizes.heights[panel] = try words.number("The height", in: SavedRange.sizes)
    case .tool:
      let word = try words.word("The tool")
      guard let tool = PointingTool(rawValue: word) else {
        throw words.error("There is no tool \(word.quoted(atMost: 40)).")
      }
      savedSession.pointingSizes[tool] = try words.number("The size", in: tool.sizes)
    case .notesZoom:
      savedSession.notesZoom = try words.number("The size", in: TalkState.notesZooms)
    case .pinned: savedSession.pinnedCurve = try? Easing(notation: try words.quoted("The easing"))
    case .track: try savedSession.selection.readTrack(&words)
    case .selected: try savedSession.selection.readKeys(&words)
    case .language: savedSession.language = try words.language()
    case .welcome:
      while let word = words.next() {
        Welcome(rawValue: word).map { _ = savedSession.welcome.insert($0) }
      }
    }
    try words.finish("\(name.rawValue)")
    self = savedSession
  }
}
