public import Keyframes

/// One property over its own stretch of a scroll (Ouroboros' idea): until `trigger` the value is
/// what it was, over `length` it becomes `value`, and so it stays.
public struct ScrollScale<Value: Interpolatable>: Equatable, Sendable {
  /// Where it begins to act, in points; finite.
  public var trigger: Double {
    didSet { check() }
  }
  /// In points, finite, more than 0.
  public var length: Double {
    didSet { check() }
  }
  /// Where it sets out from: at `trigger` the property steps there from whatever it was. Where it
  /// is nil, the scale is linked: it sets out from what the property was.
  public var from: Value?
  /// What the property becomes.
  public var value: Value
  /// Shapes the way over the length.
  public var easing: Easing

  /// - Precondition: both numbers are finite and `length` is more than 0, also beside `trigger`:
  ///   what comes from a file goes through `init(checkedAt:over:from:to:_:)`.
  public init(
    at trigger: Double, over length: Double, from: Value? = nil, to value: Value,
    _ easing: Easing = .linear
  ) {
    self.trigger = trigger
    self.length = length
    self.from = from
    self.value = value
    self.easing = easing
    check()
  }

  /// The same for numbers that come from outside.
  ///
  /// - Throws: `WrongScrollScale` instead of trapping.
  public init(
    checkedAt trigger: Double, over length: Double, from: Value? = nil, to value: Value,
    _ easing: Easing = .linear
  ) throws(WrongScrollScale) {
    if let wrong = WrongScrollScale(trigger, length) { throw wrong }
    self.init(at: trigger, over: length, from: from, to: value, easing)
  }

  /// Where it acts, in points.
  public var range: ClosedRange<Double> { trigger...(trigger + length) }

  private func check() {
    if let wrong = WrongScrollScale(trigger, length) { preconditionFailure(wrong.description) }
  }
}

/// A scroll scale that would not end after it begins.
public struct WrongScrollScale: Error, Equatable, CustomStringConvertible {
  /// Where it was to begin, in points.
  public let trigger: Double
  /// Over how much it was to act, in points.
  public let length: Double

  /// Nil where nothing is wrong.
  fileprivate init?(_ trigger: Double, _ length: Double) {
    let end = trigger + length
    if trigger.isFinite, end.isFinite, end > trigger { return nil }
    self.trigger = trigger
    self.length = length
  }

  /// A sentence with the offending numbers.
  public var description: String {
    "A scroll scale at \(trigger) over \(length) points does not end after it begins: both must be "
      + "finite, the length above 0."
  }
}

/// Two scroll scales of one property would act at once.
public struct ScrollScaleOverlap: Error, Equatable, CustomStringConvertible {
  /// Where the one that begins first acts, in points.
  public let earlier: ClosedRange<Double>
  /// Where the one that begins before the other is over acts, in points.
  public let later: ClosedRange<Double>

  /// A sentence with the offending numbers.
  public var description: String {
    "The scroll scale \(later.lowerBound)...\(later.upperBound) starts before the one that ends at "
      + "\(earlier.upperBound) is over."
  }
}

extension Track {
  /// The track that `scales` make of a property that is `value` before the first of them. Each
  /// sets out from where the one before it arrived, unless it says itself from where; in a gap that
  /// value holds. Scales may come in any order and may touch.
  ///
  /// - Throws: `ScrollScaleOverlap` where two of them would act at once.
  public init(_ value: Value, _ scales: [ScrollScale<Value>]) throws(ScrollScaleOverlap) {
    self = try ScrollScales(value, scales).track
  }

  /// The same for scales that are written into a program: an overlap traps with its sentence.
  public static func scrolled(_ value: Value, _ scales: ScrollScale<Value>...) -> Track {
    do {
      return try Track(value, scales)
    } catch {
      preconditionFailure(error.description)
    }
  }
}
