import AppState
import Interface
import Playground
import SDLHost

/// Shows the speaker's side of the talk, in a terminal and in a browser, and takes orders from
/// there.
final class SpeakerDisplays {
  private let terminal: Terminal?
  private let remote: Remote?
  private var minutes: Double?
  private var shown: SpeakerNotes?
  private var room: Terminal.Dimensions?

  nonisolated deinit {}

  init(_ arguments: Arguments) throws(Failure) {
    minutes = try arguments.number(.minutes)
    if let minutes, !TalkTiming.range.contains(minutes) {
      throw .usage("--minutes is \(minutes.short): it must be between 0.1 and 1440.")
    }
    if let output = arguments.text(.notes) {
      guard output == "terminal" else {
        throw .usage("--notes is \"\(output)\": it can be \"terminal\".")
      }
      terminal = Terminal()
      if terminal == nil {
        throw .usage("--notes terminal needs a terminal: standard output isn't one.")
      }
    } else {
      terminal = nil
    }
    remote = arguments.has(.remote) ? try orFail { try Remote() } : nil
    if let remote { note("The speaker's page, for one browser on this machine: \(remote.address)") }
  }

  /// Whether it has to be looked after soon, even if nothing moves.
  var isWatching: Bool { terminal != nil || remote != nil }

  /// Whether something was asked for.
  var isWorking: Bool { minutes != nil || remote?.hasOrders == true }

  /// The requests since the last frame.
  func takeEvents() -> [TimedEvent] {
    let own = minutes.map { [TalkOrder.minutes($0)] } ?? []
    minutes = nil
    let orders = own + (remote?.takeOrders() ?? [])
    return orders.map { TimedEvent(time: Host.eventTime, .talkOrder($0.text)) }
  }

  /// Shows the current state.
  func show(_ session: Session) {
    guard isWatching else { return }
    let notes = session.speakerNotes(at: Host.eventTime, timeOfDay: TimeOfDay.text)
    let now = terminal?.dimensions
    guard notes != shown || now != room else { return }
    (shown, room) = (notes, now)
    session.language.during {
      remote?.show(notes?.json ?? SpeakerNotes.nothing)
      guard let terminal, let now else { return }
      terminal.show(
        notes?.lines(columns: now.columns, rows: now.rows, hasColors: terminal.hasColors) ?? [])
    }
  }

  func finish() {
    terminal?.end()
    remote?.stop()
  }
}
