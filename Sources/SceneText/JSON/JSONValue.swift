import Syntax
import Words

/// A JSON value that was read, with the bytes at which it begins and ends.
struct JSONValue {
  enum Content {
    case nothing
    case flag(Bool)
    case number(Double)
    case string(String)
    case list([JSONValue])
    case object([Member])
  }

  struct Member {
    let key: String
    let place: Int
    var value: JSONValue
  }

  var content: Content
  let place: Int
  /// Behind its last byte.
  var end: Int

  /// The kind of value, for a sentence.
  var kind: Message {
    switch content {
    case .nothing: "null"
    case .flag(let value): value ? "true" : "false"
    case .number(let value): "the number \(value.shortest)"
    case .string(let text): "the text \(quoted(text))"
    case .list: "a list"
    case .object: "an object"
    }
  }

  /// The members of an object; nil for another value.
  var members: [Member]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The values of a list; nil for another value.
  var values: [JSONValue]? {
    if case .list(let values) = content { values } else { nil }
  }

  /// The first member of this name, if this is an object that has one.
  subscript(key key: String) -> JSONValue? {
    members?.first { $0.key == key }?.value
  }

  /// Another value in the same position.
  func replaced(by content: Content) -> JSONValue {
    JSONValue(content: content, place: place, end: end)
  }

  /// The same with other values of its members; anything but an object as it is.
  func mapMembers(_ value: (Member) -> JSONValue) -> JSONValue {
    guard let members else { return self }
    return replaced(
      by: .object(members.map { .init(key: $0.key, place: $0.place, value: value($0)) }))
  }

  /// The sources of all pictures in it.
  var pictureNames: Set<String> {
    switch content {
    case .nothing, .flag, .number, .string: []
    case .list(let values): values.reduce(into: []) { $0.formUnion($1.pictureNames) }
    case .object(let members):
      members.reduce(into: []) { names, member in
        if member.key == "picture", case .string(let name) = member.value.content {
          names.insert(name)
        } else {
          names.formUnion(member.value.pictureNames)
        }
      }
    }
  }
}
