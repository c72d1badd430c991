import Editing
package import Interface
package import Keyframes
package import Stage
package import Words

/// A tool that draws a node on the stage.
package enum StageTool: String, CaseIterable, Sendable {
  case rectangle, ellipse, star, polygon, text, pen

  package var icon: Icon {
    switch self {
    case .rectangle: .rectangle
    case .ellipse: .ellipse
    case .star: .star
    case .polygon: .polygon
    case .text: .text
    case .pen: .pen
    }
  }

  /// The name of its nodes.
  package var nodeName: Message {
    switch self {
    case .rectangle: "Rectangle"
    case .ellipse: "Ellipse"
    case .star: "Star"
    case .polygon: "Polygon"
    case .text: "Text"
    case .pen: "Path"
    }
  }

  /// A press that moves less far than this on the stage makes a node of the usual size.
  private static let least = 4.0
  private static let usual = Size(width: 160, height: 120)

  /// The box that a drag from `start` to `end` draws: with Shift as high as wide, with Alt around the
  /// start. On whole points.
  package static func box(from start: Point, to end: Point, _ modifiers: Modifiers, isRound: Bool)
    -> Rect
  {
    guard start.distance(to: end) >= least else {
      let side = Size(width: usual.height, height: usual.height)
      return Rect(centre: start.rounded, size: isRound ? side : usual)
    }
    var (width, height) = (end.x - start.x, end.y - start.y)
    if modifiers.contains(.shift) {
      let side = max(abs(width), abs(height))
      (width, height) = (width < 0 ? -side : side, height < 0 ? -side : side)
    }
    let isCentred = modifiers.contains(.alt)
    let from = isCentred ? Point(x: start.x - width, y: start.y - height) : start
    let to = Point(x: start.x + width, y: start.y + height)
    let (a, b) = (from.rounded, to.rounded)
    return Rect(
      x: min(a.x, b.x), y: min(a.y, b.y), width: max(abs(a.x - b.x), 1),
      height: max(abs(a.y - b.y), 1))
  }

  /// A node of the tool in a box; nil for tools that do not draw a box.
  package func node(in box: Rect, _ color: Color) -> Node? {
    let node: Node
    switch self {
    case .rectangle: node = Node(.rectangle(box.size, cornerRadius: 0), fill: color).at(box.centre)
    case .ellipse: node = Node(.ellipse(box.size), fill: color).at(box.centre)
    case .star: node = Self.fitted(.star(points: 5, radius: 100), box, color)
    case .polygon: node = Self.fitted(.polygon(sides: 6, radius: 100), box, color)
    case .text, .pen: return nil
    }
    return node.named(localized(nodeName))
  }

  /// Corners that fill the box, around its middle.
  private static func fitted(_ shape: Shape, _ box: Rect, _ color: Color) -> Node {
    guard case .path(let path) = shape else { return Node(shape, fill: color) }
    let own = path.bounds
    let map = Transform.translation(x: -own.centre.x, y: -own.centre.y)
      .then(.scale(x: box.width / own.width, y: box.height / own.height))
    return Node(.path(path.transformed(by: map).tidy), fill: color).at(box.centre)
  }

  package static func text(_ string: String, at position: Point) -> Node {
    Node(string, TextStyle(48, .semibold), .white).at(position.rounded).named(localized("Text"))
  }

  /// The colours of new nodes, in turn.
  package static let colors = [
    Color(0xFF7F50), Color(0x57B6FF), Color(0xF5B83D), Color(0x3FD0A9), Color(0x9B7BFF),
    Color(0xFF6B9D),
  ]
}

extension Path {
  /// With at most two decimals, as one would write it.
  package var tidy: Path {
    func tidy(_ point: Point) -> Point {
      Point(x: (point.x * 100).rounded() / 100, y: (point.y * 100).rounded() / 100)
    }
    var path = Path()
    for element in elements {
      switch element {
      case .move(let point): path.move(to: tidy(point))
      case .line(let point): path.line(to: tidy(point))
      case .cubic(let one, let two, let end): path.cubic(tidy(one), tidy(two), to: tidy(end))
      case .close: path.close()
      }
    }
    return path
  }
}

extension Point {
  /// On whole points.
  package var rounded: Point { Point(x: x.rounded(), y: y.rounded()) }
}

extension Workspace {
  /// The colour of the next node that is drawn.
  package var nextColor: Color {
    StageTool.colors[player.scene.nodes.count % StageTool.colors.count]
  }

  /// Adds a node that was drawn in front of all others, and selects it, with handles on the stage.
  package mutating func add(drawn node: Node) {
    editing.tool = nil
    editing.stageEditing.isOn = true
    perform(.add([node], inFrontOf: nil))
  }
}
