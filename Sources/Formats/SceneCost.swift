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
  /// across the whole stage ``perLength`` more; lines cost twice as much as areas. To fill the whole
  /// stage costs as much as its paint.
  private(set) var drawing = 0.0
  private(set) var letters = 0
  private let side: Double
  private let stage: Double

  private static let (perLength, perCurve, perDash) = (8.0, 2.5, 0.5)
  private static let (color, linear, radial, picture, layer, blur) = (
    100.0, 500.0, 1500.0, 500.0, 200.0, 2500.0
  )
  /// For each letter and each range of letters with a colour.
  private static let perColor = 0.07
  /// Lines with more dashes are drawn without them.
  private static let mostDashes = 5000.0

  init(of scene: Scene, at time: Double) {
    side = max(scene.size.width, scene.size.height, 1)
    stage = max(scene.size.width * scene.size.height, 1)
    _ = add(scene.frame(at: time), scale: 1, times: 1, blurs: 0)
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

  /// Adds sprites that are drawn so many times, inside of so many blurs, and returns how often they
  /// cover the stage.
  private mutating func add(
    _ sprites: [Sprite], scale: Double, times: Double, blurs: Double
  ) -> Double {
    var covered = 0.0
    for sprite in sprites {
      let scale = scale * sprite.transform.meanScale
      if let layer = sprite.layer {
        covered += add(layer, scale: scale, times: times, blurs: blurs)
      } else {
        covered += add(sprite, scale: scale, times: times)
      }
    }
    return covered
  }

  /// A layer with a shadow is drawn twice, and blurs in each other draw ever larger pictures.
  private mutating func add(
    _ layer: Layer, scale: Double, times: Double, blurs: Double
  ) -> Double {
    let shadow = layer.effects.shadow
    let isBlurred = layer.effects.blur != .zero || shadow != nil
    let times = times * (shadow == nil ? 1 : 2)
    let inner = isBlurred ? blurs + 1 : blurs
    var covered = add(
      layer.sprites + (layer.matte?.sprites ?? []), scale: scale, times: times, blurs: inner)
    for mask in layer.masks {
      add(mask.path, nil, scale * mask.transform.meanScale, areas: 1, times)
    }
    covered = min(covered, 1)
    drawing += times * covered * (Self.layer + (isBlurred ? Self.blur * inner * inner : 0))
    return covered
  }

  private mutating func add(_ sprite: Sprite, scale: Double, times: Double) -> Double {
    let square = scale * scale
    let covered: Double
    switch sprite.shape {
    case .path(let path):
      add(path, sprite.stroke, scale, areas: sprite.fill == nil ? 0 : 1, times)
      covered = share(path.roughArea * square)
    case .text(let text):
      let count = text.string.unicodeScalars.count
      letters += count
      drawing += times * Self.perColor * Double(count) * Double(text.colors.count)
      covered = share(Double(count) * text.style.size * text.style.size * square)
    case .rectangle(let size, _), .ellipse(let size):
      drawing += times
      covered = share(size.width * size.height * square)
    case .picture(_, let size):
      drawing += times * (1 + Self.picture * share(size.width * size.height * square))
      return share(size.width * size.height * square)
    }
    if let fill = sprite.fill { drawing += times * covered * Self.cost(of: fill) }
    return covered
  }

  /// The part of the stage that an area covers, at most 1.
  private func share(_ area: Double) -> Double { abs(area) < stage ? abs(area) / stage : 1 }

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
  /// The area between the points of the path, whatever lies between them, each part on its own.
  fileprivate var roughArea: Double {
    var (first, last, sum, area) = (Point.zero, Point.zero, 0.0, 0.0)
    func line(to point: Point) {
      sum += (last.x - first.x) * (point.y - first.y) - (last.y - first.y) * (point.x - first.x)
      last = point
    }
    for element in elements {
      switch element {
      case .move(let point):
        area += abs(sum) / 2
        (first, last, sum) = (point, point, 0)
      case .line(let point): line(to: point)
      case .cubic(let control, let other, let point):
        line(to: control)
        line(to: other)
        line(to: point)
      case .close: line(to: first)
      }
    }
    return area + abs(sum) / 2
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
      try SceneCost(of: scene, at: start + length * Double(index) / 15).check()
    }
  }
}
