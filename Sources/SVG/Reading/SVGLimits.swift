import Syntax
import Words

/// The limits of an SVG file. Real files stay far below; one that goes beyond is refused, so that
/// no file takes more than a second or 256 MiB.
enum SVGLimits {
  /// Elements that are drawn, with each use.
  static let nodes = 30_000
  /// How often a reference may lead to another.
  static let references = 32
  /// Pieces of all paths, with each use, and a share of the stops of gradients.
  static let pieces = 120_000
  /// Nodes of all tiles of one pattern.
  static let tiles = 10_000
  /// How often a rule of a style sheet sets something of an element, and the keyframes of all elements, their
  /// filters' primitives and a share of the letters of long values.
  static let matches = 250_000
  /// Relatives of elements that are looked at for rules such as `.a rect` and `a ~ b`.
  static let steps = 1_000_000
  /// Letters of all texts, with each use.
  static let letters = 100_000
}

/// The amount of ``SVGLimits`` that is used up.
final class SVGWork {
  var nodes = 0
  var pieces = 0
  var matches = 0
  /// Keyframes that rules give elements, before it is known which of them are drawn.
  var keys = 0
  var steps = 0
  var letters = 0

  /// Throws a sentence where it is too much.
  func check() throws(FileError) {
    if nodes > SVGLimits.nodes {
      throw FileError(
        sentence:
          "The picture has more than \(SVGLimits.nodes) elements, those that are drawn again by <use> included: simplify it."
      )
    }
    if pieces > SVGLimits.pieces {
      throw FileError(
        sentence: "The picture's paths have more than \(SVGLimits.pieces) pieces: simplify it.")
    }
    if letters > SVGLimits.letters {
      throw FileError(
        sentence:
          "The file has \(letters) letters of text, and at most \(SVGLimits.letters) are shown: shorten it."
      )
    }
    if steps > SVGLimits.steps {
      throw FileError(
        sentence:
          "The picture's style rules look at more than \(SVGLimits.steps) relatives of elements: give it fewer rules with spaces and ~."
      )
    }
    if max(matches, keys) > SVGLimits.matches {
      throw FileError(
        sentence:
          "The picture's style rules and keyframes apply more than \(SVGLimits.matches) times: give its elements fewer classes and animations."
      )
    }
  }
}
