/// One physics profile, applied to the gesture that all lanes share.
struct FeelLane {
  static let length = 700.0

  let name: String
  let color: Color
  /// The dashes of the lane's curve.
  let dash: [Double]
  /// The profile's default constants.
  let usual: Physics
  var tape: ScrollerTape

  /// A lane for each profile. Dashes help people who can't tell the colours of the curves apart.
  static var all: [FeelLane] {
    let lines: [(Color, dash: [Double])] = [
      (.sky, []), (.mint, [10, 4]), (.sun, [3, 3]), (.violet, [10, 3, 2, 3]),
    ]
    return zip(FeelKnob.profiles, lines).map { FeelLane($0.name, $0.physics, $1.0, dash: $1.dash) }
  }

  private init(_ name: String, _ physics: Physics, _ color: Color, dash: [Double]) {
    (self.name, self.color, self.dash, self.usual) = (name, color, dash, physics)
    let extent = Extent(range: 0...Self.length, viewport: Self.length, follow: -1)
    tape = ScrollerTape(Scroller(extent, physics: physics))
  }

  var physics: Physics { tape.physics }
  var scroller: Scroller { tape.scroller }

  /// Predicts the motion; if the lane is being dragged, as if it were released at `clock`.
  func flight(ifReleasedAt clock: Double?) -> FeelFlight {
    var thrown = scroller
    if let clock, scroller.isDragging { thrown.endDrag(time: clock) }
    return FeelFlight(thrown)
  }
}

/// A predicted motion, from time 0 until it rests.
struct FeelFlight {
  let duration: Double
  let destination: Double
  let position: Track<Double>
  let velocity: Track<Double>

  init(_ scroller: Scroller) {
    let duration = scroller.remainingTime
    let steps = min(max(Int(duration * 60), 2), 240)
    let times = (0...steps).map { duration * Double($0) / Double(steps) }
    let states = times.map { scroller.advanced(by: $0) }
    self.duration = duration
    destination = scroller.destination
    position = Track(states.map(\.position), at: times)
    velocity = Track(states.map(\.velocity), at: times)
  }

  /// The curve of position over time, in a box that is `seconds` wide.
  func curve(in box: Rect, seconds: Double) -> Path {
    Path(
      through: position.keyframes.map {
        Point(x: box.minX + box.width * $0.time / seconds, y: Self.height(of: $0.value, in: box))
      })
  }

  static func height(of position: Double, in box: Rect) -> Double {
    box.maxY - box.height * position / FeelLane.length
  }
}
