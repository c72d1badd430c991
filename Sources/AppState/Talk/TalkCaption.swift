package import Interface
package import Keyframes
package import Stage
import Talks

/// Where a stop's caption lies, in logical points, in type that the last row of an audience reads.
package struct TalkCaption {
  package let lines: [String]
  package let style: TextStyle
  package let box: Rect

  /// From line to line.
  package var step: Double { style.size * Self.step }

  /// The name of its sprites, by which those of a recorded talk are told apart.
  package static let spriteName = "caption of a talk"

  private static let step = 1.35
  private static let mostLines = 3
  /// Around the box.
  private static let margin = 8.0

  /// The height that a caption in one line needs below a picture.
  static func height(type: Double) -> Double { type * (step + 0.5) + 2 * margin }

  /// Below `picture` if there is room, else over the lower edge of `room`.
  package init(
    _ caption: String, below picture: Rect, in room: Rect, type: Double,
    _ ui: UI<some Hashable & Sendable, some Equatable & Sendable>
  ) {
    let style = TextStyle(type, .semibold, alignment: .centre)
    let lines = ui.lines(of: caption, style, width: room.width * 0.8, most: Self.mostLines)
    let widest = lines.map { ui.measure(Text($0, style)) }.max() ?? 0
    let size = Size(
      width: widest + 2 * type, height: type * (Self.step * Double(lines.count) + 0.5))
    let below = room.maxY - picture.maxY
    // On a display that is higher than wide, it stays near the picture. Projectors cut off up to 5% at the edges.
    let middle =
      below >= size.height + Self.margin
      ? picture.maxY + min(below / 2, size.height * 1.5 + Self.margin)
      : room.maxY - room.height * 0.05 - size.height / 2
    box = Rect(centre: Point(x: room.centre.x, y: middle), size: size)
    (self.lines, self.style) = (lines, style)
  }

  /// Whether a caption in this layout has more lines than are shown.
  package static func isCut(
    _ caption: String, _ layout: Layout,
    _ ui: UI<some Hashable & Sendable, some Equatable & Sendable>
  ) -> Bool {
    let style = TextStyle(layout.talkType(30), .semibold, alignment: .centre)
    let width = layout.panels.stage.width * 0.8
    return ui.lines(of: caption, style, width: width, most: mostLines + 1).count > mostLines
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
  package func caption(
    _ ui: UI<some Hashable & Sendable, some Equatable & Sendable>
  ) -> TalkCaption? {
    guard let presentation = talk.presentation, !captionText.isEmpty else { return nil }
    return TalkCaption(
      captionText,
      below: presentation.replay.map { recordedStage ?? $0.picture(in: replayRoom(ui).size) }
        ?? layout.page ?? layout.stage,
      in: layout.panels.stage, type: layout.talkType(30), ui)
  }

  /// The stage of a recorded talk that leaves room for captions below it: the stop's own caption has that room.
  private var recordedStage: Rect? {
    talk.presentation?.replay?.stageAboveCaption(in: layout.window.size)
  }

  /// The stage or the page of a talk with room for captions below it, in fractions of the window; nil without.
  package var captionedStage: Rect? {
    guard talk.presentation != nil, window.arrangement.hasCaptions else { return nil }
    let (stage, all) = (layout.page ?? layout.stage, layout.window)
    return Rect(
      x: stage.minX / all.width, y: stage.minY / all.height, width: stage.width / all.width,
      height: stage.height / all.height)
  }

  /// Where a recorded run is played: above the caption, since it has controls at its lower edge.
  package func replayRoom(
    _ ui: UI<some Hashable & Sendable, some Equatable & Sendable>
  ) -> Rect {
    let window = layout.window
    guard let caption = talk.presentation?.stop.caption, !caption.isEmpty, recordedStage == nil
    else { return window }
    let room = TalkCaption(caption, below: window, in: window, type: layout.talkType(30), ui).box
    return window.from(y: 0, to: window.maxY - room.height - window.height * 0.05)
  }
}
