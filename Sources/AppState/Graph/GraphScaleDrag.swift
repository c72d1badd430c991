import Editing
package import Interface
package import Keyframes
import Stage

/// A drag of a handle of the box around the selected keyframes, which scales them in time and value.
/// The opposite side stays; with Alt the centre does, and Shift scales both by the same factor.
package struct GraphScaleDrag: GraphDrag {
  package let handle: GraphBoxHandle
  private var gesture: KeyGesture
  private let times, values: ClosedRange<Double>
  private let tracks: [TrackPath: GraphTrack]
  private let snapping: GraphSnapping
  private let start: Point
  private let shortest: Double
  package private(set) var readout: String?
  package private(set) var snapped = GraphSnap()
  package var hasMoved: Bool { readout != nil }
  package var pointerShape: PointerShape {
    handle.y == 0 ? .resizeHorizontally : handle.x == 0 ? .resizeVertically : .grab
  }

  /// Nil where there is no box.
  package init?(
    _ handle: GraphBoxHandle, at position: Point, _ plot: GraphPlot, _ workspace: inout Workspace
  ) {
    guard let bounds = plot.bounds else { return nil }
    self.handle = handle
    (times, values) = bounds
    let keys = plot.selection.keys
    gesture = workspace.keyGesture(of: keys)
    tracks = Dictionary(
      plot.tracks.filter { !keys[$0.path].isEmpty }.map { ($0.path, $0) },
      uniquingKeysWith: { first, _ in first })
    snapping = GraphSnapping(without: keys, plot, &workspace)
    start = position
    shortest = min(bounds.times.length, workspace.playhead.frame)
  }

  package mutating func move(
    to position: Point, _ plot: GraphPlot, _ workspace: inout Workspace
  ) {
    guard hasMoved || position.distance(to: start) > 1 else { return }
    snapped = GraphSnap()
    let isCentred = workspace.modifiers.contains(.alt)
    var time = timeFactor(to: position, isCentred, plot, workspace)
    var value = valueFactor(to: position, isCentred, plot, workspace)
    if workspace.modifiers.contains(.shift), handle.x != 0, handle.y != 0 {
      let isWide = abs(time - 1) > abs(value - 1)
      (time, value) = isWide ? (time, time) : (max(value, shortest / times.length), value)
      snapped = GraphSnap()
    }
    let pivot = (
      time: Self.pivot(times, handle.x, isCentred), value: Self.pivot(values, handle.y, isCentred)
    )
    let result = gesture.base.moved { path in
      KeyMove(
        time: KeyMove.Axis(factor: time, pivot: pivot.time),
        value: KeyMove.Axis(factor: value, pivot: tracks[path]?.value(onAxis: pivot.value) ?? 0))
    }
    workspace.show(result, in: &gesture)
    readout = [
      handle.x != 0 ? "×" + time.fixed(2) : nil, handle.y != 0 ? "×" + value.fixed(2) : nil,
    ]
    .compactMap(\.self).joined(separator: "  ")
  }

  private static func pivot(
    _ range: ClosedRange<Double>, _ side: Int, _ isCentred: Bool
  ) -> Double {
    if isCentred || side == 0 { return (range.lowerBound + range.upperBound) / 2 }
    return side > 0 ? range.lowerBound : range.upperBound
  }

  private mutating func timeFactor(
    to position: Point, _ isCentred: Bool, _ plot: GraphPlot, _ workspace: Workspace
  ) -> Double {
    guard handle.x != 0 else { return 1 }
    let side = handle.x > 0 ? times.upperBound : times.lowerBound
    let near = snapping.time(
      side + plot.scale.duration(of: position.x - start.x), plot, workspace)
    if near.isSnapped { snapped.time = near.time }
    let time = workspace.playhead.timeline.clamp(near.time)
    let pivot = Self.pivot(times, handle.x, isCentred)
    return max((time - pivot) / (side - pivot), shortest / times.length)
  }

  /// May be negative, which turns the keyframes upside down.
  private mutating func valueFactor(
    to position: Point, _ isCentred: Bool, _ plot: GraphPlot, _ workspace: Workspace
  ) -> Double {
    guard handle.y != 0 else { return 1 }
    let side = handle.y > 0 ? values.upperBound : values.lowerBound
    let near = snapping.value(side + plot.axis.change(of: start.y - position.y), plot, workspace)
    if near.isSnapped { snapped.value = near.value }
    let pivot = Self.pivot(values, handle.y, isCentred)
    return (near.value - pivot) / (side - pivot)
  }

  package func cancel(_ workspace: inout Workspace) { workspace.selection = gesture.selection }
}
