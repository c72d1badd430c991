extension Path {
  /// The part of the path from `start` to `end` of its length, 0…1, with subpaths in order.
  ///
  /// Both are shifted by `offset`; a part beyond the end of the path continues at its start. From 0
  /// to 1 it is the whole path, unchanged; if `end` is not above `start` it is empty.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public func trimmed(from start: Double, to end: Double, offset: Double = 0) -> Path {
    let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
    guard end > start else { return Path() }
    guard start > 0 || end < 1 else { return self }
    let contours = Contour.all(of: self).map { TrimmedContour($0) }
    let total = contours.reduce(0) { $0 + $1.length }
    guard total > 0, total.isFinite else { return Path() }
    let shift = offset.isFinite ? offset - offset.rounded(.down) : 0
    var (low, high) = ((start + shift) * total, (end + shift) * total)
    if low >= total { (low, high) = (low - total, high - total) }
    var path = Path()
    if contours.count == 1, contours[0].isClosed, high > total {
      contours[0].addPart(from: low, to: total, to: &path)
      contours[0].addPart(from: 0, to: high - total, to: &path, continuing: true)
      return path
    }
    var passed = 0.0
    for contour in contours {
      for lap in [0, total] {
        let from = max(low - lap - passed, 0)
        let to = min(high - lap - passed, contour.length)
        if from < to { contour.addPart(from: from, to: to, to: &path) }
      }
      passed += contour.length
    }
    return path
  }
}

/// A subpath with the lengths of its pieces.
private struct TrimmedContour {
  let pieces: [PathPiece]
  let isClosed: Bool
  let distances: [[Double]]
  let length: Double

  init(_ contour: Contour) {
    pieces = contour.pieces
    isClosed = contour.isClosed
    distances = pieces.map { $0.distances() }
    length = distances.reduce(0) { $0 + ($1.last ?? 0) }
  }

  /// Adds the part between two lengths, as a subpath of its own unless it continues the last one.
  func addPart(
    from low: Double, to high: Double, to path: inout Path, continuing: Bool = false
  ) {
    var part: [PathPiece] = []
    var areLines: [Bool] = []
    var passed = 0.0
    for (piece, distances) in zip(pieces, distances) {
      let own = distances[distances.count - 1]
      let (from, to) = (max(low - passed, 0), min(high - passed, own))
      passed += own
      // Shorter parts come from rounding.
      guard to - from > 1e-12 * length else { continue }
      let first = Self.parameter(at: from, distances)
      let last = Self.parameter(at: to, distances)
      let head = last < 1 ? piece.split(at: last).0 : piece
      part.append(first > 0 ? head.split(at: first / last).1 : head)
      areLines.append(piece == PathPiece(from: piece.start, to: piece.end))
    }
    add(part, areLines, to: &path, continuing: continuing)
    if low <= 0, high >= length, isClosed, !continuing { path.close() }
  }

  private func add(
    _ pieces: [PathPiece], _ areLines: [Bool], to path: inout Path, continuing: Bool
  ) {
    guard let first = pieces.first else { return }
    if !continuing { path.move(to: first.start) }
    for (piece, isLine) in zip(pieces, areLines) {
      if isLine {
        path.line(to: piece.end)
      } else {
        path.cubic(piece.control1, piece.control2, to: piece.end)
      }
    }
  }

  /// The parameter of a piece at a length, between the chords that were measured.
  private static func parameter(at distance: Double, _ distances: [Double]) -> Double {
    let last = distances.count - 1
    guard distance < distances[last], let next = distances.firstIndex(where: { $0 >= distance })
    else { return 1 }
    guard next > 0 else { return 0 }
    let span = distances[next] - distances[next - 1]
    let part = span > 0 ? (distance - distances[next - 1]) / span : 0
    return (Double(next - 1) + part) / Double(last)
  }
}
