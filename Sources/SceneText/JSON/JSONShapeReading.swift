import Keyframes
import Stage
import Syntax
import Words

extension JSONReader {
  func shape(_ value: JSONValue) throws(PasteError) -> Shape {
    let all = try fields(value, "a shape", JSONMembers.shape)
    let kinds = ["rectangle", "ellipse", "path", "text", "picture"].filter { all[$0] != nil }
    guard kinds.count == 1, let kind = kinds.first, let main = all[kind] else {
      throw error(
        value, "A shape is \(kinds.count) things",
        "give it one of rectangle, ellipse, path, text and picture")
    }
    if kind != "rectangle", let radius = all["cornerRadius"] {
      throw error(radius, "Only a rectangle has a corner radius", "remove it")
    }
    if kind != "text", let style = all["style"] {
      throw error(style, "Only a text has a style", "remove it")
    }
    if kind != "text", let colors = all["colors"] {
      throw error(colors, "Only a text has colours", "remove them")
    }
    if kind != "picture", let size = all["size"] {
      throw error(size, "Only a picture has a size", "remove it")
    }
    switch kind {
    case "picture":
      let picture = try picture(main)
      let own = Size(width: Double(picture.width), height: Double(picture.height))
      return .picture(
        picture, try all["size"].map { value throws(PasteError) in try size(value) } ?? own)
    case "rectangle":
      let radius = try all["cornerRadius"].map { value throws(PasteError) in try number(value) }
      return .rectangle(try size(main), cornerRadius: radius ?? 0)
    case "ellipse": return .ellipse(try size(main))
    case "path": return .path(try path(main))
    case _:
      let style = try required("style", all, of: value, "a text")
      var text = Text(try string(main), try self.style(style))
      if let colors = all["colors"] { text.colors = try textColors(colors) }
      return .text(text)
    }
  }

  func size(_ value: JSONValue) throws(PasteError) -> Size {
    let numbers = try numberList(value, count: 2)
    return Size(width: numbers[0], height: numbers[1])
  }

  private func style(_ value: JSONValue) throws(PasteError) -> TextStyle {
    let all = try fields(value, "a style", JSONMembers.style)
    var style = TextStyle(try number(try required("size", all, of: value, "a style")))
    if let weight = all["weight"] { style.weight = try word(weight, TextStyle.Weight.allCases) }
    if let family = all["family"] { style.family = try word(family, [.sans, .mono]) }
    if let alignment = all["alignment"] {
      style.alignment = try word(alignment, [.leading, .centre, .trailing])
    }
    if let spacing = all["letterSpacing"] { style.letterSpacing = try number(spacing) }
    if let height = all["lineHeight"] { style.lineHeight = try number(height) }
    return style
  }

  func stroke(_ value: JSONValue) throws(PasteError) -> Stroke {
    let all = try fields(value, "a stroke", JSONMembers.stroke)
    var stroke = Stroke(try paint(all, value), width: 1)
    stroke.width = try number(try required("width", all, of: value, "a stroke"))
    if let cap = all["cap"] { stroke.cap = try word(cap, [.butt, .round, .square]) }
    if let join = all["join"] { stroke.join = try word(join, [.miter, .round, .bevel]) }
    if let dash = all["dash"] { stroke.dash = try numberList(dash) }
    if let phase = all["dashPhase"] { stroke.dashPhase = try number(phase) }
    if let start = all["start"] { stroke.start = try number(start) }
    if let end = all["end"] { stroke.end = try number(end) }
    if let offset = all["offset"] { stroke.offset = try number(offset) }
    if let limit = all["miterLimit"] { stroke.miterLimit = try number(limit) }
    return stroke
  }

  private func paint(
    _ all: [String: JSONValue], _ value: JSONValue
  ) throws(PasteError) -> Paint {
    switch (all["color"], all["gradient"]) {
    case (let color?, nil): return .color(try self.color(color))
    case (nil, let gradient?): return .gradient(try self.gradient(gradient))
    case _: throw error(value, "A stroke has no paint, or two", "give it a color or a gradient")
    }
  }

  /// A path in SVG's notation.
  func path(_ value: JSONValue) throws(PasteError) -> Path {
    let left = JSONFormat.mostPieces - pieces.count
    var data = PathData(try string(value), most: left)
    do {
      try data.read()
    } catch {
      guard data.path.elements.count < left else {
        throw self.error(
          value, "The paths have more than \(JSONFormat.mostPieces) pieces", "split the file")
      }
      // Behind the quotation mark, as long as no escape lies before it.
      throw source.error(
        at: value.place + (error.offset.map { $0 + 1 } ?? 0), error.problem, error.remedy)
    }
    pieces.count += data.path.elements.count
    return data.path
  }
}
