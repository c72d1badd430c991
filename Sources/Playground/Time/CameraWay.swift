import Keyframes

/// The way of a camera over pages in two directions, for a hand that pulls them.
///
/// The hand is projected on the way: what is under the finger follows it 1:1 in the direction in
/// which the camera goes, and what the hand does aside of it does not count. A page at which the way
/// turns by more than 45° is a corner; a drag that begins there means one of the two ways that meet,
/// and keeps to it until the hand lets go.
struct CameraWay: Equatable {
  /// A part of the way, short enough to be straight.
  private struct Piece: Equatable {
    /// Of length 1.
    var direction: Point
    /// Points for a unit of time, above 0.
    var rate: Double
  }

  private static let piecesPerPage = 32.0
  /// How much two pieces that are no corner have of their direction in common: 45°.
  private static let cornerCosine = 0.7071
  /// Nearer than this to a page is on it.
  private static let nearness = 1e-6

  private let range: ClosedRange<Double>
  private var pieces: [Piece]
  /// The pages at which a drag ends, in order.
  private(set) var corners: [Double] = []
  /// Points of the way for a page, on average; at least 1.
  let meanLength: Double

  /// The way of a camera that is at `track`, in pages of `size`. Where it waits, the hand goes on as
  /// before and pulls 1 page a page.
  init(_ track: Track<Point>, pages range: ClosedRange<Double>, _ size: Size) {
    self.range = range
    let count = max(1, Int(((range.upperBound - range.lowerBound) * Self.piecesPerPage).rounded()))
    let places = (0...count).map { index in
      let page = track.value(at: range.lowerBound + Double(index) / Self.piecesPerPage)
      return Point(x: page.x * size.width, y: page.y * size.height)
    }
    let steps = zip(places.dropFirst(), places).map { $0 - $1 }
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
    let place = ((time - range.lowerBound) * Self.piecesPerPage).rounded(.down)
    return Int(min(max(place, 0), Double(pieces.count - 1)))
  }

  private func index(before time: Double) -> Int {
    let place = ((time - range.lowerBound) * Self.piecesPerPage).rounded(.up) - 1
    return Int(min(max(place, 0), Double(pieces.count - 1)))
  }

  /// Between which times a hand that took hold at `time` and moves by `hand` keeps to one way; nil
  /// where that is not to be seen yet. Beyond the first and the last page there is no end.
  func limits(from time: Double, by hand: Point) -> ClosedRange<Double>? {
    let before = corners.last { $0 < time - Self.nearness } ?? -.infinity
    let after = corners.first { $0 > time + Self.nearness } ?? .infinity
    guard let corner = corners.first(where: { abs($0 - time) <= Self.nearness }) else {
      return before...after
    }
    let forwards = -Self.dot(hand, pieces[index(after: corner)].direction)
    let backwards = Self.dot(hand, pieces[index(before: corner)].direction)
    guard max(forwards, backwards) > 0 else { return nil }
    return forwards >= backwards ? corner...after : before...corner
  }

  /// The time that a hand pulls to from `time` when it moves by `hand`, in points: piece by piece,
  /// until nothing is left of its movement that lies along the way, or a limit is met. Beyond the
  /// ends the way goes on straight.
  ///
  /// - Complexity: O(*n*) in the pieces on the way, 32 a page.
  func time(from time: Double, by hand: Point, within limits: ClosedRange<Double>) -> Double {
    var (time, left) = (time, hand * -1)
    for _ in 0...(pieces.count + 1) {
      let (ahead, behind) = (index(after: time), index(before: time))
      let forwards = Self.dot(left, pieces[ahead].direction)
      let backwards = -Self.dot(left, pieces[behind].direction)
      guard max(forwards, backwards) > 0 else { return time }
      let goesOn = forwards >= backwards
      let piece = pieces[goesOn ? ahead : behind]
      let end =
        goesOn
        ? min(self.end(of: ahead), limits.upperBound)
        : max(start(of: behind), limits.lowerBound)
      let reached = time + (goesOn ? forwards : -backwards) / piece.rate
      if goesOn ? reached <= end : reached >= end { return reached }
      // A limit may lie a rounding behind.
      guard goesOn ? end > time : end < time else { return time }
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
