package import Keyframes
import Stage

/// The text of a tooltip: what a control does, and the keys that do the same.
package struct Tip: Equatable, Sendable {
  package var words: String
  package var keys = ""

  package init(_ words: String, keys: String = "") { (self.words, self.keys) = (words, keys) }
}

/// When the tooltip of the control under the pointer is shown: after the pointer has rested there for
/// a moment, or at once if another tooltip was shown just before. A press, a key or leaving the
/// control hides it. Times are event times, in seconds.
package struct Tooltip<Part: Hashable & Sendable>: Equatable, Sendable {
  package init() {}

  /// How long the pointer must rest, in seconds.
  package static var delay: Double { 0.5 }
  /// For how long after a tooltip the next one is shown at once, in seconds.
  package static var grace: Double { 0.4 }

  /// The control under the pointer, if it has a tooltip.
  package private(set) var over: Part?
  /// Where the pointer rests on it, in logical points.
  package private(set) var place = Point.zero
  private var since = 0.0
  private var isHushed = false
  private var seen: Double?

  /// The pointer is at `place`, over a control that has a tooltip, or over none (nil).
  package mutating func point(at place: Point, over widget: Part?, _ time: Double) {
    let wasShown = isShown(at: time)
    if wasShown { seen = time }
    guard widget != over else {
      // Once shown, it stays in place while the pointer moves on the control.
      if !wasShown { (self.place, since) = (place, time) }
      return
    }
    let isWarm = seen.map { time - $0 <= Self.grace } ?? false
    (over, self.place, isHushed) = (widget, place, false)
    since = isWarm ? time - Self.delay : time
  }

  /// Hides the tooltip until the pointer is over another control.
  package mutating func hush() { (isHushed, seen) = (true, nil) }

  /// The pointer has left the control, or the control is gone.
  package mutating func leave(_ time: Double) {
    if isShown(at: time) { seen = time }
    over = nil
  }

  package func isShown(at time: Double) -> Bool {
    over != nil && !isHushed && time - since >= Self.delay
  }

  /// Whether it will be shown without another event.
  package func isDue(after time: Double) -> Bool {
    over != nil && !isHushed && time - since < Self.delay
  }

  /// The box of a tooltip of `size` beside `anchor`: below it if there is room, else above it, and
  /// within the window if that is large enough.
  package static func box(_ size: Size, beside anchor: Rect, in window: Rect) -> Rect {
    let margin = 4.0
    let (gap, low, high) = (8.0, window.minX + margin, window.maxX - margin - size.width)
    let x = max(min(anchor.centre.x - size.width / 2, high), low)
    let below = anchor.maxY + gap
    let above = anchor.minY - gap - size.height
    let fitsBelow = below + size.height <= window.maxY - margin
    let y = fitsBelow ? below : max(above, window.minY + margin)
    return Rect(origin: Point(x: x, y: y), size: size)
  }
}
