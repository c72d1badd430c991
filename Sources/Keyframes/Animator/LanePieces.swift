/// The pieces of all lanes, each in two halves. A seek reads one piece of every lane, often from
/// memory that is too large for the caches, and of a straight piece it needs only the first half.
struct LanePieces: Sendable {
  /// The coefficients of a straight piece.
  struct Line: Sendable {
    var start: Double
    var c0: Double
    var c1: Double
  }
  /// The rest of a piece.
  struct Bend: Sendable {
    var c2: Double
    var c3: Double
    var kind: LanePieceKind
    var reference: Int32
  }

  private(set) var lines: [Line] = []
  private(set) var bends: [Bend] = []

  var count: Int { lines.count }

  mutating func append(_ piece: LanePiece) {
    lines.appendWithRoom(Line(start: piece.start, c0: piece.c0, c1: piece.c1))
    bends.appendWithRoom(
      Bend(c2: piece.c2, c3: piece.c3, kind: piece.kind, reference: piece.reference))
  }

  mutating func removeLast() {
    lines.removeLast()
    bends.removeLast()
  }
}

extension Array {
  /// Appends an element. A full array grows fourfold: copying it costs more than memory that is never
  /// written to.
  @inline(__always)
  mutating func appendWithRoom(_ element: Element) {
    if count == capacity { reserveCapacity(Swift.max(16, 4 * count)) }
    append(element)
  }
}
