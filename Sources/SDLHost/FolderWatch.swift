/// Watches files through their folders, because editors often replace a file instead of writing
/// into it. It has to be polled, and never waits.
public nonisolated final class FolderWatch {
  /// How often files are checked directly, in seconds, since some systems report nothing (network
  /// drives, some containers).
  private static let period = 0.5

  private let folders = FolderEvents()
  private var stamps: [String: Storage.Stamp?] = [:]
  private var lastLook = -Double.infinity

  public init() {}

  /// The files that are watched, by absolute path.
  public var files: Set<String> = [] {
    didSet {
      for path in files where stamps[path] == nil { stamps[path] = .some(Storage.stamp(path)) }
      for path in stamps.keys where !files.contains(path) { stamps[path] = nil }
      folders.watch(Set(files.flatMap(Self.folders)))
    }
  }

  /// Collects the system's reports, and checks the files themselves twice a second.
  /// - Parameter now: the time on a clock that never goes back, in seconds.
  /// - Returns: the files that may have changed, appeared or disappeared since the last call.
  public func changes(at now: Double) -> [String] {
    let events = folders.events()
    let isDue = events.isAnything || now - lastLook >= Self.period
    guard isDue, !stamps.isEmpty else { return [] }
    lastLook = now
    var changed: [String] = []
    for (path, known) in stamps {
      let stamp = Storage.stamp(path)
      // Within one tick of the clock a file can change and keep its stamp.
      guard stamp != known || events.names.contains(Self.name(of: path)) else { continue }
      stamps[path] = .some(stamp)
      changed.append(path)
    }
    return changed.sorted()
  }

  /// The folder of the file, and the folder of the file that a link leads to.
  private static func folders(of path: String) -> [String] {
    let paths = [path, Files.destination(of: path)]
    return paths.compactMap { path in path.lastIndex(of: "/").map { String(path[...$0]) } }
  }

  private static func name(of path: String) -> String {
    String(path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...])
  }
}

/// The events in the watched folders since the last poll.
nonisolated struct FolderNews {
  var isAnything = false
  /// The names of files that were written or moved there.
  var names: Set<String> = []
}

#if os(Linux)
  /// The system's reports about folders.
  nonisolated private final class FolderEvents {
    private let file = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    private var watches: [String: Int32] = [:]
    private static let wanted = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE

    deinit { if file >= 0 { close(file) } }

    func watch(_ folders: Set<String>) {
      guard file >= 0 else { return }
      for (folder, watch) in watches where !folders.contains(folder) {
        inotify_rm_watch(file, watch)
        watches[folder] = nil
      }
      for folder in folders where watches[folder] == nil {
        let watch = inotify_add_watch(file, folder, UInt32(Self.wanted))
        if watch >= 0 { watches[folder] = watch }
      }
    }

    func events() -> FolderNews {
      var news = FolderNews()
      var buffer = [UInt8](repeating: 0, count: 1 << 14)
      while file >= 0 {
        let count = Files.retrying { read(file, &buffer, buffer.count) }
        guard count > 0 else { break }
        news.isAnything = true
        buffer.withUnsafeBytes { bytes in
          var start = 0
          while start + MemoryLayout<inotify_event>.size <= count {
            let event = bytes.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
            let first = start + MemoryLayout<inotify_event>.size
            let name = bytes[first..<min(first + Int(event.len), count)].prefix { $0 != 0 }
            if event.mask & UInt32(IN_CLOSE_WRITE | IN_MOVED_TO) != 0 {
              news.names.insert(String(decoding: name, as: UTF8.self))
            }
            start = first + Int(event.len)
          }
        }
      }
      return news
    }
  }
#elseif canImport(Darwin)
  /// The system's reports about folders: something in them was created, removed or renamed. Writing
  /// to a file isn't reported; it is found by checking the file.
  nonisolated private final class FolderEvents {
    private let queue = kqueue()
    private var watches: [String: Int32] = [:]

    deinit {
      for watch in watches.values { close(watch) }
      if queue >= 0 { close(queue) }
    }

    func watch(_ folders: Set<String>) {
      for (folder, watch) in watches where !folders.contains(folder) {
        close(watch)
        watches[folder] = nil
      }
      for folder in folders where watches[folder] == nil {
        let watch = open(folder, O_EVTONLY | O_CLOEXEC)
        guard watch >= 0 else { continue }
        watches[folder] = watch
        var event = kevent(
          ident: UInt(watch), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
          fflags: UInt32(NOTE_WRITE), data: 0, udata: nil)
        kevent(queue, &event, 1, nil, 0, nil)
      }
    }

    func events() -> FolderNews {
      var news = FolderNews()
      var (event, now) = (kevent(), timespec())
      while kevent(queue, nil, 0, &event, 1, &now) > 0 { news.isAnything = true }
      return news
    }
  }
#else
  /// No reports; files are only checked directly.
  nonisolated private final class FolderEvents {
    func watch(_ folders: Set<String>) {}
    func events() -> FolderNews { FolderNews() }
  }
#endif
