import AppState
import Interface
import Keyframes
import Stage
import Words

// Where the cards of the tour lie.
extension Workspace {
  /// The card of a lesson, or of the hint in the first minute; nil while there is neither.
  func tourCard(_ ui: UI) -> Rect? {
    showsLesson ? lessonCard : showsWelcome ? welcomeCard(ui).rect : nil
  }

  /// Below the picture, in the room that the layout leaves there.
  var lessonCard: Rect {
    let room = layout.panels.stage
    let width = min(room.width - 16, 720)
    return Rect(
      x: (room.centre.x - width / 2).rounded(), y: room.maxY - Layout.lessonHeight - 4,
      width: width, height: Layout.lessonHeight)
  }

  /// The words of the hint, and its card below all versions, where they are compared; over the picture where there is
  /// no room below it.
  func welcomeCard(_ ui: UI) -> (words: String, rect: Rect) {
    let room = layout.panels.stage
    let stage =
      ([layout.stage, layout.easings].compactMap(\.self) + layout.lanes)
      .max { $0.maxY < $1.maxY } ?? layout.stage
    let middle = layout.lanes.isEmpty ? stage.centre.x : room.centre.x
    let words = localized(
      window.welcome.contains(.drag)
        ? "Drag the stage: time follows your hand" : "New here? Eight lessons of a minute each")
    let offer = ui.widthOfTourButton(localized("Take the tour")) + 8
    let buttons = (window.welcome.contains(.tour) ? offer : 0) + 56
    let width = min(ui.measure(Text(words, Theme.label)) + buttons, room.width - 16)
    let height = Layout.hintHeight
    let isBelow = room.maxY - stage.maxY >= height + 4
    let rect = Rect(
      x: ui.snap(max(middle - width / 2, room.minX + 4)),
      y: ui.snap(isBelow ? (stage.maxY + room.maxY - height) / 2 : stage.maxY - 48),
      width: width, height: height)
    return (words, rect)
  }
}

extension UI {
  /// At most three lines, as narrow as these can be, so that none has a single word.
  mutating func balanced(_ words: String, _ style: TextStyle, width: Double) -> [String] {
    var lines = wrapped(words, style, width: width, lines: 3)
    for part in [0.9, 0.8, 0.7, 0.6] where lines.count > 1 {
      let narrower = wrapped(words, style, width: width * part, lines: 4)
      if narrower.count > lines.count { break }
      lines = narrower
    }
    return lines
  }

  func widthOfTourButton(_ words: String) -> Double { measure(Text(words, Theme.heading)) + 24 }
}
