import Keyframes
import Stage
import Syntax
import Words

/// A picture that is itself an SVG file.
struct SVGDrawing {
  let root: XMLElement
  let builder: SVGBuilder
}

// Pictures.
extension SVGBuilder {
  /// How deep SVG files may lie in each other.
  private static let deepestDrawing = 4

  mutating func loadPictures(
    depth: Int = 0, drawing: (String) throws(FileError) -> [UInt8]?,
    picture: (String) throws(FileError) -> Picture
  ) throws(FileError) {
    for source in sources {
      do {
        if let root = try Self.document(source, drawing) {
          guard depth < Self.deepestDrawing else { continue }
          var inner = SVGBuilder(root)
          try inner.work.check()
          inner.outlines = outlines
          try inner.loadPictures(depth: depth + 1, drawing: drawing, picture: picture)
          drawings[source] = [SVGDrawing(root: root, builder: inner)]
        } else {
          pictures[source] = try picture(source)
        }
      } catch {
        notes.note("picture \(quoted(source))", of: "", instead: "left out: \(error.sentence)")
      }
    }
  }

  /// The SVG file of a source; nil if it is of another kind.
  private static func document(
    _ source: String, _ drawing: (String) throws(FileError) -> [UInt8]?
  ) throws(FileError) -> XMLElement? {
    if DataURL.isOne(source), let data = DataURL(source),
      data.bytes.first(where: { !$0.isSpace }) == UInt8(ascii: "<")
    {
      return try SVGReader.root(of: data.bytes)
    }
    guard let bytes = try drawing(source) else { return nil }
    return try SVGReader.root(of: bytes)
  }

  mutating func image(
    _ element: XMLElement, _ values: [String: String], _ style: SVGStyle, _ viewport: Size
  ) throws(FileError) -> Node? {
    let source = (element.attributes["href"] ?? "").trimmed
    var node = Node {}
    let natural: Size
    if let picture = pictures[source] {
      natural = Size(width: Double(picture.width), height: Double(picture.height))
      node.shape = .picture(picture, natural)
    } else if let scene = try drawing(source) {
      natural = scene.size
      node.children = scene.nodes
    } else {
      return nil
    }
    if let word = values["image-rendering"], Self.hardRenderings.contains(word) {
      notes.note(
        "image-rendering \(word)", of: element.attributes["id"] ?? "image",
        instead: "enlarged smoothly")
    }
    let frame = frame(natural, style, viewport)
    guard frame.width > 0, frame.height > 0 else { return nil }
    let box = SVGViewBox("0 0 \(natural.width) \(natural.height)")
    let map = SVGViewBox.map(box, into: frame, values["preserveAspectRatio"])
    guard node.shape == nil else {
      let shown = map.bounds(of: Rect(origin: .zero, size: natural))
      if let picture = pictures[source] { node.shape = .picture(picture, shown.size) }
      if shown.width > frame.width * 1.000001 || shown.height > frame.height * 1.000001 {
        node.clip = frame.offset(x: -shown.centre.x, y: -shown.centre.y)
      }
      try finish(
        &node, element, values, style, map: .identity, pivot: shown.centre, bounds: frame, viewport)
      return node
    }
    let visible = (map.inverse ?? .identity).bounds(of: frame)
    node.clip = visible.intersection(Rect(origin: .zero, size: natural))
    try finish(&node, element, values, style, map: map, pivot: .zero, bounds: frame, viewport)
    node.hidden = Track(node.hidden.value(at: 0) || !style.isVisible)
    return node
  }

  /// The ways to enlarge pictures that keep the edges of pixels.
  private static let hardRenderings: Set<String> = ["optimizeSpeed", "pixelated", "crisp-edges"]

  /// Where a picture is shown: a side that is not given follows from the other one.
  private func frame(_ natural: Size, _ style: SVGStyle, _ viewport: Size) -> Rect {
    let width = style.length("width", viewport.width)
    let height = style.length("height", viewport.height)
    return Rect(
      x: style.length("x", viewport.width) ?? 0, y: style.length("y", viewport.height) ?? 0,
      width: width ?? height.map { $0 * natural.width / natural.height } ?? natural.width,
      height: height ?? width.map { $0 * natural.height / natural.width } ?? natural.height)
  }

  /// The scene of a picture that is an SVG file.
  private mutating func drawing(_ source: String) throws(FileError) -> Scene? {
    guard let drawing = drawings[source]?.first else { return nil }
    var inner = drawing.builder
    (inner.work, inner.names) = (work, names)
    let file = try inner.file(drawing.root)
    names = inner.names
    for note in file.notes { notes.note(note.feature, of: note.layer, instead: note.instead) }
    return file.scene
  }
}
