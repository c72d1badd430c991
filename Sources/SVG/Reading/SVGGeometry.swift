import Keyframes
import Stage
import Syntax
import Words

/// An outline in the middle of which a node has its origin.
struct SVGGeometry {
  /// About the origin.
  let shape: Shape
  /// Where the origin lies in the element's coordinates.
  let pivot: Point
  /// In the element's coordinates.
  let bounds: Rect
  /// How far the stroke reaches beyond the outline at most.
  var reach = 0.0

  init(_ shape: Shape, _ bounds: Rect) {
    self.shape = shape
    self.bounds = bounds
    pivot = bounds.centre
  }

  init(_ path: Path) {
    let bounds = path.bounds
    self.init(
      .path(path.transformed(by: .translation(x: -bounds.centre.x, y: -bounds.centre.y))), bounds)
  }

  /// In the element's coordinates.
  var path: Path {
    (shape.outline ?? Path()).transformed(by: .translation(x: pivot.x, y: pivot.y))
  }
}

extension SVGBuilder {
  /// The outline of a shape; nil if there is none, or the element is not one of the seven shapes.
  mutating func geometry(
    _ element: XMLElement, _ values: [String: String], _ style: SVGStyle, _ viewport: Size
  ) -> SVGGeometry? {
    let reference = SVGNumbers.Reference(viewport: viewport, em: style.fontSize)
    func x(_ name: String) -> Double { style.length(name, viewport.width) ?? 0 }
    func y(_ name: String) -> Double { style.length(name, viewport.height) ?? 0 }
    switch element.name {
    case "rect":
      let rect = Rect(x: x("x"), y: y("y"), width: x("width"), height: y("height"))
      guard !rect.isEmpty else { return nil }
      let (rx, ry) = radii(style, viewport)
      return SVGGeometry(rect: rect, rx: rx ?? ry ?? 0, ry: ry ?? rx ?? 0)
    case "circle":
      let radius = style.length("r", reference.diagonal) ?? 0
      return SVGGeometry(ellipse: Point(x: x("cx"), y: y("cy")), radius, radius)
    case "ellipse":
      let (rx, ry) = radii(style, viewport)
      let centre = Point(x: x("cx"), y: y("cy"))
      return SVGGeometry(ellipse: centre, rx ?? ry ?? 0, ry ?? rx ?? 0)
    case "line":
      return SVGGeometry(
        Path(through: [Point(x: x("x1"), y: y("y1")), Point(x: x("x2"), y: y("y2"))]))
    case "polyline", "polygon":
      let points = SVGNumbers.points(values["points"] ?? "")
      work.pieces += points.count
      guard points.count > 1 else { return nil }
      return SVGGeometry(Path(through: points, isClosed: element.name == "polygon"))
    case "path": return pathGeometry(element, values["d"] ?? "")
    case _:
      notes.note(
        "<\(element.name)>", of: element.attributes["id"] ?? "", instead: "left out")
      return nil
    }
  }

  /// A negative radius is none.
  private func radii(_ style: SVGStyle, _ viewport: Size) -> (Double?, Double?) {
    func radius(_ name: String, _ whole: Double) -> Double? {
      style.length(name, whole).flatMap { $0 < 0 ? nil : $0 }
    }
    return (radius("rx", viewport.width), radius("ry", viewport.height))
  }

  private mutating func pathGeometry(_ element: XMLElement, _ text: String) -> SVGGeometry? {
    var data = PathData(
      text.trimmed == "none" ? "" : text, most: SVGLimits.pieces - work.pieces + 1,
      largest: SVGNumbers.largest)
    defer { work.pieces += data.path.elements.count }
    do {
      try data.read()
    } catch {
      notes.note(
        "path data: \(error.problem)", of: element.attributes["id"] ?? "path",
        instead: "drawn up to there")
    }
    guard case .move? = data.path.elements.first else { return nil }
    return SVGGeometry(data.path.withDots)
  }
}

extension Path {
  /// The path with a line without length where it closes at once, whose caps are drawn.
  fileprivate var withDots: Path {
    var (path, start): (Path, Point?) = (Path(), nil)
    for element in elements {
      switch element {
      case .move(let point): path.move(to: point)
      case .line(let end): path.line(to: end)
      case .cubic(let one, let two, let end): path.cubic(one, two, to: end)
      case .close:
        if let start { path.line(to: start) }
        path.close()
      }
      start = if case .move(let point) = element { point } else { nil }
    }
    return path
  }
}

extension SVGGeometry {
  fileprivate init?(ellipse centre: Point, _ rx: Double, _ ry: Double) {
    guard rx > 0, ry > 0 else { return nil }
    let size = Size(width: 2 * rx, height: 2 * ry)
    self.init(.ellipse(size), Rect(centre: centre, size: size))
  }

  fileprivate init(rect: Rect, rx: Double, ry: Double) {
    let (rx, ry) = (min(max(rx, 0), rect.width / 2), min(max(ry, 0), rect.height / 2))
    guard rx != ry, rx > 0, ry > 0 else {
      self.init(.rectangle(rect.size, cornerRadius: min(rx, ry)), rect)
      return
    }
    self.init(.path(SVGGeometry.rounded(rect.size, rx, ry)), rect)
  }

  /// A rectangle about the origin as SVG draws it: clockwise from the left end of its upper side.
  fileprivate static func rounded(_ size: Size, _ rx: Double, _ ry: Double) -> Path {
    let (w, h) = (size.width / 2, size.height / 2)
    let corners = [(w, -h), (w, h), (-w, h), (-w, -h)]
    return Path { path in
      path.move(to: Point(x: -w + rx, y: -h))
      for (index, corner) in corners.enumerated() {
        let isAcross = index.isMultiple(of: 2)
        let (dx, dy) = (corner.0 > 0 ? -rx : rx, corner.1 > 0 ? -ry : ry)
        let start = Point(
          x: corner.0 + (isAcross ? dx : 0), y: corner.1 + (isAcross ? 0 : dy))
        let end = Point(x: corner.0 + (isAcross ? 0 : dx), y: corner.1 + (isAcross ? dy : 0))
        if rx > 0 || index < 3 { path.line(to: start) }
        guard rx > 0, ry > 0 else { continue }
        path.arc(
          from: start, to: end, radii: (rx, ry), degrees: 0, isLarge: false, isClockwise: true)
      }
      path.close()
    }
  }

  /// The shape as a path that begins where SVG begins it, for dashes and markers.
  var walked: Path {
    switch shape {
    case .rectangle(let size, let radius):
      let most = min(radius, size.width / 2, size.height / 2)
      return SVGGeometry.rounded(size, most, most)
    case .ellipse(let size):
      var path = Path { $0.addArc(radius: 1, from: 0, to: 360) }
      path.close()
      return path.transformed(by: .scale(x: size.width / 2, y: size.height / 2))
    case .path(let path): return path
    case .text, .picture: return shape.outline ?? Path()
    }
  }
}
