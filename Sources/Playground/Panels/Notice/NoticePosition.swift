import AppState
import Interface
import Keyframes
import Stage

extension Workspace {
  /// The position of the notice; nil if there is none.
  func noticeBox(_ ui: inout UI) -> NoticeBox? {
    guard let words = requests.notice?.words else { return nil }
    let shown = layout.lanes + [layout.easings, layout.page].compactMap(\.self)
    let picture = shown.reduce(layout.stage) { $0.union($1) }
    let card = tourCard(ui)
    return NoticeBox(
      words, below: picture, in: layout.panels.stage, free: roomBelow(picture, above: card),
      above: card, &ui)
  }

  /// The part of the stage's area below the picture, beside its tools and above a card; nil without panels.
  private func roomBelow(_ picture: Rect, above card: Rect?) -> Rect? {
    guard layout.transport != nil else { return nil }
    let room = layout.panels.stage
    var (left, top) = (room.minX, picture.maxY)
    if let (bar, isUpright) = toolsBar {
      if isUpright { left = max(left, bar.maxX) } else { top = max(top, bar.maxY) }
    }
    let bottom = card.map { $0.minY - 8 } ?? room.maxY
    return Rect(x: left, y: top, width: room.maxX - left, height: max(bottom - top, 0))
  }
}
