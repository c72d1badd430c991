import SDLHost

/// Where `-o -` writes.
nonisolated enum StandardOutput {
  /// The name of standard output as a file.
  static let path = "-"

  /// Writes a whole file to `path`; to standard output if that is `-`.
  static func write(_ bytes: [UInt8], to path: String) throws(SDLError) {
    if path == Self.path {
      Signals.surviveClosedPipes()
      try FilmFiles.writeToStandardOutput(bytes)
    } else {
      try Storage.makeFolder(of: path)
      try FilmFiles.write(bytes, to: path)
    }
  }
}
