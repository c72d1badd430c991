/// From one time to another.
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

  /// Whether more changes lie on the way than a jump costs.
  private func isFar(_ time: Double) -> Bool {
    let reach = count / 3 + 16
    if place + reach < changes.count, changes[place + reach].time <= time { return true }
    return place - reach >= 0 && changes[place - reach].time > time
  }

  private mutating func walk(to time: Double) {
    while place < changes.count, changes[place].time <= time {
      let change = changes[place]
      replace(change.piece - 1, by: change.piece, in: change.lane)
      place += 1
    }
    while place > 0, changes[place - 1].time > time {
      place -= 1
      let change = changes[place]
      replace(change.piece, by: change.piece - 1, in: change.lane)
    }
  }

  @inline(__always)
  private mutating func replace(_ old: Int32, by new: Int32, in lane: Int32) {
    let kind = pieces[Int(old)].kind
    if kind != .cubic { leave(lane, kind) }
    enter(pieces[Int(new)], new, in: Int(lane))
  }

  @inline(__always)
  private mutating func enter(_ piece: LanePiece, _ index: Int32, in lane: Int) {
    blocks[lane >> 3].set(lane & 7, to: piece)
    Output.set(lane & 7, of: &ends[lane >> 3], to: pieceEnds[Int(index)])
    if piece.kind != .cubic { enlist(piece, in: lane) }
  }

  @inline(never)
  private mutating func enlist(_ piece: LanePiece, in lane: Int) {
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

  /// Takes the pieces from the nearest snapshot and the changes since.
  private mutating func jump(to time: Double) {
    place = firstChange(after: time)
    snapshots.restore(place, changes, into: &current)
    for kind in specials.indices { specials[kind].removeAll() }
    Self.load(pieces, current, into: &blocks)
    Self.load(pieceEnds, current, into: &ends)
    guard hasSpecials else { return }
    for lane in current.indices {
      let piece = Int(current[lane])
      if pieces[piece].kind != .cubic { enlist(pieces[piece], in: lane) }
    }
  }

  private static func load(
    _ pieces: [LanePiece], _ current: [Int32], into blocks: inout [LaneBlock]
  ) {
    let (pieces, current) = (pieces.span, current.span)
    var blocks = blocks.mutableSpan
    for lane in current.indices {
      blocks[lane >> 3].set(lane & 7, to: pieces[Int(current[lane])])
    }
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

/// The current pieces of all lanes at every so many changes, so that a jump is not a long walk.
struct PieceSnapshots: Sendable {
  private var stride = 1
  private var lanes = 0
  private var pieces: [Int32] = []

  init() {}

  /// - Complexity: O(lanes + changes), in time and in memory.
  init(first: [Int32], changes: [PieceChange]) {
    lanes = first.count
    stride = max(lanes, 64)
    var current = first
    pieces.reserveCapacity(lanes * (changes.count / stride + 1))
    pieces += current
    for (index, change) in changes.enumerated() {
      current[Int(change.lane)] = change.piece
      if (index + 1) % stride == 0 { pieces += current }
    }
  }

  /// The pieces after the first `place` changes.
  func restore(_ place: Int, _ changes: [PieceChange], into current: inout [Int32]) {
    guard lanes > 0 else { return }
    let row = min((place + stride / 2) / stride, pieces.count / lanes - 1)
    let kept = pieces.span.extracting((row * lanes)..<((row + 1) * lanes))
    var target = current.mutableSpan
    for lane in kept.indices { target[lane] = kept[lane] }
    var passed = row * stride
    while passed < place {
      target[Int(changes[passed].lane)] = changes[passed].piece
      passed += 1
    }
    while passed > place {
      passed -= 1
      target[Int(changes[passed].lane)] = changes[passed].piece - 1
    }
  }
}
