/// The lanes whose current pieces are special ones of one kind, in any order.
struct SpecialList: Sendable {
  private(set) var count = 0
  /// The rows of these lanes, in blocks of eight; rows beyond `count` are not read.
  private(set) var blocks: [SpecialBlock] = []
  private(set) var lanes: [Int32] = []
  /// The track that each piece refers to.
  private(set) var references: [Int32] = []

  /// Evaluates eight entries at a time, and writes the values into `c0` of their lanes.
  @inline(__always)
  func evaluate(_ kernel: (SpecialBlock) -> SIMD8<Double>, into target: inout [LaneBlock]) {
    let (blocks, lanes) = (blocks.span, lanes.span)
    var target = target.mutableSpan
    var first = 0
    while first < count {
      let values = kernel(blocks[first >> 3])
      for index in 0..<min(8, count - first) {
        let lane = Int(lanes[first + index])
        target[lane >> 3].c0[lane & 7] = values[index]
      }
      first += 8
    }
  }

  /// Empties the list and makes room for `most` entries, so that nothing is allocated while time
  /// moves.
  mutating func reserve(_ most: Int) {
    count = 0
    blocks = Array(repeating: SpecialBlock(), count: (most + 7) / 8)
    lanes = Array(repeating: 0, count: most)
    references = Array(repeating: 0, count: most)
  }

  mutating func removeAll() { count = 0 }

  @inline(__always)
  mutating func append(_ lane: Int32, reference: Int32, row: SpecialRow) {
    blocks[count >> 3][count & 7] = row
    lanes[count] = lane
    references[count] = reference
    count += 1
  }

  /// Removes an entry; the last one takes its place.
  ///
  /// - Returns: the lane that moved to `index`; nil if none did.
  mutating func remove(at index: Int) -> Int32? {
    count -= 1
    guard index < count else { return nil }
    blocks[index >> 3][index & 7] = blocks[count >> 3][count & 7]
    lanes[index] = lanes[count]
    references[index] = references[count]
    return lanes[index]
  }
}

/// Eight rows, transposed so that the same number of each is adjacent.
struct SpecialBlock: Sendable {
  var r0 = SIMD8<Double>.zero
  var r1 = SIMD8<Double>.zero
  var r2 = SIMD8<Double>.zero
  var r3 = SIMD8<Double>.zero
  var r4 = SIMD8<Double>.zero
  var r5 = SIMD8<Double>.zero
  var r6 = SIMD8<Double>.zero
  var r7 = SIMD8<Double>.zero

  subscript(index: Int) -> SpecialRow {
    @inline(__always) get {
      SpecialRow(
        r0[index], r1[index], r2[index], r3[index], r4[index], r5[index], r6[index], r7[index])
    }
    @inline(__always) set {
      r0[index] = newValue[0]
      r1[index] = newValue[1]
      r2[index] = newValue[2]
      r3[index] = newValue[3]
      r4[index] = newValue[4]
      r5[index] = newValue[5]
      r6[index] = newValue[6]
      r7[index] = newValue[7]
    }
  }
}
