import Keyframes
import Stage
import Syntax
import Words

/// Makes nodes out of elements.
struct SVGBuilder {
  /// By their ids; the first of several counts.
  let ids: [String: XMLElement]
  let prefix: String
  /// The sources of all pictures, in order.
  let sources: [String]
  var sheet = SVGStylesheet()
  var notes: [ImportNote] = []
  var names = Names()
  /// The pictures by their sources; ones that can't be loaded are missing.
  var pictures: [String: Picture] = [:]
  /// The ids that are being followed, so that none leads to itself.
  var followed: [String] = []
  let work = SVGWork()

  static var deepest: Int { SVGLimits.references }

  init(_ root: XMLElement) {
    var ids: [String: XMLElement] = [:]
    var (sheets, sources): ([String], [String]) = ([], [])
    var known: Set<String> = []
    SVGBuilder.visit(root) { element in
      if let id = element.attributes["id"], ids[id] == nil { ids[id] = element }
      if element.name == "style" { sheets.append(element.text) }
      let source = (element.attributes["href"] ?? "").trimmed
      if element.name == "image", known.insert(source).inserted { sources.append(source) }
    }
    self.ids = ids
    self.sources = sources
    prefix = root.prefix
    for text in sheets { sheet.add(text) }
    sheet.finish()
    for selector in sheet.unknown {
      notes.note("style rule \(quoted(selector))", of: "", instead: "shown without it")
    }
  }

  static func visit(_ element: XMLElement, _ body: (XMLElement) -> Void) {
    body(element)
    for child in element.children { visit(child, body) }
  }

  // MARK: The whole

  mutating func file(_ root: XMLElement) throws(FileError) -> SceneFile {
    let viewBox = SVGViewBox(root.attributes["viewBox"])
    let box = viewBox?.rect.size
    func side(_ name: String, _ whole: Double?) -> Double? {
      guard let text = root.attributes[name], !text.contains("%") else { return whole }
      return SVGNumbers.length(text, em: 16, whole: 0)
    }
    let size = Size(
      width: side("width", box?.width) ?? 300, height: side("height", box?.height) ?? 150)
    guard size.width > 0, size.height > 0 else {
      throw FileError(sentence: "The picture has no size: give <svg> a width and a height.")
    }
    let fit = min(1, 16384 / max(size.width, size.height))
    let stage = Size(width: max(1, size.width * fit), height: max(1, size.height * fit))
    if fit < 1 {
      notes.note("size above 16384", of: "", instead: "shown smaller")
    }
    let values = self.values(of: root)
    let style = SVGStyle().child(values, viewport: box ?? size)
    let map = SVGViewBox.map(
      viewBox, into: Rect(origin: .zero, size: stage), root.attributes["preserveAspectRatio"])
    var nodes: [Node] = []
    for child in root.children {
      if let node = try node(child, in: style, box ?? size) { nodes.append(node) }
    }
    try work.check()
    var scene = Scene(ground: .white, pageWidth: stage.width) {}
    scene.pageHeight = stage.height
    scene.size = stage
    var whole = Node { nodes }
    try finish(&whole, root, values, style, map: map, pivot: .zero, bounds: nil, box ?? size)
    var plain = Node { nodes }
    plain.name = whole.name
    scene.nodes = whole == plain ? nodes : [whole]
    let title = root.children.first { $0.name == "title" && $0.prefix == prefix }
    return SceneFile(
      scene: scene, timeline: .seconds(SVGReader.duration),
      title: title.map { $0.text.trimmed }.flatMap { $0.isEmpty ? nil : $0 }, notes: notes)
  }

  /// All that is set of an element: its attributes, then rules, then its own style.
  func values(of element: XMLElement) -> [String: String] {
    var values = element.attributes
    values.merge(sheet.values(of: element, work)) { $1 }
    if let style = element.attributes["style"] {
      values.merge(SVGStylesheet.declarations(style)) { $1 }
    }
    return values
  }

  // MARK: Elements

  /// The node of an element; nil if it shows nothing itself.
  mutating func node(
    _ element: XMLElement, in outer: SVGStyle, _ viewport: Size
  ) throws(FileError) -> Node? {
    guard element.prefix == prefix, !Self.silent.contains(element.name) else { return nil }
    if let instead = Self.unsupported[element.name] {
      notes.note("<\(element.name)>", of: element.attributes["id"] ?? "", instead: instead)
      return nil
    }
    work.nodes += 1
    try work.check()
    let values = self.values(of: element)
    let style = outer.child(values, viewport: viewport)
    switch element.name {
    case "g", "a", "switch": return try group(element, values, style, viewport)
    case "svg": return try inner(element, values, style, viewport)
    case "use": return try use(element, values, style, viewport)
    case "text": return try text(element, values, style, viewport)
    case "image": return try image(element, values, style, viewport)
    case _:
      guard let outline = geometry(element, values, style, viewport) else { return nil }
      return try shape(outline, element, values, style, viewport)
    }
  }

  /// Elements that show nothing themselves.
  private static let silent: Set<String> = [
    "defs", "symbol", "clipPath", "mask", "linearGradient", "radialGradient", "stop", "title",
    "desc", "metadata", "style", "view", "filter", "pattern", "marker", "cursor", "font",
    "color-profile", "solidcolor", "hatch", "meshgradient",
  ]
  private static let unsupported: [String: Message] = [
    "script": "not run", "foreignObject": "left out", "animate": "shown as it begins",
    "animateTransform": "shown as it begins", "animateMotion": "shown as it begins",
    "animateColor": "shown as it begins", "set": "shown as it begins", "video": "left out",
    "audio": "left out", "iframe": "left out", "canvas": "left out", "textPath": "left out",
  ]

  private mutating func group(
    _ element: XMLElement, _ values: [String: String], _ style: SVGStyle, _ viewport: Size
  ) throws(FileError) -> Node {
    var nodes: [Node] = []
    for child in element.children {
      if let node = try node(child, in: style, viewport) { nodes.append(node) }
      if element.name == "switch", !nodes.isEmpty { break }
    }
    var node = Node { nodes }
    try finish(
      &node, element, values, style, map: .identity, pivot: .zero, bounds: nil, viewport)
    return node
  }
}
