package import Keyframes

/// A number that can be changed with a slider, its label, a field, or the arrow keys.
package struct NumberEntry: Equatable, Sendable {
  package enum Scale: Equatable, Sendable {
    case linear
    /// Values grow with the square of the slider's position, which gives small numbers more room.
    case square
  }

  package var value: Double
  /// The values from the left end of the slider to the right end.
  package var range: ClosedRange<Double>
  /// The values that can be typed or dragged to; others are clamped.
  package var limits: ClosedRange<Double>
  /// The amount that an arrow key adds; Shift adds ten times as much, Alt a tenth.
  package var step: Double
  /// The amount that dragging a label or a field adds per point.
  package var perPoint: Double
  package var scale: Scale
  /// The default, which Delete and a double-click restore; nil if there is none.
  package var usual: Double?
  /// How typed numbers are read.
  package var notation: NumberNotation

  /// Without a `range` there is no slider; `limits` default to the range, or to any number.
  package init(
    _ value: Double, step: Double, range: ClosedRange<Double>? = nil,
    limits: ClosedRange<Double>? = nil, perPoint: Double? = nil, scale: Scale = .linear,
    usual: Double? = nil, notation: NumberNotation = NumberNotation()
  ) {
    let all = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    self.value = value
    self.step = step
    self.range = range ?? all
    self.limits = limits ?? range ?? all
    self.perPoint = perPoint ?? step
    self.scale = scale
    self.usual = usual
    self.notation = notation
  }

  /// The number that a typed text means, clamped to the limits.
  package func typed(_ text: String) throws(ArithmeticError) -> Double {
    fitted(try Arithmetic.value(of: text, in: notation, now: value))
  }

  /// `number` clamped to the limits.
  package func fitted(_ number: Double) -> Double {
    min(max(number, limits.lowerBound), limits.upperBound)
  }

  /// The position of a number on the slider, 0…1; numbers outside the range are at the nearer end.
  package func part(of number: Double) -> Double {
    let inside = min(max(number, range.lowerBound), range.upperBound)
    let length = max(range.upperBound - range.lowerBound, .leastNormalMagnitude)
    let part = (inside - range.lowerBound) / length
    return scale == .square ? part.squareRoot() : part
  }

  /// The number at a position on the slider, 0…1; positions beyond the ends are clamped.
  package func value(at part: Double) -> Double {
    let inside = min(max(part, 0), 1)
    let fraction = scale == .square ? inside * inside : inside
    return range.lowerBound + fraction * (range.upperBound - range.lowerBound)
  }

  /// The factor for a step or a drag: 10 with Shift, 0.1 with Alt, else 1.
  package static func factor(_ modifiers: Modifiers) -> Double {
    modifiers.contains(.shift) ? 10 : modifiers.contains(.alt) ? 0.1 : 1
  }
}

/// A drag of a number by its label or its field. At a limit the number stays until the pointer
/// turns back, and then follows at once.
package struct NumberDrag: Equatable, Sendable {
  /// How far the pointer must move before the drag begins, in points.
  package static let slop = 3.0

  private var x: Double
  /// The number before it is rounded to steps.
  private var number: Double
  package private(set) var hasMoved = false

  package init(atX x: Double, _ number: Double) { (self.x, self.number) = (x, number) }

  /// The number with the pointer at `x`; nil if the pointer has not moved.
  package mutating func move(
    toX x: Double, _ entry: NumberEntry, _ modifiers: Modifiers
  ) -> Double? {
    guard hasMoved ? x != self.x : abs(x - self.x) > Self.slop else { return nil }
    hasMoved = true
    let change = (x - self.x) * entry.perPoint * NumberEntry.factor(modifiers)
    number = entry.fitted(number + change)
    self.x = x
    return number
  }
}

/// A drag of a slider.
package struct SliderDrag: Equatable, Sendable {
  /// The slider's line, from its left end to its right end, in points.
  private let track: ClosedRange<Double>

  /// `rect` is the widget's; the line starts and ends `margin` points inside it.
  package init(_ rect: Rect, margin: Double) {
    let inside = rect.inset(x: margin, y: 0)
    track = inside.minX...max(inside.maxX, inside.minX + 1)
  }

  /// The position on the slider, 0…1; beyond the ends it is clamped.
  package func part(atX x: Double) -> Double {
    min(max((x - track.lowerBound) / (track.upperBound - track.lowerBound), 0), 1)
  }
}
