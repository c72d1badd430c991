public import Keyframes
public import Syntax
public import Words

/// Motion tokens in the format of the Design Tokens Community Group (2025.10) and as CSS's custom properties.
///
/// ```swift
/// let tokens = try MotionTokens("--ease-enter: cubic-bezier(0, 0, 0.2, 1); --duration-short: 200ms;")
/// tokens.easings[0].name                          // "enter"
/// tokens.durations[0].seconds                     // 0.2
/// ```
extension MotionTokens {
  // MARK: Writing

  /// Two groups of tokens, `easing` and `duration`. An easing that is not a cubic Bézier is written
  /// as the nearest one, and exactly under `$extensions`.
  ///
  /// - Complexity: O(*n*)
  public var dtcg: String {
    let curves = easings.map { "    \"\($0.name)\": \(Self.indented($0.easing))" }
    let lengths = durations.map { token in
      "    \"\(token.name)\": { \"$type\": \"duration\", \"$value\": { \"value\": "
        + "\((token.seconds * 1000).text(digits: 3)), \"unit\": \"ms\" } }"
    }
    func group(_ name: String, _ tokens: [String]) -> String {
      "  \"\(name)\": {\n\(tokens.joined(separator: ",\n"))\n  }"
    }
    let groups =
      (curves.isEmpty ? [] : [group("easing", curves)])
      + (lengths.isEmpty ? [] : [group("duration", lengths)])
    return "{\n\(groups.joined(separator: ",\n"))\n}\n"
  }

  private static func indented(_ easing: Easing) -> String {
    EasingDialect.dtcg.write(easing).text.replacing("\n", with: "\n    ")
  }

  /// The easings that `dialect` plays differently, each with its largest error.
  ///
  /// - Complexity: O(*n*)
  public func losses(in dialect: EasingDialect) -> [Message] {
    easings.compactMap { token in
      let written = dialect.write(token.easing)
      return written.isExact ? nil : "The token \(token.name) is \(written.errorText)."
    }
  }

  // MARK: Reading

  /// How long a text may be, in bytes.
  public static let longestText = 1_000_000

  /// Reads either format, and leaves out everything that is not a motion token, see
  /// ``TokenReading``.
  ///
  /// - Throws: `PasteError`, with the position and a remedy, if there is no motion token, or a
  ///   wrong one.
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ text: String) throws(PasteError) {
    let source = Source(text)
    guard source.bytes.count <= Self.longestText else {
      throw source.error(at: 0, "The text is too long", "give fewer tokens")
    }
    let code = try CodeTree(source)
    self = try TokenReading(code).tokens
    guard !isEmpty else {
      throw code.error(
        0, "No motion tokens found",
        "give easings and durations as DTCG JSON or CSS properties")
    }
  }

  /// The tokens of a text in either format; nil if the text is something else, such as one easing alone.
  ///
  /// - Throws: `PasteError`, with the position and a remedy, if a token has a wrong value.
  /// - Complexity: O(*n*) in the length of the text.
  public static func found(in text: String) throws(PasteError) -> MotionTokens? {
    try TokenReading(found: text)?.tokens
  }
}
