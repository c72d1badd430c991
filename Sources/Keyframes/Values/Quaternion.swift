#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A rotation in space. A quaternion and its negative are the same rotation; it cannot express full
/// turns.
///
/// Formulas: Shoemake, *Animating Rotation with Quaternion Curves*, 1985.
public struct Quaternion: Hashable, Codable, Sendable {
  /// The axis, with the sine of half the angle as its length.
  public var vector: SIMD3<Double>
  /// The cosine of half the angle.
  public var real: Double

  /// No rotation.
  public static let identity = Quaternion(vector: .zero, real: 1)

  /// Creates a rotation from four numbers, of which only the direction matters; all zeros mean no
  /// rotation.
  public init(vector: SIMD3<Double>, real: Double) {
    self.vector = vector
    self.real = real
  }

  /// Creates a rotation by `degrees` about `axis`, which may have any length; length 0 means no
  /// rotation.
  public init(degrees: Double, about axis: SIMD3<Double>) {
    let length = axis.length
    guard length > 0 else {
      self = .identity
      return
    }
    let (sine, cosine) = sineAndCosine(degrees: degrees / 2)
    self.init(vector: axis / length * sine, real: cosine)
  }

  /// Returns the rotation by `self`, then by `next`.
  public func then(_ next: Quaternion) -> Quaternion {
    Quaternion(
      vector: vector * next.real + next.vector * real + next.vector.cross(vector),
      real: next.real * real - next.vector.dot(vector))
  }

  /// The inverse rotation, for a quaternion of length 1.
  public var inverse: Quaternion { Quaternion(vector: vector * -1, real: real) }

  /// The angle of the rotation in degrees, 0…180, in the shorter direction.
  public var degrees: Double { 2 * atan2(vector.length, abs(real)) * 180 / .pi }

  /// The same rotation with length 1.
  public var normalized: Quaternion {
    let length = hypot(vector.length, real)
    guard length > 0, length.isFinite else { return .identity }
    return Quaternion(vector: vector / length, real: real / length)
  }

  /// The images of the unit vectors of the three axes.
  var axes: (x: SIMD3<Double>, y: SIMD3<Double>, z: SIMD3<Double>) {
    let turn = normalized
    func image(_ axis: SIMD3<Double>) -> SIMD3<Double> {
      let side = turn.vector.cross(axis) * 2
      return axis + side * turn.real + turn.vector.cross(side)
    }
    return (image([1, 0, 0]), image([0, 1, 0]), image([0, 0, 1]))
  }
}

extension Quaternion: Interpolatable {
  /// Rotates about one axis at constant speed (slerp) in the shorter direction, also beyond both
  /// ends; half a turn goes clockwise about the axis. Both ends are normalised first.
  public func interpolated(to end: Quaternion, at progress: Double) -> Quaternion {
    if progress == 0 { return self }
    if progress == 1 { return end }
    return normalized.moved(by: progress, from: self, to: end)
  }

  /// Appends `count` times the rotation from `start` to `end`.
  public func moved(by count: Double, from start: Quaternion, to end: Quaternion) -> Quaternion {
    then(start.normalized.inverse.then(end.normalized).shorter.part(count))
  }

  /// Whether no number is infinite or NaN.
  public var isFinite: Bool { vector - vector == .zero && real.isFinite }

  /// The quaternion of this rotation that turns by at most 180°, of the two possible ones.
  private var shorter: Quaternion {
    // At half a turn, where rounding would decide, the axis points towards the viewer, or else
    // down, or else right.
    let isHalf = abs(real) < 1e-12
    let axis = [vector.z, vector.y, vector.x].first { abs($0) > 1e-9 } ?? 0
    let isLonger = isHalf ? axis < 0 : real < 0
    return isLonger ? Quaternion(vector: vector * -1, real: -real) : self
  }

  /// The rotation, `count` times.
  private func part(_ count: Double) -> Quaternion {
    let sine = vector.length
    guard sine > 0 else { return .identity }
    let half = atan2(sine, real) * count
    return Quaternion(vector: vector / sine * sin(half), real: cos(half))
  }
}

extension Quaternion: Measurable {
  /// The angle in degrees of the rotation from one to the other.
  public func distance(to other: Quaternion) -> Double {
    normalized.inverse.then(other.normalized).degrees
  }
}

extension SIMD3<Double> {
  func dot(_ other: SIMD3<Double>) -> Double { (self * other).sum() }

  func cross(_ other: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  /// Computed without overflow.
  var length: Double { hypot(hypot(x, y), z) }
}
