#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Lines in the terminal that are redrawn in place. A thread of its own writes them, so that a terminal that
/// is stopped (Ctrl+S) delays no frame.
public nonisolated final class Terminal: Sendable {
  /// Columns and rows.
  public struct Room: Equatable, Sendable {
    public let columns: Int
    public let rows: Int
  }

  private let wanted = Shared<[String]>([])
  private let isOver = Shared(false)
  private let work: Background<Bool>

  /// Nil if standard output is no terminal.
  public init?() {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    let (wanted, isOver) = (wanted, isOver)
    work = Background {
      var shown: [String] = []
      while true {
        let isLast = isOver.value
        let lines = wanted.value
        if lines != shown {
          Self.draw(lines, over: shown.count)
          shown = lines
        }
        if isLast { return true }
        Clock.sleep(0.05)
      }
    }
  }

  /// How much room there is now; 80 columns of 24 rows if the terminal does not say.
  public var room: Room {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return Room(columns: 80, rows: 24) }
    return Room(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Has colours unless the environment says otherwise (`NO_COLOR`, `TERM=dumb`).
  public var hasColors: Bool {
    Storage.variable("NO_COLOR") == nil && Storage.variable("TERM") != "dumb"
  }

  public func show(_ lines: [String]) { wanted.value = lines }

  /// Writes the last lines and ends; waits for that a moment at most.
  public func end() {
    isOver.value = true
    _ = work.result(within: 0.3)
  }

  private static func draw(_ lines: [String], over count: Int) {
    let up = count > 0 ? "\u{1B}[\(count)F" : ""
    let text = up + "\u{1B}[J" + lines.map { $0 + "\r\n" }.joined()
    _ = Files.writeAll(Array(text.utf8), to: STDOUT_FILENO)
  }
}

/// The time of day where the computer is.
public nonisolated enum TimeOfDay {
  /// "14:05".
  public static var text: String {
    var moment = time(nil)
    var parts = tm()
    guard localtime_r(&moment, &parts) != nil else { return "" }
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(two(parts.tm_hour)):\(two(parts.tm_min))"
  }
}
