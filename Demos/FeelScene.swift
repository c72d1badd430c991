import Keyframes
import DemoKit
import Scrolling
import Stage

/// The lanes, their predicted motions, and the bars.
extension Feel {
  var scene: Scene {
    Scene(ground: .ink) {
      for index in lanes.indices { lane(index) }
      Node(
        "Press a name for its constants, and to throw time that way. "
          + "Double click a bar for its usual value.",
        TextStyle(13, .regular, alignment: .leading), .mist
      )
      .at(x: 26, y: 229)
      .named("hint")
      chart
      readings.node(device: device, lanes[chosen], flights[chosen])
      for bar in FeelBar.all(for: lanes[chosen].physics) {
        bar.node(
          lanes[chosen].physics, usual: lanes[chosen].usual, lanes[chosen].color,
          isHeld: isHeld(bar))
      }
    }
  }

  private func isHeld(_ bar: FeelBar) -> Bool {
    if case .bar(let name, _) = hold { name == bar.constant.name } else { false }
  }

  static func label(_ index: Int) -> Rect {
    Rect(x: 24, y: 21 + laneHeight * Double(index), width: 104, height: 40)
  }

  private func lane(_ index: Int) -> Node {
    let (lane, flight) = (lanes[index], flights[index])
    let label = Self.label(index)
    let middle = label.centre.y
    let box = Rect(x: Self.lanesRect.minX, y: label.minY, width: Self.lanesRect.width, height: 40)
    let place: Track<Double> = isHeld ? .always(lane.scroller.position) : flight.position
    return Node {
      Node(
        .rectangle(label.size, cornerRadius: 8),
        fill: index == chosen && isInForce ? lane.color.opacity(0.24) : .midnight
      )
      .at(x: .always(label.centre.x), y: .always(middle))
      Node(
        lane.name, TextStyle(15, index == chosen ? .semibold : .regular, alignment: .leading),
        index == chosen ? lane.color : .paper.opacity(0.8)
      )
      .at(x: .always(label.minX + 12), y: .always(middle))
      Node {
        Node(.rectangle(box.size, cornerRadius: 0), fill: .midnight).at(
          x: .always(box.centre.x), y: .always(middle))
        Node(.path(Self.marks(middle)), stroke: Stroke(.steel.opacity(0.6), width: 1))
        Node(.path(Self.ends(middle)), stroke: Stroke(.steel, width: 1.5))
        Node(.circle(radius: 11), stroke: Stroke(lane.color.opacity(0.75), width: 2))
          .at(x: .always(Self.origin + flight.destination), y: .always(middle))
          .named("landing")
        Node(.circle(radius: 9), fill: lane.color)
          .at(x: place.map { Self.origin + $0 }, y: .always(middle))
          .named("marker")
      }
      .clipped(to: box, cornerRadius: 8)
      .named("track")
    }
    .named(lane.name)
  }

  /// A mark every 50 points of the content, a longer one every 100.
  private static func marks(_ middle: Double) -> Path {
    var path = Path()
    for mark in 1..<14 {
      let height = mark.isMultiple(of: 2) ? 6.0 : 3
      path.move(to: Point(x: origin + 50 * Double(mark), y: middle - height))
      path.line(to: Point(x: origin + 50 * Double(mark), y: middle + height))
    }
    return path
  }

  private static func ends(_ middle: Double) -> Path {
    var path = Path()
    for x in [origin, origin + FeelLane.length] {
      path.move(to: Point(x: x, y: middle - 14))
      path.line(to: Point(x: x, y: middle + 14))
    }
    return path
  }

  /// Position over time for all lanes, with a line at the current time.
  private var chart: Node {
    let rect = Self.chartRect
    let plot = Rect(x: rect.minX + 14, y: rect.minY + 26, width: rect.width - 28, height: 106)
    let duration = duration
    let now: Track<Double> = [0: plot.minX, duration: plot.maxX]
    return Node {
      Node(.rectangle(rect.size, cornerRadius: 0), fill: .midnight).at(
        x: .always(rect.centre.x), y: .always(rect.centre.y))
      Node("Position over time", TextStyle(13, .regular, alignment: .leading), .mist).at(
        x: .always(rect.minX + 12), y: .always(rect.minY + 14))
      Node(
        duration.fixed(2) + " s", TextStyle(13, .regular, family: .mono, alignment: .trailing),
        .mist
      )
      .at(x: .always(rect.maxX - 12), y: .always(rect.maxY - 12))
      for y in [plot.minY, plot.maxY] {
        Node(
          .line(from: Point(x: plot.minX, y: y), to: Point(x: plot.maxX, y: y)),
          stroke: Stroke(.steel.opacity(0.5), width: 1))
      }
      Node(
        .line(from: Point(x: 0, y: plot.minY), to: Point(x: 0, y: plot.maxY)),
        stroke: Stroke(.paper.opacity(0.5), width: 1)
      )
      .at(x: now, y: 0)
      .named("now")
      for index in chartOrder { curve(index, in: plot, duration, now) }
    }
    .clipped(to: rect, cornerRadius: 8)
    .named("chart")
  }

  /// The chosen lane on top.
  private var chartOrder: [Int] { lanes.indices.filter { $0 != chosen } + [chosen] }

  @NodeBuilder private func curve(
    _ index: Int, in plot: Rect, _ duration: Double, _ now: Track<Double>
  ) -> [Node] {
    let (lane, flight) = (lanes[index], flights[index])
    let color = lane.color.opacity(index == chosen ? 1 : 0.55)
    let end = Point(
      x: plot.minX + plot.width * flight.duration / duration,
      y: FeelFlight.height(of: flight.destination, in: plot))
    if flight.duration > 0 {
      Node(
        .path(flight.curve(in: plot, seconds: duration)),
        stroke: Stroke(color, width: index == chosen ? 2.5 : 1.5, join: .round)
      )
      .named("curve \(lane.name)")
    }
    Node(.circle(radius: 4), stroke: Stroke(color, width: 1.5))
      .at(x: .always(end.x), y: .always(end.y))
      .named("rest \(lane.name)")
    if !isHeld {
      Node(.circle(radius: 4), fill: lane.color)
        .at(x: now, y: flight.position.map { FeelFlight.height(of: $0, in: plot) })
        .named("point \(lane.name)")
    }
  }
}
