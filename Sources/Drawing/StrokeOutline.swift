import Keyframes
import Stage

extension Contours {
  mutating func addStroke(_ stroke: Stroke, of shape: Shape, under map: Transform) {
    guard map.isFinite, map.determinant != 0, stroke.width > 0, stroke.width.isFinite,
      stroke.start < stroke.end
    else { return }
    let scale = map.maxScale
    let lines = shape.polylines(scale: scale).map { MeasuredLine($0, tolerance: 1e-3 / scale) }
    let total = lines.reduce(0) { $0 + $1.length }
    guard total.isFinite else { return }
    let isWhole = stroke.start <= 0 && stroke.end >= 1
    let low = min(max(stroke.start, 0), 1) * total
    let high = min(max(stroke.end, 0), 1) * total
    let outliner = StrokeOutliner(stroke, map: map)
    guard stroke.offset == 0 || isWhole else {
      let shift = (stroke.offset - stroke.offset.rounded(.down)) * total
      guard shift.isFinite else { return }
      addParts(of: lines, low + shift, high + shift, total, outliner)
      return
    }
    var passed = 0.0
    for line in lines {
      if isWhole {
        outliner.add(line, in: 0...line.length, to: &self)
      } else if max(low - passed, 0) < min(high - passed, line.length) {
        outliner.add(line, in: max(low - passed, 0)...min(high - passed, line.length), to: &self)
      }
      passed += line.length
    }
  }

  /// Adds the part between two lengths along all lines. The second length may be up to twice the
  /// total: the part then continues from the start, without a gap if the only line is closed.
  private mutating func addParts(
    of lines: [MeasuredLine], _ low: Double, _ high: Double, _ total: Double,
    _ outliner: StrokeOutliner
  ) {
    let isBeyond = low >= total
    let (low, high) = isBeyond ? (low - total, high - total) : (low, high)
    if lines.count == 1, lines[0].isClosed, high > total {
      outliner.add(lines[0], in: low...high, to: &self)
      return
    }
    for lap in [0, total] {
      var passed = lap
      for line in lines {
        let (from, to) = (max(low - passed, 0), min(high - passed, line.length))
        if from < to { outliner.add(line, in: from...to, to: &self) }
        passed += line.length
      }
    }
  }
}

/// Creates the contours of a line's stroke, in the shape's own coordinates until the last step, so
/// that uneven scales stretch the stroke too.
struct StrokeOutliner {
  private let stroke: Stroke
  private let half: Double
  private let map: Transform
  private let scale: Double

  init(_ stroke: Stroke, map: Transform) {
    self.stroke = stroke
    half = stroke.width / 2
    self.map = map
    scale = map.maxScale
  }

  /// Adds the dashes of a part of a line.
  func add(_ line: MeasuredLine, in range: ClosedRange<Double>, to contours: inout Contours) {
    for dash in stroke.dashes(in: range, of: line) {
      if line.isClosed, dash == 0...line.length, line.points.count > 2 {
        addClosed(Array(line.points.dropLast()), to: &contours)
      } else if stroke.cap == .square, dash.lowerBound == dash.upperBound {
        // A dot has the direction of the line: it is drawn as a very short dash.
        let reach = 1e-3 / scale
        addOpen(
          line.part(max(0, dash.lowerBound - reach), min(line.length, dash.upperBound + reach)),
          to: &contours)
      } else {
        addOpen(line.part(dash.lowerBound, dash.upperBound), to: &contours)
      }
    }
  }

  func addClosed(_ points: [Point], to contours: inout Contours) {
    addSide(points, isClosed: true, to: &contours)
    contours.close()
    addSide(points.reversed(), isClosed: true, to: &contours)
    contours.close()
  }

  func addOpen(_ points: [Point], to contours: inout Contours) {
    var clean: [Point] = []
    clean.reserveCapacity(points.count)
    for point in points where clean.last.map({ $0.distance(to: point) * scale > 1e-4 }) ?? true {
      clean.append(point)
    }
    if clean.count > 1 {
      addSide(clean, isClosed: false, to: &contours)
      addCap(clean[clean.count - 1], from: clean[clean.count - 2], to: &contours)
      let back = Array(clean.reversed())
      addSide(back, isClosed: false, to: &contours)
      addCap(back[back.count - 1], from: back[back.count - 2], to: &contours)
      contours.close()
    } else if let dot = clean.first {
      addDot(dot, to: &contours)
    }
  }

