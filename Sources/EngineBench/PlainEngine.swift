import Keyframes

// The competent engine: what somebody writes who knows what costs time. Structs in contiguous
// arrays, a binary search, a switch over the easings, and everything specialised in one module.

/// A value that the competent engine blends.
protocol Blendable: Sendable {
  func blended(with end: Self, at progress: Double) -> Self
}

struct PlainKeyframe<Value: Blendable>: Sendable {
  let time: Double
  let value: Value
  /// From here to the next keyframe.
  let easing: PlainEasing
}

struct PlainTrack<Value: Blendable>: Sendable {
  /// In order of time.
  let keyframes: [PlainKeyframe<Value>]

  @inline(__always)
  func value(at time: Double) -> Value {
    let keyframes = keyframes.span
    var (low, high) = (0, keyframes.count)
    while low < high {
      let middle = (low + high) / 2
      if keyframes[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return keyframes[0].value }
    guard low < keyframes.count else { return keyframes[low - 1].value }
    let (start, end) = (keyframes[low - 1].time, keyframes[low].time)
    let eased = keyframes[low - 1].easing((time - start) / (end - start))
    return keyframes[low - 1].value.blended(with: keyframes[low].value, at: eased)
  }
}

extension Double: Blendable {
  @inline(__always)
  func blended(with end: Double, at progress: Double) -> Double {
    self + (end - self) * progress
  }
}

extension Point: Blendable {
  @inline(__always)
  func blended(with end: Point, at progress: Double) -> Point {
    Point(x: x + (end.x - x) * progress, y: y + (end.y - y) * progress)
  }
}

extension Color: Blendable {
  @inline(__always)
  func blended(with end: Color, at progress: Double) -> Color {
    Color(
      red: red + (end.red - red) * progress, green: green + (end.green - green) * progress,
      blue: blue + (end.blue - blue) * progress, alpha: alpha + (end.alpha - alpha) * progress)
  }
}
