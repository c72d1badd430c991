import Keyframes
import Syntax
import Words

// Advice on members that do not exist: what they are called here, and where they belong.
extension JSONReader {
  /// The names that other tools have for members, in lower case, and ours, the most specific first.
  private static let usual: [String: [String]] = [
    "alpha": ["opacity"], "angle": ["rotation"], "arc": ["path"], "background": ["ground", "fill"],
    "border": ["stroke"], "borderradius": ["cornerRadius"], "bold": ["weight"],
    "circle": ["ellipse"], "color": ["fill"], "corner": ["cornerRadius"],
    "colour": ["color", "fill"], "delay": ["time"], "duration": ["seconds", "timeline"],
    "ease": ["easing"], "elements": ["nodes", "children"], "font": ["family", "style"],
    "fontsize": ["size"], "fps": ["frameRate"], "frames": ["keyframes"], "image": ["picture"],
    "layers": ["nodes", "children"], "length": ["seconds", "timeline"], "line": ["path"],
    "offset": ["translation"], "origin": ["anchor"], "oval": ["ellipse"], "polygon": ["path"],
    "polyline": ["path"], "pos": ["at"], "position": ["at"], "r": ["cornerRadius"],
    "radius": ["cornerRadius"], "rect": ["rectangle"], "rotate": ["rotation"],
    "rx": ["cornerRadius"], "src": ["picture"], "star": ["path"], "translate": ["translation"],
    "triangle": ["path"], "visible": ["hidden"], "zindex": ["depth"],
  ]

  /// The remedy for a member that may not be among `names`.
  func remedy(for key: String, among names: Set<String>) -> Message {
    guard isByHand else { return write(nearest(to: key, among: names.sorted())) }
    var all = names
    if names == JSONMembers.node {
      if ["easing", "ease"].contains(key) {
        return "write it at the time where its segment begins: {\"0\": [1, \"ease-out\"], \"2\": 5}"
      }
      if ["duration", "delay", "time"].contains(key) {
        return "write times in its tracks, in seconds: \"x\": {\"0\": 1, \"2\": 5}"
      }
      all.formUnion(JSONMembers.shortNode)
    } else if names == JSONMembers.scene {
      all.formUnion(JSONMembers.document)
    } else if names == JSONMembers.timeline {
      all.formUnion(JSONMembers.shortTimeline)
    }
    let known = Self.usual[key.lowercased()]?.first(where: all.contains)
    return write(known ?? nearest(to: key, among: all.sorted()))
  }

  private func write(_ name: String?) -> Message {
    name.map { "write \(quoted($0)), or remove it" } ?? "remove it"
  }

  /// The remedy for a member that no track has.
  func remedyInTrack(for key: String) -> Message {
    ["stops", "kind", "linear", "radial", "colors"].contains(key)
      ? "write \"gradient\": {\"from\": [0, 0], \"to\": [1, 1], \"stops\": [[0, \"coral\"], [1, \"navy\"]]}"
      : "write values by time, such as {\"0\": 1, \"2\": 5}"
  }

  /// Refuses what is no time among values by time.
  func checkTimes(_ members: [JSONValue.Member]) throws(PasteError) {
    guard isByHand, members.contains(where: { JSONShorthand.time($0.key) != nil }),
      let wrong = members.first(where: {
        JSONShorthand.time($0.key) == nil && !JSONShorthand.words.contains($0.key)
      })
    else { return }
    let remedy: Message
    if wrong.key.last == "s", JSONShorthand.time(String(wrong.key.dropLast())) != nil {
      remedy = "write \(quoted(String(wrong.key.dropLast())))"
    } else if ["loop", "repeat"].contains(wrong.key) {
      remedy = "write \"after\": \"repeat\""
    } else {
      remedy = "write a time such as \"1.5\"; only easing, before and after may stand beside times"
    }
    throw source.error(at: wrong.place, "\(quoted(wrong.key)) is not a time", remedy)
  }

  /// The mistake in a list of values that are meant to follow each other in time; nil for another list.
  func listOverTime(_ value: JSONValue, isValue: (JSONValue) -> Bool) -> PasteError? {
    guard isByHand, let values = value.values, values.count > 1, values.allSatisfy(isValue) else {
      return nil
    }
    let texts = [values[0], values[values.count - 1]].map { source.text($0.place..<$0.end) }
    return error(
      value, "A list is where one value should be",
      "write values by time, such as {\"0\": \(texts[0]), \"1\": \(texts[1])}")
  }

  /// The mistake in something that is no colour.
  func noColor(_ value: JSONValue) -> PasteError {
    let remedy: Message = "write it like \"#FF7F50\", \"coral\" or [1, 0.5, 0.3, 1]"
    guard case .string(let text) = value.content else { return wanted("a colour", value, remedy) }
    let near = nearest(to: text, among: Color.named.keys.sorted())
    return error(
      value, "\(quoted(text)) is not a colour", near.map { "write \(quoted($0))" } ?? remedy)
  }
}
