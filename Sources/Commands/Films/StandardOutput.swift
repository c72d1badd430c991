import SDLHost
import Words

/// Where `-o -` writes.
nonisolated enum StandardOutput {
  /// The name of standard output as a file.
  static let path = "-"

  /// The folder of a file that is made with it; nil if there is one.
  static func missingFolder(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return nil }
    let folder = String(path[..<slash])
    return Storage.exists(folder) ? nil : folder
  }

  /// Writes a whole file to `path`; to standard output if that is `-`.
  static func write(_ bytes: [UInt8], to path: String) throws(SDLError) {
    if path == Self.path {
      // A reader that has seen enough ends the program as it ends others: silently, by the signal.
      try FilmFiles.writeToStandardOutput(
        FilmFiles.outputIsTerminal
          ? Array(String(decoding: bytes, as: UTF8.self).printable.utf8) : bytes)
    } else {
      try Storage.makeFolder(of: path)
      try FilmFiles.write(bytes, to: path)
    }
  }
}
