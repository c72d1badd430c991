import Syntax

/// Writes the difference between two scenes into the text of the first.
struct TextMerge {
  let source: Source
  let written: JSONValue
  let degree: Degree
  let short: ShortForms
  /// The spelling of the text; nil writes colours and easings as everywhere else.
  let spelling: Spelling?

  /// How much of the text is kept.
  enum Degree: CaseIterable {
    /// The parts of a value are merged one by one.
    case fine
    /// A value that changed is written anew.
    case coarse
    /// The scene and its time are written anew.
    case head
  }

  init(_ source: Source, _ written: JSONValue, _ degree: Degree, _ spelling: Spelling?) {
    (self.source, self.written, self.degree) = (source, written, degree)
    self.spelling = spelling
    short = ShortForms(written)
  }

  var isFine: Bool { degree == .fine }

  /// The whole text.
  func document(
    _ old: (scene: JSON, timeline: JSON), _ new: (scene: JSON, timeline: JSON)
  ) -> String {
    var (old, new) = (old, new)
    if let spelling {
      (old.scene, new.scene) = (spelling.spelled(old.scene), spelling.spelled(new.scene))
    }
    var parts = Parts(written)
    guard degree != .head else { return anew(&parts, new) }
    if let index = parts.index(of: "timeline") {
      if old.timeline != new.timeline {
        parts.replace(index, timeline(parts.value(index), old.timeline, new.timeline))
      }
    } else if old.timeline != new.timeline {
      let value = shortTimeline(new.timeline, asList: false) ?? new.timeline
      parts.insert(
        member("timeline", value, in: written), at: parts.index(of: "scene") ?? parts.count)
    }
    if let index = parts.index(of: "scene") {
      parts.replace(index, scene(parts.value(index), old.scene, new.scene))
    } else if let index = parts.index(of: "node") {
      let (before, after) = (old.scene[key: "nodes"], new.scene[key: "nodes"])
      if let first = before?.values.first, let second = after?.values.first {
        parts.replace(index, node(parts.value(index), first, second))
      }
    } else {
      scene(&parts, written, old.scene, new.scene)
    }
    return text(..<written.place) + text(of: parts) + text(written.end...)
  }

  /// The text with its title, its schema and the comments around them, and everything else anew.
  private func anew(_ parts: inout Parts, _ new: (scene: JSON, timeline: JSON)) -> String {
    parts.items.removeAll { !JSONFormat.headMembers.contains($0.key) }
    for (key, value) in [("timeline", new.timeline), ("scene", new.scene)] {
      parts.insert(member(key, value, in: written), at: parts.count)
    }
    return text(..<written.place) + text(of: parts) + text(written.end...)
  }

  private func scene(_ value: JSONValue, _ old: JSON, _ new: JSON) -> String {
    var parts = Parts(value)
    scene(&parts, value, old, new)
    return text(of: parts)
  }

  private func scene(_ parts: inout Parts, _ value: JSONValue, _ old: JSON, _ new: JSON) {
    merge(&parts, value, old, new) { key, value, old, new in
      switch key {
      case "nodes": nodes(value, old, new)
      case "tokens", "knobs": self.value(value, old, new)
      case _: track(value, old, new)
      }
    }
    // Pages are as large as the stage where nothing else is written.
    let size = new[key: "size"]?.values ?? [.number(960), .number(540)]
    for (key, side) in zip(["pageWidth", "pageHeight"], size) {
      guard parts.index(of: key) == nil, let own = new[key: key], own != side else { continue }
      let place = parts.index(of: "size").map { $0 + 1 } ?? parts.firstPlace
      parts.insert(member(key, own, in: value), at: place)
    }
  }

  // MARK: Values

  /// Updates every member that changed: replaced by the result of `edit`, added in the new order,
  /// or removed.
  func merge(
    _ parts: inout Parts, _ value: JSONValue, _ old: JSON, _ new: JSON,
    _ edit: (_ key: String, _ value: JSONValue, _ old: JSON, _ new: JSON) -> String
  ) {
    for member in old.members where new[key: member.key] == nil {
      if let index = parts.index(of: member.key) { parts.remove(index) }
    }
    var last: String?
    for member in new.members {
      defer { last = parts.index(of: member.key) == nil ? last : member.key }
      let before = old[key: member.key]
      guard before != member.value else { continue }
      if let index = parts.index(of: member.key) {
        let text = before.map { edit(member.key, parts.value(index), $0, member.value) }
        parts.replace(index, text ?? member.value.text(indent: indent(at: value.place)))
      } else {
        let index = last.flatMap { parts.index(of: $0) }.map { $0 + 1 } ?? parts.firstPlace
        parts.insert(self.member(member.key, track(member.value), in: value), at: index)
      }
    }
  }

  /// A value of any kind.
  func value(_ value: JSONValue, _ old: JSON, _ new: JSON) -> String {
    guard old != new else { return text(value.place..<value.end) }
    if isFine, let text = list(value, old, new) { return text }
    let isObject = value.members != nil && !old.members.isEmpty && !new.members.isEmpty
    guard isFine, isObject else { return new.text(indent: indent(at: value.place)) }
    var parts = Parts(value)
    merge(&parts, value, old, new) { self.value($1, $2, $3) }
    return text(of: parts)
  }

  /// A list whose values are found again by their names, or else by their order; nil for other values.
  private func list(_ value: JSONValue, _ old: JSON, _ new: JSON) -> String? {
    guard let items = value.values, case .list(let newItems) = new, !newItems.isEmpty,
      items.count == old.values.count
    else { return nil }
    let haveNames = (old.values + newItems).allSatisfy { $0[key: "name"] != nil }
    let origins =
      haveNames
      ? TextMerge.origins(of: newItems, among: old.values)
      : newItems.indices.map { $0 < items.count ? $0 : nil }
    let areOneLine = items.allSatisfy { !text($0.place..<$0.end).contains("\n") }
    var parts = Parts(value)
    parts.items = zip(newItems, origins).map { new, origin in
      let text = origin.map { self.value(items[$0], old.values[$0], new) }
      let added = areOneLine ? new.line : new.text(indent: indent(at: value.place) + 2)
      return Parts.Item(old: origin, key: "", text: text ?? added)
    }
    return text(of: parts)
  }

  /// A member that is added to `object`.
  func member(_ key: String, _ value: JSON, in object: JSONValue) -> (key: String, text: String) {
    let space = indent(at: object.place) + 2
    return (key, "\(JSON.quoted(key)): \(value.text(indent: space))")
  }

  // MARK: Text

  func text(_ range: Range<Int>) -> String { source.text(range) }
  private func text(_ range: PartialRangeUpTo<Int>) -> String { source.text(0..<range.upperBound) }
  private func text(_ range: PartialRangeFrom<Int>) -> String {
    source.text(range.lowerBound..<source.bytes.count)
  }

  /// The spaces at the beginning of the line of a byte.
  func indent(at place: Int) -> Int {
    let start = source.bytes[..<place].lastIndex(of: 10).map { $0 + 1 } ?? 0
    return source.bytes[start...].prefix { $0 == 32 || $0 == 9 }.count
  }
}
