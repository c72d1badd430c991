/// A text file that grows while the program runs. Appended text is passed to the system at once, so
/// that none of it is lost if the program crashes. The file is removed if nothing was appended.
public nonisolated final class GrowingFile {
  private let path: String
  private let file: Int32
  /// Whether the file was created here and is still empty.
  private var isNewAndEmpty: Bool
  /// The bytes that could not be written yet.
  private var unwritten: [UInt8] = []

  /// The number of bytes that could not be written yet.
  public var unwrittenCount: Int { unwritten.count }

  /// Creates a new file. Throws if it exists, unless it is a device, or a pipe with a reader.
  public init(_ path: String) throws(SDLError) {
    let isStream = Files.isStream(path)
    file =
      isStream
      ? try Files.openStream(path) : open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    self.path = path
    isNewAndEmpty = file >= 0 && !isStream
    guard file < 0 else { return }
    throw errno == EEXIST
      ? SDLError("\(path) already exists. Choose another name.") : Files.failure("written", path)
  }

  deinit {
    if file >= 0 { close(file) }
    if isNewAndEmpty { unlink(path) }
  }

  /// Appends a text, after any bytes that could not be written before. If writing fails, the rest
  /// is kept for the next call.
  public func append(_ text: String) throws(SDLError) {
    isNewAndEmpty = false
    unwritten += Array(text.utf8)
    let count = Files.write(unwritten, to: file)
    // Frees the memory of what was written.
    unwritten = Array(unwritten.dropFirst(count))
    guard unwritten.isEmpty else { throw Files.failure("written", path) }
  }
}
