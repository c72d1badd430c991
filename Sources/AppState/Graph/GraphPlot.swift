package import Editing
package import Keyframes
import Stage

/// The graph editor at one moment: where times, values, keyframes and curves lie.
package struct GraphPlot {
  package let parts: GraphParts
  package let scale: TimelineScale
  package let axis: ValueAxis
  /// The tracks that are shown, in the order of the timeline.
  package let shown: [GraphTrack]
  /// The shown tracks with curves: all but colours.
  package let tracks: [GraphTrack]
  package let selection: Selection

  package init(
    _ parts: GraphParts, _ scale: TimelineScale, _ axis: ValueAxis, _ tracks: [GraphTrack],
    _ selection: Selection
  ) {
    (self.parts, self.scale, self.axis) = (parts, scale, axis)
    shown = tracks
    self.tracks =
      tracks.contains { $0.colors != nil } ? tracks.filter { $0.colors == nil } : tracks
    self.selection = Selection(
      keys: GraphPlot.shown(selection.keys, tracks), track: selection.track)
  }

  /// The keyframes of `keys` that belong to tracks that are shown.
  private static func shown(_ keys: KeySet, _ tracks: [GraphTrack]) -> KeySet {
    guard !keys.isEmpty else { return keys }
    // Nearly always all of them exist.
    let isWhole =
      keys.byTrack.count
      == tracks.count { track in
        let count = track.numbers.keyframes.count
        return keys.byTrack[track.path]?.allSatisfy { $0 < count } ?? false
      }
    guard !isWhole else { return keys }
    var shown = KeySet()
    for track in tracks {
      let count = track.numbers.keyframes.count
      shown[track.path] = keys[track.path].filter { $0 < count }
    }
    return shown
  }

  package func track(_ path: TrackPath) -> GraphTrack? { shown.first { $0.path == path } }

  /// Whether a track is selected, or some of its keyframes are.
  package func isSelected(_ track: GraphTrack) -> Bool {
    selection.track == track.path || !selection.keys[track.path].isEmpty
  }

  package func point(_ keyframe: Keyframe<Double>, of track: GraphTrack) -> Point {
    point(keyframe.time, keyframe.value, of: track)
  }

  func point(_ time: Double, _ value: Double, of track: GraphTrack) -> Point {
    Point(x: scale.x(of: time), y: axis.y(of: track.onAxis(value)))
  }

  package func point(of key: KeyframePath) -> Point? {
    guard let track = track(key.track), track.numbers.keyframes.indices.contains(key.index) else {
      return nil
    }
    let keyframe = track.numbers.keyframes[key.index]
    guard track.colors != nil else { return point(keyframe, of: track) }
    return bars.first { $0.track.path == key.track }.map {
      Point(x: scale.x(of: keyframe.time), y: $0.rect.centre.y)
    }
  }

  // MARK: Keyframes

  /// Keyframes are drawn and can be pressed if they are, on average, so far apart, in points.
  private static let leastGap = 6.0
  /// At most so many keyframes of tracks that are not selected are drawn, and of those that are.
  private static let mostKeys = 600
  private static let mostSelectedKeys = 2000

  /// The visible keyframes of a track.
  package func seenKeys(of track: GraphTrack) -> Range<Int> {
    let reach = scale.duration(of: 16)
    return track.numbers.indices(
      from: scale.times.lowerBound - reach,
      to: scale.time(at: parts.curves.maxX) + reach)
  }

  /// The tracks whose keyframes are drawn and can be pressed.
  package var tracksWithKeys: [GraphTrack] {
    var (count, selectedCount) = (0, 0)
    return tracks.filter { track in
      let seen = seenKeys(of: track).count
      guard seen > 0, parts.plot.width / Double(seen) >= Self.leastGap else { return false }
      if isSelected(track) {
        selectedCount += seen
        return selectedCount <= Self.mostSelectedKeys
      }
      count += seen
      return count <= Self.mostKeys
    }
  }

  /// The keyframes of the shown tracks in a rectangle.
  package func keys(in rect: Rect) -> KeySet {
    let (start, end) = (scale.time(at: rect.minX), scale.time(at: rect.maxX))
    var keys = KeySet()
    for bar in bars where !bar.rect.intersection(rect).isEmpty {
      keys[bar.track.path] = Set(bar.track.numbers.indices(from: start, to: end))
    }
    for track in tracks {
      let keyframes = track.numbers.keyframes.span
      var own: Set<Int> = []
      for index in track.numbers.indices(from: start, to: end) {
        let y = axis.y(of: track.onAxis(keyframes[index].value))
        if y >= rect.minY, y <= rect.maxY { own.insert(index) }
      }
      keys[track.path] = own
    }
    return keys
  }

  /// All keyframes of the shown tracks.
  package var allKeys: KeySet {
    var keys = KeySet()
    for track in shown { keys[track.path] = Set(track.numbers.keyframes.indices) }
    return keys
  }

  // MARK: The box around the selected keyframes

  /// The times and the positions on the axis of the selected keyframes; nil without any of numbers.
  ///
  /// - Complexity: O(*n*) in the selected keyframes.
  package var bounds: (times: ClosedRange<Double>, values: ClosedRange<Double>)? {
    var (start, end, low, high) = (
      Double.infinity, -Double.infinity, Double.infinity, -Double.infinity
    )
    guard !selection.keys.isEmpty else { return nil }
    for track in shown {
      let indices = selection.keys[track.path]
      guard !indices.isEmpty else { continue }
      let keyframes = track.numbers.keyframes.span
      var (least, most) = (Double.infinity, -Double.infinity)
      func take(_ time: Double, _ value: Double) {
        (start, end) = (min(start, time), max(end, time))
        (least, most) = (min(least, value), max(most, value))
      }
      if indices.count == keyframes.count {
        let values = track.numbers.keyframeValues
        take(keyframes[0].time, values.lowerBound)
        take(keyframes[keyframes.count - 1].time, values.upperBound)
      } else {
        for index in indices { take(keyframes[index].time, keyframes[index].value) }
      }
      if track.colors != nil { continue }
      (low, high) = (min(low, track.onAxis(least)), max(high, track.onAxis(most)))
    }
    return start <= end && low <= high ? (start...end, low...high) : nil
  }

  /// The distance of the box from the keyframes, in points.
  private static let boxMargin = 14.0
  /// How far a handle reaches from its middle, in points.
  private static let handleRadius = 5.0

  /// Around the selected keyframes; nil if there are fewer than two.
  package var box: Rect? { bounds.flatMap(box) }

  package func box(
    _ bounds: (times: ClosedRange<Double>, values: ClosedRange<Double>)
  ) -> Rect? {
    guard selection.keys.count > 1 else { return nil }
    let (left, right) = (scale.x(of: bounds.times.lowerBound), scale.x(of: bounds.times.upperBound))
    let (top, bottom) = (axis.y(of: bounds.values.upperBound), axis.y(of: bounds.values.lowerBound))
    let whole = Rect(x: left, y: top, width: right - left, height: bottom - top)
      .inset(by: -Self.boxMargin)
    // The handles stay within reach beside keyframes at an edge.
    let visible = whole.intersection(parts.curves.inset(by: Self.handleRadius))
    return visible.isEmpty ? whole : visible
  }

  /// The handles of the box: only those that can change something.
  package var boxHandles: [(handle: GraphBoxHandle, point: Point)] {
    guard let bounds, let box = box(bounds) else { return [] }
    return handles(of: box, bounds)
  }

  package func handles(
    of box: Rect, _ bounds: (times: ClosedRange<Double>, values: ClosedRange<Double>)
  ) -> [(handle: GraphBoxHandle, point: Point)] {
    GraphBoxHandle.allCases.compactMap { handle in
      guard handle.x == 0 || bounds.times.length > 0, handle.y == 0 || bounds.values.length > 0
      else { return nil }
      return (
        handle,
        Point(
          x: box.centre.x + Double(handle.x) * box.width / 2,
          y: box.centre.y - Double(handle.y) * box.height / 2)
      )
    }
  }
}

/// A handle of the box around selected keyframes.
package enum GraphBoxHandle: CaseIterable, Sendable {
  case topLeft, top, topRight, left, right, bottomLeft, bottom, bottomRight

  /// −1 moves the earliest keyframe, 1 the latest; 0 changes no times.
  package var x: Int {
    switch self {
    case .topLeft, .left, .bottomLeft: -1
    case .top, .bottom: 0
    case .topRight, .right, .bottomRight: 1
    }
  }

  /// −1 moves the lowest keyframe, 1 the highest; 0 changes no values.
  package var y: Int {
    switch self {
    case .bottomLeft, .bottom, .bottomRight: -1
    case .left, .right: 0
    case .topLeft, .top, .topRight: 1
    }
  }
}
