// The app's own files, which nobody else can read.
nonisolated extension Storage {
  /// Writes a text as `write`, into a folder that is closed to others. With `syncs` it survives a power cut
  /// as well; that takes longer than a frame.
  public static func writeOwn(
    _ text: String, to path: String, syncs: Bool = false
  ) throws(SDLError) {
    try makeOwnFolder(of: path)
    let destination = Files.destination(of: path)
    if destination != path { try makeFolder(of: destination) }
    try Files.write(Array(text.utf8), to: path, mode: 0o600, syncs: syncs)
  }

  /// Creates the folder of the file at `path`, if necessary, and closes it to others.
  public static func makeOwnFolder(of path: String) throws(SDLError) {
    guard let folder = folder(of: path) else { return }
    try Files.makeFolder(folder, mode: 0o700)
    var status = stat()
    // Another user's link must not change a folder of this one.
    guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
      status.st_uid == getuid()
    else { return }
    if status.st_mode & 0o077 != 0 { chmod(folder, status.st_mode & 0o700) }
  }

  /// Whether the folder of the file at `path` belongs to this user, and is closed to others.
  public static func isOwnFolder(of path: String) -> Bool {
    var status = stat()
    guard let folder = folder(of: path), lstat(folder, &status) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFDIR && status.st_uid == getuid()
      && status.st_mode & 0o077 == 0
  }

  /// Removes the folder of the file at `path`, if it is empty.
  public static func removeEmptyFolder(of path: String) {
    if let folder = folder(of: path) { rmdir(folder) }
  }

  /// Where one of the app's files can be while the folder of `statePath` cannot be written, the best first.
  public static func sparePaths(_ name: String) -> [String] {
    let home = variable("HOME").flatMap { $0.hasPrefix("/") ? "\($0)/.riff-unsaved/" : nil }
    return [home, "/var/tmp/riff-\(getuid())/", "/tmp/riff-unsaved-\(getuid())/"].compactMap(\.self)
      .map { $0 + name }
  }
}
