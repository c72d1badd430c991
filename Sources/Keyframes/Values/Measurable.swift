#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A value with a distance to other values of its type, so that its tracks can be paced and have a
/// speed.
public protocol Measurable: Interpolatable {
  /// Returns the distance: 0 or more, and 0 only for equal values.
  func distance(to other: Self) -> Double
}

extension Double: Measurable {
  /// The absolute difference.
  public func distance(to other: Double) -> Double { abs(other - self) }
}

extension Point: Measurable {}

extension Vector: Measurable {
  /// The Euclidean distance over both components.
  public func distance(to other: Vector) -> Double { hypot(other.dx - dx, other.dy - dy) }
}

extension Size: Measurable {
  /// The Euclidean distance over width and height.
  public func distance(to other: Size) -> Double {
    hypot(other.width - width, other.height - height)
  }
}

extension Rect: Measurable {
  /// The Euclidean distance over origin and size.
  public func distance(to other: Rect) -> Double {
    hypot(origin.distance(to: other.origin), size.distance(to: other.size))
  }
}

extension Insets: Measurable {
  /// The Euclidean distance over the four sides.
  public func distance(to other: Insets) -> Double {
    hypot(
      hypot(other.top - top, other.left - left), hypot(other.bottom - bottom, other.right - right))
  }
}

extension Color: Measurable {
  /// The Euclidean distance over the four components.
  public func distance(to other: Color) -> Double {
    let (r, g, b) = (other.red - red, other.green - green, other.blue - blue)
    let a = other.alpha - alpha
    return (r * r + g * g + b * b + a * a).squareRoot()
  }
}

extension Array: Measurable where Element: Measurable {
  /// The Euclidean distance over the elements; an element without a partner counts as 1.
  public func distance(to other: [Element]) -> Double {
    let pairs = zip(self, other).reduce(0) { $0 + pow($1.0.distance(to: $1.1), 2) }
    return (pairs + Double(abs(other.count - count))).squareRoot()
  }
}
