package import Keyframes
import Stage

/// The text of a tooltip: the effect of a control, and the keys with the same effect.
package struct Tip: Equatable, Sendable {
  package var words: String
  package var keys = ""
  /// The whole text of a control that had to be shortened, shown above the words.
  package var heading = ""

  package init(_ words: String, keys: String = "") { (self.words, self.keys) = (words, keys) }
}

/// Decides when the tooltip of the control under the pointer is shown: after the pointer has rested
/// there for a moment, or at once if another tooltip was shown just before. A press, a key or
/// leaving the control hides it. Times are event times, in seconds.
package struct Tooltip<Part: Hashable & Sendable>: Equatable, Sendable {
  package init() {}

  /// How long the pointer must rest, in seconds.
  package static var delay: Double { 0.5 }
  /// Seconds after a tooltip during which the next one is shown at once.
  package static var grace: Double { 0.4 }

  /// The control under the pointer, if it has a tooltip.
  package private(set) var over: Part?
  /// The position where the pointer rests, in logical points.
  package private(set) var position = Point.zero
  private var since = 0.0
  private var isHushed = false
  private var seen: Double?

  /// Notes that the pointer is at `position`, over a control with a tooltip or over none (nil).
  package mutating func point(at position: Point, over widget: Part?, _ time: Double) {
    let wasShown = isShown(at: time)
    if wasShown { seen = time }
    guard widget != over else {
      // Once shown, the tooltip stays in place while the pointer moves on the control.
      if !wasShown { (self.position, since) = (position, time) }
      return
    }
    let isWarm = seen.map { time - $0 <= Self.grace } ?? false
    (over, self.position, isHushed) = (widget, position, false)
    since = isWarm ? time - Self.delay : time
  }

  /// Hides the tooltip until the pointer is over another control.
  package mutating func hush() { (isHushed, seen) = (true, nil) }

  /// Notes that the pointer has left the control, or that the control is gone.
  package mutating func leave(_ time: Double) {
    if isShown(at: time) { seen = time }
    over = nil
  }

  package func isShown(at time: Double) -> Bool {
    over != nil && !isHushed && time - since >= Self.delay
  }

  /// Whether the tooltip will be shown without another event.
  package func isDue(after time: Double) -> Bool {
    over != nil && !isHushed && time - since < Self.delay
  }

  /// The box of a tooltip of `size` for a control at `anchor`, with the pointer at `position`: below
  /// the control if there is room, else above it, else beside it, and over it only if the control
  /// fills the window. It never covers the pointer, and is within the window if that is large
  /// enough.
  package static func box(
    _ size: Size, beside anchor: Rect, pointer position: Point, in window: Rect
  ) -> Rect {
    let room = window.inset(by: 4)
    let gap = 8.0
    func box(x: Double, y: Double) -> Rect {
      Rect(
        x: max(min(x, room.maxX - size.width), room.minX),
        y: max(min(y, room.maxY - size.height), room.minY), width: size.width, height: size.height)
    }
    // Wide controls have their tooltip near the pointer.
    let isWide = anchor.width > 200
    let left = (isWide ? position.x : anchor.centre.x) - size.width / 2
    let top = (anchor.height > 64 ? position.y : anchor.centre.y) - size.height / 2
    // The pointer's picture extends below and to the right of its tip.
    let hand = Rect(x: position.x - 4, y: position.y - 4, width: 20, height: 26)
    let positions = [
      box(x: left, y: anchor.maxY + gap), box(x: left, y: anchor.minY - gap - size.height),
      box(x: anchor.maxX + gap, y: top), box(x: anchor.minX - gap - size.width, y: top),
    ]
    if let free = positions.first(where: { !$0.intersects(anchor) && !$0.intersects(hand) }) {
      return free
    }
    let near = [
      box(x: left, y: hand.maxY + gap), box(x: left, y: hand.minY - gap - size.height),
      box(x: hand.maxX + gap, y: top), box(x: hand.minX - gap - size.width, y: top),
    ]
    return near.first { !$0.intersects(hand) } ?? near[0]
  }
}
