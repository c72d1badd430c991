import Keyframes
import Syntax
import Words

extension LottieImport {
  /// Lets a modifier change shapes; the first of them is on top.
  func modify(_ shapes: [LottieShape], _ source: LottieValue) {
    switch source["ty"]?.text {
    case "tm": trim(shapes, source)
    case "rd":
      let radius = number(source["r"], or: 0)
      change(shapes, [radius], growth: 2) { $0.rounded(by: max($1[0], 0)) }
    case "pb":
      let amount = number(source["a"], or: 0, times: 0.01)
      change(shapes, [amount], isStraight: true) { $0.puckered(by: $1[0]) }
    case "zz": zigZag(shapes, source)
    case "op":
      let amount = number(source["a"], or: 0)
      let join = source["lj"]?.whole ?? 1
      let limit = number(source["ml"], or: 100)
      change(shapes, [amount, limit], growth: 24) { contour, values in
        LottieOffset(amount: values[0], join: join, miterLimit: values[1]).applied(to: contour)
      }
    case "tw":
      let angle = number(source["a"], or: 0)
      let centre = pair(source["c"], or: 0)
      change(shapes, [angle, centre.x, centre.y]) { contour, values in
        contour.twisted(by: values[0], about: Point(x: values[1], y: values[2]))
      }
    case _: break
    }
  }

  private func change(
    _ shapes: [LottieShape], _ tracks: [Track<Double>], isStraight: Bool = false, growth: Int = 1,
    _ change: @escaping (LottieContour, [Double]) -> LottieContour
  ) {
    let span = tracks.reduce(nil) { union($0, $1.times) }
    for shape in shapes {
      shape.applyTrim(self)
      shape.basic = nil
      guard growth == 1 || spend(points: shape.outline.weight * growth) else { return }
      shape.outline = shape.outline.changed(span, isStraight: isStraight, growth: growth) {
        contours, frame in
        let values = tracks.map { $0.value(at: frame) }
        return contours.map { change($0, values) }
      }
    }
  }

  private func zigZag(_ shapes: [LottieShape], _ source: LottieValue) {
    let ridges = number(source["r"], or: 0)
    if ridges.keyframes.contains(where: { $0.value > Double(LottieLimits.corners) }) {
      note("a zig zag with too many ridges", instead: "\(LottieLimits.corners) ridges")
    }
    let tracks = [number(source["s"], or: 0), ridges, number(source["pt"], or: 1)]
    let most = ridges.keyframes.map(\.value).max() ?? 0
    let growth = Int(min(max(most, 0), Double(LottieLimits.corners))) + 1
    change(shapes, tracks, growth: growth) { contour, values in
      let count = Int(min(max(values[1], 0), Double(LottieLimits.corners)).rounded())
      return LottieZigZag(amplitude: values[0], ridges: count, isSmooth: values[2] == 2)
        .applied(to: contour)
    }
  }

  private func trim(_ shapes: [LottieShape], _ source: LottieValue) {
    let trim = LottieTrim(
      start: number(source["s"], or: 0, times: 0.01), end: number(source["e"], or: 1, times: 0.01),
      offset: number(source["o"], or: 0, times: 1.0 / 360))
    guard !trim.isWhole, !shapes.isEmpty else { return }
    for shape in shapes { shape.applyTrim(self) }
    if source["m"]?.whole == 2, shapes.count > 1 {
      if shapes.count <= LottieLimits.trimmedInTurn { return trimInTurn(shapes, trim) }
      note("a trim of many shapes in turn", instead: "all are trimmed at once")
    }
    for shape in shapes { shape.trim = trim }
  }

