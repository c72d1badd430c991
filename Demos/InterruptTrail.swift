import Keyframes
import Stage

/// A trail: dots at the positions of something at equal times, which fade.
struct InterruptTrail {
  private static let step = 1.0 / 24
  /// The number of visible dots; the next one replaces the first.
  private static let count = 30

  private let start: Double
  private var places: [Point] = []

  init(start: Double) { self.start = start }

  /// Drops the dots from `start` on, and evaluates them again until `end`.
  mutating func follow(from start: Double, until end: Double, _ place: (Double) -> Point) {
    let known = max(Int(((start - self.start) / Self.step).rounded(.up)), 0)
    if known < places.count { places.removeSubrange(known...) }
    var time = self.start + Double(places.count) * Self.step
    while time <= end {
      places.append(place(time))
      time = self.start + Double(places.count) * Self.step
    }
  }

  var nodes: [Node] {
    (0..<min(Self.count, places.count)).map { dot in
      var (x, y, opacity): ([Keyframe<Double>], [Keyframe<Double>], [Keyframe<Double>]) = (
        [], [], []
      )
      for index in stride(from: dot, to: places.count, by: Self.count) {
        let time = start + Double(index) * Self.step
        let moves = index > 0 && places[index].distance(to: places[index - 1]) > 0.5
        x.append(Keyframe(time: time, value: places[index].x, easing: .hold))
        y.append(Keyframe(time: time, value: places[index].y, easing: .hold))
        opacity.append(Keyframe(time: time, value: 0))
        opacity.append(Keyframe(time: time, value: moves ? 0.7 : 0))
      }
      let last = (opacity.last?.time ?? start) + Double(Self.count) * Self.step
      opacity.append(Keyframe(time: last, value: 0))
      return Node(.circle(radius: 4), fill: .slate)
        .at(x: Track(x), y: Track(y))
        .opacity(Track(opacity))
        .named("dot-\(dot + 1)")
    }
  }
}
