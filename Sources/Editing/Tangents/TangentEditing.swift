package import Keyframes

/// A side of a keyframe.
package enum KeySide: Equatable, Sendable {
  case incoming, outgoing
}

// Changing tangents of a track of numbers.
extension Track<Double> {
  /// Sets one side's tangent of the keyframe at `index`. The other side turns with it and keeps its
  /// length, unless the keyframe is broken or `breaks` makes it so. Automatic and flat tangents become
  /// smooth. Beside a segment without handles a smooth tangent keeps the slope of that segment.
  package func setting(
    _ tangent: Tangent, _ side: KeySide, ofKey index: Int, breaks: Bool = false
  ) -> Track {
    guard keyframes.indices.contains(index) else { return self }
    var tangent = tangent
    let isJoined = keyframes[index].tangents != nil && !breaks
    let other = side == .incoming ? outgoing(index) : incoming(index)
    if isJoined, case .fixed(let slope)? = other, slope.isFinite { tangent.slope = slope }
    return withKeyframes { keyframes in
      keyframes[index].tangents = isJoined ? .smooth : nil
      Self.turn(&keyframes, at: side == .incoming ? index - 1 : index) { curve in
        curve[side] = tangent
      }
      guard isJoined else { return }
      Self.turn(&keyframes, at: side == .incoming ? index : index - 1) { curve in
        let opposite = side.opposite
        curve[opposite] = Tangent(slope: tangent.slope, influence: curve[opposite].influence)
      }
    }
  }

  /// Sets the kind of the keyframes at `indices`; nil breaks them. So that their tangents can follow
  /// it, segments at them that are nearly cubic Bézier curves become such curves.
  package func setting(_ kind: TangentKind?, ofKeys indices: Set<Int>) -> Track {
    guard !isConstant else { return self }
    let known = indices.filter(keyframes.indices.contains)
    let segments = kind == nil ? [] : known.union(known.map { $0 - 1 })
    var fits = CubicFits()
    let track = withKeyframes { keyframes in
      for index in segments where hasSegment(after: index) {
        if let fit = fits.fit(keyframes[index]), fit.largestError <= Self.nearlyCubic {
          keyframes[index].easing = fit.easing.measured(as: keyframes[index].easing)
        }
      }
      for index in known { keyframes[index].tangents = kind }
    }
    return track.settlingTangents()
  }

  /// The largest distance from a cubic Bézier, in progress, of a curve that becomes one without asking.
  private static var nearlyCubic: Double { 0.02 }
}

/// Cubic Bézier curves near easings, each computed once.
private struct CubicFits {
  private var known: [Easing: BezierFit] = [:]

  /// Nil for segments that are one already, or have steps or controls.
  mutating func fit(_ keyframe: Keyframe<Double>) -> BezierFit? {
    guard keyframe.controls == nil, keyframe.hasTangents, keyframe.easing.pointsOfCubic == nil
    else { return nil }
    let easing = keyframe.easing.unnamed
    if let fit = known[easing] { return fit }
    let fit = BezierFit(easing)
    known[easing] = fit
    return fit
  }
}

extension KeySide {
  package var opposite: KeySide { self == .incoming ? .outgoing : .incoming }
}

extension ValueCurve {
  /// The tangent at the end of the curve that is this side of a keyframe: the curve arrives at its end
  /// with `incoming`, and leaves its start with `outgoing`.
  package subscript(side: KeySide) -> Tangent {
    get { side == .incoming ? endTangent : startTangent }
    set {
      switch side {
      case .incoming: endTangent = newValue
      case .outgoing: startTangent = newValue
      }
    }
  }
}
