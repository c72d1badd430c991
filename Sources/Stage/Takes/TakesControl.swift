// Controlling a running take. Each method begins a new take, so that scrubbing back shows what was
// before.
extension Takes {
  /// Stops at `time`, dropping the rest.
  public mutating func stop(at time: Double) { cut(at: time) { $0 } }

  /// Pauses from `time` until `resume(at:)`, even in the middle of a link. Pausing again has no
  /// effect.
  public mutating func pause(at time: Double) {
    let take = forgettingLater(than: time)
    guard !take.isPause else { return }
    takes.append(Take(start: time, node: take.node.frozen(at: time), end: time, isPause: true))
  }

  /// Continues at `time` what was paused. Does nothing if nothing is paused.
  public mutating func resume(at time: Double) {
    guard forgettingLater(than: time).isPause else { return }
    let (take, moment) = running(at: time)
    let delay = time - moment
    takes.append(
      Take(
        start: time, node: take.node.shifted(by: delay), end: max(take.end + delay, time)))
  }

  /// Runs the running or paused take backwards to its start, from `time` on.
  public mutating func turnBack(at time: Double) {
    forgettingLater(than: time)
    let (take, moment) = running(at: time)
    let start = take.start.isFinite ? take.start : take.node.firstMotion ?? moment
    takes.append(
      Take(
        start: time, node: take.node.mirrored(at: moment).shifted(by: time - moment),
        end: time + max(moment - start, 0)))
  }

  /// The last take that is not a pause, and its own time.
  private func running(at time: Double) -> (take: Take, moment: Double) {
    let last = takes[takes.count - 1]
    guard last.isPause, takes.count > 1 else { return (last, time) }
    return (takes[takes.count - 2], last.start)
  }

  /// Jumps at `time` to the start or end of the running or paused take, and stays there. An endless
  /// animation ends where a round ends.
  public mutating func finish(at time: Double, _ bound: Playback.Bound = .end) {
    forgettingLater(than: time)
    let take = running(at: time).take
    let place =
      switch bound {
      case .start: take.start
      case .end: take.end
      }
    takes.append(Take(start: time, node: take.node.frozen(at: place), end: time))
  }
}
