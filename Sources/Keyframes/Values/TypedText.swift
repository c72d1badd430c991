/// A text that changes into the next one as if the next were typed over it, character by character.
///
/// ```swift
/// let title: Track<TypedText> = [0: "Hello", 1: "World!"]
/// title.value(at: 0.5).string  // "Worlo"
/// ```
///
/// If the longer text has *n* characters, at progress *p* the first *p* · *n* (rounded) characters
/// come from the later text and the rest from the earlier one. So up to 0 it is exactly the earlier
/// text, from 1 on the later; for NaN as progress it is `self`. Characters of several code
/// points are never split.
///
/// To change at once instead, use `Discrete<String>`.
public struct TypedText: Hashable, Sendable {
  /// The text; may be empty.
  public var string: String

  /// Creates a text.
  public init(_ string: String) { self.string = string }
}

extension TypedText: Interpolatable {
  /// Replaces characters from the start; see `TypedText`.
  ///
  /// - Complexity: O(*n*); makes a new string.
  public func interpolated(to end: TypedText, at progress: Double) -> TypedText {
    guard progress > 0 else { return self }
    guard progress < 1 else { return end }
    let longer = Double(max(string.count, end.string.count))
    let typed = Int((progress * longer).rounded())
    return TypedText(String(end.string.prefix(typed) + string.dropFirst(typed)))
  }

  /// Returns `self`, since there is no difference that could be added.
  public func moved(by count: Double, from start: TypedText, to end: TypedText) -> TypedText {
    self
  }
}

extension TypedText: ExpressibleByStringLiteral {
  /// Wraps the literal.
  public init(stringLiteral value: String) { self.init(value) }
}
