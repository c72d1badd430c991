import Syntax

// Motion tokens.
extension SceneSchema {
  /// Each an easing, a duration, or a pair of both.
  static var tokens: JSON {
    let pair = JSON.object([
      ("type", .string("array")),
      ("prefixItems", .list([reference("easing"), type("number")])),
      ("items", .flag(false)), ("minItems", .number(2)),
    ])
    return .object([
      ("type", .string("object")),
      ("additionalProperties", any([reference("easing"), type("number"), pair])),
      (
        "description",
        .string("Easings, durations in seconds, and pairs of both, by their names.")
      ),
    ])
  }
}
