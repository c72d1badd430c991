#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Small text files, and the folder in which the app keeps its own.
public nonisolated enum Storage {
  /// Reads a text of at most `limit` bytes. Bytes that are no UTF-8 become replacement characters.
  public static func read(_ path: String, limit: Int = 16 << 20) throws(SDLError) -> String {
    String(decoding: try Files.read(path, limit: limit), as: UTF8.self)
  }

  /// Writes a text so that at any moment either the old file is there or the new one; makes the
  /// folder if need be.
  public static func write(_ text: String, to path: String) throws(SDLError) {
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      try Files.makeFolder(String(path[..<slash]))
    }
    try Files.write(Array(text.utf8), to: path)
  }

  /// Whether anything is at `path`.
  public static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Gives a file another name in the same folder; what was there under that name is gone.
  public static func move(_ path: String, to new: String) throws(SDLError) {
    guard rename(path, new) == 0 else { throw Files.failure("renamed", path) }
  }

  /// Where a file of the app's own lies: `$XDG_STATE_HOME/riff/NAME`, else
  /// `~/.local/state/riff/NAME`; nil if there is no home.
  public static func statePath(_ name: String) -> String? {
    statePath(name, stateHome: variable("XDG_STATE_HOME"), home: variable("HOME"))
  }

  static func statePath(_ name: String, stateHome: String?, home: String?) -> String? {
    // A relative path is to be ignored, says the XDG specification.
    if let stateHome, stateHome.hasPrefix("/") { return "\(stateHome)/riff/\(name)" }
    return home.map { "\($0)/.local/state/riff/\(name)" }
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
