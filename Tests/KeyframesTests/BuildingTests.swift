import TestSupport
import Testing

@testable import Keyframes

/// The cost of building, by counting how often memory moves: with doubling, 100,000 elements take
/// fewer than 40 moves; copying everything at each step would take 100,000.
struct BuildingTests {
  static let mostMoves = 40

  /// Counts how often an array's address changes.
  struct Moves {
    private var place: UInt = 0
    private(set) var count = 0

    mutating func look<Element>(at array: [Element]) {
      let now = array.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }
      if now != place { count += 1 }
      place = now
    }
  }

  @Test func addingInOrderOfTimeMovesLittle() {
    var track: Track<Double> = 0
    var moves = Moves()
    for index in 0..<100_000 {
      track.add(Double(index % 7), at: Double(index))
      moves.look(at: track.keyframes)
    }
    #expect(track.keyframes.count == 100_000)
    #expect(moves.count < Self.mostMoves)
  }

  @Test func leavingAndArrivingMovesLittle() {
    var track: Track<Double> = 0
    var moves = Moves()
    for index in 0..<50_000 {
      track.leave(Double(index), with: .easeIn(.quad))
      track.add(Double(index), at: Double(index) + 0.5)
      moves.look(at: track.keyframes)
    }
    #expect(track.keyframes.count == 100_000)
    #expect(moves.count < Self.mostMoves)
  }

  /// Unordered keyframes are sorted once.
  @Test func makingATrackOfManyIsItsSortedKeyframes() {
    var generator = SeededGenerator(1)
    let keyframes = (0..<100_000).map { Keyframe(time: Double($0), value: Double($0)) }
    let track = Track(keyframes.shuffled(using: &generator))
    #expect(track.keyframes == keyframes)
  }

  /// Changes are sorted by the first `seek(to:)`, not whenever a track is added.
  @Test func addingTracksToAnAnimatorMovesLittle() {
    var animator = Animator()
    var (lines, bends, changes, lanes) = (Moves(), Moves(), Moves(), Moves())
    for start in 0..<12_500 {
      let keyframes = (0..<8).map {
        Keyframe(time: Double(start % 100 + $0), value: Double($0), easing: .easeIn(.quad))
      }
      _ = animator.add(Track(keyframes))
      lines.look(at: animator.shared.numbers.pieces.lines)
      bends.look(at: animator.shared.numbers.pieces.bends)
      changes.look(at: animator.shared.numbers.newChanges)
      lanes.look(at: animator.shared.numbers.firstPieces)
    }
    #expect(animator.shared.numbers.changes.isEmpty)
    for moves in [lines, bends, changes, lanes] { #expect(moves.count < Self.mostMoves) }
    animator.seek(to: 50)
    #expect(animator.shared.numbers.changes.count == 100_000)
    #expect(animator.shared.numbers.newChanges.isEmpty)
  }
}
