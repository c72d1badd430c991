import Words

/// Reads and writes whole files.
nonisolated enum Files {
  /// Writes `bytes` to a new file next to `path` and then moves it there, so that a failure leaves
  /// the old file unchanged. With `syncs` the bytes are on the disk before that, so that a power cut leaves
  /// one of the two as well. With `keepsMode` it gets the permissions of the old file, if there is one. A link's
  /// destination is replaced, not the link; devices and pipes stay what they are.
  static func write(
    _ bytes: [UInt8], to path: String, mode: mode_t = 0o644, keepsMode: Bool = false,
    syncs: Bool = false
  ) throws(SDLError) {
    if isStream(path) { return try fill(try openStream(path), with: bytes, for: path) }
    let draft = draft(of: path)
    let old = keepsMode ? permissions(of: path) : nil
    do throws(SDLError) {
      try overwrite(draft, with: bytes, for: path, mode: old ?? mode, syncs: syncs)
      // The process may deny new files some of them.
      if let old { chmod(draft, old) }
      try finish(draft, path)
      if syncs { syncFolder(of: destination(of: path)) }
    } catch {
      unlink(draft)
      throw error
    }
  }

  /// A name for the new file at `path`, in its folder, until it is complete.
  static func draft(of path: String) -> String { "\(destination(of: path)).\(getpid()).part" }

  /// Replaces the file at `path` by its complete draft.
  static func finish(_ draft: String, _ path: String) throws(SDLError) {
    guard rename(draft, destination(of: path)) == 0 else { throw failure("written", path) }
  }

  /// Brings a folder's new names to the disk, where the file system can.
  private static func syncFolder(of path: String) {
    let file = open(Storage.folder(of: path) ?? ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else { return }
    _ = fsync(file)
    close(file)
  }

  /// Writes `bytes` directly into `file`; errors mention `path`.
  static func overwrite(
    _ file: String, with bytes: [UInt8], for path: String, mode: mode_t = 0o644, syncs: Bool = false
  ) throws(SDLError) {
    let file = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
    guard file >= 0 else { throw failure("written", path) }
    try fill(file, with: bytes, for: path, syncs: syncs)
  }

  /// Writes `bytes` into an open file, and closes it.
  private static func fill(
    _ file: Int32, with bytes: [UInt8], for path: String, syncs: Bool = false
  ) throws(SDLError) {
    // Syncing can take longer than many frames.
    guard writeAll(bytes, to: file), !syncs || fsync(file) == 0 || errno == EINVAL else {
      let error = failure("written", path)
      close(file)
      throw error
    }
    guard close(file) == 0 else { throw failure("written", path) }
  }

  /// Returns the bytes of a file of at most `limit` bytes.
  static func read(_ path: String, limit: Int = 16 << 20) throws(SDLError) -> [UInt8] {
    // Opening a pipe without a writer would otherwise block for ever.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw failure("read", path) }
    defer { close(file) }
    guard !isPipe(file) else {
      throw SDLError("\(path) cannot be read: it is a pipe. Copy what it gives to a file.")
    }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = retrying { systemRead(file, &part, part.count) }
      guard count >= 0 else { throw failure("read", path) }
      if count == 0 { return bytes }
      bytes += part.prefix(count)
      guard bytes.count <= limit else {
        throw SDLError("\(path) cannot be read: it is larger than \(limit >> 20) MiB.")
      }
    }
  }

  /// Returns the first bytes of an ordinary file, at most so many.
  static func start(of path: String, _ count: Int) throws(SDLError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw failure("read", path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return [] }
    var bytes = [UInt8](repeating: 0, count: count)
    let length = retrying { systemRead(file, &bytes, count) }
    guard length >= 0 else { throw failure("read", path) }
    return Array(bytes.prefix(length))
  }

  /// Creates a folder and its parent folders.
  static func makeFolder(_ path: String, mode: mode_t = 0o755) throws(SDLError) {
    var folder = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      folder += folder.isEmpty || folder.hasSuffix("/") ? String(part) : "/\(part)"
      guard mkdir(folder, mode) != 0, errno != EEXIST else { continue }
      let problem = errno
      guard isFolder(folder) else {
        errno = problem
        throw SDLError("The folder \(folder) cannot be created: \(reason()).")
      }
    }
  }

  /// Opens a device, or a pipe with a reader, to be written.
  static func openStream(_ path: String) throws(SDLError) -> Int32 {
    let file = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      guard errno == ENXIO else { throw failure("written", path) }
      throw SDLError(
        "\(path) cannot be written: it is a pipe that nobody reads. Name a new file.")
    }
    // Waits for a slow reader.
    _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK)
    return file
  }

  /// Whether a path leads to a device or a pipe.
  static func isStream(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    let kind = status.st_mode & S_IFMT
    return kind != S_IFREG && kind != S_IFDIR
  }

  /// Whether there is an ordinary file at a path, not a link, folder, device or pipe.
  static func isOrdinary(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The permissions of the file to which a path leads; nil if there is none.
  private static func permissions(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }

  static func isPipe(_ file: Int32) -> Bool {
    var status = stat()
    return fstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
  }

  /// The destination of a symbolic link; `path` itself if it isn't one.
  static func destination(of path: String) -> String {
    var (path, links) = (path, 0)
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    while links < 16 {
      let count = readlink(path, &buffer, buffer.count)
      guard count > 0 else { break }
      let target = String(
        decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = target.hasPrefix("/") ? target : folder + target
      links += 1
    }
    return path
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  static func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
    write(bytes, to: file) == bytes.count
  }

  /// Returns the number of bytes written; if not all were, `errno` has the reason.
  static func write(_ bytes: [UInt8], to file: Int32) -> Int {
    bytes.withUnsafeBytes { write($0, to: file) }
  }

  static func write(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int {
    var written = 0
    while written < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
      let count = retrying { systemWrite(file, rest.baseAddress, rest.count) }
      guard count >= 0 else { break }
      written += count
    }
    return written
  }

  static func retrying(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }

  static func failure(_ done: Message, _ path: String) -> SDLError {
    failure(done, of: Message(verbatim: path.count > 300 ? path.prefix(300) + "…" : path))
  }

  static func failure(_ done: Message, of subject: Message) -> SDLError {
    SDLError("\(subject) cannot be \(done): \(reason()).")
  }

  /// The reason why the last call failed, in plain words for common errors.
  static func reason() -> Message {
    switch errno {
    case ENOENT: "there is no such file or folder"
    case EACCES, EPERM: "permission is denied"
    case EROFS: "the disk is read-only"
    case ENOSPC, EDQUOT: "the disk is full"
    case EISDIR: "it is a folder"
    case EFBIG: "it would be larger than files may be (ulimit -f)"
    case ENOTDIR: "a part of its path is not a folder"
    default: Message(verbatim: String(cString: strerror(errno)).lowercased())
    }
  }
}

// Inside `Files`, `read` and `write` would refer to its own functions.
nonisolated private func systemRead(_ file: Int32, _ into: UnsafeMutableRawPointer, _ count: Int)
  -> Int
{
  read(file, into, count)
}

nonisolated private func systemWrite(_ file: Int32, _ from: UnsafeRawPointer?, _ count: Int) -> Int
{
  write(file, from, count)
}
