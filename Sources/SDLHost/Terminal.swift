/// Lines in the terminal that are redrawn in place. They are written on a thread of their own, so
/// that a stopped terminal (Ctrl+S) does not delay frames.
public nonisolated final class Terminal: Sendable {
  /// The size of the terminal, in columns and rows.
  public struct Dimensions: Equatable, Sendable {
    public let columns: Int
    public let rows: Int
  }

  /// The terminal whose lines are shown.
  private static let current = Shared<Terminal?>(nil)

  private let wanted = Shared<[String]>([])
  /// Sentences to be written above the lines, once.
  private let pending = Shared<[String]>([])
  private let isOver = Shared(false)
  private let work: Background<Bool>

  /// Nil if standard output isn't a terminal.
  public init?() {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    let (wanted, pending, isOver) = (wanted, pending, isOver)
    work = Background {
      var (shown, dimensions): ([String], Dimensions) = ([], Self.dimensions)
      while true {
        let isLast = isOver.value
        let (lines, now) = (wanted.value, Self.dimensions)
        let sentences = pending.change { sentences in
          defer { sentences = [] }
          return sentences
        }
        if lines != shown || !sentences.isEmpty {
          // If the terminal's width has changed, the lines on the screen are broken.
          let text = Self.text(
            of: lines, below: sentences, over: now == dimensions ? shown.count : nil)
          _ = Files.writeAll(Array(text.utf8), to: STDOUT_FILENO)
          (shown, dimensions) = (lines, now)
        }
        if isLast { return true }
        Clock.sleep(0.05)
      }
    }
    Self.current.value = self
  }

  /// Writes a sentence above the lines, if standard error is a terminal too: writing it there would
  /// garble the lines.
  ///
  /// - Returns: whether the sentence will be written.
  public static func say(_ sentence: String) -> Bool {
    guard let terminal = current.value, isatty(STDERR_FILENO) == 1 else { return false }
    terminal.pending.change { $0.append(sentence) }
    return true
  }

  /// Writes lines to standard error if that is a terminal, and no terminal shows notes.
  public static func showOnce(_ lines: [String]) {
    guard current.value == nil, isatty(STDERR_FILENO) == 1 else { return }
    _ = Files.writeAll(Array((lines.joined(separator: "\n") + "\n").utf8), to: STDERR_FILENO)
  }

  /// The current size of the terminal; 80 columns and 24 rows if it does not report one.
  public var dimensions: Dimensions { Self.dimensions }

  private static var dimensions: Dimensions {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return Dimensions(columns: 80, rows: 24) }
    return Dimensions(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Whether to use colours: unless the environment says no (`NO_COLOR`, `TERM=dumb`).
  public var hasColors: Bool {
    Storage.variable("NO_COLOR") == nil && Storage.variable("TERM") != "dumb"
  }

  public func show(_ lines: [String]) { wanted.value = lines }

  /// Writes the last lines and ends, waiting for a moment at most.
  public func end() {
    Self.current.value = nil
    isOver.value = true
    _ = work.result(within: 0.3)
  }

  /// The text that replaces the last `count` rows by sentences, which stay, and the lines below
  /// them; a `count` of nil clears the screen.
  static func text(of lines: [String], below sentences: [String], over count: Int?) -> String {
    let start = count.map { $0 > 0 ? "\u{1B}[\($0)F" : "" } ?? "\u{1B}[H"
    let rows = sentences.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    return start + "\u{1B}[J" + (rows.map(String.init) + lines).map { $0 + "\r\n" }.joined()
  }
}

/// The local time of day.
public nonisolated enum TimeOfDay {
  /// The current time, such as "14:05".
  public static var text: String {
    var moment = time(nil)
    var parts = tm()
    guard localtime_r(&moment, &parts) != nil else { return "" }
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(two(parts.tm_hour)):\(two(parts.tm_min))"
  }
}
