/// A path can be followed, drawn and measured. Two planes fly along it, one from each end. On a
/// tight bend two dots start and arrive together: one at constant speed, the other at the curve's
/// own pace. Below, six masks reveal a picture.
struct Paths: Demo {
  static let title = "Paths"
  static let caption = "Fly along a path, draw it, move at constant speed. Below: six masks."
  static let posterTime = 3.5

  private static let duration = 6.0
  /// The time during which the dots move.
  private static let run = 0.6...5.4
  private static let words = TextStyle(18, .medium)
  /// The number of marks that each dot leaves, at equal intervals of time.
  private static let marks = 12

  let timeline = Timeline.seconds(duration, ticks: [run.lowerBound, run.upperBound])

  var scene: Scene {
    Scene(ground: .ink) {
      Node(Rect(x: 48, y: 36, width: 552, height: 300), cornerRadius: 16, fill: .midnight)
      Node(Rect(x: 624, y: 36, width: 288, height: 300), cornerRadius: 16, fill: .midnight)
      flight
      pace
      masks
    }
  }

  private let loop = Path {
    $0.move(to: Point(x: 92, y: 248))
    $0.cubic(Point(x: 232, y: 284), Point(x: 440, y: 256), to: Point(x: 418, y: 136))
    $0.cubic(Point(x: 404, y: 60), Point(x: 262, y: 60), to: Point(x: 248, y: 136))
    $0.cubic(Point(x: 228, y: 244), Point(x: 440, y: 300), to: Point(x: 556, y: 92))
  }

  private var flight: Node {
    let ahead = Track([0.4: 0, 5.2: 1]).eased(.easeInOut(.sine))
    let backwards = Track([0.8: 1, 5.6: 0]).eased(.easeInOut(.sine))
    return Node {
      Node(.path(loop), stroke: Stroke(.steel.opacity(0.6), width: 2))
      // One plane draws the path behind it, with moving dashes; the other one has a tail.
      Node(.path(loop), stroke: Stroke(.sun, width: 4, cap: .round, dash: [10, 14]))
        .stroke(to: ahead).dashPhase([0: 0, Self.duration: -288]).named("trail")
      Node(.path(loop), stroke: Stroke(.sky.opacity(0.6), width: 8, cap: .round))
        .stroke(from: backwards, to: backwards.map { $0 + 0.12 }).named("tail")
      plane(.sun).along(loop, ahead, turning: .along).named("ahead")
      plane(.sky).along(loop, backwards, turning: .backwards).named("home")
      Node("turning: .along", Self.words.leading, .sun).at(x: 72, y: 308)
      Node("turning: .backwards", Self.words.trailing, .sky).at(x: 576, y: 308)
    }
    .named("flight")
  }

  private func plane(_ color: Color) -> Node {
    Node {
      Node(.corners((34, 0), (-30, -24), (-17, 0)), fill: .paper)
      Node(.corners((34, 0), (-30, 24), (-17, 0)), fill: color)
    }
  }

  private let bend = Path {
    $0.move(to: Point(x: 664, y: 292))
    $0.cubic(Point(x: 752, y: 8), Point(x: 784, y: 8), to: Point(x: 872, y: 292))
  }

  private var pace: Node {
    Node {
      Node(.path(bend), stroke: Stroke(.steel.opacity(0.6), width: 4, cap: .round))
      rider("even", .even, .mint, side: -1, y: 246)
      rider("raw", .raw, .coral, side: 1, y: 280)
    }
    .named("pace")
  }

  /// A dot on the bend, its marks on one side of the line, and a counter of its progress.
  private func rider(
    _ name: String, _ pace: Route.Pace, _ color: Color, side: Double, y: Double
  ) -> Node {
    let route = Route(bend, turning: .along, pace: pace)
    return Node {
      for mark in 0...Self.marks {
        let part = Double(mark) / Double(Self.marks)
        let (position, turn) = route.place(at: part)
        let aside = position + .polar(18 * side, degrees: turn - 90)
        Node(.rectangle(4, 16, cornerRadius: 2), fill: color)
          .at(aside).rotation(turn).hidden(until: Self.time(part))
      }
      dot(pace, color, radius: 10).along(bend, .from(0, to: 1, during: Self.run), pace: pace)
        .named("dot")
      dot(pace, color, radius: 6).at(x: 716, y: y)
      Node(name, Self.words.trailing, color).at(x: 774, y: y)
      Node(number: Self.way(route), NumberFormat(suffix: "%"), .mono(18).trailing, .paper)
        .at(x: 828, y: y)
    }
    .named(name)
  }

  /// One dot has a hole, for people who can't tell the colours apart.
  private func dot(_ pace: Route.Pace, _ color: Color, radius: Double) -> Node {
    pace == .even
      ? Node(.circle(radius: radius), fill: color)
      : Node(.circle(radius: radius - 2), fill: .midnight, stroke: Stroke(color, width: 4))
  }

  private static func time(_ part: Double) -> Double {
    run.lowerBound + part * (run.upperBound - run.lowerBound)
  }

  /// The distance covered over time, in percent of the path's length.
  private static func way(_ route: Route) -> Track<Double> {
    let positions = (0...96).map { route.place(at: Double($0) / 96).point }
    let lengths = zip(positions, positions.dropFirst()).reduce(into: [0.0]) { lengths, step in
      lengths.append(lengths[lengths.count - 1] + step.0.distance(to: step.1))
    }
    return Track(
      lengths.map { 100 * $0 / lengths[96] }, at: (0...96).map { time(Double($0) / 96) })
  }

  @NodeBuilder private var masks: [Node] {
    let delays = Stagger(0.4).delays(count: Mask.Reveal.allCases.count)
    for (index, reveal) in Mask.Reveal.allCases.enumerated() {
      let start = 0.4 + delays[index]
      let box = Rect(x: -62, y: -44, width: 124, height: 88)
      Node {
        Node(box, fill: .midnight)
        picture.revealed(reveal, [start: 0, start + 2.8: 1], .easeInOut(.quad), of: box)
        Node("\(reveal)", Self.words, .sand).at(y: 68)
      }
      .at(x: 110 + 148 * Double(index), y: 416).named("\(reveal)")
    }
  }

  private var picture: Node {
    Node {
      // No larger than its visible part: the lower of two coincident edges would show through.
      Node(.rectangle(124, 80), gradient: .vertical(.violet, .coral)).at(y: -4).named("sky")
      Node(.circle(radius: 19), fill: .sun).at(x: 20, y: 2)
      Node(
        .corners((-62, 44), (-62, 8), (-28, -16), (10, 26), (32, 10), (62, 34), (62, 44)),
        fill: .navy)
    }
    .named("picture")
  }
}
