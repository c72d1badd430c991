/// A value that cannot be blended: a text, a choice, an image name. Like `Bool` it changes exactly
/// at the later keyframe: before progress 1 it is the earlier value, from 1 on the later.
///
/// ```swift
/// let caption: Track<Discrete<String>> = [0: "one", 1: "two"]
/// caption.value(at: 0.999).value  // "one"
/// caption.value(at: 1).value      // "two"
/// ```
public struct Discrete<Wrapped: Equatable & Sendable>: Equatable, Sendable {
  /// The wrapped value.
  public var value: Wrapped

  /// Wraps `value`.
  public init(_ value: Wrapped) { self.value = value }
}

extension Discrete: Hashable where Wrapped: Hashable {}

extension Discrete: Interpolatable {
  /// `self` before progress 1, `end` from 1 on.
  public func interpolated(to end: Discrete, at progress: Double) -> Discrete {
    progress >= 1 ? end : self
  }

  /// Returns `self`, since there is no difference that could be added.
  public func moved(by count: Double, from start: Discrete, to end: Discrete) -> Discrete { self }
}

extension Discrete: ExpressibleByUnicodeScalarLiteral
where Wrapped: ExpressibleByUnicodeScalarLiteral {
  /// Wraps the literal.
  public init(unicodeScalarLiteral value: Wrapped.UnicodeScalarLiteralType) {
    self.init(Wrapped(unicodeScalarLiteral: value))
  }
}

extension Discrete: ExpressibleByExtendedGraphemeClusterLiteral
where Wrapped: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Wraps the literal.
  public init(extendedGraphemeClusterLiteral value: Wrapped.ExtendedGraphemeClusterLiteralType) {
    self.init(Wrapped(extendedGraphemeClusterLiteral: value))
  }
}

extension Discrete: ExpressibleByStringLiteral where Wrapped: ExpressibleByStringLiteral {
  /// Wraps the literal.
  public init(stringLiteral value: Wrapped.StringLiteralType) {
    self.init(Wrapped(stringLiteral: value))
  }
}
