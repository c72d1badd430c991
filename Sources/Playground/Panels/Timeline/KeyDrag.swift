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
  private var gesture: KeyGesture
  private let span: ClosedRange<Double>
  /// The time of the dragged keyframe.
  private let time: Double
  private let targets: [Double]
  private let start: Point
  /// The time at which it was pressed, which may be a little beside the keyframe's.
  private let pressed: Double
  private var isDragging = false
  private(set) var readout: String?
  var hasMoved: Bool { isDragging }

  /// How far the pointer may move before a press becomes a drag, in points.
  static let slop = 3.0

  /// Nil if there is no such keyframe.
  init?(
    _ key: KeyframePath, at position: Point, wasSelected: Bool, adds: Bool, _ before: Selection,
    _ view: TimelineView, _ workspace: inout Workspace
  ) {
    gesture = workspace.keyGesture()
    guard let marks = gesture.base.tracks[key.track]?.marks, marks.indices.contains(key.index),
      let span = gesture.base.span
    else { return nil }
    self.key = key
    (self.wasSelected, self.adds) = (wasSelected, adds)
    self.before = before
    self.span = span
    time = marks[key.index].time
    targets =
      workspace.snapTargets(without: workspace.selection.keys) + [workspace.player.time]
    start = position
    pressed = view.scale.time(at: position.x)
  }

  mutating func move(to position: Point, _ view: TimelineView, _ workspace: inout Workspace) {
    guard isDragging || abs(position.x - start.x) > Self.slop else { return }
    isDragging = true
    let free = view.scale.time(at: position.x) - pressed
    let snapped = workspace.snapped(time + free, to: targets, in: view.parts.panel)
    let isFree = snapped == time + free
    let delta = kept(isFree ? free : snapped - time, in: workspace.playhead.timeline.range)
    let modifiers = workspace.modifiers
    let result =
      modifiers.contains(.alt)
      ? gesture.base.rippled(
        by: delta, movesAll: modifiers.contains(.shift), gap: workspace.playhead.frame)
      : gesture.base.moved(by: delta)
    workspace.show(result, in: &gesture)
    readout =
      workspace.reading(time + delta) + "  " + workspace.reading(delta, isChange: true)
  }

  /// Keyframes that were within the timeline stay inside it.
  private func kept(_ delta: Double, in range: ClosedRange<Double>) -> Double {
    let low = min(range.lowerBound - span.lowerBound, 0)
    let high = max(range.upperBound - span.upperBound, 0)
    return min(max(delta, low), high)
  }

  /// A click on one of several selected keyframes selects it alone; with Shift it is deselected.
  func end(_ workspace: inout Workspace) {
    guard !isDragging, wasSelected else { return }
    let keys = workspace.bothHalves(of: key)
    if adds {
      workspace.selection.keys.subtract(keys)
    } else {
      workspace.selection.keys = workspace.selection.keys == keys ? [key] : keys
    }
  }

  func cancel(_ workspace: inout Workspace) {
    workspace.selection = isDragging ? gesture.selection : before
  }
}

/// A drag of an edge of the selected keyframes' box, which stretches them; the other edge stays.
struct StretchDrag: TimelineDrag {
  enum Edge: Equatable { case start, end }

  let edge: Edge
  private var gesture: KeyGesture
  private let span: ClosedRange<Double>
  private let targets: [Double]
  private let pressed: Double
  private let shortest: Double
  private(set) var readout: String?

  /// Nil where nothing is selected that could be stretched.
  init?(_ edge: Edge, at position: Point, _ view: TimelineView, _ workspace: inout Workspace) {
    gesture = workspace.keyGesture()
    guard let span = gesture.base.span, span.length > 0 else { return nil }
    self.edge = edge
    self.span = span
    targets =
      workspace.snapTargets(without: workspace.selection.keys) + [workspace.player.time]
    pressed = view.scale.time(at: position.x)
    shortest = min(span.length, workspace.playhead.frame)
  }

  mutating func move(to position: Point, _ view: TimelineView, _ workspace: inout Workspace) {
    let free = view.scale.time(at: position.x) - pressed
    guard free != 0 || readout != nil else { return }
    let (moving, pivot) =
      edge == .end ? (span.upperBound, span.lowerBound) : (span.lowerBound, span.upperBound)
    let snapped = workspace.snapped(moving + free, to: targets, in: view.parts.panel)
    let time = workspace.playhead.timeline.clamp(snapped)
    let length = max(edge == .end ? time - pivot : pivot - time, shortest)
    let factor = length / span.length
    workspace.show(gesture.base.stretched(by: factor, about: pivot), in: &gesture)
    readout = workspace.reading(length) + "  ×" + factor.fixed(2)
  }

  func cancel(_ workspace: inout Workspace) { workspace.selection = gesture.selection }
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
