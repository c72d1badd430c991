package import Keyframes

/// Fits keyframes to a take: as few as a tolerance allows, with an easing after each.
///
/// A stretch becomes one segment if the best cubic Bézier easings, by least squares, are never off
/// by more than the tolerance. Otherwise it is split where the two parts fit best, which is at a
/// corner, a pause or a turn, and each part is fitted. Where stretches are split does not depend on
/// the tolerance, so that a larger tolerance never needs more keyframes.
package struct MotionFit: Sendable {
  /// The keyframes of each channel, all at the same times; nil for a channel that does not move.
  package private(set) var tracks: [Track<Double>?] = []
  /// The largest distance of the fit from any sample, in points.
  package private(set) var largestError = 0.0

  /// The range of tolerances, in points. A smaller one makes no visible difference, and keyframes
  /// at every sample are no use.
  package static let tolerances = 0.5...32.0

  /// Fits keyframes to a take of at least two samples; `tolerance` is in points, and clamped to
  /// ``tolerances``. Rounding to a channel's grain may add half of it to the error.
  ///
  /// - Returns: nil for fewer than two samples.
  /// - Complexity: O(*n* log *n*) in the samples for typical drags.
  package init?(_ take: MotionTake, tolerance: Double) {
    guard take.span != nil else { return nil }
    let tolerance = min(max(tolerance, Self.tolerances.lowerBound), Self.tolerances.upperBound)
    let pieces = Self.pieces(of: take, tolerance)
    tracks = take.channels.indices.map { channel in
      let rule = take.channels[channel]
      let first = take.values[0][channel]
      guard take.values.contains(where: { $0[channel] != first }) else { return nil }
      var keyframes = pieces.map { piece in
        Keyframe(
          time: take.times[piece.start], value: rule.rounded(take.values[piece.start][channel]),
          easing: piece.easings[channel].easing)
      }
      let last = take.times.count - 1
      keyframes.append(
        Keyframe(time: take.times[last], value: rule.rounded(take.values[last][channel])))
      return Track(keyframes)
    }
    largestError = pieces.map { Self.length($0.easings) }.max() ?? 0
  }

  private struct Piece {
    let start: Int
    let easings: [SegmentFit.Eased]
  }

  private static func pieces(of take: MotionTake, _ tolerance: Double) -> [Piece] {
    var pieces: [Piece] = []
    var open = [(0, take.times.count - 1)]
    while let (start, end) = open.popLast() {
      let fit = SegmentFit(take, start, end)
      let easings = fit.easings()
      if length(easings) <= tolerance || end - start < 2 {
        pieces.append(Piece(start: start, easings: simplified(easings, fit, tolerance)))
      } else {
        let middle = split(take, start, end)
        // The earlier part is taken first.
        open += [(middle, end), (start, middle)]
      }
    }
    return pieces
  }

  /// The combined error: errors in different directions add up to the hypotenuse at most.
  private static func length(_ easings: [SegmentFit.Eased]) -> Double {
    easings.reduce(0) { $0 + $1.error * $1.error }.squareRoot()
  }

  /// Replaces an easing by a straight segment if that fits as well, since it is easier to read.
  private static func simplified(
    _ easings: [SegmentFit.Eased], _ fit: SegmentFit, _ tolerance: Double
  ) -> [SegmentFit.Eased] {
    var result = easings
    for channel in easings.indices {
      let straight = fit.straight(channel)
      guard straight.error <= tolerance / 4 else { continue }
      var simpler = result
      simpler[channel] = straight
      if length(simpler) <= tolerance { result = simpler }
    }
    return result
  }

  /// The sample between two others at which the two parts fit best: searched for at equal steps of
  /// time, and then more and more finely around the best.
  private static func split(_ take: MotionTake, _ start: Int, _ end: Int) -> Int {
    let (first, last) = (take.times[start], take.times[end])
    var best = (index: (start + end) / 2, error: Double.infinity)
    var tried: Set<Int> = []
    func attempt(_ time: Double) {
      let index = min(max(take.index(nearest: time), start + 1), end - 1)
      guard tried.insert(index).inserted else { return }
      let error =
        SegmentFit(take, start, index).roughError + SegmentFit(take, index, end).roughError
      if error < best.error { best = (index, error) }
    }
    var step = (last - first) / 24
    for count in 1..<24 { attempt(first + step * Double(count)) }
    for _ in 0..<4 {
      let middle = take.times[best.index]
      for count in [-3.0, -2, -1, 1, 2, 3] { attempt(middle + step * count / 4) }
      step /= 4
    }
    return best.index
  }
}
