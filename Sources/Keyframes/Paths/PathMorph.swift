/// A blend of one path into another.
///
/// Paths of the same elements (the same kinds in the same order) blend point by point, as in SVG
/// and CSS. Others are first cut into equal numbers of pieces: subpaths are paired in order and
/// measured by arc length, and each is cut where its partner has a corner, so no corner is lost. Of
/// two closed subpaths the later one is given the direction of the earlier one and the start that
/// fits it best. A subpath without a partner grows from the centre of its bounding box, or shrinks
/// to it. Open subpaths keep their direction; a pair is closed if both are.
///
/// The cutting is done once, by the initialiser; `path(at:)` only blends points.
public struct PathMorph: Equatable, Sendable {
  /// The original path at progress 0.
  public let start: Path
  /// The original path at progress 1.
  public let end: Path
  /// Two paths that look like `start` and `end`, but have the same elements.
  public let matched: (start: Path, end: Path)

  /// Cuts both paths into matching elements.
  ///
  /// - Complexity: O((*n* + *m*) · log) in the numbers of elements, times 64 for finding where a
  ///   closed subpath begins.
  public init(from start: Path, to end: Path) {
    self.start = start
    self.end = end
    matched = start.hasElements(of: end) ? (start, end) : Path.matched(start, end)
  }

  /// Compares the original paths.
  public static func == (a: PathMorph, b: PathMorph) -> Bool {
    a.start == b.start && a.end == b.end
  }

  /// Returns the path at `progress`: exactly `start` at 0 and `end` at 1, continuing at constant
  /// speed beyond both.
  public func path(at progress: Double) -> Path {
    if progress == 0 { return start }
    if progress == 1 { return end }
    return matched.start.blended(with: matched.end, at: progress)
  }
}

extension Path: Interpolatable {
  /// Morphs this path into `end`. To blend the same paths more than once use `PathMorph`, or
  /// `Track.matched` for a track, which cut them only once.
  public func interpolated(to end: Path, at progress: Double) -> Path {
    if progress == 0 { return self }
    if progress == 1 { return end }
    return PathMorph(from: self, to: end).path(at: progress)
  }
}

extension Track where Value == Path {
  /// The same paths, cut in advance so that evaluation only blends points. Every segment gets its
  /// own pair of cut ends, so each inner keyframe becomes two at the same time, which look the
  /// same.
  ///
  /// Use this to show a track of unlike paths frame by frame.
  public var matched: Track<Path> {
    guard keyframes.count > 1 else { return self }
    var matched: [Keyframe<Path>] = []
    for (from, to) in zip(keyframes, keyframes.dropFirst()) {
      let isPlain = from.time < to.time && from.controls == nil
      let pair =
        isPlain ? PathMorph(from: from.value, to: to.value).matched : (from.value, to.value)
      var leaving = from
      leaving.value = pair.0
      if matched.last != leaving { matched.append(leaving) }
      matched.append(Keyframe(time: to.time, value: pair.1, easing: to.easing))
    }
    return Track<Path>(matched).extrapolated(before: before, after: after)
  }
}

extension Path {
  /// Whether both paths have the same kinds of elements in the same order.
  fileprivate func hasElements(of other: Path) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { mine, its in
        switch (mine, its) {
        case (.move, .move), (.line, .line), (.cubic, .cubic), (.close, .close): true
        case (.move, _), (.line, _), (.cubic, _), (.close, _): false
        }
      }
  }

  /// Blends point by point; both paths must have the same kinds of elements.
  fileprivate func blended(with end: Path, at progress: Double) -> Path {
    var path = Path()
    for (mine, its) in zip(elements, end.elements) {
      switch (mine, its) {
      case (.move(let a), .move(let b)): path.move(to: a.interpolated(to: b, at: progress))
      case (.line(let a), .line(let b)): path.line(to: a.interpolated(to: b, at: progress))
      case (.cubic(let a1, let a2, let a), .cubic(let b1, let b2, let b)):
        path.cubic(
          a1.interpolated(to: b1, at: progress), a2.interpolated(to: b2, at: progress),
          to: a.interpolated(to: b, at: progress))
      case (.move, _), (.line, _), (.cubic, _), (.close, _): path.close()
      }
    }
    return path
  }

  fileprivate static func matched(_ start: Path, _ end: Path) -> (start: Path, end: Path) {
    let (froms, tos) = (Contour.all(of: start), Contour.all(of: end))
    var (one, two) = (Path(), Path())
    for index in 0..<max(froms.count, tos.count) {
      let from = index < froms.count ? froms[index] : tos[index].collapsed
      let to = index < tos.count ? tos[index] : froms[index].collapsed
      let isPair = index < froms.count && index < tos.count
      let pair = isPair ? from.matched(with: to) : (from.pieces, to.pieces)
      let isClosed = from.isClosed && to.isClosed
      one.append(Path(pair.0, isClosed: isClosed))
      two.append(Path(pair.1, isClosed: isClosed))
    }
    return (one, two)
  }

  private init(_ pieces: [PathPiece], isClosed: Bool) {
    self.init()
    guard let first = pieces.first else { return }
    move(to: first.start)
    for piece in pieces { cubic(piece.control1, piece.control2, to: piece.end) }
    if isClosed { close() }
  }
}
