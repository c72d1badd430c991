/// A value that blends component by component, so that an `Animator` can blend many at once.
///
/// `interpolated(to:at:)` is `from + (to - from) * progress` in each component of `blendEnds`, by default.
/// Two components are a `SIMD2<Double>`; three or four a `SIMD4<Double>` with unused ones 0.
public protocol Componentwise: Interpolatable {
  /// `SIMD2<Double>` or `SIMD4<Double>`.
  associatedtype Components: SIMD & Sendable where Components.Scalar == Double

  /// Creates a value from `components`.
  init(components: Components)
  /// The numbers that are blended independently.
  var components: Components { get }

  /// The components of a blend from `start` to `end` at progress 0 and at progress 1.
  static func blendEnds(_ start: Self, _ end: Self) -> (from: Components, to: Components)
}

extension Componentwise {
  /// Whether no component is infinite or not a number.
  public var isFinite: Bool { components - components == .zero }

  /// The components of both ends, as they are.
  public static func blendEnds(_ start: Self, _ end: Self) -> (from: Components, to: Components) {
    (start.components, end.components)
  }

  /// Blends each component of `blendEnds`, exact at both ends.
  @inlinable
  public func interpolated(to end: Self, at progress: Double) -> Self {
    var (parts, ends) = Self.blendEnds(self, end)
    for index in parts.indices {
      parts[index] = parts[index].interpolated(to: ends[index], at: progress)
    }
    return Self(components: parts)
  }

  /// Moves each component, by the difference of those of `blendEnds`.
  public func moved(by count: Double, from start: Self, to end: Self) -> Self {
    let (from, to) = Self.blendEnds(start, end)
    var parts = components
    for index in parts.indices {
      parts[index] = parts[index].moved(by: count, from: from[index], to: to[index])
    }
    return Self(components: parts)
  }
}

extension Point: Componentwise {
  /// A point of (x, y).
  @inlinable
  public init(components: SIMD2<Double>) { self.init(x: components.x, y: components.y) }
  /// (x, y).
  @inlinable public var components: SIMD2<Double> { SIMD2(x, y) }
}

extension Size: Componentwise {
  /// A size of (width, height).
  @inlinable
  public init(components: SIMD2<Double>) { self.init(width: components.x, height: components.y) }
  /// (width, height).
  @inlinable public var components: SIMD2<Double> { SIMD2(width, height) }
}

extension Rect: Componentwise {
  /// A rectangle of (x, y, width, height).
  @inlinable
  public init(components: SIMD4<Double>) {
    self.init(x: components.x, y: components.y, width: components.z, height: components.w)
  }
  /// (x, y, width, height).
  @inlinable public var components: SIMD4<Double> {
    SIMD4(origin.x, origin.y, size.width, size.height)
  }
}

extension Color: Componentwise {
  /// A colour of (red, green, blue, alpha).
  @inlinable
  public init(components: SIMD4<Double>) {
    self.init(
      red: components.x, green: components.y, blue: components.z, alpha: components.w)
  }
  /// (red, green, blue, alpha).
  @inlinable public var components: SIMD4<Double> { SIMD4(red, green, blue, alpha) }

  /// A clear end takes the hue of the other, as in `interpolated(to:at:)`.
  public static func blendEnds(
    _ start: Color, _ end: Color
  ) -> (from: SIMD4<Double>, to: SIMD4<Double>) {
    (
      (start == .clear ? end.opacity(0) : start).components,
      (end == .clear ? start.opacity(0) : end).components
    )
  }
}
