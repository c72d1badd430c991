package import Keyframes

/// How a number moves on one side of a keyframe.
package enum TangentSide: Equatable, Sendable {
  /// The segment is a cubic Bézier, whose handle can be changed.
  case handle(Tangent)
  /// The segment is a spring or another curve without handles: it can only be read.
  case fixed(slope: Double)

  package var slope: Double {
    switch self {
    case .handle(let tangent): tangent.slope
    case .fixed(let slope): slope
    }
  }

  /// Nil if there is no handle.
  package var tangent: Tangent? {
    switch self {
    case .handle(let tangent): tangent
    case .fixed: nil
    }
  }
}

extension Track<Double> {
  /// The segment after the keyframe at `index` as one curve; nil if there is none, or if it can't be
  /// expressed as one.
  package func curve(after index: Int) -> ValueCurve? {
    guard hasSegment(after: index) else { return nil }
    return ValueCurve(from: keyframes[index], to: keyframes[index + 1])
  }

  /// The side before the keyframe at `index`; nil if the value jumps there, holds, or has no segment.
  package func incoming(_ index: Int) -> TangentSide? {
    guard hasSegment(after: index - 1), keyframes[index - 1].hasTangents else { return nil }
    if let curve = curve(after: index - 1) { return .handle(curve.endTangent) }
    let slope = velocity(before: keyframes[index].time)
    return slope.isNaN ? nil : .fixed(slope: slope)
  }

  /// The side after the keyframe at `index`; nil if the value jumps there, holds, or has no segment.
  package func outgoing(_ index: Int) -> TangentSide? {
    guard hasSegment(after: index), keyframes[index].hasTangents else { return nil }
    if let curve = curve(after: index) { return .handle(curve.startTangent) }
    let slope = velocity(at: keyframes[index].time)
    return slope.isNaN ? nil : .fixed(slope: slope)
  }

  func hasSegment(after index: Int) -> Bool {
    index >= 0 && index + 1 < keyframes.count && keyframes[index].time < keyframes[index + 1].time
  }
}

extension Keyframe<Double> {
  /// Whether the segment that starts here moves without steps.
  var hasTangents: Bool {
    switch easing.unnamed.form {
    case .hold, .steps: false
    case .reversed(let easing): easing.form != .hold && !easing.isSteps
    case .linear, .family, .cubicBezier, .stops, .spring, .springShape, .custom, .mirrored,
      .joined, .blended, .clamped, .part:
      true
    }
  }
}

extension Easing {
  fileprivate var isSteps: Bool { if case .steps = form { true } else { false } }
}
