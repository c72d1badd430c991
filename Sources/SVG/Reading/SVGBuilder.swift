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
  /// The elements around those that can be referred to, outermost first, by the places of the
  /// latter.
  var parents: [Int: [XMLElement]] = [:]
  /// The size of the outermost viewport.
  var stage = Size(width: 0, height: 0)
  /// The element whose paints are those of the context.
  var context: SVGContext?
  var extras = SVGExtras()
  /// Whether any element takes a paint of its context.
  let usesContext: Bool
  /// Whether any length is in font sizes of the root, and what that is.
  private var usesRem = false
  private var rootFont = 16.0
  /// The installed fonts, if any are to be used.
  var outlines: NamedOutlines?
  /// Whether a box is being measured.
  var isMeasuring = false
  /// The pictures by their sources; ones that can't be loaded are missing.
  var pictures: [String: Picture] = [:]
  /// The ids that are being followed, so that none leads to itself.
  var followed: [String] = []
  /// The pictures that are SVG files, one for each source.
  var drawings: [String: [SVGDrawing]] = [:]
  var work = SVGWork()
  /// The animations and the length of the scene.
  var play = SVGPlayback()
  /// The root's, about whose middle it turns.
  let rootPlace: Int
  /// Values of elements at one moment of their animations, by the elements' places.
  var overrides: [Int: [String: String]] = [:]
  /// The styles in elements around ones that are referred to, by the former's places.
  var knownStyles: [Int: SVGStyle] = [:]
  /// The attributes and stops of gradients, by their places.
  var knownGradients: [Int: (values: [String: String], stops: [Gradient.Stop])] = [:]
  /// The texts of elements that `tref` refers to, by their ids.
  var knownTexts: [String: String] = [:]
  var stagePoints = Size(width: 0, height: 0)

  static var deepest: Int { SVGLimits.references }

  init(_ root: XMLElement) {
    var ids: [String: XMLElement] = [:]
    var (sheets, sources): ([String], [String]) = ([], [])
    var known: Set<String> = []
    var parents: [Int: [XMLElement]] = [:]
    var (usesContext, usesRem, isAnimated) = (false, false, false)
    var timed: [(XMLElement, XMLElement?)] = []
    SVGBuilder.visit(root) { element, outer in
      if element.attributes.values.contains(where: \.namesContext) { usesContext = true }
      if element.attributes.values.contains(where: { $0.contains("rem") }) { usesRem = true }
      if element.attributes["style"]?.contains("animation") == true { isAnimated = true }
      if let id = element.attributes["id"], ids[id] == nil { ids[id] = element }
      if Self.referred.contains(element.name) { parents[element.place] = outer }
      if SMILElements.names.contains(element.name) { timed.append((element, outer.last)) }
      if element.name == "style" { sheets.append(element.text) }
      let source = (element.attributes["href"] ?? "").trimmed
      let isPicture = element.name == "image" || element.name == "feImage" && source.first != "#"
      if isPicture, known.insert(source).inserted { sources.append(source) }
    }
    self.ids = ids
    self.usesContext = usesContext || sheets.contains(where: \.namesContext)
    self.parents = parents
    self.sources = sources
    prefix = root.prefix
    rootPlace = root.place
    for text in sheets { sheet.add(text) }
    sheet.finish()
    self.usesRem = usesRem || sheets.contains { $0.contains("rem") }
    rootFont = SVGStyle().child(values(of: root), viewport: stage).fontSize
    if sheet.hasRelations { sheet.relate(root, work) }
    for selector in sheet.unknown {
      notes.note("style rule \(quoted(selector))", of: "", instead: "shown without it")
    }
    isAnimated = isAnimated || sheets.contains { $0.contains("animation") }
    findMotions(root, timed, hasRules: isAnimated)
  }

  /// Elements that are painted where others refer to them, in the style of where they stand, and
  /// those that must not draw the elements around them.
  private static let referred: Set<String> = [
    "clipPath", "mask", "pattern", "marker", "linearGradient", "radialGradient", "use", "filter",
  ]

  /// Passes each element with the elements around it, outermost first.
  static func visit(
    _ element: XMLElement, in outer: [XMLElement] = [], _ body: (XMLElement, [XMLElement]) -> Void
  ) {
    body(element, outer)
    let path = outer + [element]
    for child in element.children { visit(child, in: path, body) }
  }

  /// All that is set of an element: its attributes, then rules, then its own style, and then what
  /// is important.
  func values(of element: XMLElement) -> [String: String] {
    var values = element.attributes
    for name in Self.onlyInStyles where values[name] != nil { values[name] = nil }
    let rules = sheet.values(of: element, work)
    values.merge(rules.normal) { $1 }
    let style = element.attributes["style"].map(SVGDeclarations.init)
    if let style { values.merge(style.normal) { $1 } }
    values.merge(rules.important) { $1 }
    if let style { values.merge(style.important) { $1 } }
    if let now = overrides[element.place] { values.merge(now) { $1 } }
    if usesRem {
      for (name, value) in values where value.hasSuffix("rem") {
        values[name] = SVGNumbers.number(value).map { "\($0 * rootFont)" } ?? value
      }
    }
    // Long values take time wherever they are read.
    for (name, value) in values
    where value.utf8.count > 1024 && !Self.counted.contains(name) && !name.contains(":") {
      work.matches += value.utf8.count / (Self.lists.contains(name) ? 4 : 128)
    }
    if let marker = values["marker"] {
      for name in ["marker-start", "marker-mid", "marker-end"] where values[name] == nil {
        values[name] = marker
      }
    }
    return values
  }

  /// Properties that are not attributes.
  private static let onlyInStyles = [
    "mix-blend-mode", "isolation", "background-color", "marker", "rotate", "scale", "translate",
  ]

  /// Long values that are counted by their parts, or not read here.
  private static let counted: Set<String> = ["href", "d", "points", "values"]
  /// Values that take longer to read than their length tells, and are short in real files.
  private static let lists: Set<String> = [
    "font-family", "stroke-dasharray", "text-decoration", "font-variant", "paint-order",
  ]

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
    let values = self.values(of: element).inherited(from: outer.own)
    var style = outer.child(values, viewport: viewport)
    style.take(play.motions[element.place], values)
    try count(style)
    if context != nil {
      style.map = (SVGNumbers.transform(values, em: style.fontSize, in: viewport) ?? .identity)
        .then(outer.map)
    }
    guard meetsConditions(values) else { return nil }
    switch element.name {
    case "g", "a", "switch": return try group(element, values, style, viewport)
    case "svg": return try inner(element, values, style, viewport)
    case "use": return try use(element, values, style, viewport)
    case "text": return try text(element, values, style, viewport)
    case "image": return try image(element, values, style, viewport)
    case _:
      var (full, large) = (values, style)
      grown(element, &full, &large)
      guard let outline = geometry(element, full, large, viewport) else { return nil }
      return try shape(outline, element, values, style, viewport)
    }
  }

  /// Counts the animations of a style's element.
  func count(_ style: SVGStyle) throws(FileError) {
    guard !style.motions.isEmpty || !style.ownMotions.isEmpty else { return }
    work.matches += style.cost(within: play.maker.length)
    try work.check()
  }

  /// Elements that show nothing themselves.
  private static let silent: Set<String> = [
    "defs", "symbol", "clipPath", "mask", "linearGradient", "radialGradient", "stop", "title",
    "desc", "metadata", "style", "view", "filter", "pattern", "marker", "cursor", "font",
    "color-profile", "solidcolor", "hatch", "meshgradient", "animate", "animateTransform",
    "animateMotion", "animateColor", "set",
  ]
  private static let unsupported: [String: Message] = [
    "script": "not run", "foreignObject": "left out", "video": "left out",
    "audio": "left out", "iframe": "left out", "canvas": "left out", "textPath": "left out",
  ]

  /// Whether an element is for a reader like this one, in English.
  func meetsConditions(_ values: [String: String]) -> Bool {
    if values["requiredExtensions"] != nil { return false }
    guard let text = values["systemLanguage"] else { return true }
    return text.split { $0 == "," || $0.isWhitespace }.contains {
      $0.lowercased().split(separator: "-").first == "en"
    }
  }

  private mutating func group(
    _ element: XMLElement, _ values: [String: String], _ style: SVGStyle, _ viewport: Size
  ) throws(FileError) -> Node {
    let nodes = try nodes(in: element, style, viewport)
    var node = Node { nodes }
    try finish(
      &node, element, values, style, map: .identity, pivot: .zero, bounds: nil, viewport)
    return node
  }

  /// The nodes of what is in an element; of a `switch`, the first one.
  mutating func nodes(
    in element: XMLElement, _ style: SVGStyle, _ viewport: Size
  ) throws(FileError) -> [Node] {
    var nodes: [Node] = []
    for child in element.children {
      if let node = try node(child, in: style, viewport) { nodes.append(node) }
      if element.name == "switch", !nodes.isEmpty { break }
    }
    return nodes
  }

  // MARK: References

  /// An element and the ones to which it refers in turn, while they have these names.
  func chain(from element: XMLElement, _ names: Set<String>) -> [XMLElement] {
    var chain: [XMLElement] = []
    var next: XMLElement? = element
    while let own = next, names.contains(own.name), chain.count < Self.deepest {
      chain.append(own)
      next = linked(own)
    }
    return chain
  }

  /// The attributes of all elements of a chain; the first of several values counts.
  func merged(_ chain: [XMLElement]) -> [String: String] {
    chain.reduce(into: [:]) { all, own in all.merge(values(of: own)) { old, _ in old } }
  }

  /// The element of the file to which another one refers.
  func linked(_ element: XMLElement) -> XMLElement? {
    let href = element.attributes["href"] ?? ""
    return href.hasPrefix("#") ? ids[String(href.dropFirst())] : nil
  }
}

extension [String: String] {
  /// The values with those of the element around instead of `inherit`, for the properties that are not
  /// inherited unless this asks for it.
  fileprivate func inherited(from outer: [String: String]) -> [String: String] {
    var values = self
    for name in ["opacity", "clip-path", "mask", "filter", "mix-blend-mode", "transform"]
    where values[name] == "inherit" {
      values[name] = outer[name]
    }
    return values
  }
}

extension String {
  /// Whether `context-fill` or `context-stroke` may be in it. Byte by byte, as data URLs are long.
  fileprivate var namesContext: Bool {
    var rest = utf8[...]
    let word = "context-".utf8
    while let start = rest.firstIndex(of: UInt8(ascii: "c")) {
      rest = rest[start...]
      if rest.starts(with: word) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
