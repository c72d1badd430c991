/// An edge that is not horizontal, in columns and rows of a grid.
struct GridEdge {
  typealias Position = (x: Float, y: Float)
  let top: Position
  let bottom: Position
  /// 1 if it goes down, −1 if it goes up.
  let sign: Float
  private let slope: Float

  @inline(__always)
  init(_ from: Position, _ to: Position) {
    let height = to.y - from.y
    (top, bottom) = height > 0 ? (from, to) : (to, from)
    sign = Float(signOf: height, magnitudeOf: 1)
    slope = (bottom.x - top.x) / (bottom.y - top.y)
  }

  @inline(__always)
  func x(at y: Float) -> Float {
    lesser(greater(top.x + (y - top.y) * slope, lesser(top.x, bottom.x)), greater(top.x, bottom.x))
  }
}

/// A part of an edge within one row of a grid.
struct EdgePiece {
  /// The height; negative if the edge goes up.
  var cover: Float = 0
  /// The columns of its upper and its lower end.
  var top: Float = 0
  var bottom: Float = 0
  /// From the grid's first row.
  var row: UInt32 = 0

  @inline(__always)
  var left: Float { lesser(top, bottom) }

  @inline(__always)
  var right: Float { greater(top, bottom) }
}

/// The change that a piece of an edge makes to the cells of up to three columns.
struct CellChange {
  var first: Float = 0
  var second: Float = 0
  var third: Float = 0
  /// The first column in 28 bits, and a bit for each touched cell; none if there are more than three.
  private var place: UInt32 = 0

  @inline(__always)
  var column: Int { Int(place & 0xFFF_FFFF) }

  @inline(__always)
  var touched: UInt64 { UInt64(place &>> 28) }

  /// No change.
  init() {}

  /// It can't be predicted whether a piece is in one column or two, so there is no branch.
  @inline(__always)
  private init(_ piece: EdgePiece) {
    let (cover, left, right) = (piece.cover, piece.left, piece.right)
    // Above 0x1p23 there are only whole numbers.
    let near = left + 0x1p23 - 0x1p23
    let start = near > left ? near - 1 : near
    let slope = 1 / (right - left)
    let leading = 1 - (left - start)
    // The area to the right of the edge in the first cell.
    let head = cover * 0.5 * slope * leading * leading
    let isOne = right <= start + 1
    let part = cover * ((left + right) * 0.5 - start)
    let trailing = right - (start + 1)
    third = isOne ? 0 : cover * 0.5 * slope * trailing * trailing
    first = isOne ? cover - part : head
    second = isOne ? part : cover - head - third
    let touched: UInt32 = right == start ? 0b1 : isOne ? 0b11 : right <= start + 2 ? 0b111 : 0
    place = (start + 0x1p23).bitPattern & 0x7F_FFFF | touched &<< 28
  }

  /// Computes the changes by pieces: a loop with simple parameters, so that it works on several at once.
  @inline(never)
  static func list(_ pieces: Span<EdgePiece>, in changes: inout MutableSpan<CellChange>) {
    guard pieces.count <= changes.count else { fatalError("There are too many pieces of edges.") }
    for index in pieces.indices { changes[index] = CellChange(pieces[index]) }
  }
}
