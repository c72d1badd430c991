import Keyframes
import Stage
import Syntax
import Words

// Tracks, written shorter.
extension JSONShorthand {
  /// Whether an object has times for names.
  static func isByTime(_ value: JSONValue) -> Bool {
    guard let members = value.members, members.contains(where: { time($0.key) != nil }) else {
      return false
    }
    return members.allSatisfy { time($0.key) != nil || words.contains($0.key) }
  }

  /// The members that may stand beside the times.
  static let words = ["easing", "before", "after"]

  /// The time that a name stands for; nil if it is not a number.
  static func time(_ key: String) -> Double? {
    guard key.utf8.allSatisfy(\.isPartOfNumber), key.utf8.last?.isDigit == true,
      let time = Double(key), time.isFinite
    else { return nil }
    return time
  }

  /// Values by time as keyframes; whatever else as it is.
  func track(_ value: JSONValue) -> JSONValue {
    guard Self.isByTime(value), let members = value.members else { return value }
    let easing = value[key: "easing"]
    let keyframes = members.compactMap { member -> JSONValue? in
      guard let time = Self.time(member.key) else { return nil }
      return keyframe(member, time, easing)
    }
    let list = JSONValue(content: .list(keyframes), place: value.place, end: value.end)
    let ends = members.filter { ["before", "after"].contains($0.key) }
    return value.replaced(
      by: .object([JSONValue.Member(key: "keyframes", place: value.place, value: list)] + ends))
  }

  private func keyframe(
    _ member: JSONValue.Member, _ time: Double, _ easing: JSONValue?
  ) -> JSONValue {
    let value = member.value
    let number = JSONValue(content: .number(time), place: member.place, end: value.place)
    var parts = [JSONValue.Member(key: "time", place: member.place, value: number)]
    if let own = value.members, value[key: "value"] != nil {
      parts += own
    } else if let pair = value.values, pair.count == 2, case .string = pair[1].content {
      parts.append(JSONValue.Member(key: "value", place: pair[0].place, value: pair[0]))
      parts.append(JSONValue.Member(key: "easing", place: pair[1].place, value: pair[1]))
    } else {
      parts.append(JSONValue.Member(key: "value", place: value.place, value: value))
    }
    if let easing, !parts.contains(where: { $0.key == "easing" }) {
      parts.append(JSONValue.Member(key: "easing", place: easing.place, value: easing))
    }
    return JSONValue(content: .object(parts), place: member.place, end: value.end)
  }

  // MARK: Pairs

  /// Two properties out of one member.
  mutating func pair(
    _ pair: JSONFormat.Pair, _ member: JSONValue.Member, beside members: [JSONValue.Member]
  ) -> [JSONValue.Member] {
    let names = [pair.first.name, pair.second.name]
    if let other = members.first(where: { names.contains($0.key) }) {
      wrong(
        JSONValue(content: .nothing, place: member.place, end: member.value.end),
        "\(quoted(member.key)) and \(quoted(other.key)) say the same", "remove one of the two")
      return []
    }
    return names.enumerated().compactMap { index, name in
      part(index, of: member.value, pair.name).map {
        JSONValue.Member(key: name, place: member.place, value: $0)
      }
    }
  }

  /// The track of one of two properties; nil with one mistake if there is none.
  private mutating func part(
    _ index: Int, of value: JSONValue, _ name: String
  ) -> JSONValue? {
    if case .number = value.content, name == "scale" { return value }
    if let pair = value.values, pair.count == 2 { return track(pair[index]) }
    let whole = track(value)
    if let frames = whole[key: "keyframes"]?.values {
      let parts = frames.compactMap { part(index, ofKeyframe: $0, name) }
      guard parts.count == frames.count else { return nil }
      return whole.mapMembers {
        $0.key == "keyframes" ? $0.value.replaced(by: .list(parts)) : $0.value
      }
    }
    let shown: Message = "\(value.kind.asStart) is where \(quoted(name)) needs two numbers"
    if index == 0 { wrong(value, shown, "write them as [1, 2]") }
    return nil
  }

  private mutating func part(
    _ index: Int, ofKeyframe value: JSONValue, _ name: String
  ) -> JSONValue? {
    guard let members = value.members else { return value }
    var parts: [JSONValue.Member] = []
    for member in members {
      var copy = member
      if member.key == "value" {
        guard let own = part(index, of: member.value, name) else { return nil }
        copy.value = own
      } else if member.key == "controls", let pair = member.value.values {
        copy.value.content = .list(pair.compactMap { part(index, of: $0, name) })
      }
      parts.append(copy)
    }
    return value.replaced(by: .object(parts))
  }
}
