public import AppState
public import Interface
import Words

extension RewindableSession {
  /// Shows how far a film is; nil removes it. Like warnings, it has no effect on anything else.
  public mutating func show(_ film: FilmWork?) { session.workspace.gallery.files.film = film }

  /// Says that a film is in its file.
  public mutating func filmIsMade(_ path: String) {
    session.workspace.say(localized("Exported \(path)"))
  }

  /// Takes the Esc that stops a film. Returns the other events, for `step` and for a recording,
  /// which makes no films. A card that covers everything is closed first.
  public mutating func takeFilmStop(_ events: [TimedEvent]) -> (events: [TimedEvent], stops: Bool) {
    guard session.workspace.gallery.files.film != nil, session.modalPanel == nil,
      session.ui.writing == nil
    else { return (events, false) }
    let rest = events.filter { timed in
      if case .keyPressed(.escape, _, _) = timed.event { false } else { true }
    }
    if rest.count < events.count {
      session.workspace.say(localized("Export stopped. Nothing was written."))
    }
    return (rest, rest.count < events.count)
  }
}
