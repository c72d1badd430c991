import AppState
import Interface
import Keyframes
public import Talks

// Where a talk is, and resuming it there.
extension Session {
  /// Where the talk is that is being presented, at a time on the events' clock; nil without one.
  public func savedStop(at now: Double) -> SavedStop? {
    guard let presentation = workspace.talk.presentation else { return nil }
    if let waiting = presentation.resumes { return waiting }
    var savedStop = SavedStop()
    savedStop.path = presentation.path
    savedStop.stop = presentation.current
    savedStop.time = presentation.replay?.time ?? workspace.playhead.keptTime
    savedStop.plays = workspace.playhead.isPlaying
    savedStop.secondsLeft = presentation.secondsLeft.map { max(0, $0) }
    // Only playing forwards can be resumed.
    if workspace.playhead.driver == .clock, workspace.playhead.clock.pace < 0 {
      let target = presentation.target
      savedStop.time = target?.time ?? savedStop.time
      (savedStop.plays, savedStop.secondsLeft) = (target?.play != nil, target?.play?.seconds)
    }
    savedStop.speed = workspace.playhead.speed
    savedStop.cover = presentation.cover
    savedStop.elapsed = workspace.talk.stopwatch.elapsed(at: now)
    savedStop.isCounting = workspace.talk.stopwatch.isRunning
    savedStop.minutes = workspace.talk.minutes
    return savedStop
  }

  /// The stop at which the talk that is presented would be left now, or was left; nil at its beginning and once
  /// it is over.
  public var leftStop: SavedStop? {
    guard let presentation = workspace.talk.presentation else { return workspace.talk.left }
    guard presentation.current > 0, !presentation.isOver else { return nil }
    return savedStop(at: workspace.input.lastEventTime)
  }

  /// Presents a talk from where it was interrupted. A stop whose file is still being read is shown once that
  /// has been read.
  mutating func resume(_ savedStop: SavedStop) {
    guard !savedStop.isLeft || isPresenting else { return workspace.talk.left = savedStop }
    var savedStop = savedStop
    savedStop.isLeft = false
    present(fromHere: false)
    guard let presentation = workspace.talk.presentation else { return }
    if let minutes = savedStop.minutes { workspace.talk.minutes = minutes }
    savedStop.stop = min(savedStop.stop, presentation.stops.count - 1)
    workspace.talk.presentation?.resumes = savedStop
    workspace.talk.presentation?.cover = savedStop.cover
    workspace.arrive(at: savedStop.stop, .anew)
    workspace.talk.stopwatch.restore(
      savedStop.elapsed, isRunning: savedStop.isCounting, at: workspace.input.lastEventTime)
  }
}
