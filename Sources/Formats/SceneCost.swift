import Keyframes
import Stage
public import Syntax
import Words

/// The work of drawing a scene at one time, whatever format it came from.
struct SceneCost {
  /// The most that a file may cost: about a second, and 200 MiB.
  static let most = 300_000.0
  /// The most letters that a file may show.
  static let mostLetters = 100_000

  /// A straight piece of a path that is too short to see costs 1, a curve ``perCurve``, and one
  /// across the whole stage ``perLength`` more; lines cost twice as much as areas. Filling the
  /// whole stage costs what its paint costs, below.
  private(set) var drawing = 0.0
  private(set) var letters = 0
  private let side: Double
  private let stage: Size

  private static let (perLength, perCurve, perDash) = (8.0, 2.5, 0.5)
  private static let (color, linear, radial, picture, layer, blur) = (
    100.0, 500.0, 1500.0, 500.0, 200.0, 2500.0
  )
  /// For each letter of a line and each range of letters with a colour.
  private static let perColor = 0.07
  /// Lines with more dashes are drawn without them.
  private static let mostDashes = 5000.0

  init(of scene: Scene, at time: Double) {
    side = max(scene.size.width, scene.size.height, 1)
    stage = scene.size
    _ = add(scene.frame(at: time), .identity, times: 1, blurs: 0)
  }

  /// Throws a sentence if it is more than is drawn in time.
  func check() throws(FileError) {
    guard letters <= Self.mostLetters else {
      throw FileError(
        sentence:
          "The file has \(letters) letters of text, and at most \(Self.mostLetters) are shown: shorten it."
      )
    }
    guard drawing <= Self.most else {
      throw FileError(
        sentence:
          "Drawing the file costs \(Int(min(drawing, 1e15))), and at most \(Int(Self.most)) is drawn in time: use fewer or shorter paths, longer dashes, or fewer gradients and blurs over the whole stage."
      )
    }
  }

  /// Adds sprites under a map to the stage that are drawn so many times, inside of so many blurs, and
  /// returns how often they cover the stage.
  private mutating func add(
    _ sprites: [Sprite], _ map: Transform, times: Double, blurs: Double
  ) -> Double {
    var covered = 0.0
    for sprite in sprites {
      let map = sprite.transform.then(map)
      if let layer = sprite.layer {
        covered += add(layer, map, times: times, blurs: blurs)
      } else {
        covered += add(sprite, map, times: times, isBlurred: blurs > 0)
      }
    }
    return covered
  }

  /// A layer with a shadow is drawn twice, and blurs in each other draw ever larger pictures.
  private mutating func add(
    _ layer: Layer, _ map: Transform, times: Double, blurs: Double
  ) -> Double {
    let shadow = layer.effects.shadow
    let isBlurred = layer.effects.blur != .zero || shadow != nil
    let times = times * (shadow == nil ? 1 : 2)
    let inner = isBlurred ? blurs + 1 : blurs
    var covered = add(
      layer.sprites + (layer.matte?.sprites ?? []), map, times: times, blurs: inner)
    for mask in layer.masks {
      add(mask.path, nil, mask.transform.then(map).meanScale, areas: 1, times)
    }
    covered = min(covered, 1)
    drawing += times * covered * (Self.layer + (isBlurred ? Self.blur * inner * inner : 0))
    return covered
  }

  private mutating func add(
    _ sprite: Sprite, _ map: Transform, times: Double, isBlurred: Bool
  ) -> Double {
    func share(_ area: Double, in box: Rect) -> Double {
      part(of: area, in: box, map, isBlurred: isBlurred)
    }
    let covered: Double
    switch sprite.shape {
    case .path(let path):
      add(path, sprite.stroke, map.meanScale, areas: sprite.fill == nil ? 0 : 1, times)
      let (area, box) = path.controlArea
      covered = share(area, in: box)
    case .text(let text):
      let (count, size) = (text.string.unicodeScalars.count, text.style.size)
      letters += count
      let lines = text.string.unicodeScalars.count { $0 == "\n" } + 1
      let lettersOfLine = Double(count) / Double(lines)
      drawing += times * Self.perColor * lettersOfLine * Double(text.colors.count)
      let room = Size(width: 2 * Double(count) * size, height: 3 * Double(lines) * size)
      covered = share(Double(count) * size * size, in: Rect(centre: .zero, size: room))
    case .rectangle(let size, _), .ellipse(let size):
      drawing += times
      covered = share(size.width * size.height, in: Rect(centre: .zero, size: size))
    case .picture(_, let size):
      covered = share(size.width * size.height, in: Rect(centre: .zero, size: size))
      drawing += times * (1 + Self.picture * covered)
      return covered
    }
    if let fill = sprite.fill { drawing += times * covered * Self.cost(of: fill) }
    return covered
  }

