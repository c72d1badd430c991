import Keyframes
import Syntax
import Words

/// The outline of a shape over time, in frames.
struct LottieOutline {
  /// The frames between which it changes; nil if it does not.
  var span: ClosedRange<Double>?
  /// The keyframes, if it has some and nothing else changes it.
  var keys: Track<[LottieContour]>?
  /// About how many vertices it takes to make it at one frame, up to the limit of points.
  var weight: Int
  /// The outline at a frame.
  var contours: (Double) -> [LottieContour]

  /// An outline that never changes.
  init(_ contours: [LottieContour]) {
    weight = contours.reduce(1) { $0 + $1.vertices.count }
    self.contours = { _ in contours }
  }

  init(
    span: ClosedRange<Double>?, weight: Int, contours: @escaping (Double) -> [LottieContour]
  ) {
    self.span = span
    self.weight = min(weight, LottieLimits.points)
    if span == nil {
      let constant = contours(0)
      self.weight = constant.reduce(1) { $0 + $1.vertices.count }
      self.contours = { _ in constant }
    } else {
      self.contours = contours
    }
  }

  init(keys: Track<[LottieContour]>) {
    let weight = keys.keyframes[0].value.reduce(1) { $0 + $1.vertices.count }
    self.init(span: keys.times, weight: weight) { keys.value(at: $0) }
    if span != nil { self.keys = keys }
  }

  /// The outline after a change that itself changes in `others`. Keyframes stay if it does not, and
  /// `isStraight` (the changed blend of two outlines is the blend of the changed ones). `growth` is
  /// the number of vertices that one vertex becomes.
  func changed(
    _ others: ClosedRange<Double>?, isStraight: Bool = false, growth: Int = 1,
    _ change: @escaping ([LottieContour], Double) -> [LottieContour]
  ) -> LottieOutline {
    let inner = contours
    if others == nil, isStraight, let keys {
      return LottieOutline(keys: keys.map { change($0, 0) })
    }
    return LottieOutline(span: union(span, others), weight: weight * growth) {
      change(inner($0), $0)
    }
  }

  /// All in one, in order.
  static func joined(_ all: [LottieOutline]) -> LottieOutline {
    if all.count == 1 { return all[0] }
    let moving = all.filter { $0.span != nil }
    if let leader = moving.first?.keys,
      moving.allSatisfy({ $0.keys.map { $0.moves(with: leader) } ?? false })
    {
      let keyframes = leader.keyframes.enumerated().map { index, keyframe in
        var keyframe = keyframe
        keyframe.value = all.flatMap { $0.keys?.keyframes[index].value ?? $0.contours(0) }
        return keyframe
      }
      return LottieOutline(keys: Track(keyframes))
    }
    let span = moving.reduce(nil) { union($0, $1.span) }
    let weight = all.reduce(0) { $0 + $1.weight }
    return LottieOutline(span: span, weight: weight) { frame in
      all.flatMap { $0.contours(frame) }
    }
  }

  /// The path over time.
  func track(_ reading: LottieImport) -> Track<Path> {
    guard let span else {
      let path = contours(0).path(areLinesPlain: true)
      return Track(reading.spend(points: 3 * path.elements.count) ? path : Path())
    }
    if let keys { return morphing(keys, reading) }
    // Before it is made, because that costs as much whatever remains of it.
    let frames = LottieFrames(span).times.count
    guard reading.spend(points: weight * frames) else { return Track(Path()) }
    let track = reading.sampled(span) { contours($0) }
    return track.isConstant ? track.map { $0.path(areLinesPlain: false) } : morphing(track, nil)
  }
}

extension LottieOutline {
  /// Paths that blend point by point. A path with other points than the next stays until then,
  /// because nothing shows which of them belong together.
  private func morphing(
    _ keys: Track<[LottieContour]>, _ reading: LottieImport?
  ) -> Track<Path> {
    let frames = keys.keyframes
    let keyframes = frames.indices.map { index -> Keyframe<Path> in
      let frame = frames[index]
      let isAlike = index + 1 == frames.count || frame.value.isLike(frames[index + 1].value)
      let isStep = index + 1 < frames.count && frames[index + 1].time == frame.time
      if !isAlike, !isStep, frame.easing != .hold {
        reading?.note("a path whose points change in number", instead: "it changes at once")
      }
      return Keyframe(
        time: frame.time, value: frame.value.path(areLinesPlain: false),
        easing: isAlike ? frame.easing : .hold)
    }
    return Track(keyframes)
  }
}

extension LottieContour: Interpolatable {
  /// Vertex by vertex; contours of unlike numbers of vertices change at the end.
  func interpolated(to end: LottieContour, at progress: Double) -> LottieContour {
    guard vertices.count == end.vertices.count else { return progress < 1 ? self : end }
    func mix(_ a: Point, _ b: Point) -> Point { a + (b - a) * progress }
    return LottieContour(
      vertices: zip(vertices, end.vertices).map { from, to in
        Vertex(
          mix(from.point, to.point), arriving: mix(from.arriving, to.arriving),
          leaving: mix(from.leaving, to.leaving))
      }, isClosed: progress < 1 ? isClosed : end.isClosed)
  }

  func moved(by count: Double, from start: LottieContour, to end: LottieContour) -> LottieContour {
    self
  }

  var isFinite: Bool { true }
}

extension LottieImport {
  /// Reads a path property; `isClosed` is stored beside it in old files.
  func outline(_ property: LottieValue?, isClosed: Bool) -> LottieOutline {
    let property = resolved(property)
    noteExpression(property)
    func value(_ value: LottieValue) -> [LottieContour]? {
      let source = value.items.first ?? value
      return contour(source, isClosed: isClosed).map { [$0] }
    }
    if let keys = LottieKey.all(of: property) {
      return track(keys, value).map { LottieOutline(keys: looped($0, by: property)) }
        ?? LottieOutline([])
    }
    let constant = property?["k"] ?? property
    return LottieOutline(constant.flatMap(value) ?? [])
  }

  private func contour(_ source: LottieValue, isClosed: Bool) -> LottieContour? {
    guard let points = source["v"]?.items else { return nil }
    guard spend(points: 3 * points.count) else { return nil }
    let arriving = source["i"]?.items ?? []
    let leaving = source["o"]?.items ?? []
    func offset(_ list: [LottieValue], _ index: Int) -> Point {
      index < list.count ? list[index].point ?? .zero : .zero
    }
    return LottieContour(
      vertices: points.enumerated().map { index, value in
        let here = value.point ?? .zero
        return LottieContour.Vertex(
          here, arriving: here + offset(arriving, index), leaving: here + offset(leaving, index))
      }, isClosed: source["c"].map(\.isTrue) ?? isClosed)
  }
}
