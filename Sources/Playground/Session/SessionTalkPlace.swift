public import AppState
import Interface
import Keyframes

// Where a talk is, and resuming it there.
extension Session {
  /// Where the talk is that is being presented, at a time on the events' clock; nil without one.
  public func talkPlace(at now: Double) -> TalkPlace? {
    guard let presentation = workspace.talk.presentation else { return nil }
    if let waiting = presentation.resumes { return waiting }
    var place = TalkPlace()
    place.path = presentation.path
    place.stop = presentation.current
    place.time = presentation.replay?.time ?? workspace.player.time
    place.plays = workspace.playhead.isPlaying
    place.secondsLeft = presentation.secondsLeft.map { max(0, $0) }
    place.speed = workspace.playhead.speed
    place.cover = presentation.cover
    place.elapsed = workspace.talk.stopwatch.elapsed(at: now)
    place.isCounting = workspace.talk.stopwatch.isRunning
    place.minutes = workspace.talk.minutes
    return place
  }

  /// Presents a talk from where it was interrupted. A stop whose file is still being read is shown once that
  /// has been read.
  mutating func resume(_ place: TalkPlace) {
    present(fromHere: false)
    guard let presentation = workspace.talk.presentation else { return }
    if let minutes = place.minutes { workspace.talk.minutes = minutes }
    workspace.talk.presentation?.resumes = place
    workspace.talk.presentation?.cover = place.cover
    workspace.arrive(at: min(place.stop, presentation.stops.count - 1), .anew)
    workspace.talk.stopwatch.restore(
      place.elapsed, isRunning: place.isCounting, at: workspace.input.lastEventTime)
  }
}
