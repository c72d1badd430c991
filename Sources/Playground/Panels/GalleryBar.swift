import Keyframes
import Scrolling
import Stage

/// The bar at the edge of the gallery, which tells how far it is scrolled and can be dragged.
extension Session {
  /// The part that can be taken hold of; nil where all fits.
  func galleryThumb(in list: Rect) -> Rect? {
    let overflow = galleryOverflow(list)
    guard overflow > 0 else { return nil }
    let height = min(max(32, list.height * list.height / (list.height + overflow)), list.height)
    let part = min(max(galleryScroller.position / overflow, 0), 1)
    return Rect(
      x: list.maxX - 14, y: list.minY + 2 + part * max(list.height - height - 4, 0), width: 14,
      height: height)
  }

  func drawGalleryBar(_ list: Rect, _ ui: inout UI) {
    guard let thumb = galleryThumb(in: list) else { return }
    let look = ui.add(Widget(identity: .galleryBar, rect: thumb, role: .surface))
    let isActive = look.isHot || look.isHeld
    let width = isActive ? 6.0 : 4
    ui.box(
      Rect(x: list.maxX - 4 - width, y: thumb.minY, width: width, height: thumb.height),
      isActive ? Theme.faintText : Theme.hairline, corner: width / 2)
  }

  mutating func hold(galleryBarAt place: Point) {
    begin(GalleryBarDrag(y: place.y, start: galleryScroller.position))
  }
}

/// A hand that moves the list by its bar.
struct GalleryBarDrag: PanelDrag {
  let y: Double
  let start: Double
  var pointerShape: PointerShape { .grab }

  mutating func move(to place: Point, in session: inout Session) {
    guard let panel = session.layout.gallery else { return }
    let list = session.galleryList(in: panel)
    guard let thumb = session.galleryThumb(in: list) else { return }
    let overflow = session.galleryOverflow(list)
    let way = max(list.height - thumb.height - 4, 1)
    let wanted = start + (place.y - y) / way * overflow
    session.galleryScroller.jump(to: min(max(wanted, 0), overflow))
  }

  mutating func cancel(in session: inout Session) { session.galleryScroller.jump(to: start) }
}
