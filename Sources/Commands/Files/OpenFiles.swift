import AppState
import DemoKit
import Demos
import Formats
import Interface
import Playground
import SDLHost
import Words

/// Opens files, reads them again when they change, and remembers them for the next start.
///
/// Files that were read go to the session between two frames; `Opening` reads one file, and `FileListStore`
/// has the list.
final class OpenFiles {
  /// How many files are read at once.
  private static let most = 2
  /// Reading for less long needs no bar, in seconds.
  private static let unseen = 0.15

  let warner: Warner
  let list: FileListStore
  private let watch = FolderWatch()
  private let placer: PicturePlacer
  var openings: [Opening] = []
  /// The hashes of the bytes that were read last, by path.
  var hashes: [String: Int] = [:]
  /// The paths of the pictures that files name, by the files' paths.
  var pictures: [String: Set<String>] = [:]
  /// The mistakes that were printed last, by path.
  var printed: [String: [FileError]] = [:]
  /// Whether the session is recorded, with the scenes of its files.
  var isRecorded = false
  /// The events that the session gets with its next frame.
  var events: [InputEvent] = []
  private var changes: [String] = []
  /// Scenes to be written, and the paths to write them to; nil is their own file.
  private var saves: [(name: String, path: String?, replaces: Bool)] = []
  private var showsWork = false
  /// Whether a frame was shown.
  private var hasShown = false

  init(listPath: String? = Storage.statePath("files"), warner: Warner) {
    list = FileListStore(listPath, warner: warner)
    self.warner = warner
    placer = PicturePlacer(warner: warner)
  }

  /// Whether the window has to keep showing frames.
  var isWorking: Bool {
    !openings.isEmpty || !events.isEmpty || !changes.isEmpty || !saves.isEmpty || placer.isWorking
  }

  /// Looks for changed files while nothing moves.
  /// - Returns: whether there is something new to show.
  func rest(at now: Double) -> Bool {
    changes += watch.changes(at: now)
    return isWorking
  }

  func names(with files: [OpenedFile]) -> [String] {
    catalog.map(\.name) + files.map(\.name) + openings.map(\.name) + Command.words
  }

  // MARK: Each frame

  /// The events for the next frame of the session; at times that a recording puts in order.
  func takeEvents() -> [TimedEvent] {
    events += placer.poll()
    defer { events = [] }
    return events.map { TimedEvent(time: 0, $0) }
  }

  /// Carries out the session's requests.
  func carryOut(_ requests: [Request], _ show: RewindableSession) {
    for request in requests {
      switch request {
      case .open(let path): open(Storage.absolute(path), show)
      case .place(let path): placer.place(Storage.absolute(path))
      case .save(let name, let path, let replaces): saves.append((name, path, replaces))
      case .source(let path): events.append(SourceText.event(path))
      case .tour: events.append(.tour(TourText.read()))
      case .list(let path): events.append(.folder(path, names: Completion(path, list.recent).paths))
      case .openStop(let path): openStop(Storage.absolute(path), show)
      case .quit, .toggleFullscreen, .textInput, .pointerShape, .title, .copy, .paste, .rewind,
        .presenting, .speakerWindow, .swapDisplays, .phoneLink, .addToTalk, .film, .measuring:
        break
      }
    }
  }

  /// Brings the session up to date with the files.
  func poll(_ show: inout RewindableSession, at now: Double) {
    changes += watch.changes(at: now)
    for path in changes {
      reread(path, &show)
      rereadFiles(naming: path, show)
    }
    changes = []
    for (name, path, replaces) in saves { save(name, to: path, replaces: replaces, &show) }
    saves = []
    var isFull = 0
    // The first picture waits for no file that nobody has asked for.
    for opening in openings where hasShown || opening.isAsked {
      guard !opening.isWaiting || isFull < Self.most else { continue }
      isFull += 1
      guard let outcome = opening.poll(at: now) else { continue }
      openings.removeAll { $0 === opening }
      take(outcome, of: opening, &show)
    }
    hasShown = true
    showWork(&show, at: now)
    let own = Set(show.files.map(\.path))
    for path in pictures.keys where !own.contains(path) { pictures[path] = nil }
    let paths = pictures.values.reduce(into: own) { $0.formUnion($1) }
    if watch.files != paths { watch.files = paths }
  }

  /// Whether files are watched, and changes are to be seen soon.
  var isWatching: Bool { !watch.files.isEmpty }

  /// Cancels all reading, such as a running compiler.
  func cancel() {
    for opening in openings { opening.cancel() }
    openings = []
  }

  /// Saves the list of the gallery's files if it has changed.
  func keep(_ session: Session) { list.keep(session.files) }

  func open(_ path: String, _ show: RewindableSession) {
    guard !Storage.isFolder(path) else {
      return warner.warn(.isFolder(path))
    }
    TalkReach.name([path])
    bring(path, show)
  }

  /// Opens the file of a talk's stop. If it can't be opened, its stop shows why.
  private func openStop(_ path: String, _ show: RewindableSession) {
    if !openings.contains(where: { $0.path == path }) { bring(path, show, isForTalk: true) }
  }

  /// Reads a file if it has not been read, or was removed from the gallery since.
  private func bring(_ path: String, _ show: RewindableSession, isForTalk: Bool = false) {
    let known = show.files.first { $0.path == path }
    if known == nil { hashes[path] = nil }
    list.note(path)
    if let known, known.state == .shown, hashes[path] != nil {
      events.append(.opened(name: known.name, path: path))
    } else {
      let name = known?.name ?? OpenedFile.name(for: path, taken: names(with: show.files))
      let refusal = isForTalk ? TalkReach.refusal(of: path, by: show.session.talkPath) : nil
      queue(path, name: name, isAsked: true, isForTalk: isForTalk, refusal: refusal)
    }
  }

  func queue(
    _ path: String, name: String, isAsked: Bool = false, isForTalk: Bool = false,
    refusal: Message? = nil
  ) {
    for opening in openings where opening.path == path { opening.cancel() }
    openings.removeAll { $0.path == path }
    let opening = Opening(
      path, name: name, isAsked: isAsked, isForTalk: isForTalk, known: hashes[path],
      refusal: refusal)
    openings.insert(opening, at: isAsked ? 0 : openings.count)
  }

  private func reread(_ path: String, _ show: inout RewindableSession) {
    guard let file = show.files.first(where: { $0.path == path }) else { return }
    guard Storage.exists(path) else {
      // Once it is there again it is read, whatever it has.
      hashes[path] = nil
      return show.mark(file.name, isGone: true)
    }
    queue(path, name: file.name)
  }

  /// A picture has changed, and files that show it are read again even if unchanged.
  private func rereadFiles(naming picture: String, _ show: RewindableSession) {
    for file in show.files where pictures[file.path]?.contains(picture) == true {
      hashes[file.path] = nil
      queue(file.path, name: file.name)
    }
  }

  private func showWork(_ show: inout RewindableSession, at now: Double) {
    let work = openings.lazy.filter { !$0.isWaiting }.map { $0.work(at: now) }
      .first { $0.seconds > Self.unseen }
    guard work != nil || showsWork else { return }
    showsWork = work != nil
    show.show(work)
  }
}
