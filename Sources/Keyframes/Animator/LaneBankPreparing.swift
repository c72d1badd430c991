extension LaneBank {
  /// Sorts the added pieces and reserves memory, so that nothing is allocated while time moves.
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
    for lane in 0..<count where contents[lane] != .straight { straight[lane >> 3] = false }
    for kind in LanePieceKind.allCases where kind != .cubic {
      let lanes = contents.count { $0.contains(LaneContents(kind)) }
      specials[Int(kind.rawValue)].reserve(lanes)
    }
    enlisted = Array(repeating: 0, count: hasSpecials ? count : 0)
  }
}
