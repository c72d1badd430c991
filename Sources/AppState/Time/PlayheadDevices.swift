import Scrolling
package import Stage

/// The rates at which a game controller moves time.
package struct PadRates: Equatable {
  /// From the stick: a multiple of the timeline's usual rate, −4…4.
  package var shuttle = 0.0
  /// From the triggers: lengths of the timeline per second, −0.5…0.5.
  package var scrub = 0.0

  package var isAtRest: Bool { shuttle == 0 && scrub == 0 }
}

// A game controller as a driver: time moves at a rate while a stick or a trigger is held, and stays
// where it is when that is released. Loops and the clock's speed do not apply; at the ends time stops.
extension Playhead {
  package mutating func shuttle(rate: Double) {
    pad.shuttle = rate
    followPad()
  }

  package mutating func scrub(rate: Double) {
    pad.scrub = rate
    followPad()
  }

  /// As if stick and triggers had gone back to rest.
  package mutating func letGoOfPad() {
    pad = PadRates()
    followPad()
  }

  /// Takes over from other drivers, except drags and a stretched rubber band: a stick that is held all
  /// the while takes over once these have ended.
  package mutating func followPad() {
    guard !pad.isAtRest else {
      if driver == .gamepad { driver = .rest }
      return
    }
    guard driver != .gamepad, !isHeld, !isStretched else { return }
    pause(at: time)
    driver = .gamepad
  }

  /// In the timeline's unit per second.
  private var padVelocity: Double { pad.shuttle * rate + pad.scrub * timeline.length }

  /// Whether the game controller is moving time; false if it only pushes against an end.
  package var isShuttling: Bool {
    guard driver == .gamepad else { return false }
    let range = scroller.extent.range
    return padVelocity > 0 && scroller.position < range.upperBound
      || padVelocity < 0 && scroller.position > range.lowerBound
  }

  package mutating func shuttle(for dt: Double) {
    let points = padVelocity * dt * handling.path.pointsPerUnit
    scroller.jump(to: scroller.position + points)
  }
}

// Two fingers as a driver: they move time relative to where it was when they were recognised.
extension Playhead {
  /// Takes over from other drivers, except a stretched rubber band.
  /// - Returns: whether it did.
  package mutating func takeHold() -> Bool {
    guard !isStretched else { return false }
    pause(at: time)
    heldTime = time
    driver = .fingers
    return true
  }

  /// Moves time to `handfuls` times ``Timeline/handful`` from where it began; clamped to the ends.
  package mutating func turn(by handfuls: Double) {
    guard driver == .fingers else { return }
    scroller.jump(to: position(of: timeline.clamp(heldTime + handfuls * timeline.handful)))
  }

  /// Ends the gesture; time stays where it is, even between two pages.
  package mutating func letGoOfFingers() {
    guard driver == .fingers else { return }
    driver = .rest
    followPad()
  }
}

extension Timeline {
  /// How far two fingers move time when they double their distance or turn by 90°: a page, a second, or
  /// a quarter of the length in points.
  package var handful: Double {
    switch unit {
    case .pages, .seconds: 1
    case .points: length / 4
    }
  }
}
