import Keyframes
import Stage
import Syntax

/// The JSON Schema (draft 2020-12) of scenes that are written by hand, by which editors complete
/// and check them. Comments and a comma behind the last value are not JSON, so the schema leaves
/// them out.
package enum SceneSchema {
  /// The whole schema, ending with a newline.
  package static var text: String {
    JSON.object([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("$id", .string("riff-scene.schema.json")), ("title", .string("Riff scene")),
      (
        "description",
        .string("A scene of Riff's: nodes that move by keyframes. Open it with: riff open FILE")
      ),
      ("type", .string("object")),
      ("properties", .object(document + scene)), ("additionalProperties", .flag(false)),
      (
        "anyOf",
        .list(["nodes", "scene", "node"].map { .object([("required", .list([.string($0)]))]) })
      ),
      ("$defs", .object(definitions)),
    ]).text + "\n"
  }

  /// The members of each kind of object that is in the schema, for tests.
  package static var members: [(kind: String, names: Set<String>)] {
    let objects = [("document", document + scene), ("scene", scene)] + SceneSchema.objects
    return objects.map { kind, members in (kind, Set(members.map(\.key))) }
  }

  typealias Members = [(key: String, value: JSON)]

  // MARK: Pieces

  static func reference(_ name: String, _ description: String? = nil) -> JSON {
    .object(described([("$ref", .string("#/$defs/\(name)"))], description))
  }

  static func any(_ choices: [JSON], _ description: String? = nil) -> JSON {
    .object(described([("anyOf", .list(choices))], description))
  }

  static func type(_ name: String, _ description: String? = nil) -> JSON {
    .object(described([("type", .string(name))], description))
  }

  static func words(_ words: [String], _ description: String? = nil) -> JSON {
    .object(described([("enum", .list(words.map { .string($0) }))], description))
  }

  static func list(of item: JSON, count: Int? = nil, _ description: String? = nil) -> JSON {
    var members: Members = [("type", .string("array")), ("items", item)]
    if let count {
      members += [("minItems", .number(Double(count))), ("maxItems", .number(Double(count)))]
    }
    return .object(described(members, description))
  }

  static func object(_ members: Members, required: [String] = []) -> JSON {
    var all: Members = [
      ("type", .string("object")), ("properties", .object(members)),
      ("additionalProperties", .flag(false)),
    ]
    if !required.isEmpty { all.append(("required", .list(required.map { .string($0) }))) }
    return .object(all)
  }

  private static func described(_ members: Members, _ description: String?) -> Members {
    members + (description.map { [("description", .string($0))] } ?? [])
  }

  static func numbers(_ count: Int, _ description: String) -> JSON {
    list(of: type("number"), count: count, description)
  }
}
