import Formats
import Keyframes
import Stage

/// Small Lottie files for tests: 100 × 100 points, 10 frames a second, 20 frames long.
enum Lottie {
  /// The text of an animation of these layers.
  static func text(_ layers: [String], assets: String = "", more: String = "") -> String {
    """
    {"v": "5.9.0", "fr": 10, "ip": 0, "op": 20, "w": 100, "h": 100, "assets": [\(assets)], \(more)
     "layers": [\(layers.joined(separator: ",\n"))]}
    """
  }

  /// A shape layer.
  static func shapes(_ items: [String], _ more: String = "") -> String {
    layer(4, "\"shapes\": [\(items.joined(separator: ", "))]" + (more.isEmpty ? "" : ", " + more))
  }

  /// A layer that lasts; members that are written in `more` count before those here.
  static func layer(_ type: Int, _ more: String) -> String {
    """
    {"ty": \(type), \(more), "nm": "layer", "ip": 0, "op": 20, "st": 0,
     "ks": {"p": {"k": [0, 0]}, "a": {"k": [0, 0]}, "s": {"k": [100, 100]}, "r": {"k": 0}, "o": {"k": 100}}}
    """
  }

  /// A square of 20 points about a point.
  static func square(_ x: Double, _ y: Double, side: Double = 20) -> String {
    """
    {"ty": "rc", "p": {"k": [\(x), \(y)]}, "s": {"k": [\(side), \(side)]}, "r": {"k": 0}}
    """
  }

  static let red = #"{"ty": "fl", "c": {"k": [1, 0, 0, 1]}, "o": {"k": 100}}"#
  static let blue = #"{"ty": "fl", "c": {"k": [0, 0, 1, 1]}, "o": {"k": 100}}"#
  static let line = #"{"ty": "st", "c": {"k": [0, 0, 0, 1]}, "o": {"k": 100}, "w": {"k": 4}}"#

  static func read(_ text: String) throws -> SceneFile {
    try LottieReader.read(Array(text.utf8), name: "test") { source throws(FileError) in
      guard source == "picture.png" else { throw FileError(sentence: "There is no such file.") }
      return Picture(width: 1, height: 1, pixels: [0xFF00_FF00], source: source)
    }
  }

  static func read(_ layers: [String], assets: String = "", more: String = "") throws -> SceneFile {
    try read(text(layers, assets: assets, more: more))
  }

  /// The sprites at a frame, without the ground.
  static func sprites(_ file: SceneFile, _ frame: Double) -> [Sprite] {
    Array(file.scene.frame(at: frame / 10).dropFirst())
  }

  /// Where the middle of a sprite's box is on the stage.
  static func middle(_ sprite: Sprite) -> Point {
    sprite.transform.bounds(of: sprite.shape.bounds).centre
  }

  /// The box of a sprite on the stage.
  static func box(_ sprite: Sprite) -> Rect { sprite.transform.bounds(of: sprite.shape.bounds) }
}

extension Point {
  func isNear(_ x: Double, _ y: Double, tolerance: Double = 1e-6) -> Bool {
    distance(to: Point(x: x, y: y)) <= tolerance
  }
}
