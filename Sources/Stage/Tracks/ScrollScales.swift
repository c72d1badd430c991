public import Keyframes

/// A property's scroll scales as a list that can be edited: whatever is added or removed, the
/// scales on both sides are linked anew.
///
/// ```swift
/// var opacity = ScrollScales(1.0)
/// try opacity.add(ScrollScale(at: 0, over: 100, to: 0))
/// try opacity.add(ScrollScale(at: 400, over: 100, to: 0.5))
/// opacity.track.value(at: 450)  // 0.25
/// opacity.remove(at: 0)
/// opacity.track.value(at: 450)  // 0.75: now it sets out from 1
/// ```
public struct ScrollScales<Value: Interpolatable>: Equatable, Sendable {
  /// What the property is before the first scale.
  public var value: Value
  /// In order; no two act at once, but they may touch.
  public private(set) var scales: [ScrollScale<Value>] = []

  /// A property without scales.
  public init(_ value: Value) { self.value = value }

  /// A property with `scales`, which may come in any order.
  ///
  /// - Throws: `ScrollScaleOverlap` where two of them would act at once.
  /// - Complexity: O(*n* log *n*)
  public init(_ value: Value, _ scales: [ScrollScale<Value>]) throws(ScrollScaleOverlap) {
    self.init(value)
    let ordered = scales.sorted { $0.trigger < $1.trigger }
    for (earlier, later) in zip(ordered, ordered.dropFirst()) {
      try Self.refuseOverlap(earlier, later)
    }
    self.scales = ordered
  }

  /// Adds a scale where it belongs. One that begins where another ends, or ends where another
  /// begins, is welcome.
  ///
  /// - Throws: `ScrollScaleOverlap` where it would act together with another; the list is then as
  ///   it was.
  /// - Complexity: O(*n*)
  public mutating func add(_ scale: ScrollScale<Value>) throws(ScrollScaleOverlap) {
    let index = scales.firstIndex { $0.trigger > scale.trigger } ?? scales.count
    if index > 0 { try Self.refuseOverlap(scales[index - 1], scale) }
    if index < scales.count { try Self.refuseOverlap(scale, scales[index]) }
    scales.insert(scale, at: index)
  }

  /// Removes the scale that begins exactly at `trigger` and returns it; nil where there is none.
  ///
  /// - Complexity: O(*n*)
  @discardableResult
  public mutating func remove(at trigger: Double) -> ScrollScale<Value>? {
    guard let index = scales.firstIndex(where: { $0.trigger == trigger }) else { return nil }
    return scales.remove(at: index)
  }

  /// Removes every scale; the property then is ``value`` everywhere.
  public mutating func removeAll() { scales = [] }

  /// The property over the scroll: `value` before all scales; inside a scale its blend; behind it
  /// its value, until the next. Where two touch, the later one is already at its start.
  ///
  /// - Complexity: O(*n*); makes a new track.
  public var track: Track<Value> {
    var track = Track(value)
    var arrived = value
    for scale in scales {
      track.leave(scale.trigger, with: scale.easing)
      if let from = scale.from, from != arrived {
        track.add(from, at: scale.trigger, easing: scale.easing)
      }
      arrived = scale.value
      track.add(arrived, at: scale.range.upperBound)
    }
    return track
  }

  private static func refuseOverlap(
    _ earlier: ScrollScale<Value>, _ later: ScrollScale<Value>
  ) throws(ScrollScaleOverlap) {
    guard later.trigger < earlier.range.upperBound else { return }
    throw ScrollScaleOverlap(earlier: earlier.range, later: later.range)
  }
}
