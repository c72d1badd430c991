package import Editing
package import Keyframes
import Stage

/// The target of a press on the plot of the graph editor.
package enum GraphTarget: Equatable, Sendable {
  case key(KeyframePath)
  case handle(GraphHandle)
  case box(GraphBoxHandle)
  /// A curve, at a time.
  case curve(TrackPath, time: Double)
  case ground
}

extension GraphPlot {
  /// How far away keyframes, handles and curves are hit, in points.
  private static let keyReach = 9.0
  private static let handleReach = 8.0
  private static let curveReach = 5.0

  /// Keyframes before their handles, these before handles of the box, and curves last; selected tracks before others.
  package func target(at position: Point) -> GraphTarget {
    if let bar = bar(at: position) { return target(on: bar, at: position) }
    guard parts.curves.contains(position) else { return .ground }
    if let key = key(at: position) { return .key(key) }
    let near = handles.map { ($0.handle, $0.end.distance(to: position)) }.min { $0.1 < $1.1 }
    if let near, near.1 <= Self.handleReach { return .handle(near.0) }
    let handle = boxHandles.first { $0.point.distance(to: position) <= Self.handleReach }
    if let handle { return .box(handle.handle) }
    guard let path = curve(at: position) else { return .ground }
    return .curve(path, time: scale.time(at: position.x))
  }

  /// The nearest keyframe; of two as near one of a selected track, then the later one.
  private func key(at position: Point) -> KeyframePath? {
    let (start, end) = (
      scale.time(at: position.x - Self.keyReach), scale.time(at: position.x + Self.keyReach)
    )
    var best: (key: KeyframePath, distance: Double)?
    for track in tracksWithKeys {
      for index in track.numbers.indices(from: start, to: end) {
        let distance =
          point(track.numbers.keyframes[index], of: track).distance(to: position)
          - (isSelected(track) ? 1 : 0)
        if distance <= Self.keyReach, distance <= best?.distance ?? .infinity {
          best = (KeyframePath(track.path, index), distance)
        }
      }
    }
    return best?.key
  }

  /// The nearest curve; steep ones are also hit a little beside them.
  private func curve(at position: Point) -> TrackPath? {
    var best: (path: TrackPath, distance: Double)?
    for track in tracks {
      let height = [-4.0, 0, 4].map { y(of: track, atX: position.x + $0) }
      guard let low = height.min(), let high = height.max() else { continue }
      let distance =
        max(low - position.y, position.y - high, 0) - (isSelected(track) ? 1 : 0)
      if distance <= Self.curveReach, distance < best?.distance ?? .infinity {
        best = (track.path, distance)
      }
    }
    return best?.path
  }

  /// The height of a track's curve in the plot.
  package func y(of track: GraphTrack, atX x: Double) -> Double {
    let y = axis.y(of: track.onAxis(track.numbers.value(at: scale.time(at: x))))
    return y.isFinite ? y : parts.plot.maxY
  }
}
