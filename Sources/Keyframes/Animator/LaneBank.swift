/// Many lanes, one time: each lane has pieces one after the other, and just one is current.
///
/// The current pieces stand in blocks of eight and are evaluated without a branch, by a shorter way
/// where a block knows straight pieces only. The ends of all
/// pieces of all lanes stand in one sorted list, `changes`; a step in time walks along it from `place`
/// and replaces the pieces of just the lanes that it passes.
struct LaneBank<Output: LaneOutput>: Sendable {
  typealias Whole = @Sendable (_ time: Double) -> (lane: Double, ends: Output.Ends)

  // What was added. The pieces of a lane stand side by side.
  var pieces: [LanePiece] = []
  var pieceEnds: [Output.Ends] = []
  var rows: [SpecialRow] = []
  var easings: [Easing] = []
  var wholes: [Whole] = []
  /// The index of the first piece of each lane.
  var firstPieces: [Int32] = []

  // What follows from it; see `prepare()`.
  var changes: [PieceChange] = []
  var newChanges: [PieceChange] = []
  var snapshots = PieceSnapshots()
  /// By block: whether all pieces of its lanes are straight at all times.
  var straight: [Bool] = []

  // What is true just now.
  /// How many changes lie at or before the present time.
  var place = 0
  var starts: [SIMD8<Double>] = []
  var blocks: [LaneBlock] = []
  var ends: [Output.EndsBlock] = []
  var values: [Output.Values] = []
  /// By kind; cubic pieces need none.
  var specials = LanePieceKind.allCases.map { _ in SpecialList() }
  /// Where a lane stands in the list of its current kind.
  var positions: [Int32] = []
  /// The current piece of each lane; used by jumps, and true just after one.
  var current: [Int32] = []

  var count: Int { firstPieces.count }
  var hasSpecials: Bool { !rows.isEmpty || !wholes.isEmpty }
  var isPrepared: Bool { current.count == count }

  /// Begins a lane, which holds `ends` and `value` from the beginning of time.
  mutating func addLane(_ value: Double, _ ends: Output.Ends) {
    firstPieces.append(Int32(pieces.count))
    pieces.append(LanePiece(constant: value))
    pieceEnds.append(ends)
  }

  /// Goes on with the last lane. Where two pieces begin at one time the later added counts.
  mutating func add(
    _ new: NewLanePiece, from begin: Double, ends: Output.Ends, whole: () -> Whole
  ) {
    let (piece, ends) = Output.simplified(placed(new, whole: whole), ends)
    let lane = Int32(count - 1)
    if let last = newChanges.last, last.lane == lane, last.time == begin {
      pieces[pieces.count - 1] = piece
      pieceEnds[pieces.count - 1] = ends
    } else {
      newChanges.append(PieceChange(time: begin, lane: lane, piece: Int32(pieces.count)))
      pieces.append(piece)
      pieceEnds.append(ends)
    }
  }

  private mutating func placed(_ new: NewLanePiece, whole: () -> Whole) -> LanePiece {
    switch new {
    case .piece(let piece):
      return piece
    case .special(let kind, let row):
      rows.append(row)
      easings.append(.linear)
      return LanePiece(kind, reference: rows.count - 1)
    case .easing(let easing, let row):
      rows.append(row)
      easings.append(easing)
      return LanePiece(.easing, reference: rows.count - 1)
    case .track:
      wholes.append(whole())
      return LanePiece(.track, reference: wholes.count - 1)
    }
  }
}

/// A lane changes from the piece before to `piece` at `time`, and back when time runs backwards.
struct PieceChange: Sendable {
  var time: Double
  var lane: Int32
  var piece: Int32

  static func < (a: PieceChange, b: PieceChange) -> Bool {
    a.time != b.time ? a.time < b.time : a.piece < b.piece
  }
}
