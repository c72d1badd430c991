import Stage
import Syntax

// Nodes.
extension TextMerge {
  /// A list of nodes, each of which may have changed, moved, come or gone.
  func nodes(_ value: JSONValue, _ old: JSON, _ new: JSON) -> String {
    guard let writtens = value.values, writtens.count == old.values.count else {
      return new.text(indent: indent(at: value.place))
    }
    let origins = TextMerge.origins(of: new.values, among: old.values)
    var parts = Parts(value)
    parts.items = origins.enumerated().map { index, origin in
      let node = new.values[index]
      guard let origin else {
        let text = shortened(node).text(indent: indent(at: value.place) + 2)
        return Parts.Item(old: nil, key: "", text: text)
      }
      let isSame = old.values[origin] == node
      return Parts.Item(
        old: origin, key: "",
        text: isSame ? nil : self.node(writtens[origin], old.values[origin], node))
    }
    return text(of: parts)
  }

  /// For each of the new nodes which of the old ones it was: the same, then one of its name, then the same
  /// but for the name, then one of its kind, in order.
  static func origins(of new: [JSON], among old: [JSON]) -> [Int?] {
    var origins = [Int?](repeating: nil, count: new.count)
    var free = Set(old.indices)
    /// Nodes that are alike have the same word.
    func match(by word: (JSON) -> String?, _ alike: (JSON, JSON) -> Bool) {
      guard !free.isEmpty else { return }
      var byWord = Dictionary(grouping: free.sorted()) { word(old[$0]) }
      for index in new.indices where origins[index] == nil {
        var place: Int?
        // A node's old position comes first, so that equal nodes stay where they are.
        if free.contains(index), alike(old[index], new[index]) {
          place = index
        } else {
          let own = word(new[index])
          let first = byWord[own]?.firstIndex { free.contains($0) && alike(old[$0], new[index]) }
          place = first.flatMap { byWord[own]?.remove(at: $0) }
        }
        guard let found = place else { continue }
        origins[index] = found
        free.remove(found)
      }
    }
    match(by: \.nodeName) { $0 == $1 }
    match(by: \.nodeName) { $0.nodeName != nil && $0.nodeName == $1.nodeName }
    match(by: \.kind) { one, other in
      one.members.filter { $0.key != "name" } == other.members.filter { $0.key != "name" }
    }
    match(by: \.kind) { $0.kind == $1.kind }
    return origins
  }

  func node(_ value: JSONValue, _ old: JSON, _ new: JSON) -> String {
    guard value.members != nil else { return new.text(indent: indent(at: value.place)) }
    var parts = Parts(value)
    var (before, after) = (old.members, new.members)
    for pair in JSONFormat.pairs {
      mergePair(pair, &parts, value, &before, &after)
    }
    mergeShape(&parts, value, &before, &after)
    after = short.members(after, beside: before)
    merge(&parts, value, .members(before), .members(after)) { key, value, old, new in
      switch key {
      case "children": nodes(value, old, new)
      case "own" where value.members != nil: own(value, old, new)
      case "stroke" where value.members == nil:
        short.stroke(new).text(indent: indent(at: value.place))
      case "shape", "stroke", "cues", "matte", "route", "mask", "numberFormat", "constraints",
        "pathMasks", "rangeColors", "name", "blend":
        self.value(value, old, new)
      case _: track(value, old, new)
      }
    }
    return text(of: parts)
  }

  /// Tracks by names.
  private func own(_ value: JSONValue, _ old: JSON, _ new: JSON) -> String {
    var parts = Parts(value)
    merge(&parts, value, old, new) { track($1, $2, $3) }
    return text(of: parts)
  }

  /// Takes the two properties of a pair out of the members to merge, if the text has the pair.
  private func mergePair(
    _ pair: JSONFormat.Pair, _ parts: inout Parts, _ value: JSONValue,
    _ before: inout [JSON.Member], _ after: inout [JSON.Member]
  ) {
    guard let index = parts.index(of: pair.name) else { return }
    let names = [pair.first.name, pair.second.name]
    let (old, new) = (
      names.map { JSON.members(before)[key: $0] }, names.map { JSON.members(after)[key: $0] }
    )
    if old == new {
      before.removeAll { names.contains($0.key) }
      after.removeAll { names.contains($0.key) }
    } else if let oldX = old[0], let oldY = old[1], let newX = new[0], let newY = new[1] {
      before.removeAll { names.contains($0.key) }
      after.removeAll { names.contains($0.key) }
      let written = parts.value(index)
      if let old = JSON.points(oldX, oldY), let new = JSON.points(newX, newY) {
        parts.replace(index, track(written, old, new))
      } else {
        let both = JSON.list([track(newX), track(newY)])
        parts.replace(index, both.text(indent: indent(at: value.place)))
      }
    } else {
      // One of the two has gone: the other stands alone.
      parts.remove(index)
      before.removeAll { names.contains($0.key) }
    }
  }

  /// A shape whose members stand in the node itself becomes one if it changes.
  private func mergeShape(
    _ parts: inout Parts, _ value: JSONValue, _ before: inout [JSON.Member],
    _ after: inout [JSON.Member]
  ) {
    let words = parts.items.indices.filter { JSONFormat.shapeWords.contains(parts.items[$0].key) }
    guard !words.isEmpty else { return }
    let (old, new) = (JSON.members(before)[key: "shape"], JSON.members(after)[key: "shape"])
    let changed = (new?.members ?? []).filter { $0.value != old?[key: $0.key] }
    let isKept = (old?.members ?? []).allSatisfy { new?[key: $0.key] != nil }
    if isKept, changed.allSatisfy({ parts.index(of: $0.key) != nil && $0.key != "cornerRadius" }) {
      for member in changed {
        guard let index = parts.index(of: member.key) else { continue }
        let written = parts.value(index)
        if member.key == "style", let old = old?[key: "style"] {
          let (old, new) = (short.style(old), short.style(member.value))
          parts.replace(index, self.value(written, old, new))
        } else {
          let isOne = written.values == nil
          let new = isOne ? member.value.withoutEqualSides : member.value
          parts.replace(index, new.text(indent: indent(at: value.place)))
        }
      }
      after.removeAll { $0.key == "shape" }
    } else {
      for index in words.reversed() { parts.remove(index) }
    }
    before.removeAll { $0.key == "shape" }
  }
}

extension JSON {
  fileprivate var nodeName: String? {
    if case .string(let name)? = self[key: "name"] { name } else { nil }
  }

  /// The kind of a node's shape, which nodes of different names can share.
  fileprivate var kind: String? {
    self[key: "shape"]?.members.first?.key ?? (self[key: "children"] == nil ? nil : "group")
  }
}
