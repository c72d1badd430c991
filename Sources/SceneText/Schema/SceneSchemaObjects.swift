import Keyframes
import Stage
import Syntax

// The objects of which a scene consists.
extension SceneSchema {
  static var document: Members {
    [
      ("$schema", type("string", "The file of this schema.")),
      ("riff", .object([("const", .number(JSONFormat.version))])),
      ("title", type("string", "The title in the gallery.")),
      ("timeline", reference("timeline", "Without it, the scene lasts until its last keyframe.")),
      ("scene", reference("scene", "Its members may stand in the document itself.")),
      ("node", reference("node", "A node alone.")),
    ]
  }

  static var scene: Members {
    [
      ("size", numbers(2, "Width and height of the stage in points; 960 × 540 without it.")),
      ("tokens", tokens),
      ("knobs", list(of: reference("knob"), "Parameters with which people change the scene.")),
      ("ground", reference("colorTrack", "The background colour; white without it.")),
      ("pageWidth", type("number", "How far a page is from the next, in points.")),
      ("pageHeight", type("number", "How far a row is from the next, in points.")),
      (
        "paging",
        any([words(["across", "down"]), reference("pointTrack")], "The route through pages.")
      ),
      ("nodes", list(of: reference("node"), "Those that come later are painted over the others.")),
    ]
  }

  /// All kinds of objects but documents and scenes.
  static var objects: [(String, Members)] {
    [
      ("timeline", timeline), ("node", node), ("shape", shape), ("style", style),
      ("stroke", stroke), ("gradient", gradient), ("route", route), ("mask", mask),
      ("pathMask", pathMask), ("matte", matte), ("numberFormat", numberFormat),
      ("constraint", constraint), ("rangeColor", rangeColor), ("cue", cue), ("knob", knob),
      ("knobTarget", knobTarget),
    ]
  }

  private static var timeline: Members {
    [
      ("seconds", type("number", "How long the scene is.")),
      ("points", type("number", "How far it scrolls.")),
      ("pages", type("number", "How many pages it has.")),
      ("unit", words(["seconds", "points", "pages"])),
      ("range", numbers(2, "First and last time.")),
      ("ticks", list(of: type("number"), "Times marked on the scrub bar.")),
      ("markers", reference("cues", "Times with names.")),
      ("frameRate", type("number", "Frames a second, if it was made frame by frame.")),
    ]
  }

  private static var node: Members {
    var members: Members = [
      ("name", type("string", "The name, by which it keeps its edits.")),
      ("shape", reference("shape")),
    ]
    members += shape.filter { JSONFormat.shapeWords.contains($0.key) }
    members += JSONFormat.pairs.map { pair in
      (pair.name, reference("pair", "\(pair.first.name) and \(pair.second.name) at once."))
    }
    members += Property.allCases.map {
      ($0.name, reference("numberTrack", propertyDescriptions[$0]))
    }
    members += ColorProperty.allCases.map { (JSONWriter.key($0), reference("colorTrack")) }
    return members + nodeParts
  }

  private static var nodeParts: Members {
    [
      ("gradient", reference("gradientTrack", "Replaces the fill colour.")),
      ("hidden", reference("flagTrack", "Whether the node is hidden with its children.")),
      (
        "stroke",
        any([reference("color"), reference("stroke")], "A colour is a line 1 point wide.")
      ),
      (
        "outline",
        reference("pathTrack", "The outline over time, which replaces that of the shape.")
      ),
      ("string", reference("stringTrack", "The text over time.")),
      ("rangeColors", list(of: reference("rangeColor"))),
      ("constraints", list(of: reference("constraint"))),
      (
        "own",
        .object([
          ("type", .string("object")), ("additionalProperties", reference("numberTrack")),
          ("description", .string("Numbers by names of your own, for whoever draws.")),
        ])
      ),
      ("route", reference("route", "The motion path; pathProgress is the position along it.")),
      ("mask", reference("mask", "Reveals the node according to visibility.")),
      ("pathMasks", list(of: reference("pathMask"))), ("matte", reference("matte")),
      ("numberFormat", reference("numberFormat", "How the property number is shown.")),
      ("clip", numbers(4, "x, y, width and height of the box to which the node is clipped.")),
      ("clipCornerRadius", type("number")), ("showsBack", type("boolean")),
      (
        "composited",
        type("boolean", "Whether opacity is applied to the node and its children at once.")
      ),
      ("blend", words(BlendMode.allCases.map { "\($0)" })),
      ("trimsFill", type("boolean", "Whether strokeStart and strokeEnd cut the fill too.")),
      ("evenOdd", type("boolean", "Whether the fill has holes by the even-odd rule.")),
      ("crispEdges", type("boolean", "Whether fill and stroke are drawn without antialiasing.")),
      ("settledOn", type("integer", "The page whose clock drives the node.")),
      ("cues", reference("cues")),
      ("children", list(of: reference("node"), "Painted over the node's shape, in this order.")),
    ]
  }

