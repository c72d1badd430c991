public import Keyframes

/// A change of one property over a part of the scroll range (Ouroboros' idea): before `trigger` the
/// value does not change, over `length` it becomes `value`, and then it stays.
public struct ScrollScale<Value: Interpolatable>: Equatable, Sendable {
  /// The start, in points; finite.
  public var trigger: Double {
    didSet { check() }
  }
  /// The length in points; finite and above 0.
  public var length: Double {
    didSet { check() }
  }
  /// The start value, to which the property jumps at `trigger`. If nil, the scale is linked: it
  /// starts from the property's previous value.
  public var from: Value?
  /// The end value.
  public var value: Value
  /// The easing over the length.
  public var easing: Easing

  /// Creates a scroll scale.
  ///
  /// - Precondition: both numbers are finite, and `length` is above 0 and large enough that
  ///   `trigger + length` differs from `trigger`. For numbers from a file use
  ///   `init(checkedAt:over:from:to:_:)`.
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

  /// Creates a scroll scale from unchecked numbers, such as those from a file.
  ///
  /// - Throws: `InvalidScrollScale` if they are invalid.
  public init(
    checkedAt trigger: Double, over length: Double, from: Value? = nil, to value: Value,
    _ easing: Easing = .linear
  ) throws(InvalidScrollScale) {
    if let wrong = InvalidScrollScale(trigger, length) { throw wrong }
    self.init(at: trigger, over: length, from: from, to: value, easing)
  }

  /// The range of the scale, in points.
  public var range: ClosedRange<Double> { trigger...(trigger + length) }

  private func check() {
    if let wrong = InvalidScrollScale(trigger, length) { fatalError(wrong.description) }
  }
}

/// The error for a scroll scale that does not end after it begins.
public struct InvalidScrollScale: Error, Equatable, CustomStringConvertible {
  /// The trigger, in points.
  public let trigger: Double
  /// The length, in points.
  public let length: Double

  /// Creates the error; nil if the numbers are valid.
  fileprivate init?(_ trigger: Double, _ length: Double) {
    let end = trigger + length
    if trigger.isFinite, end.isFinite, end > trigger { return nil }
    self.trigger = trigger
    self.length = length
  }

  /// The message, with the offending numbers.
  public var description: String {
    "A scroll scale at \(trigger) over \(length) points does not end after it begins: both must be "
      + "finite, the length above 0."
  }
}

/// The error for two overlapping scroll scales of one property.
public struct ScrollScaleOverlap: Error, Equatable, CustomStringConvertible {
  /// The range of the scale that begins first, in points.
  public let earlier: ClosedRange<Double>
  /// The range of the scale that begins before the other ends, in points.
  public let later: ClosedRange<Double>

  /// The message, with the offending numbers.
  public var description: String {
    "The scroll scale \(later.lowerBound)...\(later.upperBound) starts before the one that ends at "
      + "\(earlier.upperBound) is over."
  }
}

extension Track {
  /// Creates the track of a property that is `value` before the first of `scales`. Each scale
  /// starts from the end value of the previous one, unless it has its own `from`; values hold in
  /// gaps. Scales may be in any order and may touch.
  ///
  /// - Throws: `ScrollScaleOverlap` if two of the scales overlap.
  public init(_ value: Value, _ scales: [ScrollScale<Value>]) throws(ScrollScaleOverlap) {
    self = try ScrollScales(value, scales).track
  }

  /// Creates the track from scales that are known not to overlap; traps if they do.
  public static func scrolled(_ value: Value, _ scales: ScrollScale<Value>...) -> Track {
    do {
      return try Track(value, scales)
    } catch {
      fatalError(error.description)
    }
  }
}
