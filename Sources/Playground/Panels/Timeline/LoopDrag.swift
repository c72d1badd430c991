import AppState
import Editing
import Keyframes
import Stage

/// A drag of an end of the loop, of all of it, or of a new one; also while it plays.
struct LoopDrag: TimelineDrag {
  enum Part: Equatable { case start, end, whole, new }

  let part: Part
  private let before: ClockDriver
  private let targets: [Double]
  private let pressed: Double
  private(set) var readout: String?
  var hasMoved: Bool { readout != nil }

  init(_ part: Part, at position: Point, _ view: TimelineView, _ workspace: inout Workspace) {
    self.part = part
    before = workspace.playhead.clock
    targets = workspace.snapTargets(withoutLoop: true)
    pressed = view.scale.time(at: position.x)
  }

  mutating func move(to position: Point, _ view: TimelineView, _ workspace: inout Workspace) {
    let time = view.scale.time(at: position.x)
    guard time != pressed || readout != nil else { return }
    let loop = loop(at: time, view, workspace)
    workspace.playhead.clock.setLoop(to: loop)
    readout = workspace.reading(loop.lowerBound) + " – " + workspace.reading(loop.upperBound)
  }

  /// The loop while the pointer is at `time`.
  private func loop(
    at time: Double, _ view: TimelineView, _ workspace: Workspace
  ) -> ClosedRange<Double> {
    let timeline = workspace.playhead.timeline
    let range = timeline.range
    func snapped(_ time: Double) -> Double {
      timeline.clamp(workspace.snapped(time, to: targets, in: view.parts.panel))
    }
    let old = before.loopRange ?? range
    let shortest = workspace.playhead.clock.shortestLoop
    switch part {
    case .start:
      let last = old.upperBound - shortest
      return min(snapped(old.lowerBound + time - pressed), last)...old.upperBound
    case .end:
      let first = old.lowerBound + shortest
      return old.lowerBound...max(snapped(old.upperBound + time - pressed), first)
    case .whole:
      let start = snapped(old.lowerBound + time - pressed)
      let first = max(min(start, range.upperBound - old.length), range.lowerBound)
      return first...min(first + old.length, range.upperBound)
    case .new:
      let (one, other) = (snapped(pressed), snapped(time))
      if time < pressed { return min(other, one - shortest)...one }
      return one...max(other, one + shortest)
    }
  }

  func cancel(_ workspace: inout Workspace) {
    workspace.playhead.clock.restoreLoop(of: before)
  }
}
