package import Editing
package import Keyframes
package import Stage

/// A track of numbers or colours in the graph editor.
package struct GraphTrack: Equatable {
  /// The parts that never change. Copies of the track share them, because a frame makes several copies of each.
  private final class Content: Equatable, Sendable {
    let path: TrackPath
    let track: PropertyTrack
    let numbers: Track<Double>
    let colors: Track<Color>?
    let node: String

    init(
      _ path: TrackPath, _ track: PropertyTrack, _ numbers: Track<Double>, _ colors: Track<Color>?,
      node: String
    ) {
      (self.path, self.track, self.numbers) = (path, track, numbers)
      (self.colors, self.node) = (colors, node)
    }

    static func == (one: Content, other: Content) -> Bool {
      one === other
        || (one.path, one.track, one.numbers, one.colors, one.node)
          == (other.path, other.track, other.numbers, other.colors, other.node)
    }
  }

  private let content: Content
  package var isShown = true
  /// Tells tracks of the same property of different nodes apart.
  package var shade = 0
  /// The values that lie at 0 and 1 of a normalised view; nil leaves values as they are.
  package var unit: ClosedRange<Double>?

  package var path: TrackPath { content.path }
  package var track: PropertyTrack { content.track }
  /// The numbers of its keyframes; a track of colours has 0 at the time of each.
  package var numbers: Track<Double> { content.numbers }
  /// The colours of a track of colours, which has a bar instead of a curve.
  package var colors: Track<Color>? { content.colors }
  /// The name of its node.
  package var node: String { content.node }

  /// Nil for constants, and for values that are neither numbers nor colours.
  package init?(_ row: TimelineRow, node: String) {
    guard let path = row.path, let track = row.track, !track.isConstant else { return nil }
    let colors = track.colors
    guard let numbers = colors?.map({ _ in 0.0 }) ?? track.numbers,
      colors != nil || track.with(numbers) != nil
    else { return nil }
    content = Content(path, track, numbers, colors, node: node)
  }

  package var property: Property? {
    if case .number(let property, _) = track { property } else { nil }
  }

  package var hue: GraphHue { GraphHue(property, shade: shade) }

  package func reading(_ value: Double) -> String {
    property?.reading(value) ?? value.fixed(2)
  }

  package func reading(at time: Double) -> String {
    colors.map { $0.value(at: time).hexText } ?? reading(numbers.value(at: time))
  }

  // MARK: From values to the axis

  /// Where a value lies on the axis: normalised if the view is.
  package func onAxis(_ value: Double) -> Double {
    unit.map { (value - $0.lowerBound) / $0.length } ?? value
  }

  /// The value at a position on the axis.
  package func value(onAxis position: Double) -> Double {
    unit.map { $0.lowerBound + position * $0.length } ?? position
  }

  /// A distance on the axis as one of values.
  package func change(onAxis distance: Double) -> Double {
    unit.map { distance * $0.length } ?? distance
  }

  // MARK: Range

  /// From the least to the greatest value between the first and the last keyframe, nearly.
  ///
  /// - Complexity: O(*n*) in the keyframes.
  package var range: ClosedRange<Double> {
    let keyframes = numbers.keyframes
    var (low, high) = (keyframes[0].value, keyframes[0].value)
    func take(_ value: Double) {
      guard value.isFinite else { return }
      (low, high) = (min(low, value), max(high, value))
    }
    for (from, to) in zip(keyframes, keyframes.dropFirst()) {
      take(to.value)
      let change = to.value - from.value
      if let curve = ValueCurve(from: from, to: to) {
        let (first, second) = (curve.first, curve.second)
        guard first.y < low || first.y > high || second.y < low || second.y > high else { continue }
        for step in 1..<8 {
          let (t, s) = (Double(step) / 8, 1 - Double(step) / 8)
          let inner = 3 * s * t * (s * first.y + t * second.y)
          take(s * s * s * from.value + inner + t * t * t * to.value)
        }
      } else if from.controls != nil {
        for step in 1..<8 {
          take(numbers.value(at: from.time + (to.time - from.time) * Double(step) / 8))
        }
      } else if change != 0, from.easing != .linear, from.easing != .hold {
        for step in 1..<8 { take(from.value + change * from.easing(Double(step) / 8)) }
      }
    }
    return low...high
  }
}
