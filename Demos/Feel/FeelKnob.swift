/// A knob for every constant of every physics profile that has a lane.
enum FeelKnob {
  /// The profiles that go on moving after a release.
  static let profiles = Physics.profiles.filter { $0.physics.coasting != .none }

  static let all = profiles.flatMap { profile in
    constants(of: profile.physics).map { constant in
      Knob.number(
        name(of: constant, in: profile.name), constant.range, step: step(of: constant.range),
        default: profile.physics[keyPath: constant.path], label: constant.name)
    }
  }

  /// The constants that have an effect, at least with carrying, which a knob may enable.
  private static func constants(of physics: Physics) -> [Physics.Constant] {
    var carrying = physics
    carrying.carryFactor = 1
    return Physics.constants.filter { $0.matters(in: carrying) }
  }

  /// The name of a knob, such as "ios-fast-velocity-window".
  static func name(of constant: Physics.Constant, in profile: String) -> String {
    hyphenated(profile) + "-" + hyphenated(constant.name)
  }

  private static func hyphenated(_ words: String) -> String {
    String(words.lowercased().map { $0 == " " ? "-" : $0 })
  }

  /// The physics of a lane's profile, with the values of its knobs.
  static func physics(of lane: FeelLane, _ values: KnobValues) -> Physics {
    constants(of: lane.usual).reduce(into: lane.usual) { physics, constant in
      physics[keyPath: constant.path] = values[name(of: constant, in: lane.name)]
    }
  }

  /// The largest power of ten that divides the range into at least a hundred steps.
  private static func step(of range: ClosedRange<Double>) -> Double {
    var step = 1000.0
    while step * 100 > range.upperBound - range.lowerBound { step /= 10 }
    return step
  }
}