  /// The part of the stage that an area in a box covers, at most 1; in a blur, that of the stage and as much around
  /// it on all sides.
  private func part(
    of area: Double, in box: Rect, _ map: Transform, isBlurred: Bool
  ) -> Double {
    let around = isBlurred ? 1.0 : 0
    let view = Rect(
      x: -around * stage.width, y: -around * stage.height, width: (1 + 2 * around) * stage.width,
      height: (1 + 2 * around) * stage.height)
    let seen = map.bounds(of: box).intersection(view)
    guard map.isFinite, (seen.width + seen.height).isFinite else { return 1 }
    let visible = min(seen.width * seen.height, abs(area * map.determinant))
    let whole = max(stage.width * stage.height, 1)
    return visible < whole ? visible / whole : 1
  }

  private static func cost(of paint: Paint) -> Double {
    switch paint {
    case .color(let color): color.alpha > 0 ? Self.color : 0
    case .gradient(let gradient): gradient.kind == .radial ? radial : linear
    }
  }

  private mutating func add(
    _ path: Path, _ stroke: Stroke?, _ scale: Double, areas: Double, _ count: Double
  ) {
    let stroke = stroke.flatMap { $0.width > 0 ? $0 : nil }
    let times = count * (areas + (stroke == nil ? 0 : 2))
    guard times > 0 else { return }
    let period = stroke?.dash.reduce(0, +) ?? 0
    var (last, length, dashes) = (Point.zero, 0.0, 0.0)
    func end() {
      guard period > 0, length / period < Self.mostDashes else { return length = 0 }
      dashes += length / period * Double(stroke?.dash.count ?? 0)
      length = 0
    }
    for element in path.elements {
      let step: Double
      var (base, longest) = (1.0, 2.0)
      switch element {
      case .move(let point):
        end()
        (last, step) = (point, 0)
      case .line(let point): (last, step) = (point, last.distance(to: point))
      case .cubic(let first, let second, let point):
        step = last.distance(to: first) + first.distance(to: second) + second.distance(to: point)
        (last, base, longest) = (point, Self.perCurve, 4)
      case .close: step = 0
      }
      length += step
      // Parts outside of the stage are cut off, but of curves only once they are lines.
      let seen = step == 0 ? 0 : step * scale / side
      drawing += times * (base + Self.perLength * (seen < longest ? seen : longest))
    }
    end()
    drawing += count * dashes * Self.perDash
  }
}

extension Path {
  /// The area between the points of the path, control points included, each part on its own, and the
  /// box around them.
  fileprivate var controlArea: (area: Double, box: Rect) {
    var (first, last, sum, area) = (Point.zero, Point.zero, 0.0, 0.0)
    var low = Point(x: Double.infinity, y: .infinity)
    var high = Point(x: -Double.infinity, y: -.infinity)
    func extend(to point: Point) {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
      last = point
    }
    func line(to point: Point) {
      sum += (last.x - first.x) * (point.y - first.y) - (last.y - first.y) * (point.x - first.x)
      extend(to: point)
    }
    for element in elements {
      switch element {
      case .move(let point):
        area += abs(sum) / 2
        (first, sum) = (point, 0)
        extend(to: point)
      case .line(let point): line(to: point)
      case .cubic(let control, let other, let point):
        line(to: control)
        line(to: other)
        line(to: point)
      case .close: line(to: first)
      }
    }
    guard low.x <= high.x else { return (0, .zero) }
    let box = Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    return (area + abs(sum) / 2, box)
  }
}

extension SceneFile {
  /// Checks the work of drawing the scene, at the time when most animations have something to show
  /// and, if it has few nodes, at others.
  ///
  /// - Throws: a sentence with the work and the most that is drawn in time.
  public func checkCost() throws(FileError) {
    let (start, length) = (timeline.range.lowerBound, timeline.length)
    try SceneCost(of: scene, at: start + length / 3).check()
    let others = min(16, 100_000 / max(1, scene.allNodes.count))
    for index in 0..<others {
      try SceneCost(of: scene, at: start + length * Double(index) / Double(max(others - 1, 1)))
        .check()
    }
  }
}
