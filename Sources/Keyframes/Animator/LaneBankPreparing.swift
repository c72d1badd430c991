extension LaneBank {
  /// Sorts what was added and reserves memory, so that nothing is allocated while time moves.
  ///
  /// - Complexity: O(*n* + *m* log *m*) for *m* new pieces among *n*.
  mutating func prepare() {
    newChanges.sort(by: <)
    changes = merged(changes, newChanges)
    newChanges = []
    snapshots = PieceSnapshots(first: firstPieces, changes: changes)
    current = firstPieces
    positions = Array(repeating: 0, count: count)
    let blockCount = (count + 7) / 8
    starts = Array(repeating: .zero, count: blockCount)
    blocks = Array(repeating: LaneBlock(), count: blockCount)
    ends = Array(repeating: Output.noEndsBlock, count: blockCount)
    values = Array(repeating: Output.noValues, count: blockCount)
    straight = Array(repeating: true, count: blockCount)
    forEachPiece { lane, piece in
      if !Output.isStraight(pieces[piece], pieceEnds[piece]) { straight[lane >> 3] = false }
    }
    for kind in LanePieceKind.allCases {
      specials[Int(kind.rawValue)].removeAll()
      specials[Int(kind.rawValue)].reserve(lanes(with: kind))
    }
  }

  /// The number of lanes with pieces of `kind`, which bounds the length of its list.
  private func lanes(with kind: LanePieceKind) -> Int {
    guard kind != .cubic else { return 0 }
    var (lanes, last) = (0, -1)
    forEachPiece { lane, piece in
      if pieces[piece].kind == kind, lane != last {
        last = lane
        lanes += 1
      }
    }
    return lanes
  }

  private func forEachPiece(_ visit: (_ lane: Int, _ piece: Int) -> Void) {
    var lane = -1
    for piece in pieces.indices {
      if lane + 1 < count, firstPieces[lane + 1] == Int32(piece) { lane += 1 }
      visit(lane, piece)
    }
  }

  private func merged(_ old: [PieceChange], _ new: [PieceChange]) -> [PieceChange] {
    guard !old.isEmpty else { return new }
    var result: [PieceChange] = []
    result.reserveCapacity(old.count + new.count)
    var next = 0
    for change in old {
      while next < new.count, new[next] < change {
        result.append(new[next])
        next += 1
      }
      result.append(change)
    }
    return result + new[next...]
  }
}
