/// How the cells of a row become coverage of its pixels.
protocol RowReading {
  /// The column after the last one.
  var end: Int { get }
  /// The pixel at which a cell's change begins to count.
  func column(of cell: Int) -> Int
  /// 0…1, for a winding number.
  func coverage(_ turns: Float) -> Float
}

/// All columns by the nonzero rule: what most shapes need, with the fewest instructions.
struct WholeRow: RowReading {
  let end: Int

  @inline(__always)
  func column(of cell: Int) -> Int { cell }

  @inline(__always)
  func coverage(_ turns: Float) -> Float { lesser(abs(turns), 1) }
}

/// Some columns, by either rule.
struct PartOfRow: RowReading {
  let columns: Range<Int>
  let isEvenOdd: Bool

  var end: Int { columns.upperBound }

  @inline(__always)
  func column(of cell: Int) -> Int { min(max(cell, columns.lowerBound), columns.upperBound) }

  /// By the even-odd rule it is 1 at a winding number of 1, 0 at 2, and linear in between.
  @inline(__always)
  func coverage(_ turns: Float) -> Float {
    guard isEvenOdd else { return lesser(abs(turns), 1) }
    let rest = abs(turns).truncatingRemainder(dividingBy: 2)
    return rest > 1 ? 2 - rest : rest
  }
}
