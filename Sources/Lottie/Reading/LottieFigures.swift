import Keyframes
import Syntax
import Words

/// Figures as Lottie draws them: where they begin and which way they go matters to trims and dashes.
enum LottieFigures {
  /// The length of a handle of a quarter of a circle of radius 1.
  static let roundness = 0.5519

  /// From the top right corner downwards, clockwise.
  static func rectangle(_ centre: Point, _ size: Point, _ radius: Double) -> LottieContour {
    let half = Point(x: size.x / 2, y: size.y / 2)
    let radius = max(0, min(radius, abs(half.x), abs(half.y)))
    func at(_ x: Double, _ y: Double) -> Point { Point(x: centre.x + x, y: centre.y + y) }
    guard radius > 0 else {
      let corners = [
        at(half.x, -half.y), at(half.x, half.y), at(-half.x, half.y), at(-half.x, -half.y),
      ]
      return LottieContour(vertices: corners.map { .init($0) }, isClosed: true)
    }
    let bend = radius * (1 - roundness)
    let (x, y) = (half.x, half.y)
    return LottieContour(
      vertices: [
        .init(at(x, -y + radius), arriving: at(x, -y + bend)),
        .init(at(x, y - radius), leaving: at(x, y - bend)),
        .init(at(x - radius, y), arriving: at(x - bend, y)),
        .init(at(-x + radius, y), leaving: at(-x + bend, y)),
        .init(at(-x, y - radius), arriving: at(-x, y - bend)),
        .init(at(-x, -y + radius), leaving: at(-x, -y + bend)),
        .init(at(-x + radius, -y), arriving: at(-x + bend, -y)),
        .init(at(x - radius, -y), leaving: at(x - bend, -y)),
      ], isClosed: true)
  }

  /// From the top, clockwise.
  static func ellipse(_ centre: Point, _ size: Point) -> LottieContour {
    let (x, y) = (size.x / 2, size.y / 2)
    let (bendX, bendY) = (x * roundness, y * roundness)
    func at(_ x: Double, _ y: Double) -> Point { Point(x: centre.x + x, y: centre.y + y) }
    return LottieContour(
      vertices: [
        .init(at(0, -y), arriving: at(-bendX, -y), leaving: at(bendX, -y)),
        .init(at(x, 0), arriving: at(x, -bendY), leaving: at(x, bendY)),
        .init(at(0, y), arriving: at(bendX, y), leaving: at(-bendX, y)),
        .init(at(-x, 0), arriving: at(-x, bendY), leaving: at(-x, -bendY)),
      ], isClosed: true)
  }
}

extension LottieImport {
  /// Reads `rc`, `el`, `sr` or `sh`.
  func shape(_ type: String, _ source: LottieValue) -> LottieShape {
    let isReversed = source["d"]?.whole == 3
    let shape: LottieShape
    switch type {
    case "rc": shape = rectangle(source)
    case "el": shape = ellipse(source)
    case "sr": shape = LottieShape(star(source))
    case _:
      let isClosed = source["closed"]?.isTrue ?? source["ks"]?["closed"]?.isTrue ?? false
      shape = LottieShape(outline(source["ks"], isClosed: isClosed))
    }
    guard isReversed else { return shape }
    return LottieShape(
      shape.outline.changed(nil, isStraight: true) { contours, _ in contours.map(\.reversed) })
  }

  private func rectangle(_ source: LottieValue) -> LottieShape {
    let place = flat(place(source["p"], isOriented: false))
    let (size, radius) = (pair(source["s"], or: 0), number(source["r"], or: 0))
    let isPlain = radius.isAlways(0)
    let outline = figure(
      [place.x, place.y, size.x, size.y, radius], isStraight: isPlain
    ) { values in
      LottieFigures.rectangle(
        Point(x: values[0], y: values[1]), Point(x: values[2], y: values[3]), values[4])
    }
    return LottieShape(
      outline, basic: .rectangle(place: place, size: size, radius: radius))
  }

  private func ellipse(_ source: LottieValue) -> LottieShape {
    let place = flat(place(source["p"], isOriented: false))
    let size = pair(source["s"], or: 0)
    let outline = figure([place.x, place.y, size.x, size.y]) { values in
      LottieFigures.ellipse(
        Point(x: values[0], y: values[1]), Point(x: values[2], y: values[3]))
    }
    return LottieShape(outline, basic: .ellipse(place: place, size: size))
  }

  private func star(_ source: LottieValue) -> LottieOutline {
    let place = flat(place(source["p"], isOriented: false))
    let isStar = source["sy"]?.whole ?? 1 == 1
    let points = number(source["pt"], or: 5)
    if points.keyframes.contains(where: { $0.value > Double(LottieLimits.corners) }) {
      note("a star with too many points", instead: "\(LottieLimits.corners) points")
    }
    let tracks = [
      place.x, place.y, points, number(source["r"], or: 0), number(source["or"], or: 0),
      number(source["ir"], or: 0), number(source["os"], or: 0, times: 0.01),
      number(source["is"], or: 0, times: 0.01),
    ]
    return figure(tracks, isStraight: false) { values in
      LottieStar(
        isStar: isStar, centre: Point(x: values[0], y: values[1]), points: values[2],
        rotation: values[3], outerRadius: values[4], innerRadius: values[5],
        outerRoundness: values[6], innerRoundness: values[7]
      ).contour
    }
  }

  /// An outline that is computed from numbers.
  private func figure(
    _ tracks: [Track<Double>], isStraight: Bool = true,
    _ contour: @escaping ([Double]) -> LottieContour
  ) -> LottieOutline {
    let moving = tracks.filter { !$0.isConstant }
    if isStraight, moving.dropFirst().allSatisfy({ $0.moves(with: moving[0]) }), !moving.isEmpty {
      return LottieOutline(keys: combined(tracks) { [contour($0)] })
    }
    let span = moving.reduce(nil) { union($0, $1.times) }
    let weight = contour(tracks.map { $0.value(at: span?.lowerBound ?? 0) }).vertices.count
    return LottieOutline(span: span, weight: weight) { frame in
      [contour(tracks.map { $0.value(at: frame) })]
    }
  }

  /// A position without its path: frame by frame if it has one.
  private func flat(_ place: LottiePlace) -> LottiePair {
    switch place {
    case .pair(let pair): return pair
    case .route:
      let points = sampled(place.span ?? 0...0) { place.value(at: $0).point }
      return LottiePair(x: points.map(\.x), y: points.map(\.y))
    }
  }
}
