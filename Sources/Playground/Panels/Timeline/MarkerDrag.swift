import AppState
import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Words

/// A drag of a marker; out of the ruler, the marker is deleted.
struct MarkerDrag: TimelineDrag {
  private let marker: Cue
  private let demo: String
  /// The marker in the document; nil if there is none, or one like it that was there before.
  private var own: Cue?
  private let targets: [Double]
  private let start: Point
  private let pressed: Double
  /// Where it is now; nil while it is out of the ruler.
  private(set) var now: Cue?
  private(set) var hasMoved = false
  private(set) var readout: String?

  /// How far out of the ruler the pointer must be, in points.
  private static let reach = 32.0

  init(_ marker: Cue, at position: Point, _ view: TimelineView, _ workspace: inout Workspace) {
    self.marker = marker
    demo = workspace.player.demo.name
    (own, now) = (marker, marker)
    start = position
    pressed = view.scale.time(at: position.x)
    var targets = workspace.snapTargets()
    if let index = targets.firstIndex(of: marker.time) { targets.remove(at: index) }
    self.targets = targets + [workspace.player.time]
  }

  mutating func move(to position: Point, _ view: TimelineView, _ workspace: inout Workspace) {
    guard hasMoved || abs(position.x - start.x) > KeyDrag.slop || abs(position.y - start.y) > 12
    else {
      return
    }
    hasMoved = true
    let ruler = view.parts.ruler
    let isOut = position.y < ruler.minY - Self.reach || position.y > ruler.maxY + Self.reach
    let free = marker.time + view.scale.time(at: position.x) - pressed
    let first = workspace.playhead.timeline.range.lowerBound
    let time = max(workspace.snapped(free, to: targets, in: view.parts.panel), first)
    let (before, moved) = (own, Cue(marker.name, at: time))
    now = isOut ? nil : moved
    own = now
    workspace.edit { document in
      if let before { document[demo].remove(before) }
      if document[demo].markers.contains(moved) { own = nil }
      if !isOut { document[demo].add(moved) }
    }
    readout = isOut ? localized("Delete the marker") : workspace.reading(time)
  }
}

/// A drag of the end of the timeline.
struct LengthDrag: TimelineDrag {
  private let before: Double
  private let targets: [Double]
  private let pressed: Double
  private(set) var readout: String?
  var hasMoved: Bool { readout != nil }

  init(at position: Point, _ view: TimelineView, _ workspace: inout Workspace) {
    let range = workspace.playhead.timeline.range
    before = range.length
    pressed = view.scale.time(at: position.x)
    targets =
      workspace.snapTargets().filter { $0 != range.upperBound }
      + [range.lowerBound + workspace.player.ownLength]
  }

  mutating func move(to position: Point, _ view: TimelineView, _ workspace: inout Workspace) {
    let free = view.scale.time(at: position.x) - pressed
    guard free != 0 || readout != nil else { return }
    let first = workspace.playhead.timeline.range.lowerBound
    let end = workspace.snapped(first + before + free, to: targets, in: view.parts.panel)
    let length = max(end - first, workspace.lengths.lowerBound)
    workspace.setLength(length)
    readout = workspace.reading(length) + "  " + workspace.reading(length - before, isChange: true)
  }
}

/// A drag that resizes the column of names.
struct NamesDrag: TimelineDrag {
  private let start: Point
  private let width: Double
  private let before: Double?
  private(set) var hasMoved = false

  init(at position: Point, _ view: TimelineView, _ workspace: Workspace) {
    (start, width) = (position, view.parts.names.width)
    before = workspace.window.arrangement.sizes.namesWidth
  }

  mutating func move(to position: Point, _ view: TimelineView, _ workspace: inout Workspace) {
    hasMoved = hasMoved || position.distance(to: start) > 1
    guard hasMoved else { return }
    workspace.window.arrangement.sizes.namesWidth = width + position.x - start.x
    workspace.relayout()
  }

  func cancel(_ workspace: inout Workspace) {
    workspace.window.arrangement.sizes.namesWidth = before
    workspace.relayout()
  }
}
