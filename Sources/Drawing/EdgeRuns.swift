/// Short runs of a large shape's edges with the rows that they touch, so that painting a band skips
/// most edges of the others.
struct EdgeRuns {
  /// Edges that follow each other: each ends at a corner from `start` up to `end`, and the first begins at `previous`.
  struct Run {
    let start: Int32
    let end: Int32
    let previous: Int32
    /// In pixels from the box's top.
    let top: Float
    let bottom: Float

    /// The corners at which its edges end.
    var corners: Range<Int> { Int(start)..<Int(end) }
  }

  /// In the order of the contours.
  let list: [Run]

  /// The runs of contours; `ends` has for each the index after its last corner.
  init(_ corners: [GridEdge.Position], ends: [Int]) {
    let length = 16
    var list: [Run] = []
    list.reserveCapacity(corners.count / length + ends.count)
    var first = 0
    for last in ends {
      var previous = last - 1
      for start in stride(from: first, to: last, by: length) {
        let end = min(start + length, last)
        var (top, bottom) = (corners[previous].y, corners[previous].y)
        for corner in corners[start..<end] {
          top = lesser(top, corner.y)
          bottom = greater(bottom, corner.y)
        }
        list.append(
          Run(
            start: Int32(start), end: Int32(end), previous: Int32(previous), top: top,
            bottom: bottom))
        previous = end - 1
      }
      first = last
    }
    self.list = list
  }
}
