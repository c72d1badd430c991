import AppState
import DemoKit
import Interface
import Keyframes
import Stage
import Words

extension Session {
  /// The speaker's side at a time on the events' clock; nil unless a talk is presented. The time of day
  /// is as the speaker reads it, such as "14:05". The texts are in the language of the session.
  public func speakerNotes(at now: Double, timeOfDay: String) -> SpeakerNotes? {
    language.during { localizedNotes(at: now, timeOfDay: timeOfDay) }
  }

  private func localizedNotes(at now: Double, timeOfDay: String) -> SpeakerNotes? {
    guard let presentation = workspace.talk.presentation else { return nil }
    func named(_ index: Int) -> SpeakerNotes.Stop? {
      guard presentation.stops.indices.contains(index) else { return nil }
      let stop = presentation.stops[index]
      return SpeakerNotes.Stop(
        number: index + 1, title: workspace.title(of: stop),
        caption: index == presentation.current
          ? stop.caption : workspace.trouble(with: stop) ?? stop.caption)
    }
    guard let stop = named(presentation.current) else { return nil }
    let watch = workspace.talk.stopwatch
    let elapsed = watch.elapsed(at: now)
    let timing = workspace.timing
    let left = timing.map { $0.minutes * 60 - elapsed }
    let warning = timing.map { $0.warning(after: elapsed) } ?? .none
    return SpeakerNotes(
      talk: presentation.heading, stop: stop,
      notes: presentation.stop.notes, next: named(presentation.current + 1),
      count: presentation.stops.count, state: workspace.stateOfTalk,
      isSlow: workspace.playhead.clock.isSlow, hasSheet: presentation.sheet != nil,
      elapsed: Int(elapsed), stopwatch: watch.name, left: left.map { Int($0.rounded(.up)) },
      warning: warning, warningWords: timing?.words(warning) ?? "", timeOfDay: timeOfDay)
  }
}
