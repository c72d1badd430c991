import Syntax

/// The limits of a Lottie file. Real files stay far below; one that goes beyond is refused, so that
/// no file takes more than a second or 256 MiB.
enum LottieLimits {
  /// In bytes; the greatest real ones have 5 million.
  static let largestFile = 16 << 20
  /// Values in the JSON, with every number of a list.
  static let values = 1_500_000
  /// Lists and objects in each other.
  static let depth = 200
  /// Nodes of the scene, with each use of a composition.
  static let nodes = 40_000
  /// Keyframes of all tracks, including sampled ones.
  static let keyframes = 400_000
  /// Keyframes of compositions and parents, with each use.
  static let usedKeyframes = 500_000
  /// Points of all paths, with every keyframe's.
  static let points = 2_000_000
  /// Compositions in each other.
  static let compositions = 24
  /// Parents of a layer, its parent's with them.
  static let parents = 100
  /// Mattes of a layer, its matte's with them.
  static let mattes = 32
  /// Effects of one layer; further ones are not shown.
  static let effects = 50
  /// Properties that link to one another.
  static let links = 16
  /// Modifiers of one shape.
  static let modifiers = 24
  /// Shapes that one trim draws one after the other.
  static let trimmedInTurn = 100
  /// Copies of one repeater.
  static let copies = 1000
  /// Points of a star, and ridges of a zig zag.
  static let corners = 1000
  /// Frames at which a track without its own keyframes is sampled.
  static let samples = 3000
  /// Pixels of a side of the stage.
  static let side = 32_768.0
  /// Numbers beyond are limited to it.
  static let largest = 1e7
  /// Seconds.
  static let duration = 86_400.0
  /// Frames a second.
  static let rate = 10_000.0
  /// Kinds of notes; further ones are counted in one note.
  static let notes = 400
}

/// The nearest number that a scene can show; NaN is 0.
func limited(_ value: Double) -> Double {
  value.isNaN ? 0 : min(max(value, -LottieLimits.largest), LottieLimits.largest)
}
