import Scrolling
import Stage

/// What a game controller asks of time, as rates that last until it asks for something else.
struct PadRates: Equatable {
  /// Of the stick: times the timeline's usual rate, −4…4.
  var shuttle = 0.0
  /// Of the triggers: lengths of the timeline per second, −0.5…0.5.
  var scrub = 0.0

  var isAtRest: Bool { shuttle == 0 && scrub == 0 }
}

/// A game controller as a driver: time moves at a rate for as long as a stick or a trigger is held,
/// and stays where it is when it is let go of. Loops and the clock's speed do not count; at the
/// ends it waits.
extension Playhead {
  mutating func shuttle(rate: Double) {
    pad.shuttle = rate
    followPad()
  }

  mutating func scrub(rate: Double) {
    pad.scrub = rate
    followPad()
  }

  /// As if stick and triggers had gone back to rest.
  mutating func letGoOfPad() {
    pad = PadRates()
    followPad()
  }

  /// Takes over from whatever moves time, unless a hand has hold of it or a rubber band is
  /// stretched: a stick that is held all the while takes over when the hand has let go and nothing
  /// moves any more.
  mutating func followPad() {
    guard !pad.isAtRest else {
      if driver == .gamepad { driver = .rest }
      return
    }
    guard driver != .gamepad, !isHeld, !isStretched else { return }
    pause(at: time)
    driver = .gamepad
  }

  /// In units of time per second.
  private var padVelocity: Double { pad.shuttle * rate + pad.scrub * timeline.length }

  /// Whether the game controller moves time now; not where it only pushes against an end.
  var isShuttling: Bool {
    guard driver == .gamepad else { return false }
    let range = scroller.extent.range
    return padVelocity > 0 && scroller.position < range.upperBound
      || padVelocity < 0 && scroller.position > range.lowerBound
  }

  mutating func shuttle(for dt: Double) {
    let points = padVelocity * dt * handling.way.pointsPerUnit
    scroller.jump(to: scroller.position + points)
  }
}

/// Two fingers as a driver: time is where they took hold of it plus what they have moved since.
extension Playhead {
  /// - Returns: whether they have it; not while a rubber band is stretched.
  mutating func takeHold() -> Bool {
    guard !isStretched else { return false }
    pause(at: time)
    heldTime = time
    driver = .fingers
    return true
  }

  /// Times ``Timeline/handful`` from where they took hold; clamped to the ends.
  mutating func turn(by handfuls: Double) {
    guard driver == .fingers else { return }
    scroller.jump(to: position(of: timeline.clamp(heldTime + handfuls * timeline.handful)))
  }

  /// Time stays where it is, also between two pages.
  mutating func letGoOfFingers() {
    guard driver == .fingers else { return }
    driver = .rest
    followPad()
  }
}

extension Timeline {
  /// What two fingers move time by when they open to twice their distance, or turn by 90°: a page,
  /// a second, or a quarter of the length in points.
  var handful: Double {
    switch unit {
    case .pages, .seconds: 1
    case .points: length / 4
    }
  }
}
