import AppState
import Interface
import Keyframes
import Stage

/// The position of a notice, in logical points: over the lower edge of the stage, inside its area.
struct NoticeBox {
  let lines: [String]
  let box: Rect

  static let style = Theme.label.aligned(.centre)
  /// From line to line.
  static let step = 20.0
  private static let widest = 560.0
  /// Left and right of the words, and beside the box.
  private static let margin = 16.0

  init(_ words: String, over stage: Rect, in room: Rect, _ ui: inout UI) {
    let most = max(min(Self.widest, room.width - 4 * Self.margin), 96)
    lines = ui.wrapped(words, Self.style, width: most, lines: 5)
    let longest = lines.map { ui.measure(Text($0, Self.style)) }.max() ?? 0
    let size = Size(
      width: longest + 2 * Self.margin, height: 12 + Self.step * Double(lines.count))
    let x = min(
      max(stage.centre.x, room.minX + 8 + size.width / 2), room.maxX - 8 - size.width / 2)
    let y = max(stage.maxY - 20 - size.height / 2, room.minY + 8 + size.height / 2)
    box = Rect(centre: Point(x: x, y: y), size: size)
  }
}

extension Workspace {
  /// The position of the notice; nil if there is none.
  func noticeBox(_ ui: inout UI) -> NoticeBox? {
    requests.notice.map { NoticeBox($0.words, over: layout.stage, in: layout.panels.stage, &ui) }
  }
}
