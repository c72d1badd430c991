import AppState
import Interface
import Keyframes
import Stage

/// Where a stop's caption lies, in logical points, in type that the last row of an audience reads.
struct TalkCaption {
  let lines: [String]
  let style: TextStyle
  let box: Rect

  /// From line to line.
  var step: Double { style.size * Self.step }

  /// The name of its sprites, by which those of a recorded talk are told apart.
  static let spriteName = "caption of a talk"

  private static let step = 1.35
  /// Around the box.
  private static let margin = 8.0

  /// Below `picture` if there is room, else over the lower edge of `room`.
  init(_ caption: String, below picture: Rect, in room: Rect, type: Double, _ ui: UI) {
    let style = TextStyle(type, .semibold, alignment: .centre)
    let lines = ui.lines(of: caption, style, width: room.width * 0.8, most: 3)
    let widest = lines.map { ui.measure(Text($0, style)) }.max() ?? 0
    let size = Size(
      width: widest + 2 * type, height: type * (Self.step * Double(lines.count) + 0.5))
    let below = room.maxY - picture.maxY
    // Projectors cut off up to 5% at the edges.
    let middle =
      below >= size.height + Self.margin
      ? picture.maxY + below / 2 : room.maxY - room.height * 0.05 - size.height / 2
    box = Rect(centre: Point(x: room.centre.x, y: middle), size: size)
    (self.lines, self.style) = (lines, style)
  }
}

extension Workspace {
  /// The text below the stage; empty if there is none, or something else is shown.
  private var captionText: String {
    guard let presentation = talk.presentation, !presentation.showsCard, presentation.sheet == nil,
      presentation.cover == nil
    else { return "" }
    return presentation.stop.caption
  }

  /// The caption of the stop; nil if there is none.
  func caption(_ ui: UI) -> TalkCaption? {
    guard let presentation = talk.presentation, !captionText.isEmpty else { return nil }
    return TalkCaption(
      captionText,
      below: presentation.replay == nil ? layout.page ?? layout.stage : replayRoom(ui),
      in: layout.panels.stage, type: layout.talkType(30), ui)
  }

  /// Where a recorded run is played: above the caption, since it has controls at its lower edge.
  func replayRoom(_ ui: UI) -> Rect {
    let window = layout.window
    guard let caption = talk.presentation?.stop.caption, !caption.isEmpty else { return window }
    let room = TalkCaption(caption, below: window, in: window, type: layout.talkType(30), ui).box
    return window.from(y: 0, to: window.maxY - room.height - window.height * 0.05)
  }
}
