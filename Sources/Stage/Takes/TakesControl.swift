// What can be done to a take while it is on. Each begins a new take, so that scrubbing back shows
// what was before.
extension Takes {
  /// Stands still from `time` on; what was still to come never does.
  public mutating func stop(at time: Double) { cut(at: time) { $0 } }

  /// Stands still from `time` on until `resume(at:)`, also in the middle of a link. A pause of a
  /// pause is the same pause.
  public mutating func pause(at time: Double) {
    let take = forgettingLater(than: time)
    guard !take.isPause else { return }
    takes.append(Take(start: time, node: take.node.frozen(at: time), end: time, isPause: true))
  }

  /// Goes on at `time` with what was paused, as much later as the pause was long. Does nothing
  /// where nothing is paused.
  public mutating func resume(at time: Double) {
    guard forgettingLater(than: time).isPause else { return }
    let (take, moment) = running(at: time)
    let delay = time - moment
    takes.append(
      Take(
        start: time, node: take.node.shifted(by: delay), end: max(take.end + delay, time)))
  }

  /// From `time` on the take that is on, or paused, runs backwards to its start.
  public mutating func turnBack(at time: Double) {
    forgettingLater(than: time)
    let (take, moment) = running(at: time)
    let start = take.start.isFinite ? take.start : take.node.firstMotion ?? moment
    takes.append(
      Take(
        start: time, node: take.node.mirrored(at: moment).shifted(by: time - moment),
        end: time + max(moment - start, 0)))
  }

  /// The last take that is no pause, and how far it has come.
  private func running(at time: Double) -> (take: Take, moment: Double) {
    let last = takes[takes.count - 1]
    guard last.isPause, takes.count > 1 else { return (last, time) }
    return (takes[takes.count - 2], last.start)
  }

  /// Jumps at `time` to an end of the take that is on, or paused, and stays there. What goes on for
  /// ever ends where a round ends.
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
