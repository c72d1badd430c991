import Keyframes
import Stage

/// A line with cumulative lengths.
struct MeasuredLine {
  /// Without repeated points; a closed line ends with its first point again.
  private(set) var points: [Point] = []
  /// The length up to each point.
  private(set) var distances: [Double] = []
  let isClosed: Bool

  /// Points closer than `tolerance` count as one.
  init(_ line: Path.Polyline, tolerance: Double) {
    isClosed = line.isClosed
    points.reserveCapacity(line.points.count + 1)
    distances.reserveCapacity(line.points.count + 1)
    for point in line.points { add(point, tolerance) }
    if isClosed, let first = points.first {
      // A closed line returns exactly to its first point, dropping points too close to it.
      while points.count > 1, let last = points.last, last.distance(to: first) <= tolerance {
        points.removeLast()
        distances.removeLast()
      }
      if points.count > 1 { add(first, 0) }
    }
  }

  @inline(__always)
  private mutating func add(_ point: Point, _ tolerance: Double) {
    let step = points.last.map { $0.distance(to: point) }
    if let step, !(step > tolerance) { return }
    points.append(point)
    distances.append(length + (step ?? 0))
  }

  var length: Double { distances.last ?? 0 }

  /// The part between two lengths along the line; a closed line continues beyond its end.
  func part(_ start: Double, _ end: Double) -> [Point] {
    guard points.count > 1, start > 0 || end < length else { return points }
    var part = [place(at: start)]
    var lap = 0.0
    repeat {
      var index = firstPoint { distances[$0] + lap > start }
      while index < points.count, distances[index] + lap < end {
        part.append(points[index])
        index += 1
      }
      lap += length
    } while isClosed && lap < end
    part.append(place(at: end))
    return part
  }

  /// The first point for which `isBeyond` holds, which it then does for all that follow.
  private func firstPoint(where isBeyond: (Int) -> Bool) -> Int {
    var (low, high) = (0, points.count)
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func place(at distance: Double) -> Point {
    let distance = isClosed && distance > length ? distance - length : distance
    let low = min(max(firstPoint { distances[$0] >= distance }, 1), points.count - 1)
    let from = points[low - 1]
    let step = (distance - distances[low - 1]) / (distances[low] - distances[low - 1])
    return from + (points[low] - from) * min(max(step, 0), 1)
  }
}

extension Stroke {
  /// The dashes of a line within `range`, as lengths along it.
  func dashes(in range: ClosedRange<Double>, of line: MeasuredLine) -> [ClosedRange<Double>] {
    let pattern = dash.count.isMultiple(of: 2) ? dash : dash + dash
    let period = pattern.reduce(0, +)
    guard period > 0, period.isFinite, dashPhase.isFinite, pattern.allSatisfy({ $0 >= 0 }),
      line.length / period < 5000
    else { return [range] }
    var dashes: [ClosedRange<Double>] = []
    let phase = dashPhase.truncatingRemainder(dividingBy: period)
    var distance = phase > 0 ? -phase : -phase - period
    while distance < range.upperBound {
      for (index, length) in pattern.enumerated() {
        let low = max(distance, range.lowerBound)
        let high = min(distance + length, range.upperBound)
        if index.isMultiple(of: 2), low <= high, high > low || length == 0 {
          dashes.append(low...high)
        }
        distance += length
      }
    }
    guard line.isClosed, range == 0...line.length, dashes.count > 1, let last = dashes.last,
      dashes[0].lowerBound == 0, last.upperBound == line.length
    else { return dashes }
    // A dash across the start of a closed line is one piece, with a join.
    dashes[dashes.count - 1] = last.lowerBound...(line.length + dashes[0].upperBound)
    dashes.removeFirst()
    return dashes
  }
}
