import Editing
import Keyframes
import DemoKit
import Stage

/// Every classic easing as a tile: its curve, and a dot that follows it. A tap on a tile shows the
/// easing large, on position, size and opacity, next to linear; another tap goes back.
struct EasingAtlas: Demo {
  static let name = "easing-atlas"
  static let title = "Easing atlas"
  static let caption = "All 31 easings. Tap one to see it large."
  static let posterTime = 0.9

  static let knobs: [Knob] = [
    .number("overshoot", 0...5, step: 0.1, default: 1.70158),
    .number("period", 0.1...1, step: 0.05, default: 0.3),
  ]
  var values = KnobValues(knobs)

  /// All motion happens between these times.
  private static let run = 0.3...1.7
  private static let columns = 8
  private static let colors: [Color] = [.sky, .mint, .violet, .coral, .sun]

  private var chosen: Int?

  init() {}

  let timeline = Timeline.seconds(2)

  mutating func tap(_ place: Point, at time: Double) -> Reply {
    chosen = chosen == nil ? tile(at: place) : nil
    return chosen == nil ? .nothing : .playFromStart
  }

  var scene: Scene {
    Scene(ground: .ink) {
      if let chosen {
        large(chosen)
      } else {
        for index in Easing.classics.indices { tile(index) }
        Node("Tap a tile", .note, .sand.opacity(0.6))
          .at(x: .always(corner(of: 31).x + 50), y: .always(corner(of: 31).y + 42))
      }
    }
  }

  // The classics; the knobs apply to back and elastic.
  private func easing(_ index: Int) -> (name: String, easing: Easing) {
    let (name, easing) = Easing.classics[index]
    let period = values["period"]
    // In an ease-in-out the period is half as long again.
    let long = period == 0.3 ? nil : 1.5 * period
    let turned: Easing? =
      switch name {
      case "ease-in-back": .easeIn(.back(overshoot: values["overshoot"]))
      case "ease-out-back": .easeOut(.back(overshoot: values["overshoot"]))
      case "ease-in-out-back": .easeInOut(.back(overshoot: values["overshoot"]))
      case "ease-in-elastic": .easeIn(.elastic(period: period))
      case "ease-out-elastic": .easeOut(.elastic(period: period))
      case "ease-in-out-elastic": .easeInOut(.elastic(period: long))
      default: nil
      }
    return (name, turned ?? easing)
  }

  private func corner(of index: Int) -> Point {
    Point(
      x: 32 + 114 * Double(index % Self.columns), y: 26 + 126 * Double(index / Self.columns))
  }

  private func tile(at place: Point) -> Int? {
    Easing.classics.indices.first { index in
      Rect(origin: corner(of: index), size: Size(width: 100, height: 112)).contains(place)
    }
  }

  private func color(_ index: Int) -> Color { Self.colors[(index + 2) / 3 % Self.colors.count] }

  private func tile(_ index: Int) -> Node {
    let (name, easing) = easing(index)
    let corner = corner(of: index)
    return Node {
      Node(.rectangle(100, 84, cornerRadius: 10), fill: .midnight).at(x: 50, y: 42)
      graph(easing, width: 68, height: 44, line: 2.5, dot: 4.5, color(index)).at(x: 16, y: 64)
      Node(name, TextStyle(10.8, .medium), .sand).at(x: 50, y: 100)
    }
    .at(x: .always(corner.x), y: .always(corner.y))
    .named(name)
  }

  /// The curve from its lower left corner, with a dot at the current time.
  private func graph(
    _ easing: Easing, width: Double, height: Double, line: Double, dot: Double, _ color: Color
  ) -> Node {
    var path = Path()
    for step in 0...64 {
      let progress = Double(step) / 64
      let point = Point(x: progress * width, y: -easing(progress) * height)
      if step == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    return Node {
      Node(.path(path), stroke: Stroke(color.opacity(0.85), width: line, cap: .round, join: .round))
      Node(.circle(radius: dot), fill: .paper)
        .at(x: running(from: 0, to: width, .linear), y: running(from: 0, to: -height, easing))
    }
  }

  private func running(from start: Double, to end: Double, _ easing: Easing) -> Track<Double> {
    let track: Track<Double> = [Self.run.lowerBound: start, Self.run.upperBound: end]
    return track.eased(easing)
  }

  private func large(_ index: Int) -> Node {
    let (name, easing) = easing(index)
    return Node {
      Node(name, TextStyle(36, .bold, alignment: .leading), .paper).at(x: 60, y: 66)
      Node(.rectangle(330, 300, cornerRadius: 16), fill: .midnight).at(x: 225, y: 290)
      Node(.rectangle(230, 150), stroke: Stroke(.slate, width: 1)).at(x: 225, y: 290)
      graph(easing, width: 230, height: 150, line: 4, dot: 9, color(index)).at(x: 110, y: 365)
      Node("Tap to go back", .note, .sand.opacity(0.6)).at(x: 225, y: 474)
      lane("position", y: 150, easing) { easing, size in
        Node(.circle(radius: 17 * size), fill: color(index)).at(
          x: running(from: 17, to: 363, easing))
      }
      lane("size", y: 290, easing) { easing, size in
        Node(.circle(radius: 24 * size), fill: color(index)).at(x: 190)
          .scale(running(from: 0.2, to: 1, easing))
      }
      lane("opacity", y: 430, easing) { easing, size in
        Node(.rectangle(380 * size, 40 * size, cornerRadius: 12 * size), fill: color(index))
          .at(x: 190)
          .opacity(running(from: 0.05, to: 1, easing))
      }
    }
    .named(name)
  }

  /// A property with the easing, and below it, small and faint, the same with linear.
  private func lane(
    _ title: String, y: Double, _ easing: Easing, _ figure: (Easing, _ size: Double) -> Node
  ) -> Node {
    Node {
      Node(title, TextStyle(16, .medium, alignment: .leading), .sand).at(y: -52)
      Node(.rectangle(380, 1), fill: .slate).at(x: 190)
      figure(easing, 1)
      Node { figure(.linear, 0.4) }.opacity(0.45).at(y: 44).named("linear")
    }
    .at(x: 490, y: .always(y))
    .named(title)
  }
}
