import Keyframes
import Stage
import Syntax
import Words

// Clips and masks.
extension SVGBuilder {
  mutating func clip(
    _ node: inout Node, _ text: String, _ place: Place, _ viewport: Size
  ) throws(FileError) {
    guard let element = target(text, "clipPath"), let id = element.attributes["id"] else {
      if SVGStyle.reference(text) == nil {
        notes.note("clip-path \(quoted(text))", of: node.name, instead: "shown without it")
      }
      return
    }
    guard !followed.contains(id), followed.count < Self.deepest else { return }
    followed.append(id)
    defer { followed.removeLast() }
    let values = self.values(of: element)
    let own = SVGNumbers.transform(values, in: viewport)
    guard let units = place.units(values["clipPathUnits"]),
      own != nil || values["transform"]?.trimmed.isEmpty ?? true
    else { return node.hidden = true }
    let outer = units.then(own ?? .identity)
    var parts: [ClipPart] = []
    try collect(element, style(around: element), viewport, .identity, into: &parts)
    let linked = values["clip-path"].flatMap { $0 == "none" ? nil : $0 }
    if linked == nil, node.matte == nil, parts.allSatisfy(\.isPlain) {
      let move = Transform.translation(x: -place.pivot.x, y: -place.pivot.y)
      let paths = parts.map { $0.path.transformed(by: outer.then(place.toOwn).then(move)) }
      for path in paths.isEmpty ? [Path()] : paths where path.isFinite {
        node.pathMasks.append(PathMask(Track(path)))
      }
      return
    }
    var group = Node { parts.map(\.node) }
    group.name = names.fresh("clip of \(node.name)", separator: "-")
    self.place(&group, outer.then(place.map))
    add(Matte { group }, to: &node)
    if let linked { try clip(&node, linked, place, viewport) }
  }

  /// A shape or text of a clip, in the clip's coordinates.
  struct ClipPart {
    var path = Path()
    /// Whether the path says all, filled by the nonzero rule.
    var isPlain = true
    var node: Node
  }

  private mutating func collect(
    _ element: XMLElement, _ outer: SVGStyle, _ viewport: Size, _ map: Transform,
    into parts: inout [ClipPart], isUsed: Bool = false
  ) throws(FileError) {
    for child in element.children where child.prefix == prefix {
      let values = self.values(of: child)
      let style = outer.child(values, viewport: viewport)
      guard values["display"] != "none", style.isVisible else { continue }
      let own = (SVGNumbers.transform(values, em: style.fontSize, in: viewport) ?? .identity)
        .then(map)
      // Clips of clips are read anew wherever they are used.
      if followed.count > 1 { work.nodes += 1 }
      try work.check()
      guard parts.count < 1000 else {
        throw FileError(sentence: "A clip path has more than 1000 outlines: simplify it.")
      }
      switch child.name {
      case "rect", "circle", "ellipse", "line", "polyline", "polygon", "path":
        if play.motions[child.place] != nil {
          guard let node = try moving(child, values, style, viewport, map) else { continue }
          parts.append(ClipPart(isPlain: false, node: node))
          continue
        }
        guard let outline = geometry(child, values, style, viewport) else { continue }
        parts.append(try clipPart(outline, values, style, own, viewport))
      case "text":
        var white = style
        (white.fill, white.stroke, white.fillOpacity) = (.color(.white), .none, 1)
        let placed = values.filter { Self.placing.contains($0.key) }
        guard var node = try text(child, placed, white, viewport) else { continue }
        node = Node { node }
        place(&node, own)
        parts.append(ClipPart(isPlain: false, node: node))
      case "use":
        guard !isUsed, let target = ids[reference(child)] else { continue }
        let move = Transform.translation(
          x: style.length("x", viewport.width) ?? 0, y: style.length("y", viewport.height) ?? 0)
        let wrapper = XMLElement(
          name: "g", prefix: prefix, attributes: [:], contents: [.element(target)], place: 0)
        let first = parts.count
        try collect(wrapper, style, viewport, move.then(own), into: &parts, isUsed: true)
        guard let text = values["clip-path"], text != "none", first < parts.count else { continue }
        var group = Node { parts[first...].map(\.node) }
        let place = Place(
          pivot: .zero, bounds: group.children.paintedBox(extras), map: own, toOwn: .identity)
        try clip(&group, text, place, viewport)
        parts.replaceSubrange(first..., with: [ClipPart(isPlain: false, node: group)])
      case _: break
      }
    }
  }

  /// The attributes of a text in a clip that count besides its style.
  private static let placing: Set<String> = ["x", "y", "dx", "dy"]

