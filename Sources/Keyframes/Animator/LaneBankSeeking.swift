/// Moving from one time to another.
extension LaneBank {
  /// Makes the pieces at `time` current; a time that is not a number is before all times.
  mutating func move(to time: Double) {
    let time = time.isNaN ? -.infinity : time
    if !isPrepared {
      prepare()
      jump(to: time)
    } else if isFar(time) {
      jump(to: time)
    } else {
      walk(to: time)
    }
  }

  /// Whether a jump costs less than walking the changes in between.
  private func isFar(_ time: Double) -> Bool {
    let reach = count / 3 + 16
    if place + reach < changes.count, changes[place + reach].time <= time { return true }
    return place - reach >= 0 && changes[place - reach].time > time
  }

  private mutating func walk(to time: Double) {
    var target = place
    while target < changes.count, changes[target].time <= time { target += 1 }
    while target > 0, changes[target - 1].time > time { target -= 1 }
    guard target != place else { return }
    let range = ChangeRange(from: place, to: target)
    place = target
    Self.load(pieces, changes, range, straight, into: &starts, &blocks)
    Self.load(pieceEnds, changes, range, into: &ends)
    guard hasSpecials else { return }
    for index in range.indices {
      let (lane, piece) = (changes[index].lane, Int(changes[index].piece))
      let (old, new) = (pieces.bends[piece - 1 + range.back], pieces.bends[piece - range.back])
      if old.kind != .cubic { leave(lane, old.kind) }
      if new.kind != .cubic { enlist(new, in: Int(lane)) }
    }
  }

  private static func load(
    _ pieces: LanePieces, _ changes: [PieceChange], _ range: ChangeRange, _ straight: [Bool],
    into starts: inout [SIMD8<Double>], _ blocks: inout [LaneBlock]
  ) {
    let (lines, bends) = (pieces.lines.span, pieces.bends.span)
    let (changes, straight) = (changes.span, straight.span)
    var starts = starts.mutableSpan
    var blocks = blocks.mutableSpan
    for index in range.indices {
      let lane = Int(changes[index].lane)
      let piece = Int(changes[index].piece) - range.back
      starts[lane >> 3][lane & 7] = lines[piece].start
      if Output.hasEnds, straight[lane >> 3] { continue }
      blocks[lane >> 3].set(lane & 7, to: lines[piece])
      if !straight[lane >> 3] { blocks[lane >> 3].set(lane & 7, to: bends[piece]) }
    }
  }

  private static func load(
    _ pieceEnds: [Output.Ends], _ changes: [PieceChange], _ range: ChangeRange,
    into ends: inout [Output.EndsBlock]
  ) {
    guard Output.hasEnds else { return }
    let (pieceEnds, changes) = (pieceEnds.span, changes.span)
    var ends = ends.mutableSpan
    for index in range.indices {
      let lane = Int(changes[index].lane)
      Output.set(
        lane & 7, of: &ends[lane >> 3], to: pieceEnds[Int(changes[index].piece) - range.back])
    }
  }

  private mutating func enlist(_ piece: LanePieces.Bend, in lane: Int) {
    let kind = Int(piece.kind.rawValue)
    positions[lane] = Int32(specials[kind].count)
    let row = piece.kind == .track ? .zero : rows[Int(piece.reference)]
    specials[kind].append(Int32(lane), reference: piece.reference, row: row)
  }

  @inline(never)
  private mutating func leave(_ lane: Int32, _ kind: LanePieceKind) {
    let position = positions[Int(lane)]
    if let moved = specials[Int(kind.rawValue)].remove(at: Int(position)) {
      positions[Int(moved)] = position
    }
  }

  /// Restores the pieces from the nearest snapshot and the changes after it.
  private mutating func jump(to time: Double) {
    place = firstChange(after: time)
    snapshots.restore(place, changes, into: &current)
    Self.load(pieceEnds, current, into: &ends)
    guard hasSpecials else { return Self.load(pieces, current, straight, into: &starts, &blocks) }
    let count = Self.load(pieces, current, into: &starts, &blocks, &enlisted)
    for kind in specials.indices { specials[kind].removeAll() }
    for index in 0..<count {
      let lane = Int(enlisted[index])
      enlist(pieces.bends[Int(current[lane])], in: lane)
    }
  }

  private static func load(
    _ pieces: LanePieces, _ current: [Int32], _ straight: [Bool],
    into starts: inout [SIMD8<Double>], _ blocks: inout [LaneBlock]
  ) {
    let (lines, bends) = (pieces.lines.span, pieces.bends.span)
    let (current, straight) = (current.span, straight.span)
    var starts = starts.mutableSpan
    var blocks = blocks.mutableSpan
    for lane in current.indices {
      let piece = Int(current[lane])
      starts[lane >> 3][lane & 7] = lines[piece].start
      if Output.hasEnds, straight[lane >> 3] { continue }
      blocks[lane >> 3].set(lane & 7, to: lines[piece])
      if !straight[lane >> 3] { blocks[lane >> 3].set(lane & 7, to: bends[piece]) }
    }
  }

  /// Loads the current pieces of lanes that may contain special ones.
  ///
  /// - Returns: the number of special pieces; their lanes are in `enlisted`.
  private static func load(
    _ pieces: LanePieces, _ current: [Int32], into starts: inout [SIMD8<Double>],
    _ blocks: inout [LaneBlock], _ enlisted: inout [Int32]
  ) -> Int {
    let (lines, bends, current) = (pieces.lines.span, pieces.bends.span, current.span)
    var starts = starts.mutableSpan
    var blocks = blocks.mutableSpan
    var enlisted = enlisted.mutableSpan
    var count = 0
    for lane in current.indices {
      let piece = Int(current[lane])
      starts[lane >> 3][lane & 7] = lines[piece].start
      blocks[lane >> 3].set(lane & 7, to: lines[piece])
      blocks[lane >> 3].set(lane & 7, to: bends[piece])
      // Without a branch, which would be unpredictable.
      enlisted[count] = Int32(truncatingIfNeeded: lane)
      count += bends[piece].kind == .cubic ? 0 : 1
    }
    return count
  }

  private static func load(
    _ pieceEnds: [Output.Ends], _ current: [Int32], into ends: inout [Output.EndsBlock]
  ) {
    guard Output.hasEnds else { return }
    let (pieceEnds, current) = (pieceEnds.span, current.span)
    var ends = ends.mutableSpan
    for lane in current.indices {
      Output.set(lane & 7, of: &ends[lane >> 3], to: pieceEnds[Int(current[lane])])
    }
  }

  private func firstChange(after time: Double) -> Int {
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Changes in the order in which time passes them.
private struct ChangeRange {
  let indices: StrideTo<Int>
  /// 1 if time runs backwards, towards the piece before the change.
  let back: Int

  init(from place: Int, to target: Int) {
    let isForwards = place < target
    indices =
      isForwards
      ? stride(from: place, to: target, by: 1) : stride(from: place - 1, to: target - 1, by: -1)
    back = isForwards ? 0 : 1
  }
}
