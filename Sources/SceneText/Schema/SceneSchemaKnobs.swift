import Syntax

// Knobs and the parts that they set.
extension SceneSchema {
  static var knob: Members {
    let setting = any([type("number"), reference("color"), reference("easing")])
    return [
      ("name", type("string", "The name in talks and on the command line: letters, digits, -.")),
      ("label", type("string", "The name in the panel.")),
      ("range", numbers(2, "The least and the greatest number.")),
      ("step", type("number", "The step of keys and drags; a hundredth of the range without it.")),
      ("unit", type("string", "The unit behind the number, such as s or pt.")),
      (
        "choices",
        .object([
          ("type", .string("object")), ("additionalProperties", setting),
          ("description", .string("Numbers, colours or easings by their words.")),
        ])
      ),
      ("value", any([type("number"), type("string"), type("boolean")], "The value at first.")),
      ("sets", list(of: reference("knobTarget"), "The parts that it sets.")),
    ]
  }

  static var knobTarget: Members {
    [
      ("node", type("string", "The name of a node.")),
      ("property", type("string", "A property that becomes a constant.")),
      ("easing", type("string", "A track that gets the easing, or all.")),
      ("duration", type("string", "A track that lasts so many seconds, or all.")),
    ]
  }
}
