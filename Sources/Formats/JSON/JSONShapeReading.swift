import Keyframes
import Stage

extension JSONReader {
  func shape(_ value: JSONValue) throws(PasteError) -> Shape {
    let all = try fields(
      value, "a shape",
      [
        "rectangle", "cornerRadius", "ellipse", "path", "text", "style", "colors", "picture",
        "size",
      ])
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
    let all = try fields(
      value, "a style", ["size", "weight", "family", "alignment", "letterSpacing", "lineHeight"])
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
    let all = try fields(
      value, "a stroke",
      [
        "color", "gradient", "width", "cap", "join", "dash", "dashPhase", "start", "end", "offset",
        "miterLimit",
      ])
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

  // MARK: Paths

  /// SVG's absolute M, L, C and Z, each written out, with spaces between all.
  func path(_ value: JSONValue) throws(PasteError) -> Path {
    let text = try string(value)
    var words = text.split(separator: " ")[...]
    var path = Path()
    while let command = words.popFirst() {
      let count = try self.count(command, text, value)
      var numbers: [Double] = []
      while numbers.count < count {
        guard let word = words.popFirst() else {
          throw error(value, "The path ends too early", "give \(command) \(count) numbers")
        }
        guard isPlain(word), let number = Double(word), number.isFinite else {
          throw source.error(
            at: place(of: word, in: text, value), "\(quoted(String(word))) is no number",
            "give \(command) \(count) numbers")
        }
        numbers.append(number)
      }
      add(command, numbers, to: &path)
    }
    return path
  }

  private func isPlain(_ word: Substring) -> Bool {
    word.utf8.allSatisfy(\.isPartOfNumber)
  }

  private func count(
    _ command: Substring, _ text: String, _ value: JSONValue
  ) throws(PasteError) -> Int {
    switch command {
    case "M", "L": return 2
    case "C": return 6
    case "Z": return 0
    case _:
      throw source.error(
        at: place(of: command, in: text, value),
        "\(quoted(String(command))) is no piece of a path",
        "write M, L, C and Z, each with spaces around it and its numbers")
    }
  }

  private func add(_ command: Substring, _ numbers: [Double], to path: inout Path) {
    let points = stride(from: 0, to: numbers.count, by: 2).map {
      Point(x: numbers[$0], y: numbers[$0 + 1])
    }
    switch command {
    case "M": path.move(to: points[0])
    case "L": path.line(to: points[0])
    case "C": path.cubic(points[0], points[1], to: points[2])
    case _: path.close()
    }
  }

  /// Behind the quotation mark, as long as no escape lies before it.
  private func place(of word: Substring, in text: String, _ value: JSONValue) -> Int {
    value.place + 1 + text.utf8.distance(from: text.startIndex, to: word.startIndex)
  }
}
