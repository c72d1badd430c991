package import Keyframes

/// The path of a camera over pages in two dimensions, for dragging along it.
///
/// A drag is projected onto the path: the page under the finger follows it 1:1 in the direction in
/// which the camera moves, and movement at right angles to it does not count. A page at which the path
/// turns by more than 45° is a corner; a drag that begins there chooses one of the two branches that
/// meet, and stays on it until it ends.
package struct CameraPath: Equatable {
  /// A part of the path, short enough to count as straight.
  private struct Piece: Equatable {
    /// A unit vector.
    var direction: Point
    /// Points per unit of time, above 0.
    var rate: Double
  }

  private static let piecesPerPage = 32.0
  /// The path is straight beyond this many pages.
  private static let mostPages = 10_000.0
  /// The cosine of the angle from which on two pieces form a corner: 45°.
  private static let cornerCosine = 0.7071
  /// Times closer to a page than this are on it.
  private static let nearness = 1e-6

  private let range: ClosedRange<Double>
  private var pieces: [Piece]
  /// The pages at which a drag ends, in order.
  package private(set) var corners: [Double] = []
  /// The average length of a page along the path, in points; at least 1.
  package let meanLength: Double

  /// The path of a camera whose position, in pages of `size`, is `track`. Where the camera waits, a
  /// drag continues in the same direction, at the average length per page.
  package init(_ track: Track<Point>, pages range: ClosedRange<Double>, _ size: Size) {
    let range = range.lowerBound...min(range.upperBound, range.lowerBound + Self.mostPages)
    self.range = range
    let count = max(1, Int(((range.upperBound - range.lowerBound) * Self.piecesPerPage).rounded()))
    let positions = (0...count).map { index in
      let page = track.value(at: range.lowerBound + Double(index) / Self.piecesPerPage)
      return Point(x: page.x * size.width, y: page.y * size.height)
    }
    let steps = zip(positions.dropFirst(), positions).map { $0 - $1 }
    let length = steps.reduce(0) { $0 + $1.length }
    meanLength = length >= 1 ? length * Self.piecesPerPage / Double(count) : size.width
    var direction = steps.first { $0.length > 1e-6 } ?? Point(x: 1, y: 0)
    direction = direction * (1 / direction.length)
    pieces = []
    for step in steps {
      let isWaiting = step.length <= 1e-6
      if !isWaiting { direction = step * (1 / step.length) }
      let rate = isWaiting ? meanLength : step.length * Self.piecesPerPage
      pieces.append(Piece(direction: direction, rate: rate))
    }
    corners = stride(from: range.lowerBound + 1, to: range.upperBound, by: 1).filter {
      Self.dot(pieces[index(before: $0)].direction, pieces[index(after: $0)].direction)
        < Self.cornerCosine
    }
  }

  private static func dot(_ a: Point, _ b: Point) -> Double { a.x * b.x + a.y * b.y }

  private func index(after time: Double) -> Int {
    let position = ((time - range.lowerBound) * Self.piecesPerPage).rounded(.down)
    return Int(min(max(position, 0), Double(pieces.count - 1)))
  }

  private func index(before time: Double) -> Int {
    let position = ((time - range.lowerBound) * Self.piecesPerPage).rounded(.up) - 1
    return Int(min(max(position, 0), Double(pieces.count - 1)))
  }

  /// The times between which a drag that began at `time` and has moved by `point` stays on one
  /// branch; nil while its direction is unclear. There is no limit on a side without a corner.
  package func limits(from time: Double, by point: Point) -> ClosedRange<Double>? {
    let before = corners.last { $0 < time - Self.nearness } ?? -.infinity
    let after = corners.first { $0 > time + Self.nearness } ?? .infinity
    guard let corner = corners.first(where: { abs($0 - time) <= Self.nearness }) else {
      return before...after
    }
    let forwards = -Self.dot(point, pieces[index(after: corner)].direction)
    let backwards = Self.dot(point, pieces[index(before: corner)].direction)
    guard max(forwards, backwards) > 0 else { return nil }
    return forwards >= backwards ? corner...after : before...corner
  }

  /// The time that a drag by `point`, in points, reaches from `time`: piece by piece, until the movement
  /// along the path is used up or a limit is reached. Beyond its ends the path continues straight.
  ///
  /// - Complexity: O(*n*) in the pieces passed, 32 per page.
  package func time(from time: Double, by point: Point, within limits: ClosedRange<Double>)
    -> Double
  {
    var (time, left) = (time, point * -1)
    for _ in 0...(pieces.count + 1) {
      let (ahead, behind) = (index(after: time), index(before: time))
      let forwards = Self.dot(left, pieces[ahead].direction)
      let backwards = -Self.dot(left, pieces[behind].direction)
      guard max(forwards, backwards) > 0 else { return time }
      let isForwards = forwards >= backwards
      let piece = pieces[isForwards ? ahead : behind]
      let end =
        isForwards
        ? min(self.end(of: ahead), limits.upperBound)
        : max(start(of: behind), limits.lowerBound)
      let reached = time + (isForwards ? forwards : -backwards) / piece.rate
      if isForwards ? reached <= end : reached >= end { return reached }
      // By a rounding error, a limit may already have been passed.
      guard isForwards ? end > time : end < time else { return time }
      left = left - piece.direction * ((end - time) * piece.rate)
      time = end
      if end == limits.upperBound || end == limits.lowerBound { return time }
    }
    return time
  }

  private func start(of index: Int) -> Double {
    index == 0 ? -.infinity : range.lowerBound + Double(index) / Self.piecesPerPage
  }

  private func end(of index: Int) -> Double {
    index == pieces.count - 1
      ? .infinity : range.lowerBound + Double(index + 1) / Self.piecesPerPage
  }
}
