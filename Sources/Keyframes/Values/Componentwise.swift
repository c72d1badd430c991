/// A value that blends component by component, so that an `Animator` can blend many at once.
///
/// `interpolated(to:at:)` must be `from + (to - from) * progress` in each component of `blendEnds`.
/// Two components make a `SIMD2<Double>`; three or four a `SIMD4<Double>`, where unused ones are 0.
public protocol Componentwise: Interpolatable {
  /// `SIMD2<Double>` or `SIMD4<Double>`.
  associatedtype Components: SIMD & Sendable where Components.Scalar == Double

  init(components: Components)
  var components: Components { get }

  /// The components that a blend from `start` to `end` has at progress 0 and at progress 1.
  static func blendEnds(_ start: Self, _ end: Self) -> (from: Components, to: Components)
}

extension Componentwise {
  public static func blendEnds(_ start: Self, _ end: Self) -> (from: Components, to: Components) {
    (start.components, end.components)
  }
}

extension Point: Componentwise {
  public init(components: SIMD2<Double>) { self.init(x: components.x, y: components.y) }
  public var components: SIMD2<Double> { SIMD2(x, y) }
}

extension Size: Componentwise {
  public init(components: SIMD2<Double>) { self.init(width: components.x, height: components.y) }
  public var components: SIMD2<Double> { SIMD2(width, height) }
}

extension Rect: Componentwise {
  public init(components: SIMD4<Double>) {
    self.init(x: components.x, y: components.y, width: components.z, height: components.w)
  }
  public var components: SIMD4<Double> { SIMD4(origin.x, origin.y, size.width, size.height) }
}

extension Color: Componentwise {
  public init(components: SIMD4<Double>) {
    self.init(
      red: components.x, green: components.y, blue: components.z, alpha: components.w)
  }
  public var components: SIMD4<Double> { SIMD4(red, green, blue, alpha) }

  /// A clear end lends its partner's hue, as in `interpolated(to:at:)`.
  public static func blendEnds(
    _ start: Color, _ end: Color
  ) -> (from: SIMD4<Double>, to: SIMD4<Double>) {
    (
      (start == .clear ? end.opacity(0) : start).components,
      (end == .clear ? start.opacity(0) : end).components
    )
  }
}
