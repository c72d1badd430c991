/// One side of a keyframe of a number, as animators describe it.
package struct Tangent: Equatable, Sendable {
  /// How fast the value changes at the keyframe, in its unit per unit of time; infinite where the curve
  /// is vertical.
  package var slope: Double
  /// How far the handle reaches into the segment, as a share of its time, 0…1. The influences of both
  /// ends may add up to more than 1.
  package var influence: Double

  package init(slope: Double, influence: Double = Self.usualInfluence) {
    (self.slope, self.influence) = (slope, influence)
  }

  /// With this at both ends, values are a cubic polynomial of time.
  package static let usualInfluence = 1.0 / 3
  /// A shorter handle would lose its slope.
  package static let leastInfluence = 0.001
}