  /// Trims shapes as if they were one line, the topmost first.
  private func trimInTurn(_ shapes: [LottieShape], _ trim: LottieTrim) {
    let line = LottieLine(shapes.map(\.outline))
    let span = line.outlines.reduce(trim.span) { union($0, $1.span) }
    let weight = line.outlines.reduce(0) { $0 + $1.weight }
    guard spend(points: weight * LottieTrim.growth) else { return }
    for (index, shape) in shapes.enumerated() {
      shape.basic = nil
      let most = weight + line.outlines[index].weight
      shape.outline = LottieOutline(span: span, weight: most) { frame in
        guard let part = trim.part(at: frame) else { return [] }
        let lengths = line.lengths(at: frame)
        let (total, own) = (lengths.reduce(0, +), lengths[index])
        let start = lengths[..<index].reduce(0, +)
        guard own > 0 else { return [] }
        let ruler = LottieRuler(line.outlines[index].contours(frame))
        return [0, 1].flatMap { turn -> [LottieContour] in
          let low = max((part.low - turn) * total - start, 0) / own
          let high = min((part.high - turn) * total - start, own) / own
          return low < high ? ruler.part(low, high) : []
        }
      }
    }
  }
}

/// Several outlines that are one line, whose lengths are measured once for each frame.
private final class LottieLine {
  let outlines: [LottieOutline]
  private var known: [Double: [Double]] = [:]

  init(_ outlines: [LottieOutline]) { self.outlines = outlines }

  func lengths(at frame: Double) -> [Double] {
    if let lengths = known[frame] { return lengths }
    let lengths = outlines.map { LottieRuler($0.contours(frame)).total }
    known[frame] = lengths
    return lengths
  }
}

extension LottieContour {
  /// With every corner of straight lines rounded, at most to the middle of a line.
  func rounded(by radius: Double) -> LottieContour {
    guard radius > 0, vertices.count > 1 else { return self }
    var rounded: [Vertex] = []
    for (index, vertex) in vertices.enumerated() {
      let isEnd = !isClosed && (index == 0 || index == vertices.count - 1)
      guard vertex.isCorner, !isEnd else {
        rounded.append(vertex)
        continue
      }
      let before = vertices[(index + vertices.count - 1) % vertices.count].point
      let after = vertices[(index + 1) % vertices.count].point
      func near(_ other: Point) -> (point: Point, handle: Point) {
        let distance = vertex.point.distance(to: other)
        let part = distance > 0 ? min(distance / 2, radius) / distance : 0
        let point = vertex.point + (other - vertex.point) * part
        return (point, point + (vertex.point - point) * LottieFigures.roundness)
      }
      let (one, two) = (near(before), near(after))
      rounded.append(Vertex(one.point, leaving: one.handle))
      rounded.append(Vertex(two.point, arriving: two.handle))
    }
    return LottieContour(vertices: rounded, isClosed: isClosed)
  }

  /// With points drawn towards the middle and handles away from it, by a fraction; below 0 the other way.
  func puckered(by amount: Double) -> LottieContour {
    // The middle of the box of the points, as After Effects has it.
    let (xs, ys) = (vertices.map(\.point.x), vertices.map(\.point.y))
    let centre = Point(
      x: ((xs.min() ?? 0) + (xs.max() ?? 0)) / 2, y: ((ys.min() ?? 0) + (ys.max() ?? 0)) / 2)
    func moved(_ point: Point, _ part: Double) -> Point { point + (centre - point) * part }
    return LottieContour(
      vertices: vertices.map {
        Vertex(
          moved($0.point, amount), arriving: moved($0.arriving, -amount),
          leaving: moved($0.leaving, -amount))
      }, isClosed: isClosed)
  }

  /// Turned about a centre, the more the farther out: by `degrees` at the farthest point.
  func twisted(by degrees: Double, about centre: Point) -> LottieContour {
    let radius = vertices.reduce(0) { max($0, $1.point.distance(to: centre)) }
    guard radius > 0, degrees != 0 else { return self }
    return map { point in
      let way = point - centre
      let (sine, cosine) = sineAndCosine(degrees: degrees * way.length / radius)
      return centre + Point(x: way.x * cosine - way.y * sine, y: way.x * sine + way.y * cosine)
    }
  }
}
