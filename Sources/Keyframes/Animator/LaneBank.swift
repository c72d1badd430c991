/// Many lanes evaluated at one time. Each lane is a sequence of pieces, one of which is current.
///
/// The current pieces are kept in blocks of eight and evaluated without branches, with a faster
/// path for blocks of straight pieces only. The ends of all pieces of all lanes are in one sorted
/// list, `changes`; a step in time walks it from `place` and replaces only the pieces whose ends it
/// passes.
struct LaneBank<Output: LaneOutput>: Sendable {
  typealias Whole = @Sendable (_ time: Double) -> (lane: Double, ends: Output.Ends)

  // The added pieces; the pieces of a lane are contiguous.
  var pieces = LanePieces()
  var pieceEnds: [Output.Ends] = []
  var rows: [SpecialRow] = []
  /// The easings of `easing` pieces; the last number of such a piece's row is an index into this
  /// array.
  var easings: [Easing] = []
  var wholes: [Whole] = []
  /// The index of the first piece of each lane.
  var firstPieces: [Int32] = []
  /// The kinds of pieces that each lane may contain; a piece that was replaced still counts.
  var contents: [LaneContents] = []

  // Derived from the above by `prepare()`.
  var changes: [PieceChange] = []
  var newChanges: [PieceChange] = []
  var snapshots = PieceSnapshots()
  /// The segments of recently added easings.
  var segments = SegmentCache()
  /// For each block, whether all pieces of its lanes are straight at all times.
  var straight: [Bool] = []

  // The present state.
  /// How many changes lie at or before the present time.
  var place = 0
  var starts: [SIMD8<Double>] = []
  var blocks: [LaneBlock] = []
  var ends: [Output.EndsBlock] = []
  /// One list per kind; cubic pieces need none.
  var specials = LanePieceKind.allCases.map { _ in SpecialList() }
  /// The position of each lane in the list of its current kind.
  var positions: [Int32] = []
  /// The current piece of each lane; used by jumps, and valid only just after one.
  var current: [Int32] = []
  /// The lanes whose current pieces are special; used by jumps.
  var enlisted: [Int32] = []

  var count: Int { firstPieces.count }
  var hasSpecials: Bool { !rows.isEmpty || !wholes.isEmpty }
  var isPrepared: Bool { current.count == count }

  /// Adds a lane that has `ends` and `value` from minus infinity on.
  mutating func addLane(_ value: Double, _ ends: Output.Ends) {
    firstPieces.append(Int32(pieces.count))
    contents.append(.straight)
    append(LanePiece(constant: value), ends)
  }

  /// Adds a piece to the last lane. If two pieces begin at the same time, the one added later
  /// counts.
  @inline(__always)
  mutating func add(
    _ new: NewLanePiece, from begin: Double, ends: Output.Ends, _ easing: Easing?,
    whole: () -> Whole
  ) {
    add(placed(new, easing, whole: whole), from: begin, ends: ends)
  }

  /// Adds a finished piece to the last lane, as the other `add` does.
  mutating func add(_ piece: LanePiece, from begin: Double, ends: Output.Ends) {
    let (piece, ends) = Output.simplified(piece, ends)
    let lane = Int32(count - 1)
    if let last = newChanges.last, last.lane == lane, last.time == begin {
      pieces.removeLast()
      if Output.hasEnds { pieceEnds.removeLast() }
    } else {
      newChanges.appendWithRoom(PieceChange(time: begin, lane: lane, piece: Int32(pieces.count)))
    }
    append(piece, ends)
  }

  private mutating func append(_ piece: LanePiece, _ ends: Output.Ends) {
    if !Output.isStraight(piece, ends) { contents[count - 1].formUnion(LaneContents(piece.kind)) }
    pieces.append(piece)
    if Output.hasEnds { pieceEnds.appendWithRoom(ends) }
  }

  @inline(__always)
  private mutating func placed(
    _ new: NewLanePiece, _ easing: Easing?, whole: () -> Whole
  ) -> LanePiece {
    switch new {
    case .piece(let piece):
      return piece
    case .special(let kind, let row):
      rows.append(row)
      return LanePiece(kind, reference: rows.count - 1)
    case .easing(var row):
      row[7] = Double(easings.count)
      rows.append(row)
      easings.append(easing ?? .linear)
      return LanePiece(.easing, reference: rows.count - 1)
    case .track:
      wholes.append(whole())
      return LanePiece(.track, reference: wholes.count - 1)
    }
  }
}

/// The kinds of a lane's pieces that are not straight.
struct LaneContents: OptionSet, Sendable {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }
  init(_ kind: LanePieceKind) { rawValue = 1 << kind.rawValue }

  static let straight = LaneContents([])
}
