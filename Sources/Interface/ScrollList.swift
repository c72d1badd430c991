package import Keyframes
package import Scrolling
import Stage

/// A list that scrolls vertically: by wheel, by dragging and flinging, by its bar, and by keys.
///
/// Lengths are in logical points. The `UI` keeps the lists and passes them their input.
package struct ScrollList: Equatable, Sendable {
  package private(set) var scroller = Scroller(Extent(range: 0...0, viewport: 1))
  /// The rectangle in which the content is shown.
  package private(set) var view = Rect.zero
  /// The height of the content.
  package private(set) var height = 0.0
  private var barStart = 0.0

  package init() {}

  package var position: Double { scroller.position }
  package var destination: Double { scroller.destination }
  package var isMoving: Bool { scroller.isMoving }
  package var overflow: Double { max(height - view.height, 0) }

  package mutating func resize(height: Double, view: Rect) {
    guard height != self.height || view != self.view else { return }
    (self.height, self.view) = (height, view)
    scroller.resize(to: Extent(range: 0...overflow, viewport: max(view.height, 1)))
  }

  package mutating func advance(by seconds: Double) { scroller.advance(by: seconds) }

  /// Scrolls to a position at once; positions beyond the ends are clamped.
  package mutating func jump(to position: Double) {
    scroller.jump(to: min(max(position, 0), overflow))
  }

  /// Ends a motion at its destination.
  package mutating func finish() { scroller.jump(to: scroller.destination) }

  /// Scrolls to a position in a short motion; positions beyond the ends are clamped.
  package mutating func settle(to position: Double) {
    scroller.settle(to: min(max(position, 0), overflow))
  }

  /// Scrolls no further than needed to show the content from `top` to `bottom`; if that does not
  /// fit into the view, shows its top.
  package mutating func reveal(from top: Double, to bottom: Double, atOnce: Bool = false) {
    let now = scroller.destination
    let wanted: Double
    if top < now || bottom - top > view.height {
      wanted = top
    } else if bottom > now + view.height {
      wanted = bottom - view.height
    } else {
      return
    }
    if atOnce { jump(to: wanted) } else { settle(to: wanted) }
  }

  // MARK: Wheel, dragging and keys

  package mutating func wheel(_ event: WheelEvent) {
    scroller.wheel(event, along: event.mainAxis)
  }

  package mutating func beginDrag(atY y: Double, time: Double) {
    scroller.beginDrag(at: y, time: time)
  }

  package mutating func drag(toY y: Double, time: Double) { scroller.drag(to: y, time: time) }

  package mutating func endDrag(time: Double, isCancelled: Bool = false) {
    if isCancelled { scroller.cancelDrag(time: time) } else { scroller.endDrag(time: time) }
  }

  /// Scrolls by a line or a page, or to an end.
  /// - Returns: whether the key is one that scrolls.
  package mutating func key(_ key: Key, line: Double) -> Bool {
    let page = max(view.height - line, line)
    switch key {
    case .up: settle(to: destination - line)
    case .down: settle(to: destination + line)
    case .pageUp: settle(to: destination - page)
    case .pageDown: settle(to: destination + page)
    case .home: settle(to: 0)
    case .end: settle(to: overflow)
    case .space, .left, .right, .tab, .enter, .escape, .backspace, .delete, .menu, .function,
      .character:
      return false
    }
    return true
  }

  // MARK: The bar

  /// The part of the bar that can be dragged, at the right edge of `rect`; nil if everything fits.
  package func thumb(in rect: Rect) -> Rect? {
    guard overflow > 0 else { return nil }
    let length = min(max(32, rect.height * view.height / height), rect.height - 12)
    let part = min(max(position / overflow, 0), 1)
    return Rect(
      x: rect.maxX - 14, y: rect.minY + 2 + part * max(rect.height - length - 4, 0), width: 14,
      height: length)
  }

  package mutating func beginBarDrag() { barStart = position }

  /// Scrolls as if the bar was dragged by `distance` points since `beginBarDrag`; the bar runs
  /// along the right edge of `rect`.
  package mutating func dragBar(by distance: Double, in rect: Rect) {
    guard let thumb = thumb(in: rect) else { return }
    let room = rect.height - thumb.height - 4
    jump(to: barStart + distance / room * overflow)
  }

  package mutating func cancelBarDrag() { jump(to: barStart) }
}
