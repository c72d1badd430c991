import AppState
import Interface
import Playground
import SDLHost
import Talks
import Words

/// Shows the speaker's side of the talk, in a terminal and on a page in a browser, and takes orders from
/// there.
final class SpeakerDisplays {
  private let terminal: Terminal?
  private let remote: Remote?
  private let pictures: RemotePictures
  /// The link that the terminal shows.
  private var shownLink: PhoneLink?
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
    remote = try arguments.remotePlace().map(Remote.init)
    pictures = RemotePictures(font: arguments.text(.font))
    if remote != nil { offerLink() }
  }

  /// The link to the speaker's page, while no page has used it.
  var link: PhoneLink? { remote?.link }

  /// Shows a new link to the speaker's page, or takes it back.
  func toggleLink() {
    if link != nil { remote?.withdraw() } else { offerLink() }
  }

  private func offerLink() {
    guard let remote else {
      return note("To control the talk from a phone, start it with: riff present --remote phone")
    }
    do throws(SDLError) {
      let link = try remote.offer()
      // The lines of the notes contain it.
      if terminal == nil { printLink(link) }
    } catch {
      note(error.message)
    }
  }

  private func printLink(_ link: PhoneLink) {
    TerminalLanguage.current.during {
      link.words.forEach { note(Message(verbatim: $0)) }
    }
    if let code = link.code { Terminal.showOnce(code.terminalLines) }
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
    showPictures(session)
    let notes = session.speakerNotes(at: Host.eventTime, timeOfDay: TimeOfDay.text)
    let (now, link) = (terminal?.dimensions, link)
    guard notes != shown || now != room || link != shownLink else { return }
    (shown, room, shownLink) = (notes, now, link)
    session.language.during {
      remote?.show { page in
        page.json = notes?.json ?? SpeakerNotes.nothing
        page.words = SpeakerNotes.pageWords
      }
      guard let terminal, let now else { return }
      terminal.show(lines(notes, link, now, hasColors: terminal.hasColors))
    }
  }

  /// The link, and the notes in the rest of the terminal.
  private func lines(
    _ notes: SpeakerNotes?, _ link: PhoneLink?, _ room: Terminal.Dimensions, hasColors: Bool
  ) -> [String] {
    // The notes need some rows too.
    let top = link?.lines(columns: room.columns, rows: room.rows - 8) ?? []
    let rows = max(1, room.rows - top.count)
    return top + (notes?.lines(columns: room.columns, rows: rows, hasColors: hasColors) ?? [])
  }

  private func showPictures(_ session: Session) {
    guard let remote, remote.isLinked, let (index, address) = pictures.next(of: session) else {
      return
    }
    remote.show { page in
      page.pictures[index].address = address
      page.pictures[index].revision += 1
    }
  }

  func finish() {
    terminal?.end()
    remote?.stop()
  }
}

extension Arguments {
  /// Where the speaker's page can be opened; nil without `--remote`.
  fileprivate func remotePlace() throws(Failure) -> RemotePlace? {
    guard let value = text(.remote) else { return nil }
    guard !value.isEmpty else { return .thisMachine }
    guard let place = RemotePlace(named: value) else {
      throw .usage(
        "--remote is \"\(value)\": it can be phone, or an address of this machine such as 192.168.0.7."
      )
    }
    return place
  }
}
