import Exporting
import Keyframes
import Scrolling
import Stage

/// A press on a curve: it has selected, and goes on as a scrub once the hand moves.
struct CurvePress: PanelDrag {
  private let start: Point
  private let adds: Bool
  var pointerShape: PointerShape { .hand }

  init(at place: Point, adds: Bool) {
    start = place
    self.adds = adds
  }

  mutating func move(to place: Point, in session: inout Session) {
    guard abs(place.x - start.x) > Session.slop else { return }
    session.drag = nil
    session.history.commit()
    if adds {
      session.begin(MarqueeDrag(at: start, in: session))
      session.moveDrag(to: place)
    } else {
      session.beginTimelineScrub(at: place)
    }
  }
}

/// A hand that draws a box around keyframes, which are selected beside those that were.
struct MarqueeDrag: PanelDrag {
  private let before: Selection
  /// Where it began: the time, and the height in the list with all that is scrolled away.
  private let time, height: Double
  private var end: Point
  var pointerShape: PointerShape { .arrow }

  init(at place: Point, in session: Session) {
    before = session.selection
    end = place
    let panel = session.layout.timeline ?? .init(x: 0, y: 0, width: 1, height: 1)
    time = session.timelineScale(in: panel).time(at: place.x)
    height =
      place.y - session.timelineParts(in: panel).list.minY + session.timelineScroller.position
  }

  /// What it spans now, in logical points.
  func rect(in session: Session) -> Rect? {
    guard let panel = session.layout.timeline else { return nil }
    let x = session.timelineScale(in: panel).x(of: time)
    let y = session.timelineParts(in: panel).list.minY + height - session.timelineScroller.position
    return Rect(
      x: min(x, end.x), y: min(y, end.y), width: abs(end.x - x), height: abs(end.y - y))
  }

  mutating func move(to place: Point, in session: inout Session) {
    end = place
    guard let panel = session.layout.timeline, let rect = rect(in: session) else { return }
    let parts = session.timelineParts(in: panel)
    let scale = session.timelineScale(in: panel)
    let (start, end) = (scale.time(at: rect.minX), scale.time(at: rect.maxX))
    var keys = before.keys
    for (index, row) in session.timelineRows().enumerated() {
      let middle = session.rowRect(index, in: parts).centre.y
      guard let track = row.place, middle >= rect.minY, middle <= rect.maxY else { continue }
      keys.formUnion(row.keys(from: start, to: end).map { KeyPlace(track, $0) })
    }
    session.selection.keys = keys
    if session.selection.track == nil { session.selection.track = keys.first?.track }
  }

  mutating func cancel(in session: inout Session) { session.selection = before }
}

/// A hand that drags an end of the loop, all of it, or a new one; also while it plays.
struct LoopDrag: ReadoutDrag {
  enum Part: Equatable { case start, end, whole, new }

  let part: Part
  private let before: (loop: ClosedRange<Double>?, ending: Playback.Ending)
  private let targets: [Double]
  private let pressed: Double
  private(set) var readout: String?

  init?(_ part: Part, at place: Point, _ session: inout Session) {
    guard let panel = session.layout.timeline else { return nil }
    self.part = part
    let clock = session.player.playhead.clock
    before = (clock.loopRange, clock.ending)
    targets = session.snapTargets(withoutLoop: true)
    pressed = session.timelineScale(in: panel).time(at: place.x)
  }

  mutating func move(to place: Point, in session: inout Session) {
    guard let panel = session.layout.timeline else { return }
    let time = session.timelineScale(in: panel).time(at: place.x)
    guard time != pressed || readout != nil else { return }
    let range = session.player.playhead.timeline.range
    func snapped(_ time: Double) -> Double {
      session.player.playhead.timeline.clamp(session.snapped(time, to: targets, in: panel))
    }
    let old = before.loop ?? range
    let loop: ClosedRange<Double>
    switch part {
    case .start:
      loop = min(snapped(old.lowerBound + time - pressed), old.upperBound)...old.upperBound
    case .end: loop = old.lowerBound...max(snapped(old.upperBound + time - pressed), old.lowerBound)
    case .whole:
      let start = snapped(old.lowerBound + time - pressed)
      let first = max(min(start, range.upperBound - old.length), range.lowerBound)
      loop = first...min(first + old.length, range.upperBound)
    case .new:
      let (one, other) = (snapped(pressed), snapped(time))
      loop = min(one, other)...max(one, other)
    }
    session.player.playhead.clock.setLoop(to: loop)
    readout = session.reading(loop.lowerBound) + " – " + session.reading(loop.upperBound)
  }

  mutating func cancel(in session: inout Session) {
    session.player.playhead.clock.clearLoop()
    if let loop = before.loop { session.player.playhead.clock.setLoop(to: loop) }
    session.player.playhead.clock.ending = before.ending
  }
}

extension Session {
  mutating func beginLoop(_ part: LoopDrag.Part, at place: Point) {
    if let drag = LoopDrag(part, at: place, &self) { begin(drag) }
  }
}

extension ClockDriver {
  /// Both ends of the loop at once.
  mutating func setLoop(to loop: ClosedRange<Double>) {
    setLoop(.start, to: loop.lowerBound)
    setLoop(.end, to: loop.upperBound)
    // The end that moves first takes the other along where they meet.
    setLoop(.start, to: loop.lowerBound)
  }
}
