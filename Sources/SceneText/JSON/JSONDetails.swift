import Keyframes
import Stage
import Syntax
import Words

// Outlines, texts, colours of ranges and constraints.
extension JSONWriter {
  static func outline(_ track: Track<Path>, _ losses: inout Losses) -> JSON {
    self.track(track, &losses) { path($0, &$1) }
  }

  static func string(_ track: Track<Discrete<String>>, _ losses: inout Losses) -> JSON {
    self.track(track, &losses) { value, _ in .string(value.value) }
  }

  static func range(_ range: Range<Int>) -> JSON {
    .list([.number(Double(range.lowerBound)), .number(Double(range.upperBound))])
  }

  static func addDetails(
    of node: Node, to members: inout [(key: String, value: JSON)], _ losses: inout Losses
  ) {
    if let track = node.outline { members.append(("outline", outline(track, &losses))) }
    if let track = node.string { members.append(("string", string(track, &losses))) }
    if !node.rangeColors.isEmpty {
      let list = node.rangeColors.map { part in
        JSON.object([("range", range(part.range)), ("color", color(part.color, &losses))])
      }
      members.append(("rangeColors", .list(list)))
    }
    if !node.own.isEmpty {
      let all = node.own.sorted { $0.key < $1.key }.map { ($0.key, number($0.value, &losses)) }
      members.append(("own", .object(all)))
    }
    guard !node.constraints.isEmpty else { return }
    let list = node.constraints.map { constraint in
      let reference: [(key: String, value: JSON)] =
        if case .node(let name) = constraint.reference { [("of", .string(name))] } else { [] }
      return JSON.object(
        [("attribute", .string("\(constraint.attribute)")), ("to", .string("\(constraint.other)"))]
          + reference)
    }
    members.append(("constraints", .list(list)))
  }

  /// The members of a style that differ from the default.
  static func spacing(_ style: TextStyle, _ losses: inout Losses) -> [(key: String, value: JSON)] {
    var members: [(key: String, value: JSON)] = []
    if style.letterSpacing != 0 {
      members.append(("letterSpacing", number(style.letterSpacing, &losses)))
    }
    if style.lineHeight != TextStyle.lineHeight {
      members.append(("lineHeight", number(style.lineHeight, &losses)))
    }
    return members
  }

  static func colors(_ text: Text, _ losses: inout Losses) -> [(key: String, value: JSON)] {
    guard !text.colors.isEmpty else { return [] }
    let list = text.colors.map { part in
      JSON.object([("range", range(part.range)), ("color", color(part.color, &losses))])
    }
    return [("colors", .list(list))]
  }
}

extension JSONReader {
  func addDetails(to node: inout Node, _ all: [String: JSONValue]) throws(PasteError) {
    if let outline = all["outline"] { node.outline = try outlines(outline) }
    if let string = all["string"] { node.string = try strings(string) }
    if let parts = all["rangeColors"] {
      for item in try list(parts) {
        let (range, color) = try colorOfRange(item)
        node.rangeColors.append(RangeColor(range, try colors(color)))
      }
    }
    if let own = all["own"] {
      guard let members = own.members else {
        throw wanted("an object of tracks by name", own, "write it in braces")
      }
      for member in members { node.own[member.key] = try numbers(member.value) }
    }
    if let constraints = all["constraints"] {
      node.constraints = try list(constraints).map(constraint)
    }
  }

  private func constraint(_ value: JSONValue) throws(PasteError) -> Constraint {
    let all = try fields(value, "a constraint", JSONMembers.constraint)
    let attributes = Constraint.Attribute.allCases
    let own = try required("attribute", all, of: value, "a constraint")
    let other = try required("to", all, of: value, "a constraint")
    var reference = Constraint.Reference.stage
    if let name = all["of"] { reference = .node(try string(name)) }
    return Constraint(try word(own, attributes), to: try word(other, attributes), of: reference)
  }

  private func colorOfRange(
    _ value: JSONValue
  ) throws(PasteError) -> (range: Range<Int>, color: JSONValue) {
    let all = try fields(value, "a colour of a range", JSONMembers.rangeColor)
    let range = try required("range", all, of: value, "a colour of a range")
    let color = try required("color", all, of: value, "a colour of a range")
    return (try self.range(range), color)
  }

  func range(_ value: JSONValue) throws(PasteError) -> Range<Int> {
    let ends = try list(value, count: 2)
    let (start, end) = (try whole(ends[0]), try whole(ends[1]))
    guard start <= end else {
      throw error(value, "The range ends before it begins", "give the smaller number first")
    }
    return start..<end
  }

  func textColors(_ value: JSONValue) throws(PasteError) -> [ColoredRange] {
    try list(value).map { item throws(PasteError) in
      let (range, color) = try colorOfRange(item)
      return ColoredRange(range, try self.color(color))
    }
  }
}

extension Range where Bound == Int {
  /// The range in a name such as `fill[0..<3]`; nil if it is another one.
  package init?(colorProperty name: String) {
    guard name.hasPrefix("fill["), name.hasSuffix("]") else { return nil }
    let ends = name.dropFirst(5).dropLast().split(
      separator: "..<", omittingEmptySubsequences: false)
    guard ends.count == 2, let start = Int(ends[0]), let end = Int(ends[1]), start <= end else {
      return nil
    }
    self = start..<end
  }
}
