public import Drawing

/// Writes films and pictures to files.
public nonisolated enum FilmFiles {
  /// A PNG file of straight-alpha sRGB.
  public static func png(_ raster: Raster) throws(SDLError) -> [UInt8] { try PNG.encode(raster) }

  /// Writes a file. A failure leaves no partial file.
  public static func write(_ bytes: [UInt8], to path: String) throws(SDLError) {
    try Files.write(bytes, to: path)
  }

  /// Writes a whole file to standard output.
  public static func writeToStandardOutput(_ bytes: [UInt8]) throws(SDLError) {
    guard Files.writeAll(bytes, to: STDOUT_FILENO) else {
      throw Files.failure("written", of: "Standard output")
    }
  }

  /// Removes files; missing ones are ignored.
  public static func remove(_ paths: [String]) {
    for path in paths { unlink(path) }
  }

  /// Removes the folder of a file if it is empty.
  public static func removeEmptyFolder(of path: String) {
    if let slash = path.lastIndex(of: "/") { rmdir(String(path[..<slash])) }
  }

  /// The size of a file in bytes; nil if there is no such file.
  public static func size(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  /// Whether standard output is a terminal.
  public static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether standard error is a terminal that can show progress.
  public static var hasTerminal: Bool {
    guard isatty(STDERR_FILENO) == 1 else { return false }
    return getenv("TERM").map { String(cString: $0) != "dumb" } ?? false
  }
}