  private static var shape: Members {
    let size = any([type("number"), numbers(2, "Width and height.")])
    return [
      ("rectangle", size), ("ellipse", size), ("cornerRadius", type("number")),
      ("path", reference("path")), ("text", type("string")),
      ("style", any([type("number", "The font size."), reference("style")])),
      ("colors", list(of: reference("rangeColor"))),
      (
        "picture",
        type("string", "A PNG, JPEG or WebP file in the folder of this one, or a data URL.")
      ),
      ("size", numbers(2, "Width and height of a picture in points.")),
    ]
  }

  private static var style: Members {
    [
      ("size", type("number", "The font size in points.")),
      ("weight", words(TextStyle.Weight.allCases.map { "\($0)" })),
      ("family", words(["sans", "mono"])), ("alignment", words(["leading", "centre", "trailing"])),
      ("letterSpacing", type("number", "In font sizes.")),
      ("lineHeight", type("number", "In font sizes.")),
    ]
  }

  private static var stroke: Members {
    [
      ("color", reference("color")), ("gradient", reference("gradient")),
      ("width", type("number", "In points.")), ("cap", words(["butt", "round", "square"])),
      ("join", words(["miter", "round", "bevel"])),
      ("dash", list(of: type("number"), "Lengths of dashes and gaps in points.")),
      ("dashPhase", type("number")),
      ("start", type("number", "Where the line begins, 0 to 1 of the outline.")),
      ("end", type("number", "Where the line ends, 0 to 1 of the outline.")),
      ("offset", type("number", "By which both are shifted, in outlines.")),
      ("miterLimit", type("number", "How many widths long a pointed corner may be.")),
    ]
  }

  private static var gradient: Members {
    let stop = JSON.object([
      ("type", .string("array")),
      ("prefixItems", .list([type("number"), reference("color")])), ("items", .flag(false)),
    ])
    return [
      ("from", reference("point")), ("to", reference("point")),
      ("stops", list(of: stop, "Offsets from 0 to 1 with their colours.")),
      ("kind", words(Gradient.Kind.allCases.map { "\($0)" })),
      ("units", words(Gradient.Units.allCases.map { "\($0)" })), ("focus", reference("point")),
      ("transform", numbers(6, "a, b, c, d, tx, ty")),
    ]
  }

  private static var route: Members {
    [
      ("path", reference("path")), ("turning", words(["never", "along", "backwards"])),
      ("pace", words(["even", "raw"])),
    ]
  }

  private static var mask: Members {
    [
      ("reveal", words(Mask.Reveal.allCases.map { "\($0)" })),
      ("box", numbers(4, "x, y, width and height.")),
    ]
  }

  private static var pathMask: Members {
    [
      ("path", reference("pathTrack")), ("mode", words(PathMask.Mode.allCases.map { "\($0)" })),
      ("inverted", type("boolean")), ("opacity", reference("numberTrack")),
    ]
  }

  private static var matte: Members {
    [
      ("kind", words(Matte.Kind.allCases.map { "\($0)" })), ("inverted", type("boolean")),
      ("nodes", list(of: reference("node"))),
    ]
  }

  private static var numberFormat: Members {
    [
      ("decimals", type("integer", "0 to 9.")), ("groupSeparator", type("string")),
      ("prefix", type("string")), ("suffix", type("string")),
    ]
  }

  private static var constraint: Members {
    let attributes = words(Constraint.Attribute.allCases.map { "\($0)" })
    return [
      ("attribute", attributes), ("to", attributes),
      ("of", type("string", "The name of the other node; the stage without it.")),
    ]
  }

  private static var rangeColor: Members {
    [
      ("range", numbers(2, "The first character, and the one behind the last.")),
      ("color", reference("colorTrack")),
    ]
  }

  private static var cue: Members { [("name", type("string")), ("time", type("number"))] }
}
