import Keyframes

/// Two fingers.
extension Session {
  /// The first finger was a pointer until now: its drag ends where it is, and its press is no tap.
  mutating func beginFingers(at place: Point, _ time: Double) {
    cancelGesture(time)
    ui.point(at: nil)
    let isOnGallery = layout.gallery?.contains(place) ?? false
    if !showsHelp, !isOnGallery, !isOnKnobs(place), !isOnCurve(place), !isOnHome(place) {
      gesture = .fingers(TwoFingers())
    }
  }

  /// What is no number, or a scale that is not above 0, is ignored.
  mutating func moveFingers(scale: Double, degrees: Double) {
    guard case .fingers(var fingers) = gesture else { return }
    guard scale > 0, scale.isFinite, (1 / scale).isFinite, degrees.isFinite else { return }
    let amounts = TwoFingers.Amounts(scale: scale, degrees: degrees)
    if fingers.driver == nil {
      guard let wanted = fingers.intent(amounts, of: driver) else { return }
      if player.playhead.takeHold() {
        fingers.become(wanted, at: amounts)
      } else {
        fingers.beginAgain(at: amounts)
      }
      gesture = .fingers(fingers)
    }
    player.playhead.turn(by: fingers.moved(amounts))
  }

  mutating func endFingers() {
    guard case .fingers = gesture else { return }
    gesture = .none
    player.playhead.letGoOfFingers()
  }
}

/// Game controllers.
extension Session {
  /// Times the usual rate, with the stick pushed through.
  static let fastestShuttle = 4.0
  /// Lengths of the timeline per second, with a trigger pulled through.
  static let fastestScrub = 0.5

  /// The stick's rate, times the usual one: cubic, so that there is room for slow motion around the
  /// middle. Halfway is half the usual rate, 0.63 the usual one, the end 4× of it. Beyond ±1 it is
  /// that of the end.
  static func shuttleRate(stick x: Double) -> Double {
    let x = min(max(x, -1), 1)
    return fastestShuttle * x * x * x
  }

  /// What may not move time any more is let go of.
  mutating func moveStick(to x: Double) {
    guard x.isFinite else { return }
    player.playhead.shuttle(rate: driver.admits(.gamepad) ? Self.shuttleRate(stick: x) : 0)
  }

  mutating func pullTriggers(left: Double, right: Double) {
    guard left.isFinite, right.isFinite else { return }
    let pull = min(max(right, 0), 1) - min(max(left, 0), 1)
    player.playhead.scrub(rate: driver.admits(.gamepad) ? Self.fastestScrub * pull : 0)
  }

  mutating func padPressed(_ button: PadButton) {
    if padToPalette(button) { return }
    switch PadShortcut.meaning(of: button) {
    case .action(let action): perform(action, by: .gamepad)
    case .back: escape()
    case nil: break
    }
  }
}
