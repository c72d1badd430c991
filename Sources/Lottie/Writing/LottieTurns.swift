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
    var (low, high) = (0, known.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if known[middle].frame <= frame { low = middle } else { high = middle }
    }
    return known.isEmpty ? 0 : known[low].turn
  }
}
