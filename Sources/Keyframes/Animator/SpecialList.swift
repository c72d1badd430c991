/// The lanes whose current pieces are special ones of one kind, in any order.
struct SpecialList: Sendable {
  /// Their rows, in blocks of eight.
  private(set) var blocks: [SpecialBlock] = []
  /// The values computed by the last `evaluate`.
  private(set) var results: [SIMD8<Double>] = []
  private(set) var lanes: [Int32] = []
  /// The easing or track that each piece refers to.
  private(set) var references: [Int32] = []

  var count: Int { lanes.count }

  /// Evaluates eight entries at a time.
  @inline(__always)
  mutating func evaluate(_ kernel: (SpecialBlock) -> SIMD8<Double>) {
    Self.evaluate(kernel, blocks, into: &results)
  }

  @inline(__always)
  private static func evaluate(
    _ kernel: (SpecialBlock) -> SIMD8<Double>, _ blocks: [SpecialBlock],
    into results: inout [SIMD8<Double>]
  ) {
    let blocks = blocks.span
    var results = results.mutableSpan
    for index in blocks.indices { results[index] = kernel(blocks[index]) }
  }

  /// Reserves memory, so that nothing is allocated while time moves.
  mutating func reserve(_ count: Int) {
    blocks.reserveCapacity((count + 7) / 8)
    results.reserveCapacity((count + 7) / 8)
    lanes.reserveCapacity(count)
    references.reserveCapacity(count)
  }

  mutating func removeAll() {
    blocks.removeAll(keepingCapacity: true)
    results.removeAll(keepingCapacity: true)
    lanes.removeAll(keepingCapacity: true)
    references.removeAll(keepingCapacity: true)
  }

  mutating func append(_ lane: Int32, reference: Int32, row: SpecialRow) {
    let index = lanes.count
    if index & 7 == 0 {
      blocks.append(SpecialBlock())
      results.append(.zero)
    }
    blocks[index >> 3][index & 7] = row
    lanes.append(lane)
    references.append(reference)
  }

  /// Removes an entry; the last one takes its place.
  ///
  /// - Returns: the lane that moved to `index`; nil if none did.
  mutating func remove(at index: Int) -> Int32? {
    let last = lanes.count - 1
    let moved = lanes[last]
    if index < last {
      blocks[index >> 3][index & 7] = blocks[last >> 3][last & 7]
      lanes[index] = moved
      references[index] = references[last]
    }
    if last & 7 == 0 {
      blocks.removeLast()
      results.removeLast()
    }
    lanes.removeLast()
    references.removeLast()
    return index < last ? moved : nil
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
    get {
      SpecialRow(
        r0[index], r1[index], r2[index], r3[index], r4[index], r5[index], r6[index], r7[index])
    }
    set {
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
