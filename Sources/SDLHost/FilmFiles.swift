public import Drawing

// For `stdout`, a variable that nothing changes.
#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Glibc
#endif

/// Writes films and pictures to files.
public nonisolated enum FilmFiles {
  /// A PNG file of straight-alpha sRGB.
  public static func png(_ raster: Raster) throws(SDLError) -> [UInt8] { try PNG.encode(raster) }

  /// Writes a file. A failure leaves no partial file.
  public static func write(_ bytes: [UInt8], to path: String) throws(SDLError) {
    try Files.write(bytes, to: path)
  }

  /// A name for a file that takes long to write: what is at `path` stays until ``finish(_:_:)``.
  ///
  /// - Throws: for a folder, a device or a pipe.
  public static func draft(of path: String) throws(SDLError) -> String {
    guard !Files.isFolder(path) else {
      throw SDLError("\(path) cannot be written: it is a folder.")
    }
    try Storage.refuseStream(path)
    return Files.draft(of: path)
  }

  /// Replaces the file at `path` by its complete draft.
  public static func finish(_ draft: String, _ path: String) throws(SDLError) {
    try Files.finish(draft, path)
  }

  /// Writes a whole file to standard output.
  public static func writeToStandardOutput(_ bytes: [UInt8]) throws(SDLError) {
    guard Files.writeAll(bytes, to: STDOUT_FILENO) else {
      throw Files.failure("written", of: "Standard output")
    }
  }

  /// Writes what has been printed; false if any of it could not be written, now or before.
  public static func finishPrinting() -> Bool { fflush(nil) == 0 && ferror(stdout) == 0 }

  /// Removes files; missing ones, links, devices and pipes are ignored.
  public static func remove(_ paths: [String]) {
    for path in paths where Files.isOrdinary(path) { unlink(path) }
  }

  /// Removes the folder of a file if it is empty.
  public static func removeEmptyFolder(of path: String) {
    if let slash = path.lastIndex(of: "/") { rmdir(String(path[..<slash])) }
  }

  /// The size of a file in bytes; nil if there is no such file, or only a device or a pipe.
  public static func size(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      ? Int(status.st_size) : nil
  }

  /// Whether standard output is a terminal.
  public static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether standard error is a terminal that can show progress.
  public static var hasTerminal: Bool {
    guard isatty(STDERR_FILENO) == 1 else { return false }
    return getenv("TERM").map { String(cString: $0) != "dumb" } ?? false
  }
}
