import Keyframes
import Syntax

// Tracks: values alone, by time, or as lists of keyframes.
extension TextMerge {
  func track(_ value: JSONValue, _ old: JSON, _ new: JSON) -> String {
    guard old != new else { return text(value.place..<value.end) }
    if isFine, let keyframes = new.keyframes, old.keyframes != nil {
      if JSONShorthand.isByTime(value), let text = byTime(value, old, new, keyframes) {
        return text
      }
      if value[key: "keyframes"]?.values != nil { return byKeyframes(value, old, new) }
    }
    return track(new).text(indent: indent(at: value.place))
  }

  /// Values by time: unchanged ones keep their text.
  private func byTime(
    _ value: JSONValue, _ old: JSON, _ new: JSON, _ keyframes: [JSON]
  ) -> String? {
    guard TextMerge.haveDifferentTimes(keyframes), let members = value.members else { return nil }
    let times = members.map { JSONShorthand.time($0.key) }
    guard Set(times.compactMap { $0 }).count == times.count(where: { $0 != nil }) else {
      return nil
    }
    var standard = "linear"
    if case .string(let text)? = value[key: "easing"]?.content,
      let easing = try? Easing(notation: text)
    {
      standard = spelling?.spelled(easing.notation) ?? easing.notation
    }
    var parts = Parts(value)
    let olds = Dictionary(grouping: old.keyframes ?? [], by: \.time)
    let news = Dictionary(grouping: keyframes, by: \.time)
    for index in parts.items.indices.reversed() {
      guard let time = times[index] else { continue }
      if let wanted = news[time]?.first {
        guard olds[time]?.contains(wanted) != true else { continue }
        parts.replace(index, wanted.alone(standard).line)
      } else {
        parts.remove(index)
      }
    }
    let known = Set(times)
    for keyframe in keyframes where !known.contains(keyframe.time) {
      let time = keyframe.time ?? 0
      let behind = parts.items.lastIndex { JSONShorthand.time($0.key).map { $0 < time } ?? false }
      let text = "\(JSON.quoted(time.shortest)): \(keyframe.alone(standard).line)"
      parts.insert((time.shortest, text), at: behind.map { $0 + 1 } ?? 0)
    }
    mergeEnds(&parts, value, old, new)
    return text(of: parts)
  }

  private func byKeyframes(_ value: JSONValue, _ old: JSON, _ new: JSON) -> String {
    var parts = Parts(value)
    if let index = parts.index(of: "keyframes"), old[key: "keyframes"] != new[key: "keyframes"] {
      parts.replace(index, list(parts.value(index), old.keyframes ?? [], new.keyframes ?? []))
    }
    mergeEnds(&parts, value, old, new)
    return text(of: parts)
  }

  private func mergeEnds(_ parts: inout Parts, _ value: JSONValue, _ old: JSON, _ new: JSON) {
    for key in ["before", "after"] where old[key: key] != new[key: key] {
      if let index = parts.index(of: key) { parts.remove(index) }
      guard let added = new[key: key] else { continue }
      parts.insert(member(key, added, in: value), at: parts.count)
    }
  }

  /// A list of keyframes: ones with an unchanged time keep their text.
  private func list(_ value: JSONValue, _ old: [JSON], _ new: [JSON]) -> String {
    guard let writtens = value.values, writtens.count == old.count else {
      return JSON.list(new).text(indent: indent(at: value.place))
    }
    var free = Dictionary(grouping: old.indices) { old[$0].time }
    var parts = Parts(value)
    parts.items = new.map { keyframe in
      guard let alike = free[keyframe.time], !alike.isEmpty else {
        return Parts.Item(old: nil, key: "", text: keyframe.line)
      }
      let same = alike.firstIndex { old[$0] == keyframe }
      let index = alike[same ?? 0]
      free[keyframe.time] = alike.filter { $0 != index }
      guard same == nil else { return Parts.Item(old: index, key: "") }
      return Parts.Item(
        old: index, key: "", text: self.value(writtens[index], old[index], keyframe))
    }
    return text(of: parts)
  }

  // MARK: Short forms

  /// A track as values by time, where the file has its tracks so and the track can be; other values as
  /// they are.
  func track(_ value: JSON) -> JSON {
    guard short.hasTracks, let keyframes = value.keyframes, TextMerge.haveDifferentTimes(keyframes)
    else {
      return value
    }
    let members = keyframes.map { keyframe in
      (key: (keyframe.time ?? 0).shortest, value: keyframe.alone("linear"))
    }
    let ends = value.members.filter { $0.key != "keyframes" }.map { (key: $0.key, value: $0.value) }
    return .object(members + ends)
  }

  /// A node whose tracks are short.
  func shortened(_ node: JSON) -> JSON {
    .members(
      short.members(node.members).map { member in
        let isList = member.key == "children"
        let value = isList ? .list(member.value.values.map(shortened)) : track(member.value)
        return JSON.Member(key: member.key, value: value)
      })
  }

  private static func haveDifferentTimes(_ keyframes: [JSON]) -> Bool {
    Set(keyframes.map { $0.time ?? 0 }).count == keyframes.count
  }
}

extension JSON {
  /// The keyframes of a track; nil if this is no track, or a constant.
  var keyframes: [JSON]? {
    if case .list(let values)? = self[key: "keyframes"] { values } else { nil }
  }

  /// The time of a keyframe.
  var time: Double? {
    if case .number(let time)? = self[key: "time"] { time } else { nil }
  }

  /// A keyframe without its time: its value, with its easing where that is not `standard`.
  func alone(_ standard: String) -> JSON {
    let value = self[key: "value"] ?? .number(0)
    var notation = "linear"
    if case .string(let text)? = self[key: "easing"] { notation = text }
    if let controls = self[key: "controls"] {
      return .object([
        ("value", value), ("easing", .string(notation)), ("controls", controls),
      ])
    }
    return notation == standard ? value : .list([value, .string(notation)])
  }

  /// Two constants, or two tracks that differ in their values alone, as one of positions.
  static func points(_ x: JSON, _ y: JSON) -> JSON? {
    if case .number = x, case .number = y { return .list([x, y]) }
    guard let first = x.keyframes, let second = y.keyframes, first.count == second.count else {
      return nil
    }
    var keyframes: [JSON] = []
    for (one, other) in zip(first, second) {
      guard one.withoutValue == other.withoutValue, one[key: "controls"] == nil,
        let a = one[key: "value"], let b = other[key: "value"]
      else { return nil }
      keyframes.append(
        .members(
          one.members.map {
            $0.key == "value" ? Member(key: "value", value: .list([a, b])) : $0
          }))
    }
    let rest = x.members.filter { $0.key != "keyframes" }
    guard rest == y.members.filter({ $0.key != "keyframes" }) else { return nil }
    return .members([Member(key: "keyframes", value: .list(keyframes))] + rest)
  }

  private var withoutValue: [Member] { members.filter { $0.key != "value" } }
}
