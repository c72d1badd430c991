// Paths, and the contents of folders.
nonisolated extension Storage {
  /// The bytes of a file of at most `limit` bytes.
  public static func bytes(_ path: String, limit: Int = 64 << 20) throws(SDLError) -> [UInt8] {
    try Files.read(path, limit: limit)
  }

  /// The absolute form of a path: relative to the current folder, or with `~/` to the home folder.
  /// `.` and `..` are resolved textually, without looking at the disk.
  public static func absolute(_ path: String) -> String {
    var path = path
    if path == "~" || path.hasPrefix("~/"), let home = getenv("HOME") {
      path = String(cString: home) + path.dropFirst()
    }
    if !path.hasPrefix("/") {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      guard getcwd(&buffer, buffer.count) != nil else { return path }
      let folder = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      path = String(decoding: folder, as: UTF8.self) + "/" + path
    }
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The path with all links resolved; nil if nothing exists there.
  public static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Whether an absolute path lies in a folder or in one below it, with all links resolved. Where
  /// nothing exists, the text of the paths decides.
  public static func isInside(_ path: String, _ folder: String) -> Bool {
    guard path.hasPrefix(folder == "/" ? folder : folder + "/") else { return false }
    guard let real = real(path), let realFolder = self.real(folder) else { return true }
    return real.hasPrefix(realFolder == "/" ? realFolder : realFolder + "/")
  }

  /// Whether there is a folder at `path`.
  public static func isFolder(_ path: String) -> Bool {
    Files.isFolder(path)
  }

  /// The names of the files and folders in a folder, at most so many; none if it cannot be read.
  public static func names(in folder: String, most: Int = .max) -> [String] {
    guard let entries = opendir(folder) else { return [] }
    defer { closedir(entries) }
    var names: [String] = []
    while names.count < most, let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// The sorted names in a folder, folders with a slash at the end; none if it cannot be read. At most `most`
  /// names are read.
  public static func contents(of folder: String, most: Int = 4096) -> [String] {
    names(in: folder, most: most).map { isFolder("\(folder)/\($0)") ? $0 + "/" : $0 }.sorted()
  }
}
