import AppState
import Editing
import Interface
import Keyframes
import Stage

/// A drag of the selected keyframes in time. With Alt all later keyframes on their tracks move
/// along, with Alt and Shift the later ones on all tracks.
struct KeyDrag: TimelineDrag {
  private let key: KeyframePath
  /// Whether it was selected before the press, and whether Shift was down.
  private let wasSelected, adds: Bool
  private let before: Selection
  private let start: Point
  /// The time at which it was pressed, which may be a little beside the keyframe's.
  private let pressed: Double
  /// Nil before the press has become a drag.
  private var dragged: DraggedKeys?
  private(set) var readout: String?
  var hasMoved: Bool { dragged != nil }

  /// How far the pointer may move before a press becomes a drag, in points.
  static let slop = 3.0

  init(
    _ key: KeyframePath, at position: Point, wasSelected: Bool, adds: Bool, _ before: Selection,
    _ view: TimelineView
  ) {
    (self.key, self.wasSelected, self.adds, self.before) = (key, wasSelected, adds, before)
    (start, pressed) = (position, view.scale.time(at: position.x))
  }

  mutating func move(to position: Point, _ view: TimelineView, _ workspace: inout Workspace) {
    guard dragged != nil || abs(position.x - start.x) > Self.slop else { return }
    if dragged == nil { dragged = DraggedKeys(&workspace) }
    guard var keys = dragged, let marks = keys.gesture.base.tracks[key.track]?.marks,
      marks.indices.contains(key.index)
    else { return }
    let time = marks[key.index].time
    let free = view.scale.time(at: position.x) - pressed
    let snapped = workspace.snapped(time + free, to: keys.targets, in: view.parts.panel)
    let isFree = snapped == time + free
    let delta = keys.kept(isFree ? free : snapped - time, in: workspace.playhead.timeline.range)
    let modifiers = workspace.modifiers
    let result =
      modifiers.contains(.alt)
      ? keys.gesture.base.rippled(
        by: delta, movesAll: modifiers.contains(.shift), gap: workspace.playhead.frame)
      : keys.gesture.base.moved(by: delta)
    workspace.show(result, in: &keys.gesture)
    dragged = keys
    readout =
      workspace.reading(time + delta) + "  " + workspace.reading(delta, isChange: true)
  }

  /// A click on one of several selected keyframes selects it alone; with Shift it is deselected.
  func end(_ workspace: inout Workspace) {
    guard dragged == nil, wasSelected else { return }
    let keys = workspace.bothHalves(of: key)
    if adds {
      workspace.selection.keys.subtract(keys)
    } else {
      workspace.selection.keys = workspace.selection.keys == keys ? [key] : keys
    }
  }

  func cancel(_ workspace: inout Workspace) {
    workspace.selection = dragged?.gesture.selection ?? before
  }
}

/// A drag of an edge of the selected keyframes' box, which stretches them; the other edge stays.
struct StretchDrag: TimelineDrag {
  enum Edge: Equatable { case start, end }

  let edge: Edge
  private let before: Selection
  private let pressed: Double
  /// Nil before the pointer has moved.
  private var dragged: DraggedKeys?
  private(set) var readout: String?

  init(_ edge: Edge, at position: Point, _ view: TimelineView, _ workspace: Workspace) {
    (self.edge, before) = (edge, workspace.selection)
    pressed = view.scale.time(at: position.x)
  }

  mutating func move(to position: Point, _ view: TimelineView, _ workspace: inout Workspace) {
    let free = view.scale.time(at: position.x) - pressed
    guard free != 0 || dragged != nil else { return }
    if dragged == nil { dragged = DraggedKeys(&workspace) }
    let timeline = workspace.playhead.timeline
    readout = dragged?.stretch(edge, by: free, within: timeline, view, &workspace)
  }

  func cancel(_ workspace: inout Workspace) { workspace.selection = before }
}

/// Keyframes that are being dragged. They are taken when a press has become a drag: before that, their
/// file may be read again.
struct DraggedKeys {
  var gesture: KeyGesture
  /// From the first to the last of them.
  let span: ClosedRange<Double>
  let targets: [Double]

  init(_ gesture: KeyGesture, over span: ClosedRange<Double>, _ workspace: inout Workspace) {
    (self.gesture, self.span) = (gesture, span)
    targets = workspace.snapTargets(without: gesture.base.keys) + [workspace.player.time]
  }

  /// The selected ones; nil if there are none.
  init?(_ workspace: inout Workspace) {
    let gesture = workspace.keyGesture()
    guard let span = gesture.base.span else { return nil }
    self.init(gesture, over: span, &workspace)
  }

  /// Keyframes that were within the timeline stay inside it.
  func kept(_ delta: Double, in range: ClosedRange<Double>) -> Double {
    let low = min(range.lowerBound - span.lowerBound, 0)
    let high = max(range.upperBound - span.upperBound, 0)
    return min(max(delta, low), high)
  }

  /// Stretches them by moving an end, within the timeline if there is one; the other end stays.
  /// - Returns: the length and the factor; nil where there is nothing to stretch.
  mutating func stretch(
    _ edge: StretchDrag.Edge, by free: Double, within timeline: Timeline? = nil,
    _ view: TimelineView, _ workspace: inout Workspace
  ) -> String? {
    guard span.length > 0 else { return nil }
    let (moving, pivot) =
      edge == .end ? (span.upperBound, span.lowerBound) : (span.lowerBound, span.upperBound)
    let snapped = workspace.snapped(moving + free, to: targets, in: view.parts.panel)
    let time = timeline?.clamp(snapped) ?? snapped
    let shortest = min(span.length, workspace.playhead.frame)
    let length = max(edge == .end ? time - pivot : pivot - time, shortest)
    let factor = length / span.length
    workspace.show(gesture.base.stretched(by: factor, about: pivot), in: &gesture)
    return workspace.reading(length) + "  ×" + factor.fixed(2)
  }
}

extension Workspace {
  /// A keyframe, and the other one at its time where they are a step: they lie on one another, and move
  /// as one unless one is pressed again.
  func bothHalves(of key: KeyframePath) -> KeySet {
    guard let marks = track(at: key.track)?.marks, marks.indices.contains(key.index) else {
      return [key]
    }
    let near = [key.index - 1, key.index, key.index + 1].filter { index in
      marks.indices.contains(index) && marks[index].time == marks[key.index].time
    }
    return KeySet(byTrack: [key.track: Set(near)])
  }
}
