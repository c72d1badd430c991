import Keyframes
import DemoKit
import Stage

/// A path is flown along, drawn and measured. Two planes fly along it, one from each end; on a
/// tight bend two dots start and arrive together, one at constant speed and one at the curve's raw
/// pace; below, a picture is revealed by six masks.
struct Paths: Demo {
  static let name = "paths"
  static let title = "Paths"
  static let caption = "Fly along a path, draw it, move at constant speed. Below: six masks."
  static let posterTime = 3.5

  private static let duration = 6.0
  /// When the dots move.
  private static let run = 0.6...5.4
  /// The number of equally timed marks that the dots leave.
  private static let marks = 12
  private static let reveals: [(name: String, reveal: Mask.Reveal)] = [
    ("fromTop", .fromTop), ("fromLeft", .fromLeft), ("fromBottom", .fromBottom),
    ("fromRight", .fromRight), ("toCircle", .toCircle), ("toBounds", .toBounds),
  ]

  let timeline = Timeline.seconds(duration, ticks: [run.lowerBound, run.upperBound])

  var scene: Scene {
    Scene(ground: .ink) {
      Node(.rectangle(552, 300, cornerRadius: 16), fill: .midnight).at(x: 324, y: 186)
      Node(.rectangle(288, 300, cornerRadius: 16), fill: .midnight).at(x: 768, y: 186)
      flight
      pace
      masks
    }
  }

  // MARK: Flown and drawn

  private var loop: Path {
    var path = Path()
    path.move(to: Point(x: 92, y: 248))
    path.cubic(Point(x: 232, y: 284), Point(x: 440, y: 256), to: Point(x: 418, y: 136))
    path.cubic(Point(x: 404, y: 60), Point(x: 262, y: 60), to: Point(x: 248, y: 136))
    path.cubic(Point(x: 228, y: 244), Point(x: 440, y: 300), to: Point(x: 556, y: 92))
    return path
  }

  private var flight: Node {
    let out: Track<Double> = [0.4: 0, 5.2: 1]
    let back: Track<Double> = [0.8: 1, 5.6: 0]
    let (ahead, backwards) = (out.eased(.easeInOut(.sine)), back.eased(.easeInOut(.sine)))
    return Node {
      Node(.path(loop), stroke: Stroke(.steel.opacity(0.6), width: 2))
      // The path is drawn behind one plane, with dashes running after it; a tail follows the other.
      Node(.path(loop), stroke: Stroke(.sun, width: 4, cap: .round, dash: [10, 14]))
        .stroke(to: ahead).dashPhase([0: 0, Self.duration: -288])
        .named("trail")
      Node(.path(loop), stroke: Stroke(.sky.opacity(0.6), width: 8, cap: .round))
        .stroke(from: backwards, to: backwards.map { $0 + 0.12 })
        .named("tail")
      plane(.sun).along(loop, ahead, turning: .along).named("ahead")
      plane(.sky).along(loop, backwards, turning: .backwards).named("home")
      Node("turning: .along", TextStyle(18, .medium, alignment: .leading), .sun)
        .at(x: 72, y: 308)
      Node("turning: .backwards", TextStyle(18, .medium, alignment: .trailing), .sky)
        .at(x: 576, y: 308)
    }
    .named("flight")
  }

  private func plane(_ color: Color) -> Node {
    Node {
      Node(
        .corners([Point(x: 34, y: 0), Point(x: -30, y: -24), Point(x: -17, y: 0)]), fill: .paper)
      Node(.corners([Point(x: 34, y: 0), Point(x: -30, y: 24), Point(x: -17, y: 0)]), fill: color)
    }
  }

  // MARK: Even and raw

  private var bend: Path {
    var path = Path()
    path.move(to: Point(x: 664, y: 292))
    path.cubic(Point(x: 752, y: 8), Point(x: 784, y: 8), to: Point(x: 872, y: 292))
    return path
  }

  private var pace: Node {
    Node {
      Node(.path(bend), stroke: Stroke(.steel.opacity(0.6), width: 4, cap: .round))
      rider("even", .even, .mint, side: -1, y: 246)
      rider("raw", .raw, .coral, side: 1, y: 280)
    }
    .named("pace")
  }

  /// A dot on the bend, its marks on one side of the line, and its progress along the path.
  private func rider(
    _ name: String, _ pace: Route.Pace, _ color: Color, side: Double, y: Double
  ) -> Node {
    let route = Route(bend, turning: .along, pace: pace)
    let progress: Track<Double> = [Self.run.lowerBound: 0, Self.run.upperBound: 1]
    return Node {
      for mark in 0...Self.marks {
        let part = Double(mark) / Double(Self.marks)
        let (place, turn) = route.place(at: part)
        let aside = place + .polar(18 * side, degrees: turn)
        Node(.rectangle(4, 16, cornerRadius: 2), fill: color)
          .at(x: .always(aside.x), y: .always(aside.y)).rotation(.always(turn))
          .hidden(until: Self.time(part))
      }
      Node(.circle(radius: 10), fill: color).along(bend, progress, pace: pace).named("dot")
      Node(name, TextStyle(18, .medium, alignment: .trailing), color).at(x: 756, y: .always(y))
      Node(
        number: Self.way(route), NumberFormat(suffix: " %"),
        TextStyle(18, .medium, family: .mono, alignment: .trailing), .paper
      )
      .at(x: 828, y: .always(y))
    }
    .named(name)
  }

  private static func time(_ part: Double) -> Double {
    run.lowerBound + part * (run.upperBound - run.lowerBound)
  }

  /// The percentage of the length covered, over time.
  private static func way(_ route: Route) -> Track<Double> {
    let places = (0...96).map { route.place(at: Double($0) / 96).point }
    var lengths = [0.0]
    for (from, to) in zip(places, places.dropFirst()) {
      lengths.append(lengths[lengths.count - 1] + from.distance(to: to))
    }
    let all = lengths[lengths.count - 1]
    return Track(
      lengths.enumerated().map {
        Keyframe(time: time(Double($0.offset) / 96), value: 100 * $0.element / all)
      })
  }

  // MARK: Revealed

  @NodeBuilder private var masks: [Node] {
    let delays = Stagger(0.4).delays(count: Self.reveals.count)
    for (index, (name, reveal)) in Self.reveals.enumerated() {
      let start = 0.4 + delays[index]
      let visibility: Track<Double> = [start: 0, start + 2.8: 1]
      Node {
        Node(.rectangle(124, 88), fill: .midnight)
        picture.revealed(
          reveal, visibility.eased(.easeInOut(.quad)),
          of: Rect(x: -62, y: -44, width: 124, height: 88))
        Node(name, TextStyle(18, .medium), .sand).at(y: 68)
      }
      .at(x: .always(110 + 148 * Double(index)), y: 416)
      .named(name)
    }
  }

  private var picture: Node {
    Node {
      // Only as far down as it is visible, since the lower of two coincident edges shows through.
      Node(.rectangle(124, 80), gradient: .vertical(.violet, .coral)).at(y: -4).named("sky")
      Node(.circle(radius: 19), fill: .sun).at(x: 20, y: 2)
      Node(
        .corners([
          Point(x: -62, y: 44), Point(x: -62, y: 8), Point(x: -28, y: -16), Point(x: 10, y: 26),
          Point(x: 32, y: 10), Point(x: 62, y: 34), Point(x: 62, y: 44),
        ]), fill: .navy)
    }
    .named("picture")
  }
}
