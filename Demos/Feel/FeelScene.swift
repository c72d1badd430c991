/// The lanes, their predicted motions, and the bars.
extension Feel {
  static let lanesRect = Rect(x: 136, y: 16, width: 800, height: 200)
  /// The left end of a lane's content, with room to pull it beyond both ends.
  private static let origin = 186.0

  static func label(_ index: Int) -> Rect {
    Rect(x: 24, y: 21 + 50 * Double(index), width: 104, height: 40)
  }

  var scene: Scene {
    Scene(ground: .ink) {
      for index in lanes.indices { lane(index) }
      Node(
        "Click a name for its constants, and to scroll time with its physics. "
          + "Double-click a bar for its default.", TextStyle(13).leading, .mist
      )
      .at(x: 26, y: 229).named("hint")
      chart
      readings.node(device: device, lanes[chosen], flights[chosen])
      for bar in bars {
        bar.node(lanes[chosen], isHeld: bar.constant.name == heldBar?.name)
      }
    }
  }

  private func lane(_ index: Int) -> Node {
    let (lane, flight, isChosen) = (lanes[index], flights[index], index == chosen)
    let label = Self.label(index)
    let box = Rect(x: Self.lanesRect.minX, y: label.minY, width: Self.lanesRect.width, height: 40)
    let middle = label.centre.y
    let position = isHeld ? Track(lane.scroller.position) : flight.position
    return Node {
      Node(
        label, cornerRadius: 8,
        fill: isChosen && isInForce ? lane.color.opacity(0.24) : .midnight)
      Node(
        lane.name, TextStyle(15, isChosen ? .semibold : .regular).leading,
        isChosen ? lane.color : .paper.opacity(0.8)
      )
      .at(x: label.minX + 12, y: middle - 5)
      Node(
        .line((label.minX + 12, middle + 12), (label.maxX - 12, middle + 12)),
        stroke: Stroke(lane.color, width: 2, dash: lane.dash)
      )
      .named("line")
      Node {
        Node(box, fill: .midnight)
        Node(.path(Self.scale(middle)), stroke: Stroke(.steel.opacity(0.6), width: 1))
        Node(
          .path(Self.marks([(0, 14), (FeelLane.length, 14)], middle)),
          stroke: Stroke(.steel, width: 1.5))
        Node(.circle(radius: 11), stroke: Stroke(lane.color.opacity(0.75), width: 2))
          .at(x: Self.origin + flight.destination, y: middle).named("landing")
        Node(.circle(radius: 9), fill: lane.color)
          .at(x: position.map { Self.origin + $0 }, y: middle).named("marker")
      }
      .clipped(to: box, cornerRadius: 8).named("track")
    }
    .named(lane.name)
  }

  /// Marks every 50 points of the content, with a longer one every 100.
  private static func scale(_ middle: Double) -> Path {
    marks((1..<14).map { (50 * Double($0), $0.isMultiple(of: 2) ? 6 : 3) }, middle)
  }

  /// Vertical marks, which reach as far up from `middle` as down.
  private static func marks(_ marks: [(x: Double, reach: Double)], _ middle: Double) -> Path {
    marks.reduce(into: Path()) { path, mark in
      let x = origin + mark.x
      path.append(Path(through: (x, middle - mark.reach), (x, middle + mark.reach)))
    }
  }

  /// The position of all lanes over time, with a line at the current time.
  private var chart: Node {
    let rect = Rect(x: 24, y: 244, width: 540, height: 158)
    let plot = Rect(x: rect.minX + 14, y: rect.minY + 26, width: rect.width - 28, height: 106)
    let now: Track<Double> = [0: plot.minX, duration: plot.maxX]
    return Node {
      Node(rect, fill: .midnight)
      Node("Position over time", TextStyle(13).leading, .mist)
        .at(x: rect.minX + 12, y: rect.minY + 14)
      Node(duration.fixed(2) + " s", .mono(13, .regular).trailing, .mist)
        .at(x: rect.maxX - 12, y: rect.maxY - 12)
      for y in [plot.minY, plot.maxY] {
        Node(.line((plot.minX, y), (plot.maxX, y)), stroke: Stroke(.steel.opacity(0.5), width: 1))
      }
      Node(.line((0, plot.minY), (0, plot.maxY)), stroke: Stroke(.paper.opacity(0.5), width: 1))
        .at(x: now, y: 0).named("now")
      // The curve without dashes is at the bottom, so that it doesn't hide the others.
      for index in lanes.indices { curve(index, in: plot, now) }
    }
    .clipped(to: rect, cornerRadius: 8).named("chart")
  }

  @NodeBuilder private func curve(_ index: Int, in plot: Rect, _ now: Track<Double>) -> [Node] {
    let (lane, flight, isChosen) = (lanes[index], flights[index], index == chosen)
    let color = lane.color.opacity(isChosen ? 1 : 0.75)
    if flight.duration > 0 {
      Node(
        .path(flight.curve(in: plot, seconds: duration)),
        stroke: Stroke(color, width: isChosen ? 2.5 : 1.5, join: .round, dash: lane.dash)
      )
      .named("curve \(lane.name)")
    }
    Node(.circle(radius: 4), stroke: Stroke(color, width: 1.5))
      .at(
        x: plot.minX + plot.width * flight.duration / duration,
        y: FeelFlight.height(of: flight.destination, in: plot)
      )
      .named("rest \(lane.name)")
    if !isHeld {
      Node(.circle(radius: 4), fill: lane.color)
        .at(x: now, y: flight.position.map { FeelFlight.height(of: $0, in: plot) })
        .named("point \(lane.name)")
    }
  }
}
