// Controlling a running take. Each method begins a new take, so that scrubbing back shows the
// earlier motion.
extension Takes {
  /// Stops at `time`, dropping the rest.
  public mutating func stop(at time: Double) { cut(at: time) { $0 } }

  /// Pauses from `time` until `resume(at:)`, even in the middle of a link. Pausing again has no
  /// effect.
  public mutating func pause(at time: Double) {
    let take = forgettingLater(than: time)
    guard take.kind != .paused else { return }
    takes.append(
      Take(
        start: time, node: take.node.frozen(at: time), origin: time, end: time, kind: .paused))
  }

  /// Continues the paused take at `time`. Does nothing if no take is paused.
  public mutating func resume(at time: Double) {
    guard forgettingLater(than: time).kind == .paused else { return }
    let (take, moment) = running(at: time)
    let delay = time - moment
    takes.append(
      Take(
        start: time, node: take.node.shifted(by: delay), origin: take.origin + delay,
        end: max(take.end + delay, time)))
  }

  /// Runs the running or paused take backwards to its start, from `time` on. Turned back again, it
  /// runs forwards to its end.
  ///
  /// A take that has ended first waits for as long as it has been over: turned back at 3, a take
  /// that ended at 2 begins to move at 4.
  public mutating func turnBack(at time: Double) {
    forgettingLater(than: time)
    let (take, moment) = running(at: time)
    let hasMoved = take.end > take.origin
    takes.append(
      Take(
        start: time, node: take.node.mirrored(at: moment).shifted(by: time - moment),
        origin: hasMoved ? time - (take.end - moment) : time,
        end: hasMoved ? time + max(moment - take.origin, 0) : time))
  }

  /// The last take that is not a pause, and the time in that take.
  func running(at time: Double) -> (take: Take, moment: Double) {
    let last = takes[takes.count - 1]
    guard last.kind == .paused, takes.count > 1 else { return (last, time) }
    return (takes[takes.count - 2], last.start)
  }

  /// Jumps at `time` to the start or end of the running or paused take and stays there; the next
  /// animation begins from that state. An endless animation ends where a round ends.
  public mutating func finish(at time: Double, _ bound: Playback.Bound = .end) {
    forgettingLater(than: time)
    let take = running(at: time).take
    takes.append(take.finished(bound, at: time))
  }
}

extension Takes.Take {
  /// The take's state at an end of its motions, from `time` on.
  func finished(_ bound: Playback.Bound, at time: Double) -> Takes.Take {
    let place =
      switch bound {
      case .start: start
      case .end: end
      }
    return Takes.Take(
      start: time, node: node.frozen(at: place), origin: time, end: time, kind: .finished)
  }
}
