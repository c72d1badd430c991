import Interface

/// The input that controls time: any, or only one, so that nothing else can disturb a talk.
enum DriverChoice: CaseIterable, Sendable {
  case any, clock, drag, pinch, twist, wheel, scrubBar, keys, gamepad

  /// The word on its button.
  var title: String {
    switch self {
    case .any: Words[.driverAny]
    case .clock: Words[.driverClock]
    case .drag: Words[.driverDrag]
    case .pinch: Words[.driverPinch]
    case .twist: Words[.driverTwist]
    case .wheel: Words[.driverWheel]
    case .scrubBar: Words[.driverScrubBar]
    case .keys: Words[.driverKeys]
    case .gamepad: Words[.driverPad]
    }
  }

  /// The notice when it is chosen.
  var sentence: String {
    switch self {
    case .any: Words[.anyMovesTime]
    case .clock: Words[.onlyClock]
    case .drag: Words[.onlyDrag]
    case .pinch: Words[.onlyPinch]
    case .twist: Words[.onlyTwist]
    case .wheel: Words[.onlyWheel]
    case .scrubBar: Words[.onlyScrubBar]
    case .keys: Words[.onlyKeys]
    case .gamepad: Words[.onlyPad]
    }
  }

  func admits(_ driver: DriverChoice) -> Bool { self == .any || self == driver }

  /// The choice `step` places on among those that are there; wraps around.
  func next(by step: Int, of devices: Devices) -> DriverChoice {
    let all = Self.allCases.filter { $0 == self || $0.isThere(devices) }
    let index = all.firstIndex(of: self) ?? 0
    return all[((index + step) % all.count + all.count) % all.count]
  }

  /// Whether there is a device for it.
  func isThere(_ devices: Devices) -> Bool {
    switch self {
    case .any, .clock, .drag, .wheel, .scrubBar, .keys: true
    case .pinch, .twist: devices.hasTouch
    case .gamepad: devices.hasGamepad
    }
  }
}

/// Which devices there are, as far as events have told.
struct Devices: Equatable {
  /// From when one is connected until it is disconnected.
  var hasGamepad = false
  /// From the first gesture of two fingers on.
  var hasTouch = false

  mutating func follow(_ event: InputEvent) {
    switch event {
    case .padConnected, .padPressed: hasGamepad = true
    case .stick(let x, let y): if x != 0 || y != 0 { hasGamepad = true }
    case .triggers(let left, let right): if left != 0 || right != 0 { hasGamepad = true }
    case .padDisconnected: hasGamepad = false
    case .gestureBegan: hasTouch = true
    case _: break
    }
  }
}
