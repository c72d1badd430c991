import Syntax

extension TextMerge {
  /// The members of an object or the values of a list, some of them kept, replaced, moved or new.
  struct Parts {
    /// A part to write.
    struct Item {
      /// Which of the old ones it is; nil if it is new.
      var old: Int?
      /// The part's name in an object.
      var key: String
      /// The replacement of its value, or the whole of a new part.
      var text: String?
    }

    let whole: JSONValue
    let olds: [(key: String, place: Int, value: JSONValue)]
    var items: [Item]

    init(_ value: JSONValue) {
      whole = value
      switch value.content {
      case .object(let members): olds = members.map { ($0.key, $0.place, $0.value) }
      case .list(let values): olds = values.map { ("", $0.place, $0) }
      case .nothing, .flag, .number, .string: olds = []
      }
      items = olds.indices.map { [olds] in Item(old: $0, key: olds[$0].key) }
    }

    var count: Int { items.count }
    /// The position of a member without a predecessor: behind members that are not the scene's own.
    var firstPlace: Int {
      items.lastIndex { JSONFormat.headMembers.contains($0.key) }.map { $0 + 1 } ?? 0
    }

    func index(of key: String) -> Int? { items.firstIndex { $0.key == key } }

    /// The old value of an item that has one.
    func value(_ index: Int) -> JSONValue {
      items[index].old.map { olds[$0].value } ?? whole
    }

    mutating func replace(_ index: Int, _ text: String) { items[index].text = text }
    mutating func remove(_ index: Int) { items.remove(at: index) }
    mutating func insert(_ item: (key: String, text: String), at index: Int) {
      items.insert(Item(old: nil, key: item.key, text: item.text), at: min(index, items.count))
    }
  }

  /// The text of an object or a list with its parts as they are now.
  func text(of parts: Parts) -> String {
    let segments = Segments(parts, source)
    let isSame = parts.items.map(\.old) == parts.olds.indices.map { $0 }
    var result = source.text(parts.whole.place..<parts.whole.place + 1)
    let indent = String(repeating: " ", count: self.indent(at: parts.whole.place))
    let isNewlyLong =
      parts.olds.isEmpty
      && (parts.items.contains { $0.text?.contains("\n") ?? false }
        || parts.items.reduce(0) { $0 + ($1.text?.utf8.count ?? 0) } > 80)
    let margin = segments.margin ?? (isNewlyLong ? "\n\(indent)  " : nil)
    var endsInComment = false
    for (index, item) in parts.items.enumerated() {
      let isLast = index == parts.items.count - 1
      let comma = !isLast || segments.endsInComma ? "," : ""
      var lead = margin ?? (index == 0 ? "" : " ")
      var trail = ""
      if let old = item.old {
        let segment = segments.all[old]
        let own = source.text(segment.lead)
        let isFirstInLine = index == 0 && margin == nil && own == " "
        if isSame || !own.isEmpty || (index == 0 && old == 0) {
          lead = !isSame && isFirstInLine ? "" : own
        }
        trail = isSame ? source.text(segment.trail) : comma + segment.comment(source)
      } else {
        trail = comma
        // On the line of the part before it, if that part shares its line with another.
        let before = index > 0 ? parts.items[index - 1].old : nil
        if let before, before > 0, !source.text(segments.all[before].lead).contains("\n") {
          lead = " "
        }
      }
      if endsInComment, lead.first?.isNewline != true { lead = "\n" + lead }
      result += lead + body(item, parts) + trail
      endsInComment = trail.contains("//")
    }
    let tail = source.text(segments.tail)
    if endsInComment, tail.first?.isNewline != true { result += "\n" }
    if isNewlyLong, !tail.contains("\n") { result += "\n" + indent }
    return result + tail + source.text(parts.whole.end - 1..<parts.whole.end)
  }

  private func body(_ item: Parts.Item, _ parts: Parts) -> String {
    guard let index = item.old else { return item.text ?? "" }
    let old = parts.olds[index]
    guard let text = item.text else { return source.text(old.place..<old.value.end) }
    return source.text(old.place..<old.value.place) + text
  }
}

/// The text around the parts of an object or a list.
private struct Segments {
  struct Segment {
    /// Between the part before and this one.
    let lead: Range<Int>
    /// From its end to behind its comma and a comment on the same line.
    let trail: Range<Int>
    let comma: Int?

    /// The trail without its comma.
    func comment(_ source: Source) -> String {
      guard let comma else { return source.text(trail) }
      return source.text(trail.lowerBound..<comma) + source.text(comma + 1..<trail.upperBound)
    }
  }

  let all: [Segment]
  let tail: Range<Int>
  /// The line break and spaces before a part, if they stand on lines of their own.
  let margin: String?
  var endsInComma: Bool { all.last?.comma != nil }

  init(_ parts: TextMerge.Parts, _ source: Source) {
    var segments: [Segment] = []
    var position = parts.whole.place + 1
    var margin: String?
    for old in parts.olds {
      let lead = position..<old.place
      let before = Array(source.bytes[lead])
      if margin == nil, let line = before.lastIndex(of: 10),
        before[line...].dropFirst().allSatisfy({ $0 == 32 || $0 == 9 })
      {
        margin = String(decoding: before[line...], as: UTF8.self)
      }
      var end = old.value.end
      let next = source.skippingSpaces(from: end)
      let comma = next < source.bytes.count && source.bytes[next] == UInt8(ascii: ",") ? next : nil
      if let comma { end = comma + 1 }
      end = source.behindComment(from: end)
      segments.append(Segment(lead: lead, trail: old.value.end..<end, comma: comma))
      position = end
    }
    all = segments
    tail = position..<parts.whole.end - 1
    self.margin = margin
  }
}

extension Source {
  /// The next byte that is neither a space nor in a comment.
  fileprivate func skippingSpaces(from start: Int) -> Int {
    var parser = JSONParser(self, isByHand: true)
    parser.position = start
    // Text that has been read once does not end within a comment.
    try? parser.skipSpaces()
    return parser.position
  }

  /// Behind a comment that begins on this line, if nothing but spaces stands before it and nothing follows
  /// it there; else `start`.
  fileprivate func behindComment(from start: Int) -> Int {
    var place = start
    while place < bytes.count, bytes[place] == 32 || bytes[place] == 9 { place += 1 }
    guard place + 1 < bytes.count, bytes[place] == UInt8(ascii: "/") else { return start }
    if bytes[place + 1] == UInt8(ascii: "/") {
      return bytes[place...].firstIndex { $0 == 10 || $0 == 13 } ?? bytes.count
    }
    guard bytes[place + 1] == UInt8(ascii: "*") else { return start }
    var end = place + 2
    while end + 1 < bytes.count,
      bytes[end] != UInt8(ascii: "*") || bytes[end + 1] != UInt8(ascii: "/")
    {
      end += 1
    }
    end = min(end + 2, bytes.count)
    var rest = end
    while rest < bytes.count, bytes[rest] == 32 || bytes[rest] == 9 { rest += 1 }
    let isLast = rest == bytes.count || bytes[rest] == 10 || bytes[rest] == 13
    return isLast && !bytes[place..<end].contains(10) ? end : start
  }
}
