import AppState
import Interface
import Keyframes
import Stage
import Talks
import Words

/// The stop and the speaker's notes, set in the largest type in which all of them fit.
struct SpeakerPage {
  private struct Line {
    let words: String
    let style: TextStyle
    let color: Color
    let y: Double
  }

  private let room: Rect
  private let layout: SpeakerLayout
  private var lines: [Line] = []
  /// Where the next line is.
  private var y: Double
  /// Whether nothing is left out.
  private(set) var fits = true

  /// The largest size of the notes, for a zoom of 1, and the steps in which they become smaller.
  private static let (largest, step) = (28.0, 0.92)
  /// From line to line, in sizes of type.
  private static let leading = 1.4

  /// `zoom` is that of the notes, which are not smaller than `least` and then may not fit; in points of a window
  /// of 1280 × 720.
  init(
    _ notes: SpeakerNotes, in room: Rect, _ layout: SpeakerLayout, zoom: Double, least: Double,
    _ ui: UI
  ) {
    (self.room, self.layout) = (room, layout)
    y = room.minY + 16 * layout.unit
    addHead(notes, ui)
    y += 16 * layout.unit
    let isEmpty = notes.notes.isEmpty
    addNotes(
      isEmpty ? localized("No notes for this stop") : notes.notes,
      isEmpty ? Theme.mutedText : Theme.text, from: Self.largest * zoom, to: least, ui)
  }

  private mutating func add(_ words: [String], _ style: TextStyle, _ color: Color) {
    for line in words {
      lines.append(Line(words: line, style: style, color: color, y: y))
      y += style.size * Self.leading
    }
  }

  private mutating func add(
    _ words: String, _ style: TextStyle, _ color: Color, most: Int, _ ui: UI
  ) {
    guard !words.isEmpty else { return }
    add(ui.lines(of: words, style, width: room.width, most: most), style, color)
  }

  /// The stop, and its state.
  private mutating func addHead(_ notes: SpeakerNotes, _ ui: UI) {
    let number = localized("\(notes.stop.number) / \(notes.count)")
    add("\(number)   \(notes.talk)", layout.style(18, .medium), Theme.brass, most: 1, ui)
    y += 8 * layout.unit
    add(notes.stop.title, layout.style(32, .semibold), Theme.text, most: 1, ui)
    add(notes.stop.caption, layout.style(20, .regular), Theme.mutedText, most: 2, ui)
    add(notes.state, layout.style(20, .semibold), Theme.brass, most: 4, ui)
  }

  /// In the largest size of type from `largest` down to `least` in which all lines fit.
  private mutating func addNotes(
    _ words: String, _ color: Color, from largest: Double, to least: Double, _ ui: UI
  ) {
    let paragraphs = words.split(separator: "\n", omittingEmptySubsequences: false)
    var (size, style) = (largest, layout.style(18, .medium))
    var (text, space) = ([String](), 1)
    while size >= least {
      style = layout.style(size, .regular)
      size *= Self.step
      space = max(1, Int((room.maxY - y) / (style.size * Self.leading)))
      text = paragraphs.flatMap {
        $0.isEmpty ? [""] : ui.lines(of: String($0), style, width: room.width, most: 200)
      }
      if text.count <= space { break }
    }
    if text.count > space {
      fits = false
      text = text.prefix(space - 1) + ["…"]
    }
    add(text, style, color)
  }

  func draw(_ ui: inout UI) {
    for line in lines where !line.words.isEmpty {
      ui.text(line.words, line.style, line.color, at: Point(x: room.minX, y: line.y))
    }
  }
}
