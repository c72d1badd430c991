/// Reads and writes small text files, and finds the app's own folder.
public nonisolated enum Storage {
  /// Reads a text of at most `limit` bytes. Invalid UTF-8 becomes replacement characters.
  public static func read(_ path: String, limit: Int = 16 << 20) throws(SDLError) -> String {
    String(decoding: try Files.read(path, limit: limit), as: UTF8.self)
  }

  /// Writes a text atomically, so that at any moment there is either the old file or the new one;
  /// creates the folder if necessary. A symbolic link's destination is replaced, not the link.
  /// The new file has the old one's permissions. Devices and pipes are written into.
  public static func write(_ text: String, to path: String) throws(SDLError) {
    try makeFolder(of: Files.destination(of: path))
    try Files.write(Array(text.utf8), to: path, keepsMode: true)
  }

  /// Throws for a device or a pipe, where writing may never end.
  public static func refuseStream(_ path: String) throws(SDLError) {
    guard !Files.isStream(path) else {
      throw SDLError("\(path) cannot be written: it is a device or a pipe. Name a new file.")
    }
  }

  /// Creates the folder of the file at `path`, if necessary.
  public static func makeFolder(of path: String) throws(SDLError) {
    if let folder = folder(of: path) { try Files.makeFolder(folder) }
  }

  /// Nil for a path without a folder, and in the root folder.
  static func folder(of path: String) -> String? {
    path.lastIndex(of: "/").flatMap { $0 > path.startIndex ? String(path[..<$0]) : nil }
  }

  /// Whether there is anything at `path`.
  public static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Renames a file within its folder, replacing any file of that name.
  public static func move(_ path: String, to new: String) throws(SDLError) {
    guard rename(path, new) == 0 else { throw Files.failure("renamed", path) }
  }

  /// The path of one of the app's files: `$XDG_STATE_HOME/riff/NAME`, or else
  /// `~/.local/state/riff/NAME`; nil if the home folder is unknown, or its path relative.
  public static func statePath(_ name: String) -> String? {
    statePath(name, stateHome: variable("XDG_STATE_HOME"), home: variable("HOME"))
  }

  static func statePath(_ name: String, stateHome: String?, home: String?) -> String? {
    path(name, in: stateHome, home: home, ".local/state")
  }

  /// The path in the folder that a variable names, or else in a folder of the home folder. The XDG
  /// specification says to ignore relative paths.
  private static func path(
    _ name: String, in folder: String?, home: String? = variable("HOME"), _ usual: String
  ) -> String? {
    if let folder, folder.hasPrefix("/") { return "\(folder)/riff/\(name)" }
    guard let home, home.hasPrefix("/") else { return nil }
    return "\(home)/\(usual)/riff/\(name)"
  }

  /// The path of one of the app's files that may be removed at any time:
  /// `$XDG_CACHE_HOME/riff/NAME`, or else `~/.cache/riff/NAME`; nil if the home folder is unknown.
  public static func cachePath(_ name: String) -> String? {
    path(name, in: variable("XDG_CACHE_HOME"), ".cache")
  }

  /// The path of a configuration file, which people edit: `$XDG_CONFIG_HOME/riff/NAME`, or else
  /// `~/.config/riff/NAME`; nil if the home folder is unknown.
  public static func configPath(_ name: String) -> String? {
    path(name, in: variable("XDG_CONFIG_HOME"), ".config")
  }

  /// The value of an environment variable; nil if it is not set or empty.
  public static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
