import Editing
import DemoKit
import Scrolling

/// A knob for every constant of every physics profile that has a lane.
struct FeelKnob {
  let profile: String
  let constant: Physics.Constant
  let knob: Knob

  /// The profiles that coast.
  static let profiles = Physics.profiles.filter { $0.physics.coasting != .none }

  static let all: [FeelKnob] = profiles.flatMap { profile in
    // With carrying enabled, as a knob may do.
    var carrying = profile.physics
    carrying.carryFactor = 1
    return Physics.constants.filter { $0.matters(in: carrying) }.map { constant in
      FeelKnob(
        profile: profile.name, constant: constant,
        knob: .number(
          name(of: constant, in: profile.name), constant.range, step: step(of: constant.range),
          default: profile.physics[keyPath: constant.path], label: constant.name))
    }
  }

  static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.knob.name, $0) })

  /// "ios-fast-velocity-window".
  static func name(of constant: Physics.Constant, in profile: String) -> String {
    "\(profile) \(constant.name)".lowercased().split(separator: " ").joined(separator: "-")
  }

  /// The physics of a profile with the values of the knobs.
  static func physics(of profile: String, _ usual: Physics, _ values: KnobValues) -> Physics {
    var physics = usual
    for entry in all where entry.profile == profile {
      physics[keyPath: entry.constant.path] = values[entry.knob.name]
    }
    return physics
  }

  /// A power of ten with at least a hundred steps in the range.
  private static func step(of range: ClosedRange<Double>) -> Double {
    var step = 1000.0
    while step * 100 > range.upperBound - range.lowerBound { step /= 10 }
    return step
  }
}
