import Stage
import Syntax

/// The short forms that a text uses, so that additions are written as its author would write them.
struct ShortForms {
  /// Whether tracks are values by time.
  let hasTracks: Bool
  /// Whether the members of shapes stand in their nodes.
  let hasShapes: Bool
  private let words: Set<String>

  init(_ written: JSONValue) {
    var words: Set<String> = []
    written.collectKeys(into: &words)
    self.words = words
    hasTracks = !words.contains("keyframes")
    hasShapes = hasTracks && !words.contains("shape")
  }

  /// Whether two properties are one member.
  private func has(_ pair: JSONFormat.Pair) -> Bool {
    words.contains(pair.name)
      || hasShapes && words.isDisjoint(with: [pair.first.name, pair.second.name])
  }

  /// The members of a node, without its children, in short forms; those that are in `known` too stay as they are.
  func members(_ all: [JSON.Member], beside known: [JSON.Member] = []) -> [JSON.Member] {
    var members = all.flatMap { member -> [JSON.Member] in
      switch member.key {
      case _ where known.contains(where: { $0.key == member.key }): [member]
      case "shape" where hasShapes: flat(member)
      case "stroke" where hasShapes: [.init(key: "stroke", value: stroke(member.value))]
      case _: [member]
      }
    }
    for pair in JSONFormat.pairs where has(pair) {
      let names = [pair.first.name, pair.second.name]
      let places = names.compactMap { name in members.firstIndex { $0.key == name } }
      guard places.count == 2, !known.contains(where: { names.contains($0.key) }),
        var both = JSON.points(members[places[0]].value, members[places[1]].value)
      else { continue }
      if pair.name == "scale" { both = both.mappingValues(\.withoutEqualSides) }
      members[places[0]] = .init(key: pair.name, value: both)
      members.remove(at: places[1])
    }
    return members
  }

  // MARK: Shapes and strokes

  /// The members of a shape, unless the node has others of their names.
  private func flat(_ shape: JSON.Member) -> [JSON.Member] {
    let parts = shape.value.members
    guard !parts.contains(where: { ["cornerRadius", "size"].contains($0.key) }) else {
      return [shape]
    }
    return parts.map { part in
      switch part.key {
      case "rectangle", "ellipse": .init(key: part.key, value: part.value.withoutEqualSides)
      case "style": .init(key: part.key, value: style(part.value))
      case _: part
      }
    }
  }

  /// A style without what it has anyway; a size alone is a number.
  func style(_ style: JSON) -> JSON {
    style.without(["weight": "regular", "family": "sans", "alignment": "centre"], alone: "size")
  }

  /// A stroke without what it has anyway; a colour alone is a stroke 1 wide.
  func stroke(_ stroke: JSON) -> JSON {
    let plain = stroke.without(["cap": "butt", "join": "miter"], alone: nil)
    let usual: [String: JSON] = [
      "width": .number(1), "dash": .list([]), "dashPhase": .number(0), "start": .number(0),
      "end": .number(1),
    ]
    let rest = plain.members.filter { usual[$0.key] != $0.value }
    return rest.count == 1 && rest[0].key == "color" ? rest[0].value : .members(rest)
  }
}

extension JSON {
  /// One number for two equal ones.
  var withoutEqualSides: JSON {
    values.count == 2 && values[0] == values[1] ? values[0] : self
  }

  /// Without members that have these words; if only `alone` is left, its value.
  fileprivate func without(_ usual: [String: String], alone: String?) -> JSON {
    let rest = members.filter { member in
      usual[member.key].map { member.value != .string($0) } ?? true
    }
    return rest.count == 1 && rest[0].key == alone ? rest[0].value : .members(rest)
  }

  /// A value, or a track whose values have changed.
  fileprivate func mappingValues(_ change: (JSON) -> JSON) -> JSON {
    guard let keyframes else { return change(self) }
    let list = keyframes.map { keyframe in
      JSON.members(
        keyframe.members.map {
          $0.key == "value" ? Member(key: $0.key, value: change($0.value)) : $0
        })
    }
    return .members(
      members.map { $0.key == "keyframes" ? Member(key: $0.key, value: .list(list)) : $0 })
  }
}

extension JSONValue {
  fileprivate func collectKeys(into words: inout Set<String>) {
    switch content {
    case .nothing, .flag, .number, .string: break
    case .list(let values): for value in values { value.collectKeys(into: &words) }
    case .object(let members):
      for member in members {
        words.insert(member.key)
        member.value.collectKeys(into: &words)
      }
    }
  }
}
