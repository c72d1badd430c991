import AppState
import Demos
import Editing
import Formats
import Interface
import Playground
import SDLHost
import Talks
import Words

/// Reads talk files and the file of keys, reads them again when they change, and writes stops that are
/// added in the window.
final class TalkFiles {
  private let warner: Warner
  private let keysPath: String?
  private let watch = FolderWatch()
  /// The talk that is open.
  private var path: String?
  private var text: String?
  /// Whether its mistakes have not been told yet.
  private var isNew = false
  /// The events that the session gets with its next frame.
  private var events: [InputEvent] = []
  private var changes: [String] = []
  private var additions: [(text: String, path: String?)] = []
  /// The PDFs of the talk, of which the facts are read before the session gets the talk.
  private var decks = DeckWatch()

  init(keysPath: String? = Storage.configPath("keys"), warner: Warner) {
    (self.keysPath, self.warner) = (keysPath, warner)
  }

  // As the main actor's own it crashes in optimised builds of Swift 6.3, once another thread
  // releases the last reference.
  nonisolated deinit {}

  /// Whether the window has to keep showing frames.
  var isWorking: Bool {
    isNew || !events.isEmpty || !changes.isEmpty || !additions.isEmpty || decks.isWorking
  }

  /// Whether files are watched, and changes are to be seen soon.
  var isWatching: Bool { !watch.files.isEmpty }

  /// Reads the file of keys, and opens the talk at an absolute path. Unless it `isPresented`, the file must
  /// have no mistakes; else they are shown until there are none.
  func begin(
    opening path: String?, isPresented: Bool = false, _ document: Document
  ) throws(Failure) {
    if isPresented, let path, let text = try TalkFile.faultyText(at: path) {
      take(text, path)
      tellMistakes(document)
    } else if let path, let text = TalkFile.text(at: path) {
      do throws(FileErrors) {
        _ = try Talk(text: text, demos: catalog, document: document)
      } catch {
        throw .world(sentences(error.errors, in: path))
      }
      take(text, path)
    }
    followFiles()
  }

  /// Resumes a talk that was interrupted.
  /// - Returns: whether it can; otherwise a warning says that its file has gone or has mistakes.
  func begin(at savedStop: SavedStop?, _ document: Document) -> Bool {
    guard let savedStop else { return false }
    do throws(Failure) {
      if let path = savedStop.path, TalkFile.text(at: path) == nil {
        throw .world(
          Storage.exists(path) ? "\(path) isn't a talk any more." : "\(path) no longer exists.")
      }
      try begin(opening: savedStop.path, document)
    } catch {
      // A warning is too short for the lines of the file.
      let why = error.message.localized.split(separator: "\n").first ?? ""
      warner.warn(.interruptedTalk("\(why)"))
      return false
    }
    events.append(.talkOrder(TalkOrder.resume(savedStop).text))
    return true
  }

  /// Offers the stop at which a talk was left by an earlier run.
  func offer(_ left: SavedStop) { events.append(.talkOrder(TalkOrder.resume(left).text)) }

  /// Starts presenting with the first frame.
  func present(fromHere: Bool) { events.append(.present(fromHere: fromHere)) }

  // MARK: Each frame

  /// The events for the next frame of the session; at times that a recording puts in order.
  func takeEvents() -> [TimedEvent] {
    let read = decks.takeEvents()
    let (ready, waiting) = Self.divided(events, isReading: read == nil)
    events = waiting
    return ((read ?? []) + ready).map { TimedEvent(time: 0, $0) }
  }

  /// While PDFs are read, a talk waits, as their pages are its stops; so does what follows it, which may be about
  /// them, except keys.
  static func divided(
    _ events: [InputEvent], isReading: Bool
  ) -> (ready: [InputEvent], waiting: [InputEvent]) {
    var (ready, waiting): ([InputEvent], [InputEvent]) = ([], [])
    for event in events {
      if case .talkKeys = event {
        ready.append(event)
      } else if case .talk = event, isReading {
        waiting.append(event)
      } else if waiting.isEmpty {
        ready.append(event)
      } else {
        waiting.append(event)
      }
    }
    return (ready, waiting)
  }

