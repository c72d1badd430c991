import Keyframes
import Testing

/// Cubic pieces follow an easing as near as they say, with as few curves as are known to be enough.
@Suite struct CubicPiecesTests {
  /// Some easings would need thousands of curves.
  private static let extreme: [Easing] = [
    .steps(3000), .spring(Spring(stiffness: 413, damping: 24, mass: 2_147_483_648)),
  ]

  @Test(arguments: EasingLawsTests.everything + EasingAlgebraTests.all + extreme)
  func piecesFollowTheEasing(_ easing: Easing) {
    let fitted = CubicPieces(easing)
    let pieces = fitted.pieces
    #expect(pieces.first?.start == 0 && pieces.last?.end == 1)
    #expect(zip(pieces, pieces.dropFirst()).allSatisfy { $0.end == $1.start })
    #expect(pieces.allSatisfy { $0.start < $0.end })
    #expect(
      pieces.allSatisfy { (0...1).contains($0.points.x1) && (0...1).contains($0.points.x2) })
    var largest = 0.0
    for piece in pieces {
      for step in 1..<41 {
        let place = piece.start + (piece.end - piece.start) * Double(step) / 41
        largest = max(largest, abs(piece.value(at: place) - easing(place)))
      }
    }
    // Between the places where it was measured the error may be a little larger.
    #expect(largest <= fitted.largestError * 1.2 + 1e-9)
  }

  @Test(arguments: [0.0001, 0.001, 0.01])
  func theToleranceIsKept(_ tolerance: Double) {
    for easing in EasingFittingTests.samples {
      #expect(CubicPieces(easing, tolerance: tolerance).largestError <= tolerance)
    }
  }

  /// How many curves an error of 0.001 takes, by an independent search.
  @Test(
    arguments: [
      (.easeOut(.sine), 1), (.easeIn(.quint), 1), (.easeOut(.expo), 2), (.easeInOut(.expo), 2),
      (.easeOut(.bounce), 7), (.easeOut(.elastic), 8), (.spring(bounce: 0), 3),
      (.spring(bounce: 0.15), 4), (.spring(bounce: 0.3), 4), (.spring(bounce: 0.5), 6),
      (.spring(bounce: 0.7), 9),
    ] as [(Easing, Int)])
  func fewCurvesAreEnough(_ easing: Easing, _ most: Int) {
    let count = CubicPieces(easing).pieces.count
    #expect(count <= most)
  }

  @Test func whatIsBuiltFromCubicsIsExact() {
    let exact: [Easing] = [
      .linear, .ease, .easeOut(.bounce), .easeInOut(.back), Easing.easeIn(.quad).mirrored,
      Easing.easeIn(.cubic).joined(.easeOut(.quad), at: 0.3), .linear([0, 0.9, 0.3, 1]),
      .steps(4), .hold, Easing.easeOut(.bounce).reversed,
    ]
    for easing in exact { #expect(CubicPieces(easing).largestError < 1e-9) }
  }

  /// A mirrored easing turns twice as often as it did.
  @Test func easingsThatTurnWithoutEndAreDrawnAsLines() {
    let easing = (0..<40).reduce(Easing.linear) { easing, _ in easing.mirrored }
    #expect((1...10_000).contains(CubicPieces(easing).pieces.count))
  }

  @Test func piecesMeetWhereTheEasingTurns() {
    for piece in CubicPieces(.spring(bounce: 0.5)).pieces {
      let inside = (1..<20).map {
        piece.value(at: piece.start + (piece.end - piece.start) * Double($0) / 20)
      }
      let (low, high) = (min(piece.from, piece.to), max(piece.from, piece.to))
      #expect(inside.allSatisfy { low - 0.001 <= $0 && $0 <= high + 0.001 })
    }
  }
}
