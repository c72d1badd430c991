public import Keyframes

/// An editable list of a property's scroll scales: when one is added or removed, its neighbours are
/// linked again.
///
/// ```swift
/// var opacity = ScrollScales(1.0)
/// try opacity.add(ScrollScale(at: 0, over: 100, to: 0))
/// try opacity.add(ScrollScale(at: 400, over: 100, to: 0.5))
/// opacity.track.value(at: 450)  // 0.25
/// opacity.remove(at: 0)
/// opacity.track.value(at: 450)  // 0.75: now the second scale starts from 1
/// ```
public struct ScrollScales<Value: Interpolatable>: Equatable, Sendable {
  /// The value before the first scale.
  public var value: Value
  /// The scales in order; they do not overlap, but may touch.
  public private(set) var scales: [ScrollScale<Value>] = []

  /// Creates an empty list.
  public init(_ value: Value) { self.value = value }

  /// Creates a list of `scales`, in any order.
  ///
  /// - Throws: `ScrollScaleOverlap` if two of the scales overlap.
  /// - Complexity: O(*n* log *n*)
  public init(_ value: Value, _ scales: [ScrollScale<Value>]) throws(ScrollScaleOverlap) {
    self.init(value)
    let ordered = scales.sorted { $0.trigger < $1.trigger }
    for (earlier, later) in zip(ordered, ordered.dropFirst()) {
      try Self.refuseOverlap(earlier, later)
    }
    self.scales = ordered
  }

  /// Adds a scale in order. It may begin where another ends, or end where another begins.
  ///
  /// - Throws: `ScrollScaleOverlap` if the scale overlaps another; the list then does not change.
  /// - Complexity: O(*n*)
  public mutating func add(_ scale: ScrollScale<Value>) throws(ScrollScaleOverlap) {
    let index = scales.firstIndex { $0.trigger > scale.trigger } ?? scales.count
    if index > 0 { try Self.refuseOverlap(scales[index - 1], scale) }
    if index < scales.count { try Self.refuseOverlap(scale, scales[index]) }
    scales.insert(scale, at: index)
  }

  /// Removes the scale that begins exactly at `trigger` and returns it, or nil if there is none.
  ///
  /// - Complexity: O(*n*)
  @discardableResult
  public mutating func remove(at trigger: Double) -> ScrollScale<Value>? {
    guard let index = scales.firstIndex(where: { $0.trigger == trigger }) else { return nil }
    return scales.remove(at: index)
  }

  /// Removes all scales; the property is then ``value`` everywhere.
  public mutating func removeAll() { scales = [] }

  /// The track over the scroll: `value` before all scales, the blend within a scale, and its end
  /// value until the next. Where two touch, the later one applies.
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