  /// A line without length is a circle or a square, by its caps.
  private func addDot(_ dot: Point, to contours: inout Contours) {
    let side = Point(x: half, y: 0)
    switch stroke.cap {
    case .butt: return
    case .round:
      addArc(dot, from: side, to: Point(x: -half, y: 0), to: &contours)
      addArc(dot, from: Point(x: -half, y: 0), to: side, to: &contours)
    case .square:
      for (x, y) in [(half, half), (-half, half), (-half, -half), (half, -half)] {
        emit(dot + Point(x: x, y: y), to: &contours)
      }
    }
    contours.close()
  }

  /// The offset line to the left of the direction of travel.
  private func addSide(_ points: [Point], isClosed: Bool, to contours: inout Contours) {
    let count = points.count
    var before = Leg(points[count - 1], points[0], half)
    for index in 0..<count {
      let isEnd = !isClosed && index == count - 1
      let next =
        isEnd ? before : Leg(points[index], points[index + 1 == count ? 0 : index + 1], half)
      if isEnd || (!isClosed && index == 0) {
        emit(points[index] + next.normal, to: &contours)
      } else {
        addJoin(points[index], before, next, to: &contours)
      }
      before = next
    }
  }

  private func addJoin(_ pivot: Point, _ before: Leg, _ next: Leg, to contours: inout Contours) {
    let cross = before.unit.x * next.unit.y - before.unit.y * next.unit.x
    let dot = before.unit.x * next.unit.x + before.unit.y * next.unit.y
    let sum = before.normal + next.normal
    if cross < 0 {
      // On the inside of the bend. If the two offset lines meet before either leg ends they are cut
      // there; otherwise the outline goes through the pivot, which never reduces winding numbers.
      if half * -cross <= (1 + dot) * min(before.length, next.length) / 2 {
        emit(pivot + sum * (1 / (1 + dot)), to: &contours)
      } else {
        emit(pivot + before.normal, to: &contours)
        emit(pivot, to: &contours)
        emit(pivot + next.normal, to: &contours)
      }
      return
    }
    let halfCosine = (max(0, 1 + dot) / 2).squareRoot()
    let isSlight = halfCosine > 0.5 && half * (1 / halfCosine - 1) * scale < flatness / 2
    switch stroke.join {
    case _ where isSlight:
      emit(pivot + sum * (1 / (1 + dot)), to: &contours)
    case _ where halfCosine > 0.97, .round:
      // Bends this small come from flattened curves.
      addArc(pivot, from: before.normal, to: next.normal, to: &contours)
    case .miter where halfCosine * stroke.miterLimit >= 1:
      emit(pivot + sum * (1 / (1 + dot)), to: &contours)
    case .miter, .bevel:
      emit(pivot + before.normal, to: &contours)
      emit(pivot + next.normal, to: &contours)
    }
  }

  private func addCap(_ end: Point, from: Point, to contours: inout Contours) {
    let leg = Leg(from, end, half)
    switch stroke.cap {
    case .butt: break
    case .square:
      let out = leg.unit * half
      emit(end + leg.normal + out, to: &contours)
      emit(end - leg.normal + out, to: &contours)
    case .round:
      addArc(end, from: leg.normal, to: leg.normal * -1, to: &contours)
    }
  }

  private func addArc(_ centre: Point, from: Point, to: Point, to contours: inout Contours) {
    for offset in arc(from: from, to: to, pixelRadius: half * scale) {
      emit(centre + offset, to: &contours)
    }
  }

  private func emit(_ point: Point, to contours: inout Contours) {
    contours.add(map.apply(to: point))
  }
}

/// A straight piece of a line: its direction, and its normal to the left, half a width long.
private struct Leg {
  let unit: Point
  let normal: Point
  let length: Double

  init(_ from: Point, _ to: Point, _ half: Double) {
    let vector = to - from
    length = vector.length
    unit = length > 0 ? vector * (1 / length) : .zero
    normal = Point(x: unit.y * half, y: -unit.x * half)
  }
}
