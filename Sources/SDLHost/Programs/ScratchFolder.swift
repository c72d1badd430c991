/// A folder for temporary files of this process alone, in the app's cache folder, or without one in a folder
/// of `/tmp` that belongs to this user alone. It is removed with its contents when this object is released,
/// or, if the process crashed, by a later process.
public nonisolated final class ScratchFolder {
  public let path: String
  private static let prefix = "scratch-"

  public convenience init() throws(SDLError) {
    try self.init(cache: Storage.cachePath(""))
  }

  init(cache: String?, shared: String = "/tmp/riff-\(getuid())/") throws(SDLError) {
    let parent = cache ?? shared
    try Storage.makeOwnFolder(of: parent)
    // Another user could have made a folder or a link of that name.
    guard cache != nil || Storage.isOwnFolder(of: parent) else {
      throw SDLError("\(parent) cannot be used: it does not belong to you alone. Set HOME.")
    }
    Self.removeForgotten(in: parent)
    var name = Array("\(parent)\(Self.prefix)\(getpid())-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { throw Files.failure("written", parent) }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { Files.removeFolder(path) }

  /// The path of a file in the folder.
  public func file(_ name: String) -> String { "\(path)/\(name)" }

  private static func removeForgotten(in parent: String) {
    for name in Storage.names(in: parent) where name.hasPrefix(prefix) {
      let owner = name.dropFirst(prefix.count).prefix { $0 != "-" }
      guard let owner = pid_t(owner), kill(owner, 0) != 0, errno == ESRCH else { continue }
      Files.removeFolder(parent + name)
    }
  }
}

nonisolated extension Files {
  /// Removes one of these folders and its contents. Links are removed, not their destinations.
  static func removeFolder(_ path: String) {
    for name in Storage.names(in: path) {
      let inside = "\(path)/\(name)"
      var status = stat()
      let isFolder = lstat(inside, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      if isFolder { removeFolder(inside) } else { unlink(inside) }
    }
    rmdir(path)
  }
}
