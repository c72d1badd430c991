/// A text that turns into the next one as if it were typed over it, character by character.
///
/// ```swift
/// let title: Track<TypedText> = [0: "Hello", 1: "World!"]
/// title.value(at: 0.5).string  // "Worlo"
/// ```
///
/// With *n* the characters of the longer text, at progress *p* there are the first *p* · *n*, rounded, of
/// the later text, and then what is left of the earlier one behind so many. So up to 0 it is the
/// earlier text and from 1 on the later one, exactly; progress that is not a number changes nothing. A
/// character is never cut, however many code points it has.
///
/// To flip instead, use `Discrete<String>`.
public struct TypedText: Hashable, Sendable {
  /// What is there; may be empty.
  public var string: String

  /// A text that can be typed over.
  public init(_ string: String) { self.string = string }
}

extension TypedText: Interpolatable {
  /// - Complexity: O(*n*); makes a new string.
  public func interpolated(to end: TypedText, at progress: Double) -> TypedText {
    guard progress > 0 else { return self }
    guard progress < 1 else { return end }
    let longer = Double(max(string.count, end.string.count))
    let typed = Int((progress * longer).rounded())
    return TypedText(String(end.string.prefix(typed) + string.dropFirst(typed)))
  }

  /// There is no way that could be added: `self`.
  public func moved(by count: Double, from start: TypedText, to end: TypedText) -> TypedText {
    self
  }
}

extension TypedText: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }
}