  /// A shape of a clip that moves: filled, without a line, and as opaque as can be.
  private mutating func moving(
    _ element: XMLElement, _ values: [String: String], _ style: SVGStyle, _ viewport: Size,
    _ map: Transform
  ) throws(FileError) -> Node? {
    var values = values
    for name in ["opacity", "mask", "filter", "mix-blend-mode"] { values[name] = nil }
    var white = style
    white.take(play.motions[element.place]?.filter { $0.property != "opacity" }, values)
    (white.own, white.motions, white.markers) = (values, [:], [:])
    try count(white)
    (white.fill, white.stroke, white.fillOpacity) = (.color(.white), .none, 1)
    white.isEvenOdd = style.isClipEvenOdd
    var (full, large) = (values, white)
    grown(element, &full, &large)
    guard let outline = geometry(element, full, large, viewport) else { return nil }
    var node = try shape(outline, element, values, white, viewport)
    guard map != .identity else { return node }
    node = Node { node }
    place(&node, map)
    return node
  }

  private mutating func clipPart(
    _ outline: SVGGeometry, _ values: [String: String], _ style: SVGStyle, _ own: Transform,
    _ viewport: Size
  ) throws(FileError) -> ClipPart {
    var node = Node(outline.shape, fill: .white)
    node.isEvenOdd = style.isClipEvenOdd
    place(&node, Transform.translation(x: outline.pivot.x, y: outline.pivot.y).then(own))
    let path = outline.path
    let isCrossing = if case .path = outline.shape { style.isClipEvenOdd } else { false }
    var part = ClipPart(path: path.transformed(by: own), isPlain: !isCrossing, node: node)
    if let text = values["clip-path"], text != "none" {
      let place = Place(
        pivot: outline.pivot, bounds: outline.bounds, map: own, toOwn: .identity)
      try clip(&part.node, text, place, viewport)
      part.isPlain = false
    }
    return part
  }

  /// Masks a node by a matte; one that has a matte already is put into a group.
  private mutating func add(_ matte: Matte, to node: inout Node) {
    if node.matte != nil {
      let name = node.name
      node.name = names.fresh("masked \(name)", separator: "-")
      node = Node { node }
      node.name = name
    }
    node.matte = matte
  }

  // MARK: Masks

  mutating func mask(
    _ node: inout Node, _ text: String, _ place: Place, _ viewport: Size
  ) throws(FileError) {
    guard let element = target(text, "mask"), let id = element.attributes["id"],
      !followed.contains(id), followed.count < Self.deepest
    else { return }
    followed.append(id)
    defer { followed.removeLast() }
    let values = self.values(of: element)
    guard let units = place.units(values["maskUnits"] ?? "objectBoundingBox"),
      let inside = place.units(values["maskContentUnits"])
    else { return node.hidden = true }
    let inner = style(around: element).child(values, viewport: viewport)
    let nodes = try nodes(in: element, inner, viewport)
    var group = Node { nodes }
    if inside != .identity {
      self.place(&group, inside)
      group = Node { group }
    }
    group.name = names.fresh("mask of \(node.name)", separator: "-")
    let isBox = values["maskUnits"] != "userSpaceOnUse"
    group.clip = units.bounds(
      of: region(values, isBox ? Size(width: 1, height: 1) : viewport, inner.fontSize))
    self.place(&group, place.map)
    if let text = values["mask"], text != "none" {
      try mask(&group, text, place, viewport)
    }
    var matte = Matte { group }
    matte.kind = values["mask-type"] == "alpha" ? .alpha : .luminance
    add(matte, to: &node)
  }

  /// The part of a mask or a filter that counts; `whole` is 100%.
  func region(_ values: [String: String], _ whole: Size, _ em: Double) -> Rect {
    func length(_ name: String, _ whole: Double, _ standard: Double) -> Double {
      values[name].flatMap { SVGNumbers.length($0, em: em, whole: whole) } ?? standard * whole
    }
    return Rect(
      x: length("x", whole.width, -0.1), y: length("y", whole.height, -0.1),
      width: max(0, length("width", whole.width, 1.2)),
      height: max(0, length("height", whole.height, 1.2)))
  }

  // MARK: References

  private func target(_ text: String, _ name: String) -> XMLElement? {
    guard let (id, _) = SVGStyle.reference(text), let element = ids[id], element.name == name
    else { return nil }
    return element
  }

  /// The id that a `use` refers to.
  func reference(_ element: XMLElement) -> String {
    String((element.attributes["href"] ?? "").drop { $0 == "#" })
  }

  /// The style in which an element stands that is referred to.
  mutating func style(around element: XMLElement) -> SVGStyle {
    let all = parents[element.place] ?? []
    let known = overrides.isEmpty ? all.lastIndex { knownStyles[$0.place] != nil } : nil
    var style = known.flatMap { knownStyles[all[$0].place] } ?? SVGStyle()
    for outer in all.dropFirst(known.map { $0 + 1 } ?? 0) {
      style = style.child(values(of: outer), viewport: stage)
      if overrides.isEmpty { knownStyles[outer.place] = style }
    }
    return style
  }

  /// From fractions of a box to points.
  static func unit(to box: Rect) -> Transform {
    Transform.scale(x: box.width, y: box.height).then(.translation(x: box.minX, y: box.minY))
  }
}
