/// The input that controls time: any, or only one, so that nothing else can disturb a talk.
enum DriverChoice: CaseIterable {
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

  /// The choice `step` places on; wraps around.
  func next(by step: Int) -> DriverChoice {
    let all = Self.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[((index + step) % all.count + all.count) % all.count]
  }
}
