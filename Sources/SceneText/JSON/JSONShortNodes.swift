import Keyframes
import Stage
import Syntax
import Words

// Nodes and their shapes, written shorter.
extension JSONShorthand {
  mutating func node(_ value: JSONValue) -> JSONValue {
    guard let members = value.members else { return value }
    var all: [JSONValue.Member] = []
    var shape: [JSONValue.Member] = []
    for member in members {
      var copy = member
      switch member.key {
      case "children": copy.value = nodes(member.value)
      case "cues": copy.value = cues(member.value)
      case "shape": copy.value = self.shape(member.value)
      case "stroke": copy.value = stroke(member.value)
      case "matte": copy.value = matte(member.value)
      case "blend": break
      case "own": copy.value = member.value.mapMembers { track($0.value) }
      case "pathMasks", "rangeColors": copy.value = tracks(inEachOf: member.value)
      case _ where JSONFormat.shapeWords.contains(member.key):
        shape.append(member)
        continue
      case _:
        if let pair = JSONFormat.pairs.first(where: { $0.name == member.key }) {
          all += self.pair(pair, member, beside: members)
          continue
        }
        copy.value = track(member.value)
      }
      all.append(copy)
    }
    if let first = shape.first {
      let inner = JSONValue(
        content: .object(shape), place: first.place, end: shape.map(\.value.end).max() ?? value.end)
      if value[key: "shape"] == nil {
        all.append(
          JSONValue.Member(key: "shape", place: first.place, value: self.shape(inner)))
      } else {
        wrong(inner, "The node has two shapes", "keep \"shape\" or \(quoted(first.key))")
      }
    }
    return value.replaced(by: .object(all))
  }

  private func tracks(inEachOf value: JSONValue) -> JSONValue {
    guard let values = value.values else { return value }
    return value.replaced(
      by: .list(values.map { item in item.mapMembers { track($0.value) } }))
  }

  private mutating func matte(_ value: JSONValue) -> JSONValue {
    value.mapMembers { $0.key == "nodes" ? nodes($0.value) : $0.value }
  }

  /// One number for two sides, and a style that is a size or missing.
  private func shape(_ value: JSONValue) -> JSONValue {
    guard var members = value.members else { return value }
    for index in members.indices {
      let old = members[index].value
      guard case .number = old.content else { continue }
      switch members[index].key {
      case "rectangle", "ellipse": members[index].value = old.replaced(by: .list([old, old]))
      case "style":
        members[index].value = old.replaced(
          by: .object([JSONValue.Member(key: "size", place: old.place, value: old)]))
      case _: break
      }
    }
    for index in members.indices where members[index].key == "style" {
      guard var parts = members[index].value.members, members[index].value[key: "size"] == nil
      else { continue }
      add("size", .number(JSONFormat.fontSize), to: &parts, of: members[index].value)
      members[index].value.content = .object(parts)
    }
    if let text = value[key: "text"], value[key: "style"] == nil {
      let size = JSONValue.Member(
        key: "size", place: text.place, value: text.replaced(by: .number(JSONFormat.fontSize)))
      add("style", .object([size]), to: &members, of: text)
    }
    return value.replaced(by: .object(members))
  }

  private func stroke(_ value: JSONValue) -> JSONValue {
    if case .string = value.content {
      var members = [JSONValue.Member(key: "color", place: value.place, value: value)]
      add("width", .number(1), to: &members, of: value)
      return value.replaced(by: .object(members))
    }
    guard var members = value.members, value[key: "width"] == nil else { return value }
    add("width", .number(1), to: &members, of: value)
    return value.replaced(by: .object(members))
  }
}
