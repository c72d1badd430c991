package import Keyframes

extension Track where Value == Double {
  /// The track with the stretch that `part` covers replaced by it. Before and after, and beyond the ends,
  /// the values stay; a constant is replaced entirely.
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
    // What follows goes on as before.
    if let end = cut.keyframes.last(where: { $0.time == span.upperBound }) {
      middle[middle.count - 1].easing = end.easing
      middle[middle.count - 1].controls = end.controls
    }
    let before = cut.keyframes.filter { $0.time < span.lowerBound }
    let after = cut.keyframes.filter { $0.time > span.upperBound }
    return cut.withKeyframes { $0 = before + middle + after }
  }
}
