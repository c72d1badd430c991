import Syntax

// Timelines.
extension TextMerge {
  func timeline(_ value: JSONValue, _ old: JSON, _ new: JSON) -> String {
    let asList = value[key: "markers"]?.values != nil
    if case .number = value.content, let short = shortTimeline(new, asList: asList),
      short.members.count == 1, let length = short[key: "seconds"]
    {
      return length.line
    }
    let isShort = ["seconds", "points", "pages"].contains { value[key: $0] != nil }
    var parts = Parts(value)
    if isShort, let before = shortTimeline(old, asList: asList),
      let after = shortTimeline(new, asList: asList)
    {
      merge(&parts, value, before, after) { self.value($1, $2, $3) }
      return text(of: parts)
    }
    guard isFine, value.members != nil, !isShort else {
      return (shortTimeline(new, asList: asList) ?? new).text(indent: indent(at: value.place))
    }
    if !asList, value[key: "markers"] != nil, let before = old.withMarkersByName,
      let after = new.withMarkersByName
    {
      merge(&parts, value, before, after) { self.value($1, $2, $3) }
    } else {
      merge(&parts, value, old, new) { self.value($1, $2, $3) }
    }
    return text(of: parts)
  }

  /// `{"seconds": 4, "markers": {"drop": 2}}`; nil for a timeline that does not begin at 0, or
  /// whose ticks are not the usual ones of its unit.
  func shortTimeline(_ timeline: JSON, asList: Bool) -> JSON? {
    guard case .string(let unit)? = timeline[key: "unit"],
      case .list(let range)? = timeline[key: "range"],
      case .list(let ticks)? = timeline[key: "ticks"],
      range.count == 2, range[0] == .number(0), case .number(let end) = range[1]
    else { return nil }
    let isPages = unit == "pages"
    var members: [(key: String, value: JSON)] = [(unit, .number(isPages ? end + 1 : end))]
    let hasTicks = isPages && end + 1 <= JSONFormat.mostPagesWithTicks
    let standard = hasTicks ? stride(from: 0, through: end, by: 1).map { JSON.number($0) } : []
    if ticks != standard { members.append(("ticks", .list(ticks))) }
    let named = asList ? nil : timeline.withMarkersByName
    if let markers = (named ?? timeline)[key: "markers"] { members.append(("markers", markers)) }
    return .object(members)
  }
}

extension JSON {
  /// A timeline whose markers are an object; nil where two have one name.
  fileprivate var withMarkersByName: JSON? {
    guard let markers = self[key: "markers"] else { return self }
    var byName: [(key: String, value: JSON)] = []
    for marker in markers.values {
      guard case .string(let name)? = marker[key: "name"], let time = marker[key: "time"],
        !byName.contains(where: { $0.key == name })
      else { return nil }
      byName.append((name, time))
    }
    return .members(
      members.map { $0.key == "markers" ? Member(key: $0.key, value: .object(byName)) : $0 })
  }
}
