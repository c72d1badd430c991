package import Keyframes

extension Track where Value == Double {
  /// The track with the stretch that `part` covers replaced by it; a constant is replaced entirely.
  /// Before `part`, values stay, with a step if it begins at another value. After it, values
  /// continue from its last value to the next keyframe.
  ///
  /// - Precondition: `part` is not constant.
  /// - Complexity: O(*n*) in the keyframes of both.
  package func replacing(with part: Track) -> Track {
    guard let span = part.times else {
      fatalError("A constant has no times at which it could replace a part of a track.")
    }
    guard !isConstant else { return part }
    let cut = inserting(at: span.lowerBound).track.inserting(at: span.upperBound).track
    var middle = part.keyframes
    // Later segments stay as they were.
    if let end = cut.keyframes.last(where: { $0.time == span.upperBound }) {
      middle[middle.count - 1].easing = end.easing
      middle[middle.count - 1].controls = end.controls
    }
    var before = cut.keyframes.filter { $0.time < span.lowerBound }
    if let step = cut.keyframes.first(where: { $0.time == span.lowerBound }),
      abs(step.value - part.keyframes[0].value) > 1e-6, !before.isEmpty
    {
      before.append(step)
    }
    let after = cut.keyframes.filter { $0.time > span.upperBound }
    return cut.withKeyframes { $0 = before + middle + after }
  }
}
