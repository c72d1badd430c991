#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A text file that grows while the program runs. What was appended is the system's at once, so that
/// a crash of the program loses none of it. A file to which nothing was appended goes again.
public nonisolated final class GrowingFile {
  private let path: String
  private let file: Int32
  /// Whether it is a file that nobody else has written to, and nothing is in it.
  private var isNewAndEmpty: Bool

  /// Makes a new file. One that is there already is left alone and refused, unless it is no file but
  /// a pipe or a device.
  public init(_ path: String) throws(SDLError) {
    let isStream = Self.isStream(path)
    file =
      isStream
      ? open(path, O_WRONLY | O_CLOEXEC)
      : open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    self.path = path
    isNewAndEmpty = file >= 0 && !isStream
    guard file < 0 else { return }
    guard errno != EEXIST else {
      throw SDLError(
        "\(path) is there already: choose another name, so that nothing in it is lost.")
    }
    throw Files.failure("written", path)
  }

  deinit {
    if file >= 0 { close(file) }
    if isNewAndEmpty { unlink(path) }
  }

  public func append(_ text: String) throws(SDLError) {
    isNewAndEmpty = false
    guard Files.writeAll(Array(text.utf8), to: file) else {
      throw Files.failure("written", path)
    }
  }

  private static func isStream(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    let kind = status.st_mode & S_IFMT
    return kind != S_IFREG && kind != S_IFDIR
  }
}
