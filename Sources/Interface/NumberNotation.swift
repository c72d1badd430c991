/// A unit that can be typed after a number.
package struct NumberUnit: Equatable, Sendable {
  /// The name in lower case.
  package let name: String
  /// The value of one unit, in the field's own unit.
  package let factor: Double

  package init(_ name: String, _ factor: Double = 1) { (self.name, self.factor) = (name, factor) }
}

/// How a field reads typed text: its units, and the base of percentages.
package struct NumberNotation: Equatable, Sendable {
  /// The units; the first ones are named in messages.
  package var units: [NumberUnit]
  /// The range from 0% to 100%; nil if percentages are of the current value.
  package var whole: ClosedRange<Double>?

  package init(_ units: [NumberUnit] = [], whole: ClosedRange<Double>? = nil) {
    self.units = units
    self.whole = whole
  }

  /// Degrees: `90deg`, `0.25turn`, `1rad`.
  package static let angle = NumberNotation([
    NumberUnit("°"), NumberUnit("deg"), NumberUnit("turn", 360), NumberUnit("rad", 180 / .pi),
    NumberUnit("grad", 0.9), NumberUnit("turns", 360),
  ])

  /// Points, which are the same as pixels here.
  package static let length = NumberNotation([
    NumberUnit("pt"), NumberUnit("px"), NumberUnit("point"), NumberUnit("points"),
  ])

  package static let pages = NumberNotation([
    NumberUnit("p"), NumberUnit("page"), NumberUnit("pages"),
  ])

  /// Seconds; `f` is a 60th.
  package static let seconds = NumberNotation([
    NumberUnit("s"), NumberUnit("ms", 1e-3), NumberUnit("f", 1.0 / 60), NumberUnit("sec"),
    NumberUnit("second"), NumberUnit("seconds"), NumberUnit("frame", 1.0 / 60),
    NumberUnit("frames", 1.0 / 60),
  ])

  /// The notation with percentages of `whole`.
  package func of(_ whole: ClosedRange<Double>?) -> NumberNotation {
    NumberNotation(units, whole: whole)
  }

  /// The notation with frames of `length`: `120f`.
  package func frames(of length: Double) -> NumberNotation {
    let names = ["f", "frame", "frames"]
    let others = units.filter { !names.contains($0.name) }
    return NumberNotation(
      others.prefix(2) + names.map { NumberUnit($0, length) } + others.dropFirst(2), whole: whole)
  }

  /// The notation for a unit as shown after numbers: "s", "ms", "°", "pt", "%", or any other.
  package static func unit(_ name: String) -> NumberNotation {
    switch name {
    case "": NumberNotation()
    case "s": seconds
    case "°": angle
    case "pt", "px": length
    case "p", "page", "pages": pages
    default: NumberNotation([NumberUnit(name.lowercased())])
    }
  }

  /// The start (0%) and length of the percentages' range; 0 and the current value if there is none.
  func share(now: Double) -> (start: Double, length: Double) {
    whole.map { ($0.lowerBound, $0.upperBound - $0.lowerBound) } ?? (0, now)
  }
}
