public import Keyframes

/// One property over its own stretch of a scroll (Ouroboros' idea): until `trigger` the value is
/// what it was, over `length` it becomes `value`, and so it stays.
public struct ScrollScale<Value: Interpolatable>: Equatable, Sendable {
  /// Where it begins to act, in points.
  public var trigger: Double
  /// In points, more than 0.
  public var length: Double
  public var value: Value
  public var easing: Easing

  public init(at trigger: Double, over length: Double, to value: Value, _ easing: Easing = .linear)
  {
    precondition(
      length > 0 && trigger.isFinite && length.isFinite,
      "A scroll scale at \(trigger) over \(length) points: both must be finite, the length above 0."
    )
    self.trigger = trigger
    self.length = length
    self.value = value
    self.easing = easing
  }

  public var range: ClosedRange<Double> { trigger...(trigger + length) }
}

/// Two scroll scales of one property would act at once.
public struct ScrollScaleOverlap: Error, Equatable, CustomStringConvertible {
  public let earlier: ClosedRange<Double>
  public let later: ClosedRange<Double>

  public var description: String {
    "The scroll scale \(later.lowerBound)...\(later.upperBound) starts before the one that ends at "
      + "\(earlier.upperBound) is over."
  }
}

extension Track {
  /// The track that `scales` make of a property that is `value` before the first of them. Each
  /// sets out from where the one before it arrived; in a gap that value holds. Scales may come in
  /// any order and may touch.
  ///
  /// - Throws: `ScrollScaleOverlap` where two of them would act at once.
  public init(_ value: Value, _ scales: [ScrollScale<Value>]) throws(ScrollScaleOverlap) {
    self.init(value)
    let ordered = scales.sorted { $0.trigger < $1.trigger }
    for (earlier, later) in zip(ordered, ordered.dropFirst())
    where later.trigger < earlier.range.upperBound {
      throw ScrollScaleOverlap(earlier: earlier.range, later: later.range)
    }
    for scale in ordered {
      leave(scale.trigger, with: scale.easing)
      add(scale.value, at: scale.range.upperBound)
    }
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
