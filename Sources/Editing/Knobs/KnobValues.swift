/// The values of a demo's knobs.
public struct KnobValues: Equatable, Sendable {
  public let knobs: [Knob]
  private var changed: [String: KnobValue] = [:]

  /// Every knob at its default.
  public init(_ knobs: [Knob] = []) { self.knobs = knobs }

  /// Knobs with these values by name, each changed to the nearest possible one. Values that fit no
  /// knob are ignored.
  public init(_ knobs: [Knob], changed: [String: KnobValue]) {
    self.knobs = knobs
    for knob in knobs {
      guard let value = changed[knob.name].flatMap(knob.fitted) else { continue }
      if value != knob.defaultValue { self.changed[knob.name] = value }
    }
  }

  /// The value of a number knob. Traps if there is no such knob, or it is not a number.
  public subscript(name: String) -> Double {
    guard case .number(let number) = value(of: name) else { fail(name, "a number") }
    return number
  }

  /// The word of a choice knob. Traps if there is no such knob, or it is not a choice.
  public func choice(_ name: String) -> String {
    guard case .choice(let word) = value(of: name) else { fail(name, "a choice") }
    return word
  }

  /// Whether a toggle is on. Traps if there is no such knob, or it is not a toggle.
  public func isOn(_ name: String) -> Bool {
    guard case .toggle(let isOn) = value(of: name) else { fail(name, "a toggle") }
    return isOn
  }

  /// The value of a knob of any kind. Traps if there is no such knob.
  public func value(of name: String) -> KnobValue {
    if let value = changed[name] { return value }
    guard let knob = knobs.first(where: { $0.name == name }) else { fail(name, "a knob") }
    return knob.defaultValue
  }

  private func fail(_ name: String, _ kind: String) -> Never {
    let names = knobs.map(\.name).joined(separator: ", ")
    fatalError("\"\(name)\" is not \(kind) of this demo, which has \(names).")
  }
}
