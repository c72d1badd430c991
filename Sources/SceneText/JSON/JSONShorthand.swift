import Keyframes
import Stage
import Syntax
import Words

/// Writes out the short forms of text written by hand, so that ``JSONReader`` reads them:
///
/// - the members of a scene in the document itself; a scene without `ground` or `nodes`
/// - `"timeline": 4` and `{"seconds": 4}`, `{"pages": 3}`, `{"points": 900}`
/// - `{"0": [1, "ease-out"], "2": 10, "easing": "linear"}` for a track: values by time, each alone,
///   with its easing, or as a keyframe without a time; `easing` is for all the others
/// - `at`, `scale`, `anchor` and `translation` for two properties: `[x, y]`, each a track, or one
///   track of positions
/// - `rectangle`, `ellipse`, `path` and `text` with `style` as members of a node; one number for two equal
///   sides; a style that is a size
/// - a stroke that is a colour, or has no width: it is 1 wide
/// - `{"intro": 0.5}` for cues and markers
///
/// Every value keeps its position in the text.
struct JSONShorthand {
  let source: Source
  private(set) var mistakes: [PasteError] = []

  init(_ source: Source) { self.source = source }

  /// Expands the short form of a document.
  mutating func document(_ value: JSONValue) -> JSONValue {
    guard let members = value.members else { return value }
    var whole = value
    let isFlat = members.contains { ["nodes", "ground"].contains($0.key) }
    if isFlat, value[key: "scene"] == nil {
      let own = members.filter { JSONFormat.documentMembers.contains($0.key) }
      let rest = members.filter { !JSONFormat.documentMembers.contains($0.key) }
      let scene = value.replaced(by: .object(rest))
      whole.content = .object(
        own + [JSONValue.Member(key: "scene", place: value.place, value: scene)])
    }
    return whole.mapMembers { member in
      switch member.key {
      case "scene": scene(member.value)
      case "timeline": timeline(member.value)
      case "node": node(member.value)
      case _: member.value
      }
    }
  }

  mutating func wrong(_ value: JSONValue, _ problem: Message, _ remedy: Message) {
    mistakes.append(source.error(at: value.place, problem, remedy))
  }

  // MARK: Scenes and timelines

  private mutating func scene(_ value: JSONValue) -> JSONValue {
    let long = value.mapMembers { member in
      switch member.key {
      case "nodes": nodes(member.value)
      case "tokens", "knobs": member.value
      case _: track(member.value)
      }
    }
    guard var members = long.members else { return value }
    if let size = value[key: "size"]?.values, size.count == 2 {
      if value[key: "pageWidth"] == nil {
        add("pageWidth", size[0].content, to: &members, of: size[0])
      }
      if value[key: "pageHeight"] == nil {
        add("pageHeight", size[1].content, to: &members, of: size[1])
      }
    }
    if value[key: "ground"] == nil {
      add("ground", .string(JSONFormat.ground), to: &members, of: value)
    }
    if value[key: "nodes"] == nil { add("nodes", .list([]), to: &members, of: value) }
    return value.replaced(by: .object(members))
  }

  func add(
    _ key: String, _ content: JSONValue.Content, to members: inout [JSONValue.Member],
    of value: JSONValue
  ) {
    members.append(
      JSONValue.Member(key: key, place: value.place, value: value.replaced(by: content)))
  }

  private mutating func timeline(_ value: JSONValue) -> JSONValue {
    if case .number = value.content { return timeline(value, of: "seconds", value, []) }
    let long = value.mapMembers { $0.key == "markers" ? cues($0.value) : $0.value }
    let units = ["seconds", "points", "pages"]
    guard let members = long.members,
      let length = members.first(where: { units.contains($0.key) })
    else { return long }
    let others = members.filter { $0.key != length.key }
    return timeline(length.value, of: length.key, value, others)
  }

  private mutating func timeline(
    _ length: JSONValue, of unit: String, _ value: JSONValue, _ others: [JSONValue.Member]
  ) -> JSONValue {
    var members = others
    guard case .number(let end) = length.content, end >= 0 else {
      wrong(length, "A timeline has no length", "give it a number that is not negative")
      return timeline(length.replaced(by: .number(0)), of: "seconds", value, [])
    }
    add("unit", .string(unit), to: &members, of: length)
    let last = unit == "pages" ? max(end - 1, 0) : end
    let range = [0, last].map { length.replaced(by: .number($0)) }
    add("range", .list(range), to: &members, of: length)
    if unit == "pages", end <= JSONFormat.mostPagesWithTicks, value[key: "ticks"] == nil {
      let ticks = stride(from: 0, through: last, by: 1).map { length.replaced(by: .number($0)) }
      add("ticks", .list(ticks), to: &members, of: length)
    }
    return value.replaced(by: .object(members))
  }

  /// `{"intro": 0.5}` as a list of objects.
  func cues(_ value: JSONValue) -> JSONValue {
    guard let members = value.members else { return value }
    return value.replaced(
      by: .list(
        members.map { member in
          let name = JSONValue(
            content: .string(member.key), place: member.place, end: member.value.place)
          return JSONValue(
            content: .object([
              JSONValue.Member(key: "name", place: member.place, value: name),
              JSONValue.Member(key: "time", place: member.value.place, value: member.value),
            ]), place: member.place, end: member.value.end)
        }))
  }

  mutating func nodes(_ value: JSONValue) -> JSONValue {
    guard let values = value.values else { return value }
    var nodes: [JSONValue] = []
    for item in values { nodes.append(node(item)) }
    return value.replaced(by: .list(nodes))
  }
}
