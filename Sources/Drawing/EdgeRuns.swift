import Keyframes

/// Short runs of a large shape's edges with the rows that they touch, so that painting a band skips
/// most edges of the others.
struct EdgeRuns {
  /// Edges that follow each other: each ends at one of `points`, and the first begins at `previous`.
  struct Run {
    let points: Range<Int>
    let previous: Int
    /// In pixels, rounded outwards.
    let top: Float
    let bottom: Float
  }

  /// In the order of the contours.
  let list: [Run]

  init(_ contours: Contours) {
    let length = 16
    var list: [Run] = []
    for contour in contours.ends.indices {
      let range = contours.range(of: contour)
      var previous = range.upperBound - 1
      for start in stride(from: range.lowerBound, to: range.upperBound, by: length) {
        let run = start..<min(start + length, range.upperBound)
        var top = contours.points[previous].y
        var bottom = top
        for point in contours.points[run] {
          top = lesser(top, point.y)
          bottom = greater(bottom, point.y)
        }
        // Rounded outwards, since a run must not miss a row.
        list.append(
          Run(
            points: run, previous: previous, top: Float(top).nextDown,
            bottom: Float(bottom).nextUp))
        previous = run.upperBound - 1
      }
    }
    self.list = list
  }
}
