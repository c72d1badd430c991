import Keyframes
import Syntax

/// Angles over time, read one after the other so that none leaps by a whole turn.
struct LottieTurns {
  private var known: [(frame: Double, turn: Double)] = []

  var isEmpty: Bool { known.isEmpty }

  /// The last one that was read, in degrees; 0 before the first.
  var last: Double { known.last?.turn ?? 0 }

  /// Adds an angle at a later frame than all others.
  mutating func add(_ turn: Double, at frame: Double) { known.append((frame, turn)) }

  /// The angle that was read at `frame` or last before it, in degrees.
  ///
  /// - Complexity: O(log *n*) in the angles.
  func near(_ frame: Double) -> Double {
    let next = known.partitionIndex { $0.frame <= frame }
    return known.isEmpty ? 0 : known[max(next - 1, 0)].turn
  }
}
