public import Editing
public import Stage

extension Knob {
  /// A choice of how an animation takes over from the one that is running; ``KnobValues/interruption`` is
  /// what it means.
  public static let interruption = Knob.choice(
    "interruption", policies.map(\.word), default: "keep velocity", label: "Interruption")

  fileprivate static let policies: [(word: String, policy: Interruption)] = [
    ("keep velocity", .keepingVelocity), ("lose velocity", .fromCurrent), ("blend", .blend),
    ("additive", .additive),
  ]
}

extension KnobValues {
  /// The rule that is chosen with ``Knob/interruption``. Traps if the demo has no such knob.
  public var interruption: Interruption {
    let word = choice("interruption")
    return Knob.policies.first { $0.word == word }?.policy ?? .keepingVelocity
  }
}
