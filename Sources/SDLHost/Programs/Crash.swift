/// How a process ended, as it tells the one that replaces it: "11 0 Fatal error: …".
public nonisolated struct Crash: Equatable, Sendable {
  /// The signal that ended it.
  public let signal: Int32
  /// Bytes from the known symbol of the code to the instructions that ran, innermost first; empty if
  /// none of it did.
  public let offsets: [Int]
  /// The end of what the process printed on standard error in its last frame.
  public let words: String

  public init(signal: Int32, offsets: [Int], words: String) {
    (self.signal, self.offsets, self.words) = (signal, offsets, words)
  }

  /// Whether it did not come to an end.
  public var isOfTime: Bool { signal == SIGPROF }

  static let variable = "RIFF_CRASH"
  /// Room for the text of a crash.
  static let room = String(repeating: " ", count: columns * digits + mostWords)
  private static let digits = 24
  private static let columns = 1 + StackWalk.most
  private static let mostWords = 2000

  /// Reads the signal and the offsets, each in a column of a fixed width, and the words.
  init?(text: String) {
    let bytes = Array(text.utf8)
    let wordsStart = Self.columns * Self.digits
    guard bytes.count >= wordsStart else { return nil }
    let numbers = (0..<Self.columns).map { column in
      let text = bytes[(column * Self.digits)...].prefix(Self.digits)
      return Int(String(decoding: text, as: UTF8.self).filter { $0 != " " })
    }
    guard let signal = numbers[0].flatMap({ Int32(exactly: $0) }) else { return nil }
    self.signal = signal
    offsets = numbers.dropFirst().compactMap(\.self)
    let end = bytes.lastIndex { $0 != UInt8(ascii: " ") } ?? 0
    words = String(decoding: bytes[..<(end + 1)].dropFirst(wordsStart), as: UTF8.self)
  }

  /// Writes the text in place, without allocating memory.
  struct Writer {
    private let text: UnsafeMutablePointer<CChar>

    /// `text` is the variable, with its name.
    init(_ text: UnsafeMutablePointer<CChar>, signal: Int32) {
      self.text = text + Crash.variable.utf8.count + 1
      write(Int(signal), at: 0)
    }

    /// One more of the offsets, the one at `index`.
    func add(offset: Int, at index: Int) { write(offset, at: (index + 1) * Crash.digits) }

    /// As many of the last bytes as there is room for.
    func add(_ words: UnsafeBufferPointer<CChar>) {
      let place = text + Crash.columns * Crash.digits
      var count = 0
      for byte in words.suffix(Crash.mostWords) where byte != 0 {
        place[count] = byte
        count += 1
      }
    }

    /// From the right of its column.
    private func write(_ number: Int, at start: Int) {
      var rest = number.magnitude
      var index = start + Crash.digits - 1
      repeat {
        text[index] = CChar(48 + rest % 10)
        rest /= 10
        index -= 1
      } while rest > 0
      if number < 0 { text[index] = CChar(45) }
    }
  }
}

/// Standard error while a frame runs. What is printed goes on to the real one after the frame, and the
/// words of a trap are still there when it is handled.
nonisolated final class CapturedErrors {
  private let real: Int32
  private let (input, output): (Int32, Int32)
  private let room = UnsafeMutableBufferPointer<CChar>.allocate(capacity: 1 << 16)

  /// Nil where there is no standard error.
  init?() {
    real = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    // Never waits: what has no room in the pipe is lost.
    guard real >= 0, let ends = PipeEnds(isBlocking: false) else { return nil }
    (input, output) = (ends.output, ends.input)
  }

  func begin() { dup2(output, STDERR_FILENO) }

  func end() {
    dup2(real, STDERR_FILENO)
    _ = unread
  }

  /// The text printed since the last call; it is passed on to the real standard error.
  var unread: UnsafeBufferPointer<CChar> {
    let count = read(input, room.baseAddress, room.count)
    guard count > 0 else { return UnsafeBufferPointer(start: room.baseAddress, count: 0) }
    _ = write(real, room.baseAddress, count)
    return UnsafeBufferPointer(start: room.baseAddress, count: count)
  }
}
