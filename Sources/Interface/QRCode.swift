import Keyframes

/// A text as a square of dark and light modules that the camera of a phone reads.
public struct QRCode: Equatable, Sendable {
  /// The modules of a side, without the margin.
  public let side: Int
  /// Row by row, from the top left.
  public let isDark: [Bool]
  /// Light modules around the code, which cameras need (ISO/IEC 18004).
  public static let margin = 4

  /// - Precondition: there are `side * side` modules.
  public init(side: Int, isDark: [Bool]) {
    require(side > 0 && isDark.count == side * side, "A QR code is a square.")
    (self.side, self.isDark) = (side, isDark)
  }

  /// The modules of a side, with the margin.
  public var outerSide: Int { side + 2 * Self.margin }

  /// Whether a module is dark; outside the code, all are light.
  public func isDark(column: Int, row: Int) -> Bool {
    (0..<side).contains(column) && (0..<side).contains(row) && isDark[row * side + column]
  }

  /// Two rows of modules in each line of a terminal, black on white whatever its own colours.
  package var terminalLines: [String] {
    let range = -Self.margin..<side + Self.margin
    return stride(from: range.lowerBound, to: range.upperBound, by: 2).map { row in
      let blocks = range.map { column in
        switch (isDark(column: column, row: row), isDark(column: column, row: row + 1)) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
      }
      return "\u{1B}[38;5;16;48;5;231m\(blocks.joined())\u{1B}[0m"
    }
  }
}
