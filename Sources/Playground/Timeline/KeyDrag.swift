import Exporting
import Keyframes
import Stage

/// A drag that tells in words what it does.
protocol ReadoutDrag: PanelDrag {
  var readout: String? { get }
}

/// A hand that moves the selected keyframes in time. With Alt all that comes after them on their tracks
/// moves along, with Alt and Shift all that comes after on any track.
struct KeyDrag: ReadoutDrag {
  private let key: KeyPlace
  /// Whether it was selected before the press, and whether the press was to add.
  private let wasSelected, adds: Bool
  private let before: Selection
  private var gesture: KeyGesture
  private let span: ClosedRange<Double>
  /// Of the keyframe that the hand has taken.
  private let time: Double
  private let targets: [Double]
  private let start: Point
  /// The time at which it was pressed, which may be a little beside the keyframe's.
  private let pressed: Double
  private var isDragging = false
  private(set) var readout: String?

  /// How far the hand may wander before a press becomes a drag, in points.
  static let slop = 3.0

  /// Nil where there is no such keyframe.
  init?(
    _ key: KeyPlace, at place: Point, wasSelected: Bool, adds: Bool, _ before: Selection,
    _ session: inout Session
  ) {
    gesture = session.keyGesture()
    guard let panel = session.layout.timeline, let marks = gesture.base.tracks[key.track]?.marks,
      marks.indices.contains(key.index), let span = gesture.base.span
    else { return nil }
    self.key = key
    (self.wasSelected, self.adds) = (wasSelected, adds)
    self.before = before
    self.span = span
    time = marks[key.index].time
    targets = session.snapTargets(without: session.selection.keys) + [session.player.time]
    start = place
    pressed = session.timelineScale(in: panel).time(at: place.x)
  }

  mutating func move(to place: Point, in session: inout Session) {
    guard let panel = session.layout.timeline,
      isDragging || abs(place.x - start.x) > Self.slop
    else { return }
    isDragging = true
    let free = session.timelineScale(in: panel).time(at: place.x) - pressed
    let snapped = session.snapped(time + free, to: targets, in: panel)
    let isFree = snapped == time + free
    let delta = kept(isFree ? free : snapped - time, in: session.player.playhead.timeline.range)
    let result =
      session.modifiers.contains(.alt)
      ? gesture.base.rippled(
        by: delta, movesAll: session.modifiers.contains(.shift), gap: session.player.playhead.frame)
      : gesture.base.moved(by: delta)
    session.show(result, in: &gesture)
    readout =
      session.reading(time + delta) + "  " + session.reading(delta, isChange: true)
  }

  /// What lay within the timeline does not leave it.
  private func kept(_ delta: Double, in range: ClosedRange<Double>) -> Double {
    let low = min(range.lowerBound - span.lowerBound, 0)
    let high = max(range.upperBound - span.upperBound, 0)
    return min(max(delta, low), high)
  }

  /// A click on one of several selected keyframes selects it alone, or with Shift gives it up.
  mutating func end(at place: Point, in session: inout Session) {
    guard !isDragging, wasSelected else { return }
    let keys = session.bothHalves(of: key)
    if adds {
      session.selection.keys.subtract(keys)
    } else {
      session.selection.keys = session.selection.keys == keys ? [key] : keys
    }
  }

  mutating func cancel(in session: inout Session) {
    session.selection = isDragging ? gesture.selection : before
  }
}

/// A hand that stretches the selected keyframes by an edge of the box around them; the other edge stays.
struct StretchDrag: ReadoutDrag {
  enum Edge: Equatable { case start, end }

  let edge: Edge
  private var gesture: KeyGesture
  private let span: ClosedRange<Double>
  private let targets: [Double]
  private let pressed: Double
  private let shortest: Double
  private(set) var readout: String?

  /// Nil where nothing is selected that could be stretched.
  init?(_ edge: Edge, at place: Point, _ session: inout Session) {
    gesture = session.keyGesture()
    guard let panel = session.layout.timeline, let span = gesture.base.span, span.length > 0 else {
      return nil
    }
    self.edge = edge
    self.span = span
    targets = session.snapTargets(without: session.selection.keys) + [session.player.time]
    pressed = session.timelineScale(in: panel).time(at: place.x)
    shortest = min(span.length, session.player.playhead.frame)
  }

  mutating func move(to place: Point, in session: inout Session) {
    guard let panel = session.layout.timeline else { return }
    let free = session.timelineScale(in: panel).time(at: place.x) - pressed
    guard free != 0 || readout != nil else { return }
    let (moving, pivot) =
      edge == .end ? (span.upperBound, span.lowerBound) : (span.lowerBound, span.upperBound)
    let snapped = session.snapped(moving + free, to: targets, in: panel)
    let time = session.player.playhead.timeline.clamp(snapped)
    let length = max(edge == .end ? time - pivot : pivot - time, shortest)
    let factor = length / span.length
    session.show(gesture.base.stretched(by: factor, about: pivot), in: &gesture)
    readout = session.reading(length) + "  ×" + factor.fixed(2)
  }

  mutating func cancel(in session: inout Session) { session.selection = gesture.selection }
}

extension Session {
  mutating func beginStretch(_ edge: StretchDrag.Edge, at place: Point) {
    if let drag = StretchDrag(edge, at: place, &self) { begin(drag) }
  }
}
