public import Keyframes

// The start values of a link, and its speed instead of its duration.
extension Chain {
  /// Lets the link begin with the property at `value`, whatever it was before: it jumps there.
  ///
  /// ```swift
  /// .from(.y, 600).from(.opacity, 0).move(y: 270).opacity(1).over(0.5)
  /// ```
  ///
  /// To go from a value to the property's present value, use `.change(.from(.y, 600))`.
  ///
  /// - Precondition: the link does not set the property's start value twice.
  public func from(_ property: Property, _ value: Double) -> Chain {
    jumping(.to(property, value))
  }

  /// Lets the link begin with a colour, whatever it was before.
  ///
  /// - Precondition: the link does not set the colour's start value twice.
  public func from(_ property: ColorProperty, _ color: Color) -> Chain {
    jumping(.color(property, color))
  }

  private func jumping(_ change: Motion.Change) -> Chain {
    for property in change.properties {
      require(
        !pendingJumps.contains { $0.change.properties.contains(property) },
        "One link sets the beginning of \(property) twice.")
    }
    var copy = self
    copy.pendingJumps.append(Motion(change))
    return copy
  }

  /// Closes the link like ``over(_:times:before:after:)``, with the duration that its motions need
  /// at this mean speed.
  ///
  /// ```swift
  /// Node(.circle(radius: 9), fill: .coral).chain
  ///   .move(dx: 300, dy: 400).atSpeed(250)  // 2 seconds
  ///   .rotate(by: 90).atSpeed(180)          // half a second
  /// ```
  ///
  /// If the link moves the node, the speed is in points per second along its path; otherwise it is
  /// the speed of the property that changes most, in its unit per second. Easings do not count.
  ///
  /// - Precondition: `speed` is finite and above 0. In a chain for any node (`Animation.chain(_:)`)
  ///   each motion is by a distance or along a path, or has its start value set by `from(_:_:)`.
  /// - Complexity: O(*n*) in the number of links so far.
  public func atSpeed(_ speed: Double, before: String? = nil, after: String? = nil) -> Chain {
    require(
      speed > 0 && speed.isFinite, "The speed of a link is \(speed); it must be finite and above 0."
    )
    requireKnownDistances()
    var node = isDescription ? Node {} : nodeSoFar
    node.perform(
      .sequence([
        .motions(pendingJumps, duration: 0),
        .motions(pending.map { Motion($0.change) }, duration: 1),
      ]), at: 0)
    return over(node.travel(from: 0, to: 1) / speed, before: before, after: after)
  }

  private func requireKnownDistances() {
    guard isDescription else { return }
    let begun = pendingJumps.flatMap(\.change.properties)
    for motion in pending where motion.change.startsFromTheNode {
      for property in motion.change.properties {
        require(
          begun.contains(property),
          "How far \(property) moves depends on the node: use .atSpeed in the node's own chain, or begin with .from(.\(property), value)."
        )
      }
    }
  }
}

extension Motion.Change {
  /// Whether the distance depends on the node's values at the start.
  fileprivate var startsFromTheNode: Bool {
    switch self {
    case .to, .times, .from, .color, .multiplying, .origin, .centre: true
    case .by, .adding, .setting, .colors, .along: false
    }
  }
}

extension Node {
  /// The length of the node's path; if it does not move, the sum of the changes of the property
  /// that changes most. A jump at `start` does not count.
  fileprivate func travel(from start: Double, to end: Double) -> Double {
    let range = start...end
    let place = [Property.x, .y, .translationX, .translationY]
    let way = times(of: place.map { self[$0] }, in: range).travel { time in
      let values = place.map { self[$0].value(at: time) }
      return Point(x: values[0] + values[2], y: values[1] + values[3])
    }
    if way > 0 { return way }
    let changes = numbers.values.map { track in
      times(of: [track], in: range).travel { track.value(at: $0) }
    }
    let tints = colors.values.map { track in
      times(of: [track], in: range).travel { track.value(at: $0) }
    }
    return (changes + tints).max() ?? 0
  }

  /// The times of all keyframes, and 63 more between any two if a track is curved.
  private func times<Value>(of tracks: [Track<Value>], in range: ClosedRange<Double>) -> [Double] {
    let own = tracks.flatMap { $0.keyframes.map(\.time) }.filter(range.contains)
    let times = Set(own + [range.lowerBound, range.upperBound]).sorted()
    guard tracks.contains(where: \.hasControls) else { return times }
    var finer: [Double] = []
    for (from, to) in zip(times, times.dropFirst()) {
      for step in 0..<64 { finer.append(from + (to - from) * Double(step) / 64) }
    }
    return finer + [range.upperBound]
  }
}

extension [Double] {
  /// The sum of the distances from time to time.
  fileprivate func travel<Value: Measurable>(_ value: (Double) -> Value) -> Double {
    zip(self, dropFirst()).reduce(0) { $0 + value($1.0).distance(to: value($1.1)) }
  }
}
