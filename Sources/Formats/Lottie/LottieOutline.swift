import Keyframes

/// The outline of a shape over time, in frames.
struct LottieOutline {
  /// The frames between which it changes; nil if it does not.
  var span: ClosedRange<Double>?
  /// The keyframes, if it has some and nothing else changes it.
  var keys: Track<[LottieContour]>?
  /// The outline at a frame.
  var contours: (Double) -> [LottieContour]

  /// One that never changes.
  init(_ contours: [LottieContour]) {
    self.contours = { _ in contours }
  }

  init(span: ClosedRange<Double>?, contours: @escaping (Double) -> [LottieContour]) {
    self.span = span
    if span == nil {
      let constant = contours(0)
      self.contours = { _ in constant }
    } else {
      self.contours = contours
    }
  }

  init(keys: Track<[LottieContour]>) {
    self.init(span: keys.times) { keys.value(at: $0) }
    if span != nil { self.keys = keys }
  }

  /// Changed by something that itself changes in `others`. Keyframes stay if it does not, and `isStraight`
  /// (what becomes of a blend is the blend of what becomes of its ends).
  func changed(
    _ others: ClosedRange<Double>?, isStraight: Bool = false,
    _ change: @escaping ([LottieContour], Double) -> [LottieContour]
  ) -> LottieOutline {
    let inner = contours
    if others == nil, isStraight, let keys {
      return LottieOutline(keys: keys.map { change($0, 0) })
    }
    return LottieOutline(span: union(span, others)) { change(inner($0), $0) }
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
    return LottieOutline(span: span) { frame in all.flatMap { $0.contours(frame) } }
  }

  /// The path over time.
  func track(_ reading: LottieImport) -> Track<Path> {
    guard let span else {
      let path = contours(0).path(areLinesPlain: true)
      return Track(reading.spend(points: 3 * path.elements.count) ? path : Path())
    }
    let track =
      keys.map { $0.map { $0.path(areLinesPlain: false) } }
      ?? reading.sampled(span) { frame in
        let path = contours(frame).path(areLinesPlain: false)
        return reading.spend(points: 3 * path.elements.count) ? path : Path()
      }
    return track
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
  /// Reads a path property; `isClosed` is what old files say beside it.
  func outline(_ property: LottieValue?, isClosed: Bool) -> LottieOutline {
    let property = resolved(property)
    noteExpression(property)
    func value(_ value: LottieValue) -> [LottieContour]? {
      let source = value.items.first ?? value
      return contour(source, isClosed: isClosed).map { [$0] }
    }
    if let keys = LottieKey.all(of: property) {
      return track(keys, value).map { LottieOutline(keys: $0) } ?? LottieOutline([])
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
      index < list.count ? point(list[index]) : .zero
    }
    return LottieContour(
      vertices: points.enumerated().map { index, value in
        let here = point(value)
        return LottieContour.Vertex(
          here, arriving: here + offset(arriving, index), leaving: here + offset(leaving, index))
      }, isClosed: source["c"].map(\.isTrue) ?? isClosed)
  }

  private func point(_ value: LottieValue) -> Point {
    let numbers = value.numbers
    return numbers.count > 1 ? Point(x: limited(numbers[0]), y: limited(numbers[1])) : .zero
  }
}
