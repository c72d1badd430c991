import Keyframes
import Stage

/// What a control is called, and the keys that do the same.
struct Tip: Equatable {
  var words: String
  var keys = ""

  init(_ words: String, keys: String = "") { (self.words, self.keys) = (words, keys) }
}

/// When the words for the control under the pointer are to be seen: once it has rested there for a
/// moment, or at once where it comes from another that was told just now. A press, a key or leaving
/// takes them away. Times are those of events, in seconds.
struct Tooltip: Equatable {
  static let delay = 0.5
  /// How long after one has gone the next comes at once.
  static let grace = 0.4

  /// The control under the pointer, if it has words.
  private(set) var over: Widget.Identity?
  /// Where the pointer rests on it, in logical points.
  private(set) var place = Point.zero
  private var since = 0.0
  private var isHushed = false
  private var seen: Double?

  /// The pointer is at `place` now, over a control that has words or not.
  mutating func point(at place: Point, over widget: Widget.Identity?, _ time: Double) {
    let wasShown = isShown(at: time)
    if wasShown { seen = time }
    guard widget != over else {
      // It stays where it is as long as the pointer stays on the control.
      if !wasShown { (self.place, since) = (place, time) }
      return
    }
    let isWarm = seen.map { time - $0 <= Self.grace } ?? false
    (over, self.place, isHushed) = (widget, place, false)
    since = isWarm ? time - Self.delay : time
  }

  /// Says nothing more of this control.
  mutating func hush() { (isHushed, seen) = (true, nil) }

  /// The pointer, or the control, is gone.
  mutating func leave(_ time: Double) {
    if isShown(at: time) { seen = time }
    over = nil
  }

  func isShown(at time: Double) -> Bool { over != nil && !isHushed && time - since >= Self.delay }

  /// Whether it will be shown without another event.
  func isDue(after time: Double) -> Bool {
    over != nil && !isHushed && time - since < Self.delay
  }

  /// The box for words of `size` beside what is at `anchor`: below it, else above it, and always
  /// within the window as far as that is large enough.
  static func box(_ size: Size, beside anchor: Rect, in window: Rect) -> Rect {
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
