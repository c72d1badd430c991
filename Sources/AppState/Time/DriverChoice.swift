package import Interface
import Words

/// The input that controls time: any, or only one, so that nothing else can disturb a talk.
package enum DriverChoice: CaseIterable, Sendable {
  case any, clock, drag, pinch, twist, wheel, scrubBar, keys, gamepad

  /// The word on its button.
  package var title: String {
    switch self {
    case .any: localized("Any input")
    case .clock: localized("Clock")
    case .drag: localized("Drag")
    case .pinch: localized("Pinch")
    case .twist: localized("Twist")
    case .wheel: localized("Wheel")
    case .scrubBar: localized("Bar")
    case .keys: localized("Keys")
    case .gamepad: localized("Pad")
    }
  }

  /// The notice when it is chosen.
  package var sentence: String {
    switch self {
    case .any: localized("Any input controls time")
    case .clock: localized("Only the clock controls time")
    case .drag: localized("Only dragging controls time")
    case .pinch: localized("Only pinching controls time")
    case .twist: localized("Only twisting controls time")
    case .wheel: localized("Only the wheel controls time")
    case .scrubBar: localized("Only the scrub bar controls time")
    case .keys: localized("Only keys control time")
    case .gamepad: localized("Only the gamepad controls time")
    }
  }

  package func admits(_ driver: DriverChoice) -> Bool { self == .any || self == driver }

  /// The choice `step` places on among those that exist; wraps around.
  package func next(by step: Int, of devices: Devices) -> DriverChoice {
    let all = Self.allCases.filter { $0 == self || $0.isThere(devices) }
    let index = all.firstIndex(of: self) ?? 0
    return all[((index + step) % all.count + all.count) % all.count]
  }

  /// Whether there is a device for it.
  package func isThere(_ devices: Devices) -> Bool {
    switch self {
    case .any, .clock, .drag, .wheel, .scrubBar, .keys: true
    case .pinch, .twist: devices.hasTouch
    case .gamepad: devices.hasGamepad
    }
  }
}

/// Which devices there are, as far as events have told.
package struct Devices: Equatable {
  /// From when one is connected until it is disconnected.
  package var hasGamepad = false
  /// From the first gesture of two fingers on.
  package var hasTouch = false

  package mutating func follow(_ event: InputEvent) {
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
