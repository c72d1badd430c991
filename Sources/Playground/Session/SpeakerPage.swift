import AppState
import Interface
import Keyframes
import Stage
import Words

/// The stop and the speaker's notes, set in the largest type in which all of them fit.
struct SpeakerPage {
  private struct Line {
    let words: String
    let style: TextStyle
    let color: Color
    let y: Double
  }

  private var lines: [Line] = []
  private let x: Double
  /// Whether nothing is left out.
  private(set) var fits = true

  /// The largest size of the notes, for a zoom of 1, and the steps in which they become smaller.
  private static let (largest, step) = (28.0, 0.92)

  /// `zoom` is that of the notes, which are not smaller than `least` and then may not fit; in points of a window
  /// of 1280 × 720.
  init(
    _ notes: SpeakerNotes, in room: Rect, _ layout: SpeakerLayout, zoom: Double, least: Double,
    _ ui: UI
  ) {
    x = room.minX
    var y = room.minY + 16 * layout.unit
    func add(_ words: [String], _ style: TextStyle, _ color: Color, to lines: inout [Line]) {
      for line in words {
        lines.append(Line(words: line, style: style, color: color, y: y))
        y += style.size * 1.4
      }
    }
    func wrapped(_ words: String, _ style: TextStyle, most: Int) -> [String] {
      words.isEmpty ? [] : ui.lines(of: words, style, width: room.width, most: most)
    }
    let small = layout.style(18, .medium)
    let number = localized("\(notes.stop.number) / \(notes.count)")
    var copy = ui
    let head = copy.fitted("\(number)   \(notes.talk)", small, width: room.width)
    add([head], small, Theme.brass, to: &lines)
    y += 8 * layout.unit
    let (title, caption) = (layout.style(32, .semibold), layout.style(20, .regular))
    add(wrapped(notes.stop.title, title, most: 1), title, Theme.text, to: &lines)
    add(wrapped(notes.stop.caption, caption, most: 2), caption, Theme.mutedText, to: &lines)
    let state = layout.style(20, .semibold)
    add(wrapped(notes.state, state, most: 4), state, Theme.brass, to: &lines)
    y += 16 * layout.unit
    let isEmpty = notes.notes.isEmpty
    let words = isEmpty ? localized("No notes for this stop") : notes.notes
    let color = isEmpty ? Theme.mutedText : Theme.text
    var (style, text, space) = (small, [String](), 1)
    var size = Self.largest * zoom
    while size >= least {
      style = layout.style(size, .regular)
      size *= Self.step
      space = max(1, Int((room.maxY - y) / (style.size * 1.4)))
      text = words.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
        $0.isEmpty ? [""] : ui.lines(of: String($0), style, width: room.width, most: 200)
      }
      if text.count <= space { break }
    }
    if text.count > space {
      fits = false
      text = text.prefix(space - 1) + ["…"]
    }
    add(text, style, color, to: &lines)
  }

  func draw(_ ui: inout UI) {
    for line in lines where !line.words.isEmpty {
      ui.text(line.words, line.style, line.color, at: Point(x: x, y: line.y))
    }
  }
}
