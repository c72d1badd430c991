import Formats
import Keyframes
import Testing

/// Pieces that can't all be joined are found out soon: of 60 such keyframes there are more ways to divide
/// them than could ever be tried.
@Suite struct EasingSearchTests {
  @Test func manyPiecesThatReturnToTheirValueAreRead() throws {
    let curve =
      "timingCurve: .bezier(startControlPoint: UnitPoint(x: 0.3, y: 0), endControlPoint: UnitPoint(x: 0.6, y: 0.4))"
    let keyframes = (0..<60).map { index in
      "LinearKeyframe(\(index.isMultiple(of: 2) ? 1.0 : 0.9375), duration: 0.05, \(curve))"
    }
    let text = """
      KeyframeTimeline(initialValue: 0.0) {
        KeyframeTrack {
          \(keyframes.joined(separator: "\n"))
          LinearKeyframe(1.0, duration: 0.05, \(curve))
        }
      }
      """
    let easing = try ReadEasing(text).easing
    for index in 0..<61 {
      let progress = Double(index + 1) / 61
      #expect(abs(easing(progress) - (index.isMultiple(of: 2) ? 1 : 0.9375)) < 0.001)
    }
  }
}
