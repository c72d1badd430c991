import AppState
import Interface
import Keyframes
import Stage
import Words

extension GalleryPanel {
  /// "Edited" in the lower right corner of a picture; a press opens the demo like its card.
  func drawEdited(_ index: Int, in picture: Rect, _ ui: inout UI) {
    let width = ui.measure(Text(localized("Edited"), Theme.key)) + 14
    let badge = Rect(
      x: picture.maxX - 6 - width, y: picture.maxY - 26, width: width, height: 20)
    _ = ui.add(
      Widget(
        identity: .gallery(.edited(index)), rect: badge, role: .button(.choose(demo: index)),
        isStop: false))
    ui.box(badge, Theme.panel.opacity(0.92), corner: 10)
    ui.text(
      localized("Edited"), Theme.key.aligned(.centre), Theme.brass, at: badge.centre)
  }
}
