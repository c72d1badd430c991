import AppState
import Interface
import Keyframes
import Stage
import Talks
import Words

extension SpeakerView {
  /// Below: the countdown with its warning, the stopwatch, and the time of day.
  func drawTimes(_ notes: SpeakerNotes, _ layout: SpeakerLayout, _ ui: inout UI) {
    let room = layout.times
    ui.box(room, Theme.panel)
    let color =
      switch notes.warning {
      case .none: Theme.text
      case .first: Theme.brass
      case .second, .over: Theme.coral
      }
    var cells: [(name: String, time: String, color: Color)] = []
    if let left = notes.left {
      let name = localized(left < 0 ? "Over" : "Left")
      cells.append(
        (
          notes.warningWords.isEmpty ? name : notes.warningWords, SpeakerNotes.text(seconds: left),
          color
        ))
    }
    cells.append((notes.stopwatch, SpeakerNotes.text(seconds: notes.elapsed), Theme.text))
    cells.append((localized("Time"), notes.timeOfDay, Theme.text))
    let width = (room.width - 2 * layout.margin) / Double(cells.count)
    for (index, cell) in cells.enumerated() {
      let x = room.minX + layout.margin + width * Double(index)
      let name = layout.style(18, .medium)
      ui.text(
        ui.fitted(cell.name, name, width: width - layout.margin), name,
        cell.color == Theme.text ? Theme.mutedText : cell.color,
        at: Point(x: x, y: room.minY + 28 * layout.unit))
      // An hour takes more room than a narrow window has.
      var time = layout.style(48, .semibold, .mono)
      let wide = ui.measure(Text(cell.time, time))
      time.size *= min(1, (width - layout.margin * 0.5) / max(wide, 1))
      ui.text(cell.time, time, cell.color, at: Point(x: x, y: room.minY + 76 * layout.unit))
    }
  }
}
