// Copies of files, and other files in the same folder.
nonisolated extension Storage {
  /// The state of a file at one moment; it changes when the file is written or replaced.
  public nonisolated struct Stamp: Equatable, Sendable {
    fileprivate let device, inode, size, seconds, nanoseconds: Int

    /// The time when the file was last written, in seconds since the start of 1970 in local time.
    public var wallSeconds: Int { Storage.wallSeconds(of: seconds) }

    /// Whether the file was written earlier than another.
    public func isOlder(than other: Stamp) -> Bool {
      (seconds, nanoseconds) < (other.seconds, other.nanoseconds)
    }
  }

  /// The stamp of the file at `path`, or of a link's destination; nil if there is no file.
  public static func stamp(_ path: String) -> Stamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Stamp(
      device: Int(truncatingIfNeeded: status.st_dev), inode: Int(truncatingIfNeeded: status.st_ino),
      size: Int(status.st_size), seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }

  /// The current time, in seconds since the start of 1970 in local time.
  public static var wallSeconds: Int { wallSeconds(of: Int(time(nil))) }

  private static func wallSeconds(of seconds: Int) -> Int {
    var (moment, parts) = (time_t(seconds), tm())
    guard localtime_r(&moment, &parts) != nil else { return seconds }
    return seconds + Int(parts.tm_gmtoff)
  }

  /// Gives the file at `path` a second name, or else copies it; replaces a file of that name.
  public static func copy(_ path: String, to copy: String) throws(SDLError) {
    let (source, draft) = (Files.destination(of: path), "\(copy).\(getpid()).part")
    unlink(draft)
    if link(source, draft) == 0 {
      guard rename(draft, copy) == 0 else {
        unlink(draft)
        throw Files.failure("written", copy)
      }
      // If both names are the same file already, renaming has no effect.
      unlink(draft)
    } else {
      try Files.write(try Files.read(source, limit: .max), to: copy, mode: 0o600)
    }
  }

  /// The first bytes of a file, at most so many; none of a pipe or a device.
  public static func start(of path: String, _ count: Int) throws(SDLError) -> [UInt8] {
    try Files.start(of: path, count)
  }

  /// Removes a file; does nothing if there is none.
  public static func remove(_ path: String) { unlink(path) }

  /// The endings of names that begin with the file's name and a dot: `1` for `document.1`.
  public static func endings(after path: String) -> [String] {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? "."
    let start = path[(slash.map { path.index(after: $0) } ?? path.startIndex)...] + "."
    return names(in: folder).filter { $0.hasPrefix(start) }
      .map { String($0.dropFirst(start.count)) }.sorted()
  }
}

/// A lock on a file, held until it is released; the system releases it when the process ends.
public nonisolated final class FileLock: Sendable {
  private let file: Int32

  /// Nil if another process holds the lock. If locks are impossible, for example on a full disk,
  /// there is no lock, and no error either.
  public init?(_ path: String) {
    file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard file >= 0, flock(file, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else { return }
    close(file)
    return nil
  }

  /// Locks the folder of the file at `path`; waits for another process that holds the lock, but not for ever.
  public init(folderOf path: String) {
    file = open(Storage.folder(of: path) ?? ".", O_RDONLY | O_CLOEXEC)
    for _ in 0..<500 where file >= 0 {
      if flock(file, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { break }
      usleep(2000)
    }
  }

  deinit { if file >= 0 { close(file) } }
}
