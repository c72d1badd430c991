/// A lane changes from the piece before to `piece` at `time`, and back when time runs backwards.
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
  /// The digits of a key, of 11 bits each.
  private static let digits = 6
  private static let bits = 11

  /// Sorts changes that are in order of piece by time: digit by digit of their keys, the least
  /// significant first, which keeps the order of equal ones.
  ///
  /// - Complexity: O(*n*).
  mutating func sortByTime() {
    // For few, the tables of digits cost more.
    guard count > 500 else { return sort(by: <) }
    // Half of the digits put nearly all in order, unless very many times are nearly the same.
    sortByDigits(Self.digits / 2..<Self.digits)
    if !settle() { sortByDigits(0..<Self.digits) }
  }

  private mutating func sortByDigits(_ digits: Range<Int>) {
    let size = 1 << Self.bits
    var places = counts(of: digits)
    var to = [PieceChange](repeating: self[0], count: count)
    for (table, digit) in digits.enumerated() {
      var (place, most) = (Int32(0), Int32(0))
      for index in (table * size)..<((table + 1) * size) {
        most = Swift.max(most, places[index])
        (places[index], place) = (place, place + places[index])
      }
      if most == count { continue }
      Self.distribute(self, into: &to, &places, at: table * size, shift: digit * Self.bits)
      swap(&self, &to)
    }
  }

  /// Moves what is out of order to its place.
  ///
  /// - Returns: false if that would take more than O(*n*) moves.
  private mutating func settle() -> Bool {
    var changes = mutableSpan
    var moves = 0
    for index in 1..<changes.count {
      let change = changes[index]
      var place = index
      while place > 0, change < changes[place - 1] {
        changes[place] = changes[place - 1]
        place -= 1
      }
      changes[place] = change
      moves += index - place
      if moves > changes.count { return false }
    }
    return true
  }

  /// How often each value of each digit occurs.
  private func counts(of digits: Range<Int>) -> [Int32] {
    let size = 1 << Self.bits
    var counts = [Int32](repeating: 0, count: digits.count * size)
    var table = counts.mutableSpan
    let changes = span
    for index in changes.indices {
      var key = changes[index].key &>> UInt64(digits.lowerBound * Self.bits)
      var first = 0
      while first < table.count {
        table[first + Int(truncatingIfNeeded: key) & (size - 1)] += 1
        key &>>= UInt64(Self.bits)
        first += size
      }
    }
    return counts
  }

  private static func distribute(
    _ from: [PieceChange], into to: inout [PieceChange], _ places: inout [Int32], at table: Int,
    shift: Int
  ) {
    let mask = 1 << bits - 1
    let from = from.span
    var to = to.mutableSpan
    var places = places.mutableSpan
    for index in from.indices {
      let digit = table + Int(truncatingIfNeeded: from[index].key &>> UInt64(shift)) & mask
      to[Int(places[digit])] = from[index]
      places[digit] += 1
    }
  }

  /// This list and another, both in order, in order.
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
