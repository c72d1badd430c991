import Keyframes
import Stage
import Syntax

// Values and tracks, and the meanings of properties.
extension SceneSchema {
  static var definitions: Members {
    let required = [
      "gradient": ["from", "to", "stops"], "route": ["path"], "mask": ["reveal"],
      "pathMask": ["path"], "matte": ["nodes"], "constraint": ["attribute", "to"],
      "rangeColor": ["range", "color"], "cue": ["name", "time"],
    ]
    var all: Members = [("scene", object(scene))]
    for (name, members) in objects where name != "timeline" {
      all.append((name, object(members, required: required[name] ?? [])))
    }
    let timeline = objects.first { $0.0 == "timeline" }?.1 ?? []
    all.append(("timeline", any([type("number", "Seconds."), object(timeline)])))
    all += values
    for (name, value) in tracks { all.append(("\(name)Track", track(of: value))) }
    return all
  }

  private static var tracks: [(String, JSON)] {
    [
      ("number", type("number")), ("color", reference("color")), ("flag", type("boolean")),
      ("string", type("string")), ("path", reference("path")), ("point", reference("point")),
      ("gradient", reference("gradient")), ("places", any([type("number"), reference("point")])),
    ]
  }

  private static var values: Members {
    let color = any(
      [type("string"), numbers(4, "Red, green, blue and alpha from 0 to 1.")],
      "Any colour of CSS, such as \"#FF7F50\", \"coral\" or \"hsl(16 100% 66%)\".")
    let cues = any([
      .object([
        ("type", .string("object")), ("additionalProperties", type("number")),
        ("description", .string("Times by their names.")),
      ]), list(of: reference("cue")),
    ])
    let pair = any([
      .object([
        ("type", .string("array")), ("minItems", .number(2)), ("maxItems", .number(2)),
        ("items", reference("numberTrack")),
      ]), reference("placesTrack"),
    ])
    return [
      ("color", color), ("cues", cues), ("pair", pair), ("point", numbers(2, "x and y.")),
      ("path", type("string", "SVG's path data, such as \"M 0 0 L 10 0 L 5 8 Z\".")),
      (
        "easing",
        type(
          "string",
          "For the segment that begins at its time; the last one has no effect. Such as \"ease-out\", \"ease-in-out-back\", \"cubic-bezier(0.2, 0, 0, 1)\" or the name of a token."
        )
      ),
      ("tangents", words(TangentKind.allCases.map { "\($0)" })),
      ("beyond", words(Extrapolation.allCases.map { "\($0)" })),
    ]
  }

  /// A value alone, values by time, or a list of keyframes.
  private static func track(of value: JSON) -> JSON {
    let pair = JSON.object([
      ("type", .string("array")), ("prefixItems", .list([value, reference("easing")])),
      ("items", .flag(false)), ("minItems", .number(2)),
    ])
    let ends: Members = [("before", reference("beyond")), ("after", reference("beyond"))]
    let easing: Members = [("easing", reference("easing"))]
    let controls: Members = [
      ("duration", type("string", "The token that says how long its segment is.")),
      ("controls", list(of: value, count: 2)),
      ("tangents", reference("tangents")),
    ]
    let alone = object([("value", value)] + easing + controls, required: ["value"])
    let byTime = JSON.object([
      ("type", .string("object")),
      (
        "patternProperties",
        .object([(#"^-?[0-9]*\.?[0-9]+([eE][-+]?[0-9]+)?$"#, any([value, pair, alone]))])
      ),
      ("properties", .object(easing + ends)), ("additionalProperties", .flag(false)),
      ("description", .string("Values by time: {\"0\": [1, \"ease-out\"], \"2\": 10}.")),
    ])
    let keyframe = object(
      [("time", type("number")), ("value", value)] + easing + controls,
      required: ["time", "value"])
    let long = object([("keyframes", list(of: keyframe))] + ends, required: ["keyframes"])
    let constant = object(
      [("constant", value), ("time", type("number"))] + easing + ends, required: ["constant"])
    return any([value, byTime, long, constant])
  }

  static let propertyDescriptions: [Property: String] = [
    .x: "Points from the parent's origin, to the right.",
    .y: "Points from the parent's origin, down.",
    .z: "Points towards the viewer.", .translationX: "Points added to x.",
    .translationY: "Points added to y.", .width: "Points; stretches the shape.",
    .height: "Points; stretches the shape.", .cornerRadius: "Points.",
    .anchorX: "Fraction of the box: 0 is left, 1 is right.",
    .anchorY: "Fraction of the box: 0 is the top, 1 the bottom.",
    .rotation: "Degrees clockwise.", .skew: "Degrees.", .skewAxis: "Degrees.",
    .rotationX: "Degrees out of the plane.", .rotationY: "Degrees out of the plane.",
    .perspective: "Points between the eye and the stage.", .scaleX: "Factor.", .scaleY: "Factor.",
    .opacity: "0 to 1.", .depth: "The greater, the later it is painted.", .strokeWidth: "Points.",
    .strokeStart: "0 to 1 of the outline.", .strokeEnd: "0 to 1 of the outline.",
    .strokeOffset: "Shifts both ends, in outlines.", .dashPhase: "Points.",
    .pathProgress: "0 to 1 along the route.", .visibility: "0 to 1: how much the mask reveals.",
    .shadowX: "Points.", .shadowY: "Points.", .shadowRadius: "Points.",
    .blur: "The standard deviation in points.",
    .number: "The number that a text shows.", .characters: "0 to 1 of the text.",
    .fontSize: "Points.", .letterSpacing: "In font sizes.", .lineHeight: "In font sizes.",
  ]
}
