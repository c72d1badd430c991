/// Named easings and durations, as design systems share them.
///
/// ```swift
/// let tokens = MotionTokens(easings: [.init(name: "enter", easing: .easeOut)])
/// tokens.easing(named: "enter")               // Easing.token("enter", .easeOut)
/// ```
public struct MotionTokens: Equatable, Sendable {
  /// An easing with a name.
  public struct NamedEasing: Equatable, Sendable {
    /// 1 to 60 letters, digits, hyphens and underscores.
    public let name: String
    /// The curve, without a token's name.
    public var easing: Easing

    /// Creates a token for `easing`.
    ///
    /// - Precondition: ``Easing/isTokenName(_:)`` of `name`.
    public init(name: String, easing: Easing) {
      Easing.requireTokenName(name)
      (self.name, self.easing) = (name, easing)
    }
  }

  /// A duration with a name.
  public struct NamedDuration: Equatable, Sendable {
    /// 1 to 60 letters, digits, hyphens and underscores.
    public let name: String
    /// Above 0, in seconds.
    public var seconds: Double

    /// Creates a token for a length in seconds.
    ///
    /// - Precondition: ``Easing/isTokenName(_:)`` of `name`.
    public init(name: String, seconds: Double) {
      Easing.requireTokenName(name)
      (self.name, self.seconds) = (name, seconds)
    }
  }

  /// The largest number of easings, and of durations, in a file or in the app.
  public static let most = 1000

  /// In the order in which they are listed and exported.
  public var easings: [NamedEasing]
  /// In the order in which they are listed and exported.
  public var durations: [NamedDuration]

  /// Creates a set of tokens.
  public init(easings: [NamedEasing] = [], durations: [NamedDuration] = []) {
    (self.easings, self.durations) = (easings, durations)
  }

  /// Whether there are no tokens.
  public var isEmpty: Bool { easings.isEmpty && durations.isEmpty }

  /// The token of the easing with this name; nil if there is none.
  ///
  /// - Complexity: O(*n*)
  public func easing(named name: String) -> Easing? {
    easings.first { $0.name == name }.map { .token(name, $0.easing.unnamed) }
  }

  /// The length in seconds of the duration with this name; nil if there is none.
  ///
  /// - Complexity: O(*n*)
  public func seconds(named name: String) -> Double? {
    durations.first { $0.name == name }?.seconds
  }

  /// Returns these tokens with `other`'s added; a token of `other` replaces one of the same name.
  ///
  /// - Complexity: O(*n* *m*)
  public func merged(with other: MotionTokens) -> MotionTokens {
    MotionTokens(
      easings: Self.merged(easings, with: other.easings, name: \.name),
      durations: Self.merged(durations, with: other.durations, name: \.name))
  }

  private static func merged<Token>(
    _ tokens: [Token], with others: [Token], name: KeyPath<Token, String>
  ) -> [Token] {
    var all = tokens
    for token in others {
      if let index = all.firstIndex(where: { $0[keyPath: name] == token[keyPath: name] }) {
        all[index] = token
      } else {
        all.append(token)
      }
    }
    return all
  }

  /// Turns a text into a token's name: spaces and dots become hyphens, and other characters that a
  /// name cannot have are dropped; nil if nothing is left.
  ///
  /// ```swift
  /// MotionTokens.name(from: "Ease out (fast)")      // "Ease-out-fast"
  /// ```
  public static func name(from text: String) -> String? {
    let joined = text.split { $0.isWhitespace || $0 == "." || $0 == "/" }.joined(separator: "-")
    let name = String(joined.filter { Easing.isTokenName(String($0)) }.prefix(60))
    return name.isEmpty ? nil : name
  }
}
