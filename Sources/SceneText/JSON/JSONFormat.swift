import Stage
import Syntax

/// Riff's JSON, version 1. A document is one object: the version and the content, one of
///
///     {"riff": 1, "easing": "ease-out-bounce"}
///     {"riff": 1, "track": TRACK, "of": "rotation"}
///     {"riff": 1, "node": NODE}
///     {"riff": 1, "scene": SCENE, "timeline": TIMELINE}
///
/// - EASING: a string, as `Easing.notation` writes it, for the segment that begins at its keyframe; that of
///   the last keyframe has no effect.
/// - TRACK: a value alone, for a constant, or `{"keyframes": [KEYFRAME…], "before": "hold",
///   "after": "repeat"}`; `"constant": VALUE` with `time` and `easing` in place of `keyframes` is a
///   constant that keeps both.
/// - KEYFRAME: `{"time": 0, "value": VALUE, "easing": EASING, "controls": [VALUE, VALUE],
///   "tangents": "automatic"}`. Without an easing it is linear. `tangents` is for editors: `"spline"`,
///   `"smooth"` or `"flat"`, too; without it each side stands alone.
/// - VALUE: a number; `true` or `false`; `[x, y]`; a colour, `"#RRGGBB"`, `"#RRGGBBAA"` or
///   `[red, green, blue, alpha]` in 0…1; a gradient,
///   `{"from": [x, y], "to": [x, y], "stops": [[offset, COLOUR]…]}`, and if need be `"kind": "radial"`,
///   `"units": "points"`, `"focus": [x, y]` and `"transform": [a, b, c, d, tx, ty]`; a string; a path, as in a shape.
/// - NODE: `name`, `shape`, `x` and all other properties by their names, each a TRACK, `fill`,
///   `stroke.color` and `shadow`, `hidden`, `gradient`, `stroke`, `route`, `mask`, `numberFormat`,
///   `clip`, `clipCornerRadius`, `showsBack`, `settledOn`, `cues`, `children`; `outline` and
///   `string`, each a TRACK, `rangeColors`, a list of `{"range": [0, 3], "color": TRACK}`, and
///   `own`, an object of TRACKs by names, and `constraints`, a list of `{"attribute": "left", "to": "right", "of": "sun"}`, without `of` for
///   the stage. A missing member has its default. A TRACK of a range's colour is of
///   `"fill[0..<3]"`, a mask's are of `"pathMasks[0].path"` and `"pathMasks[0].opacity"`.
///   `composited`, `trimsFill`, `evenOdd` and `crispEdges` are `true`; `blend` is `"multiply"` or another mode;
///   `pathMasks` is a list of `{"path": TRACK, "mode": "add", "inverted": true, "opacity": TRACK}`;
///   `matte` is `{"kind": "alpha", "inverted": true, "nodes": […]}`.
/// - A shape is `{"rectangle": [w, h], "cornerRadius": r}`, `{"ellipse": [w, h]}`,
///   `{"path": "M 0 0 L 1 1 C 1 2 3 4 5 6 Z"}`,
///   `{"picture": "sun.png", "size": [w, h]}` or `{"text": "…", "style": STYLE}` with
///   `"colors": [{"range": [0, 3], "color": COLOUR}…]` if need be.
/// - SCENE: `size` (`[960, 540]` without it), `tokens`, `ground`, `pageWidth`, `pageHeight`,
///   `paging` (`"across"`, `"down"` or a TRACK of positions), `nodes`, and `knobs`, a list of KNOBs. TIMELINE: `unit`, `range`,
///   `ticks`, `markers` (as `cues`).
///
/// - TOKENS: `{"enter": EASING, "short": 0.2, "pop": [EASING, 0.4]}`, easings, seconds, and both under one name. An
///   EASING in the scene can then be `"enter"` or `"token(enter)"`, and `"duration": "short"` on a KEYFRAME moves all
///   later ones so that its segment is that long.
///
/// - KNOB: a number is `{"name": "size", "range": [20, 90], "step": 1, "unit": "pt", "value": 40, "sets": [SET…]}`, a
///   choice `{"name": "tone", "choices": {"warm": "#FF6B5E", "cold": "#57B6FF"}, "value": "warm", "sets": [SET…]}`, whose
///   words stand for numbers, colours or easings, and a toggle, which sets 1 or 0, has `true` or `false` as its `value`
///   and neither `range` nor `choices`. `label` is its name for people. A SET is `{"node": "ball", "property": "width"}`, a
///   constant; `{"node": "ball", "easing": "x"}`, the easing of all segments of a track; or
///   `{"node": "ball", "duration": "x"}`, the seconds from its first keyframe to its last. `"all"` in place of `"x"` is
///   of all tracks of the node.
///
/// Numbers are the shortest that read back exactly. The order of members is always the same when it is
/// written and of no matter when it is read. A member that has no meaning here, one that is there twice
/// and a version other than 1 are refused.
enum JSONFormat {
  static let version = 1.0
  /// How deep lists and objects may lie in each other.
  static let deepest = 200
  /// The most values in a file, with every number of a list, an object counted as four and a keyframe as its value:
  /// reading them takes a second.
  static let mostValues = 400_000
  /// The most pieces of all paths of a file: they take 112 MB.
  static let mostPieces = 2_000_000
  /// The most choices of a knob, and the most parts that it sets.
  static let (mostChoices, mostSets) = (1000, 10_000)
  /// After how many mistakes a text is not read on.
  static let mostMistakes = 20
  /// How deep nodes may lie in each other, so that they can be read back: each takes two levels.
  static let deepestNode = SceneFile.deepestNode

  // MARK: Written by hand

  /// The members that a document with a scene may have, beside the scene's own.
  static let documentMembers: Set<String> = [
    "$schema", "riff", "title", "timeline", "scene", "node",
  ]
  /// The members at the beginning of a document or of a node.
  static let headMembers: Set<String> = ["$schema", "riff", "title", "name"]
  /// The members of a shape that a node may have itself.
  static let shapeWords: Set<String> = [
    "rectangle", "ellipse", "path", "picture", "text", "style", "colors",
  ]
  /// The ground of a scene that has none.
  static let ground = "#FFFFFF"
  /// The size of a text that has none, in points.
  static let fontSize = 24.0
  /// Up to so many pages, a timeline in pages that has no ticks has one on each page.
  static let mostPagesWithTicks = 1000.0

  /// A member that stands for two properties.
  struct Pair {
    let name: String
    let first: Property
    let second: Property
  }

  static let pairs = [
    Pair(name: "at", first: .x, second: .y),
    Pair(name: "scale", first: .scaleX, second: .scaleY),
    Pair(name: "anchor", first: .anchorX, second: .anchorY),
    Pair(name: "translation", first: .translationX, second: .translationY),
  ]
}
