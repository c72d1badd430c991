import AppState
import Editing
import Keyframes
import Stage

/// A motion while it is recorded: nodes are dragged, and time runs.
struct MotionRecording {
  /// The playhead's time at the beginning.
  let start: Double
  /// On the events' clock.
  private let begun: Double
  /// Units of time per second.
  private let rate: Double
  private let end: Double
  let paths: [TrackPath]
  private(set) var take: MotionTake
  private var latest: [Double]
  /// The time of the latest move of the pointer, on the events' clock.
  private var moved: Double

  /// A pointer that has not moved for this long, in seconds, has rested.
  private static let rest = 0.06
  /// The seconds from one report of a pointing device to the next.
  private static let report = 0.016

  /// Nil for anchors, which do not move on the stage.
  init?(
    of drag: EditorDrag, nodes: [StageNode], at clock: Double, _ workspace: Workspace
  ) {
    let channels = drag.kind.channels(nodes)
    guard !channels.isEmpty else { return nil }
    let playhead = workspace.playhead
    let slowness = playhead.clock.isSlow ? ClockDriver.slowness : 1
    (start, begun, moved) = (drag.edit.time, clock, clock)
    rate = playhead.timeline.rate * playhead.speed * slowness
    end = playhead.timeline.range.upperBound
    paths = channels.map(\.path)
    take = MotionTake(channels.map(\.channel))
    latest = paths.map { drag.edit.value($0) ?? 0 }
    take.add(latest, at: start)
  }

  /// The time to which `clock` belongs; at the end of the timeline it stands still.
  func time(at clock: Double) -> Double { min(start + max(clock - begun, 0) * rate, end) }

  /// Whether the timeline has ended.
  func isOver(at clock: Double) -> Bool { time(at: clock) >= end }

  mutating func add(_ result: EditorResult, at clock: Double, of edit: NumberEdit) {
    let sample = paths.map { result.values[$0] ?? edit.value($0) ?? 0 }
    guard sample != latest, !isOver(at: moved) else { return }
    // The pointer rested until it moved again.
    if clock - moved > Self.rest { take.add(latest, at: time(at: clock - Self.report)) }
    take.add(sample, at: time(at: clock))
    (latest, moved) = (sample, clock)
  }

  /// The pointer was released.
  mutating func finish(at clock: Double) {
    if clock - moved > Self.rest { take.add(latest, at: time(at: clock)) }
  }

  /// The nodes follow the pointer, whatever the time.
  func show(in edit: inout NumberEdit, _ workspace: inout Workspace) {
    let tracks = zip(paths, latest).map { ($0, Track($1)) }
    edit.show(tracks: Dictionary(tracks) { first, _ in first }, &workspace)
  }
}

extension StageNode {
  /// Half of its larger side on the stage.
  fileprivate var halfSize: Double { max(bounds.width, bounds.height) / 2 }
}

extension EditorDrag.Kind {
  /// The numbers that are recorded, with how far each moves the node on the stage.
  fileprivate func channels(
    _ nodes: [StageNode]
  ) -> [(path: TrackPath, channel: MotionTake.Channel)] {
    func node(_ name: String) -> StageNode? { nodes.first { $0.name == name } }
    func channel(
      _ property: Property, of name: String, points: Double, grain: Double
    ) -> (path: TrackPath, channel: MotionTake.Channel) {
      let path = TrackPath(node: name, property: property.name)
      return (path, MotionTake.Channel(points: max(points, 1e-3), grain: grain))
    }
    func position(of node: StageNode) -> [(path: TrackPath, channel: MotionTake.Channel)] {
      [Property.x, .y].map {
        channel($0, of: node.name, points: node.placement.outer.meanScale, grain: 0.01)
      }
    }
    switch self {
    case .move(let move):
      return move.names.flatMap { name in
        let scale = node(name)?.placement.outer.meanScale ?? 1
        return [Property.x, .y].map { channel($0, of: name, points: scale, grain: 0.1) }
      }
    case .scale(let scaling):
      guard let node = node(scaling.name) else { return [] }
      return [
        channel(.scaleX, of: node.name, points: scaling.pointsPerFactor.x, grain: 0.001),
        channel(.scaleY, of: node.name, points: scaling.pointsPerFactor.y, grain: 0.001),
      ] + position(of: node)
    case .turn(let turning):
      guard let node = node(turning.name) else { return [] }
      let radius = node.corners.map { $0.distance(to: node.anchor) }.max() ?? 0
      return [channel(.rotation, of: node.name, points: radius * .pi / 180, grain: 0.1)]
    case .scaleSelection(let scaling):
      return scaling.names.compactMap(node).flatMap { node in
        [Property.scaleX, .scaleY].map {
          channel($0, of: node.name, points: node.halfSize, grain: 0.001)
        } + position(of: node)
      }
    case .turnSelection(let turning):
      return turning.names.compactMap(node).flatMap { node in
        [
          channel(
            .rotation, of: node.name, points: turning.reach(of: node) * .pi / 180, grain: 0.1)
        ] + position(of: node)
      }
    case .anchor: return []
    }
  }
}
