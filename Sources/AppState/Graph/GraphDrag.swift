package import Editing
package import Interface
package import Keyframes
import Stage

/// A drag on the plot of the graph editor until the release. The view stays during it.
package protocol GraphDrag: Sendable {
  /// The result so far, in a few words.
  var readout: String? { get }
  /// The time and the value to which it has snapped.
  var snapped: GraphSnap { get }
  var pointerShape: PointerShape { get }
  /// Whether it is more than a click.
  var hasMoved: Bool { get }
  mutating func move(to position: Point, _ plot: GraphPlot, _ workspace: inout Workspace)
  /// The pointer is released, or lost.
  func end(_ workspace: inout Workspace)
  /// Restores state outside the document.
  func cancel(_ workspace: inout Workspace)
}

extension GraphDrag {
  package var readout: String? { nil }
  package var snapped: GraphSnap { GraphSnap() }
  package func end(_ workspace: inout Workspace) {}
}

/// A time, and a position on the axis, that a drag has snapped to.
package struct GraphSnap: Equatable, Sendable {
  package var time: Double?
  package var value: Double?
}

/// The times and values that attract what is dragged in the graph editor.
package struct GraphSnapping: Sendable {
  private let times: [Double]
  private let values: [Double]

  /// The times of the timeline and the playhead, and the values of shown keyframes, except those of
  /// `keys`.
  package init(without keys: KeySet, _ plot: GraphPlot, _ workspace: inout Workspace) {
    times = workspace.snapTargets(without: keys) + [workspace.player.time]
    values =
      plot.tracks.flatMap { track -> [Double] in
        let (moved, keyframes) = (keys[track.path], track.numbers.keyframes)
        guard moved.count < keyframes.count else { return [] }
        return keyframes.indices.filter { !moved.contains($0) }
          .map { track.onAxis(keyframes[$0].value) }
      } + [0]
  }

  /// The time of a target near `time`, else of a frame; unchanged with Ctrl.
  package func time(
    _ time: Double, _ plot: GraphPlot, _ workspace: Workspace
  ) -> (time: Double, isSnapped: Bool) {
    guard !workspace.isSnappingOff else { return (time, false) }
    let reach = plot.scale.duration(of: TimeSnapping.zone / 2)
    let near = TimeSnapping(targets: times, reach: reach).snapped(time)
    if times.contains(near) { return (near, true) }
    return ((time * workspace.timeGrid).rounded() / workspace.timeGrid, false)
  }

  /// The position on the axis of a target near `value`, else without decimals that are less than a
  /// point; unchanged with Ctrl.
  package func value(
    _ value: Double, _ plot: GraphPlot, _ workspace: Workspace
  ) -> (value: Double, isSnapped: Bool) {
    guard !workspace.isSnappingOff else { return (value, false) }
    let reach = plot.axis.change(of: TimeSnapping.zone / 2)
    let near = TimeSnapping(targets: values, reach: reach).snapped(value)
    return values.contains(near) ? (near, true) : (plot.axis.rounded(value), false)
  }
}

extension Workspace {
  /// Whether Ctrl or Command is held, which drags freely.
  package var isSnappingOff: Bool { !modifiers.isDisjoint(with: [.control, .command]) }
}