  /// Takes requests about talks, and returns the other requests.
  func carryOut(_ requests: [Request]) -> [Request] {
    requests.filter { request in
      switch request {
      case .addToTalk(let text, let path): additions.append((text, path))
      case .open(let path):
        let path = Storage.absolute(path)
        guard let text = TalkFile.text(at: path) else { return true }
        take(text, path)
        isNew = true
      case .quit, .toggleFullscreen, .textInput, .pointerShape, .title, .copy, .paste, .rewind,
        .save, .place, .list, .presenting, .speakerWindow, .swapDisplays, .phoneLink, .film,
        .source,
        .measuring, .openStop,
        .tour:
        return true
      }
      return false
    }
  }

  /// Looks for changed files while nothing moves.
  /// - Returns: whether there is something new to show.
  func rest(at now: Double) -> Bool {
    changes += watch.changes(at: now)
    followFiles()
    return isWorking
  }

  /// Reads changed files, and writes stops. `document` has the edits of all demos.
  func poll(_ document: Document, at now: Double) {
    changes += watch.changes(at: now)
    for changed in changes {
      if changed == path {
        reread(document)
      } else if changed == keysPath {
        readKeys(changed)
      } else {
        decks.read([changed], of: path)
      }
    }
    changes = []
    if isNew { tellMistakes(document) }
    for addition in additions { add(addition.text, to: addition.path) }
    additions = []
    followFiles()
  }

  /// Watches the files that there are. The file of keys is read when it appears.
  private func followFiles() {
    let keys = keysPath.flatMap { Storage.exists($0) ? $0 : nil }
    let paths = decks.paths.union([path, keys].compactMap(\.self))
    guard watch.files != paths else { return }
    let newKeys = keys.flatMap { watch.files.contains($0) ? nil : $0 }
    watch.files = paths
    if let newKeys { readKeys(newKeys) }
  }

  // MARK: Talks

  private func take(_ text: String, _ path: String) {
    (self.path, self.text) = (path, text)
    decks.follow(Talk.decks(in: text, at: path, demos: catalog), of: path)
    events.append(.talk(path: path, text: text))
  }

  private func reread(_ document: Document) {
    guard let path, let text = try? Storage.read(path, limit: TalkFile.limit), text != self.text
    else {
      return
    }
    take(text, path)
    tellMistakes(document)
  }

  private func tellMistakes(_ document: Document) {
    isNew = false
    guard let path, let text else { return }
    do throws(FileErrors) {
      _ = try Talk(text: text, demos: catalog, document: document)
      warner.withdraw(.talk)
    } catch {
      warn(error, path)
    }
  }

  private func warn(_ errors: FileErrors, _ path: String, isOfKeys: Bool = false) {
    let first = errors.errors[0]
    let file = path + [first.line, first.column].compactMap(\.self).map { ":\($0)" }.joined()
    let more = errors.errors.count - 1
    let sentence: Message =
      more == 0
      ? "\(file): \(first.sentence)"
      : Message(
        count: more, one: "\(file): \(first.sentence) (and 1 more mistake)",
        other: "\(file): \(first.sentence) (and \(more) more mistakes)")
    warner.warn(.talk(sentence, isOfKeys: isOfKeys))
  }

  private func add(_ stop: String, to path: String?) {
    do throws(SDLError) {
      let file = try TalkFile.add(stop, to: path)
      take(file.text, file.path)
      warner.withdraw(.addedStop)
    } catch {
      warner.warn(.unaddedStop(error.message))
    }
  }

  // MARK: Keys

  private func readKeys(_ path: String) {
    guard let text = try? Storage.read(path, limit: TalkFile.limit) else { return }
    do throws(FileErrors) {
      _ = try TalkKeys(text: text)
      events.append(.talkKeys(text))
      warner.withdraw(.keys)
    } catch {
      warn(error, path, isOfKeys: true)
    }
  }
}
