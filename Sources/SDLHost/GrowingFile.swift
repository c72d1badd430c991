#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A text file that grows while the program runs. Appended text is passed to the system at once, so
/// that a crash of the program loses none of it. The file is removed if nothing was appended.
public nonisolated final class GrowingFile {
  private let path: String
  private let file: Int32
  /// Whether the file was created here and is still empty.
  private var isNewAndEmpty: Bool

  /// Creates a new file. Throws if it already exists, unless it is a pipe or a device.
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
        "\(path) already exists. Choose another name.")
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
