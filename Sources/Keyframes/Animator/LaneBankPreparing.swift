extension LaneBank {
  /// Sorts what was added and reserves memory, so that nothing is allocated while time moves.
  ///
  /// - Complexity: O(*n*) for *n* pieces.
  mutating func prepare() {
    newChanges.sortByTime()
    changes = changes.merged(with: newChanges)
    newChanges = []
    segments = SegmentCache()
    snapshots = PieceSnapshots(first: firstPieces, changes: changes)
    current = firstPieces
    positions = Array(repeating: 0, count: count)
    let blockCount = (count + 7) / 8
    starts = Array(repeating: .zero, count: blockCount)
    blocks = Array(repeating: LaneBlock(), count: blockCount)
    ends = Array(repeating: Output.noEndsBlock, count: blockCount)
    straight = Array(repeating: true, count: blockCount)
    let lanes = survey()
    for kind in LanePieceKind.allCases where kind != .cubic {
      specials[Int(kind.rawValue)].reserve(lanes[Int(kind.rawValue)])
    }
    enlisted = Array(repeating: 0, count: hasSpecials ? count : 0)
  }

  /// Finds the straight blocks, and for each kind the number of lanes with pieces of it, which bounds
  /// the length of its list.
  private mutating func survey() -> [Int] {
    var lanes = LanePieceKind.allCases.map { _ in 0 }
    for lane in 0..<count {
      let end = lane + 1 < count ? Int(firstPieces[lane + 1]) : pieces.count
      var kinds = 0
      for piece in Int(firstPieces[lane])..<end {
        kinds |= 1 << Int(pieces[piece].kind.rawValue)
        let ends = Output.hasEnds ? pieceEnds[piece] : Output.noEnds
        if !Output.isStraight(pieces[piece], ends) { straight[lane >> 3] = false }
      }
      for kind in lanes.indices where kinds & 1 << kind != 0 { lanes[kind] += 1 }
    }
    return lanes
  }
}
