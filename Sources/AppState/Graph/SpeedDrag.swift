package import Editing
package import Interface
package import Keyframes
import Stage
import Words

/// A drag of a speed: up and down changes the speed, along the time its influence. The values of
/// keyframes stay, so that the distance stays. Alt breaks the two sides, Shift keeps to one axis.
package struct SpeedDrag: GraphDrag {
  private let handle: SpeedPlot.Handle
  private let graph: SpeedGraph
  private let side: SpeedTracks.Side
  /// The other side, if it had the same speed, so that both move together.
  private let other: SpeedTracks.Side?
  private var gesture: KeyGesture
  private let start: Point
  /// The position of the handle at the press.
  private let origin: Point
  private let before: Selection
  package private(set) var hasMoved = false
  package private(set) var readout: String?
  package private(set) var snapped = GraphSnap()
  package var pointerShape: PointerShape { hasMoved ? .grab : .hand }

  private static let slop = 3.0
  /// How near, in points, a speed is attracted by another.
  private static let zone = 6.0

  /// Nil if there is no such handle.
  package init?(
    _ handle: SpeedPlot.Handle, at position: Point, _ before: Selection, _ speeds: SpeedPlot,
    _ workspace: inout Workspace
  ) {
    guard let graph = speeds.graph(handle.path), let origin = speeds.point(of: handle),
      let side = graph.speeds.side(handle.side, at: handle.time)
    else { return nil }
    (self.handle, self.graph, self.side, self.before) = (handle, graph, side, before)
    let opposite = graph.speeds.side(handle.side.opposite, at: handle.time)
    let isSame = opposite.map {
      abs($0.tangent.slope - side.tangent.slope) <= 1e-9 * max(1, abs(side.tangent.slope))
    }
    other = isSame == true ? opposite : nil
    (start, self.origin) = (position, origin)
    gesture = workspace.keyGesture()
  }

  package mutating func move(
    to position: Point, _ plot: GraphPlot, _ workspace: inout Workspace
  ) {
    guard hasMoved || position.distance(to: start) > Self.slop else { return }
    hasMoved = true
    var (width, height) = (position.x - start.x, position.y - start.y)
    if workspace.modifiers.contains(.shift), handle.isLever {
      if abs(width) >= abs(height) { height = 0 } else { width = 0 }
    }
    var tangent = side.tangent
    if height != 0 { tangent.slope = speed(atY: origin.y + height, plot, workspace) }
    if handle.isLever, width != 0 {
      let reach = plot.scale.time(at: origin.x + width) - handle.time
      let share = (handle.side == .incoming ? -reach : reach) / side.duration
      tangent.influence = min(max(share, Tangent.leastInfluence), 1)
    }
    show(tangent, &workspace)
  }

  /// The speed at a height, unless it is near 0, the mean of a segment, or the other side's.
  private mutating func speed(
    atY y: Double, _ plot: GraphPlot, _ workspace: Workspace
  ) -> Double {
    snapped = GraphSnap()
    let position = plot.axis.value(at: y)
    let free = graph.speed(onAxis: plot.axis.rounded(position))
    let opposite = graph.speeds.side(handle.side.opposite, at: handle.time)
    let targets = [0, side.meanSpeed] + (opposite.map { [$0.tangent.slope, $0.meanSpeed] } ?? [])
    let reach = plot.axis.change(of: Self.zone)
    let near = targets.filter(\.isFinite).min {
      abs(graph.onAxis($0) - position) < abs(graph.onAxis($1) - position)
    }
    let least = graph.isAlongPath ? 0 : -Double.infinity
    guard !workspace.isSnappingOff, let near, abs(graph.onAxis(near) - position) <= reach else {
      return max(free, least)
    }
    snapped.value = graph.onAxis(near)
    return near
  }

  private mutating func show(_ tangent: Tangent, _ workspace: inout Workspace) {
    let breaks = workspace.modifiers.contains(.alt)
    guard
      var changed = graph.speeds.setting(tangent, handle.side, at: handle.time, breaks: breaks)
    else { return }
    if let other, !breaks {
      let twin = Tangent(slope: tangent.slope, influence: other.tangent.influence)
      changed = changed.setting(twin, handle.side.opposite, at: handle.time) ?? changed
    }
    var result = KeyEdit(keys: workspace.selection.keys)
    result.tracks = graph.tracks(with: changed)
    workspace.show(result, in: &gesture)
    let unit = workspace.playhead.timeline.unit
    readout =
      unit.speed(graph.first.reading(tangent.slope)) + "  "
      + localized("influence \((tangent.influence * 100).fixed(0))%")
  }

  package func cancel(_ workspace: inout Workspace) { workspace.selection = before }
}
