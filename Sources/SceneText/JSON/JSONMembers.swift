import Stage
import Syntax

/// The names of the members of each kind of object, for the reader and for the schema of editors.
package enum JSONMembers {
  package static let scene: Set = [
    "size", "tokens", "ground", "pageWidth", "pageHeight", "paging", "nodes",
    "knobs",
  ]
  package static let timeline: Set = ["unit", "range", "ticks", "markers", "frameRate"]
  package static let node = Set(Property.allCases.map(\.name))
    .union(ColorProperty.allCases.map { JSONWriter.key($0) })
    .union([
      "name", "shape", "hidden", "gradient", "stroke", "route", "mask", "numberFormat", "clip",
      "clipCornerRadius", "showsBack", "settledOn", "cues", "children", "outline", "string",
      "rangeColors", "constraints", "composited", "blend", "trimsFill", "evenOdd", "crispEdges",
      "pathMasks",
      "matte", "own",
    ])
  package static let shape: Set = [
    "rectangle", "cornerRadius", "ellipse", "path", "text", "style", "colors", "picture", "size",
  ]
  package static let style: Set = [
    "size", "weight", "family", "alignment", "letterSpacing", "lineHeight",
  ]
  package static let stroke: Set = [
    "color", "gradient", "width", "cap", "join", "dash", "dashPhase", "start", "end", "offset",
    "miterLimit",
  ]
  package static let gradient: Set = [
    "from", "to", "stops", "kind", "units", "focus", "transform",
  ]
  package static let track: Set = ["keyframes", "before", "after"]
  package static let constant: Set = ["constant", "time", "easing", "before", "after"]
  package static let keyframe: Set = [
    "time", "value", "easing", "duration", "controls", "tangents",
  ]
  package static let knob: Set = [
    "name", "label", "range", "step", "unit", "choices", "value", "sets",
  ]
  package static let knobTarget: Set = ["node", "property", "easing", "duration"]
  package static let cue: Set = ["name", "time"]
  package static let route: Set = ["path", "turning", "pace"]
  package static let mask: Set = ["reveal", "box"]
  package static let pathMask: Set = ["path", "mode", "inverted", "opacity"]
  package static let matte: Set = ["kind", "inverted", "nodes"]
  package static let numberFormat: Set = ["decimals", "groupSeparator", "prefix", "suffix"]
  package static let constraint: Set = ["attribute", "to", "of"]
  package static let rangeColor: Set = ["range", "color"]

  /// Short forms for other members in a file that is written by hand.
  package static let shortNode = JSONFormat.shapeWords.union(JSONFormat.pairs.map(\.name))
  package static let shortTimeline: Set = ["seconds", "points", "pages"]
  package static let document = JSONFormat.documentMembers
}
