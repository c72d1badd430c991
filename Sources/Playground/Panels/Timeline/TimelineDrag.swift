import AppState
import Editing
import Interface
import Keyframes
import Stage

/// A drag on the timeline until the release.
protocol TimelineDrag: Sendable {
  /// The result so far, in a few words.
  var readout: String? { get }
  var pointerShape: PointerShape { get }
  /// Whether it is more than a click.
  var hasMoved: Bool { get }
  mutating func move(to position: Point, _ view: TimelineView, _ workspace: inout Workspace)
  /// The pointer is released, or lost.
  func end(_ workspace: inout Workspace)
  /// Restores state outside the document.
  func cancel(_ workspace: inout Workspace)
}

extension TimelineDrag {
  var readout: String? { nil }
  var pointerShape: PointerShape { .resizeHorizontally }
  var hasMoved: Bool { true }
  func end(_ workspace: inout Workspace) {}
  func cancel(_ workspace: inout Workspace) {}
}

/// Time follows the pointer; keyframes and pages nearby attract it.
struct TimelineScrub: TimelineDrag {
  func move(to position: Point, _ view: TimelineView, _ workspace: inout Workspace) {
    let snapping = TimeSnapping(
      targets: workspace.snapTargets(), reach: view.scale.duration(of: TimeSnapping.zone / 2))
    let isInverted = !workspace.modifiers.isDisjoint(with: [.control, .command])
    let time = view.scale.time(at: position.x)
    let near = snapping.snapped(time, isInverted: isInverted)
    workspace.playhead.scrub(to: near == time ? workspace.onFrame(time) : near)
  }

  func end(_ workspace: inout Workspace) { workspace.playhead.endScrub() }
  func cancel(_ workspace: inout Workspace) { workspace.playhead.endScrub() }
}

/// A box dragged around keyframes, which are added to the selection.
struct MarqueeDrag: TimelineDrag {
  private let before: Selection
  /// Where it began: the time, and the distance from the top of the first row, in points.
  private let time, height: Double
  private var end: Point
  var pointerShape: PointerShape { .arrow }

  /// The keyframes that stay selected.
  private let kept: KeySet

  /// `adds` keeps the selection.
  init(at position: Point, adds: Bool, _ view: TimelineView, _ workspace: Workspace) {
    before = workspace.selection
    kept = adds ? before.keys : []
    end = position
    time = view.scale.time(at: position.x)
    height = position.y - view.parts.list.minY + view.scrolled
  }

  /// The current box, in logical points.
  func rect(in view: TimelineView) -> Rect {
    let x = view.scale.x(of: time)
    let y = view.parts.list.minY + height - view.scrolled
    return Rect(
      x: min(x, end.x), y: min(y, end.y), width: abs(end.x - x), height: abs(end.y - y))
  }

  mutating func move(to position: Point, _ view: TimelineView, _ workspace: inout Workspace) {
    end = position
    let rect = rect(in: view)
    let (start, end) = (view.scale.time(at: rect.minX), view.scale.time(at: rect.maxX))
    var keys = kept
    for (index, row) in view.rows.enumerated() {
      let middle = view.rowRect(index).centre.y
      guard let track = row.path, middle >= rect.minY, middle <= rect.maxY else { continue }
      keys[track].formUnion(row.keys(from: start, to: end))
    }
    workspace.selection.keys = keys
    let track = workspace.selection.track
    if track == nil || track.map({ keys[$0].isEmpty }) == true, let first = keys.first?.track {
      workspace.selection.track = first
    }
  }

  func cancel(_ workspace: inout Workspace) { workspace.selection = before }
}
