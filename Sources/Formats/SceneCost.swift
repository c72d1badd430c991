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
  /// across the whole stage ``perLength`` more; lines cost twice as much as areas.
  private(set) var drawing = 0.0
  private(set) var letters = 0
  private let side: Double

  private static let (perLength, perCurve, perDash) = (8.0, 2.5, 0.5)
  /// Lines with more dashes are drawn without them.
  private static let mostDashes = 5000.0

  init(of scene: Scene, at time: Double) {
    side = max(scene.size.width, scene.size.height, 1)
    add(scene.frame(at: time), scale: 1)
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
          "Drawing the file costs \(Int(min(drawing, 1e15))), and at most \(Int(Self.most)) is drawn in time: use fewer or shorter paths, or longer dashes."
      )
    }
  }

  private mutating func add(_ sprites: [Sprite], scale: Double) {
    for sprite in sprites {
      let scale = scale * sprite.transform.meanScale
      if let layer = sprite.layer {
        add(layer.sprites + (layer.matte?.sprites ?? []), scale: scale)
        for mask in layer.masks { add(mask.path, nil, scale * mask.transform.meanScale, areas: 1) }
        continue
      }
      switch sprite.shape {
      case .path(let path): add(path, sprite.stroke, scale, areas: sprite.fill == nil ? 0 : 1)
      case .text(let text): letters += text.string.unicodeScalars.count
      case .rectangle, .ellipse, .picture: drawing += 1
      }
    }
  }

  private mutating func add(_ path: Path, _ stroke: Stroke?, _ scale: Double, areas: Double) {
    let stroke = stroke.flatMap { $0.width > 0 ? $0 : nil }
    let times = areas + (stroke == nil ? 0 : 2)
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
      var base = 1.0
      switch element {
      case .move(let point):
        end()
        (last, step) = (point, 0)
      case .line(let point): (last, step) = (point, last.distance(to: point))
      case .cubic(let first, let second, let point):
        step = last.distance(to: first) + first.distance(to: second) + second.distance(to: point)
        (last, base) = (point, Self.perCurve)
      case .close: step = 0
      }
      length += step
      // Parts outside of the stage are cut off.
      drawing += times * (base + Self.perLength * min(step * scale / side, 2))
    }
    end()
    drawing += dashes * Self.perDash
  }
}

extension SceneFile {
  /// Checks the work of drawing the scene, at the time when most animations have something to show.
  ///
  /// - Throws: a sentence with the work and the most that is drawn in time.
  public func checkCost() throws(FileError) {
    try SceneCost(of: scene, at: timeline.range.lowerBound + timeline.length / 3).check()
  }
}
