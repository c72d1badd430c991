/// A lane's change at `time` from the previous piece to `piece`, and back when time runs backwards.
struct PieceChange: Sendable {
  var time: Double
  var lane: Int32
  var piece: Int32

  static func < (a: PieceChange, b: PieceChange) -> Bool {
    a.time != b.time ? a.time < b.time : a.piece < b.piece
  }

  /// Ascends with time.
  @inline(__always)
  fileprivate var key: UInt64 {
    // Adding 0 makes −0 equal to 0.
    let bits = (time + 0).bitPattern
    return bits ^ (bits >> 63 == 0 ? 1 << 63 : .max)
  }
}

extension [PieceChange] {
  /// Sorts changes that are in order of piece by time: digit by digit of their keys, the least
  /// significant first, which keeps the order of equal ones.
  ///
  /// - Complexity: O(*n*).
  mutating func sortByTime() {
    // For short lists, the tables of digits cost more.
    guard count > 500 else { return sort(by: <) }
    let (digits, bits) = (6, 11)
    let size = 1 << bits
    var places = counts(digits: digits, bits: bits)
    var to = [PieceChange](repeating: self[0], count: count)
    for digit in 0..<digits {
      var (place, most) = (Int32(0), Int32(0))
      for index in (digit * size)..<((digit + 1) * size) {
        most = Swift.max(most, places[index])
        (places[index], place) = (place, place + places[index])
      }
      if most == count { continue }
      Self.distribute(self, into: &to, &places, at: digit * size, shift: digit * bits, size - 1)
      swap(&self, &to)
    }
  }

  /// How often each value of each digit occurs.
  private func counts(digits: Int, bits: Int) -> [Int32] {
    let size = 1 << bits
    var counts = [Int32](repeating: 0, count: digits * size)
    var table = counts.mutableSpan
    let changes = span
    for index in changes.indices {
      var key = changes[index].key
      for digit in 0..<digits {
        table[digit * size + Int(truncatingIfNeeded: key) & (size - 1)] += 1
        key &>>= UInt64(bits)
      }
    }
    return counts
  }

  private static func distribute(
    _ from: [PieceChange], into to: inout [PieceChange], _ places: inout [Int32], at table: Int,
    shift: Int, _ mask: Int
  ) {
    let from = from.span
    var to = to.mutableSpan
    var places = places.mutableSpan
    for index in from.indices {
      let digit = table + Int(truncatingIfNeeded: from[index].key &>> UInt64(shift)) & mask
      to[Int(places[digit])] = from[index]
      places[digit] += 1
    }
  }

  /// Merges this list with another; both are in order, and so is the result.
  func merged(with new: [PieceChange]) -> [PieceChange] {
    guard !isEmpty else { return new }
    var result: [PieceChange] = []
    result.reserveCapacity(count + new.count)
    var next = 0
    for change in self {
      while next < new.count, new[next] < change {
        result.append(new[next])
        next += 1
      }
      result.append(change)
    }
    return result + new[next...]
  }
}
