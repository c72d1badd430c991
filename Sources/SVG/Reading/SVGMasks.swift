import Keyframes
import Stage
import Syntax
import Words

// Clips and masks.
extension SVGBuilder {
  mutating func clip(
    _ node: inout Node, _ text: String, _ place: Place, _ style: SVGStyle, _ viewport: Size
  ) throws(FileError) {
    guard let element = target(text, "clipPath") else {
      if SVGStyle.reference(text) == nil {
        notes.note("clip-path \(quoted(text))", of: node.name, instead: "shown without it")
      }
      return
    }
    guard let map = map(from: element, "clipPathUnits", place, node.name) else { return }
    var outer = Transform.identity
    if let text = values(of: element)["transform"] { outer = SVGNumbers.transform(text) ?? outer }
    var paths: [Path] = []
    try collect(element, style, viewport, map: outer.then(map), into: &paths, node.name)
    if paths.isEmpty { paths = [Path()] }
    for path in paths where path.isFinite { node.pathMasks.append(PathMask(Track(path))) }
    if values(of: element)["clip-path"].map({ $0 != "none" }) ?? false {
      notes.note("clip path of a clip path", of: node.name, instead: "clipped by one alone")
    }
  }

  /// The outlines in a clip, in the coordinates of the node that is clipped.
  private mutating func collect(
    _ element: XMLElement, _ outer: SVGStyle, _ viewport: Size, map: Transform,
    into paths: inout [Path], _ name: String, depth: Int = 0
  ) throws(FileError) {
    for child in element.children where child.prefix == prefix {
      let values = self.values(of: child)
      let style = outer.child(values, viewport: viewport)
      guard values["display"] != "none", style.isVisible else { continue }
      let own = (values["transform"].flatMap { SVGNumbers.transform($0.trimmed) } ?? .identity)
        .then(map)
      switch child.name {
      case "rect", "circle", "ellipse", "line", "polyline", "polygon", "path":
        guard let outline = geometry(child, values, style, viewport) else { continue }
        let path = outline.path.transformed(by: own)
        if style.isClipEvenOdd, path.elements.count(where: { $0.isMove }) > 1 {
          notes.note("even-odd clip", of: name, instead: "clipped by the nonzero rule")
        }
        paths.append(path)
        guard paths.count <= 1000 else {
          throw FileError(sentence: "A clip path has more than 1000 outlines: simplify it.")
        }
      case "use":
        guard depth < Self.deepest, let target = ids[reference(child)] else { continue }
        let moved = Transform.translation(
          x: values["x"].flatMap(SVGNumbers.number) ?? 0,
          y: values["y"].flatMap(SVGNumbers.number) ?? 0
        ).then(own)
        let wrapper = XMLElement(
          name: "g", prefix: prefix, attributes: [:], contents: [.element(target)], place: 0)
        try collect(
          wrapper, style, viewport, map: moved, into: &paths, name, depth: depth + 1)
      case "text": notes.note("text in a clip path", of: name, instead: "clipped without it")
      case _: break
      }
    }
  }

  // MARK: Masks

  mutating func mask(
    _ node: inout Node, _ text: String, _ place: Place, _ style: SVGStyle, _ viewport: Size
  ) throws(FileError) {
    guard let element = target(text, "mask"), let id = element.attributes["id"],
      !followed.contains(id)
    else { return }
    guard followed.count < Self.deepest else { return }
    followed.append(id)
    defer { followed.removeLast() }
    let values = self.values(of: element)
    let inner = SVGStyle().child(values, viewport: viewport)
    var nodes: [Node] = []
    for child in element.children {
      if let node = try self.node(child, in: inner, viewport) { nodes.append(node) }
    }
    var group = Node { nodes }
    group.name = names.fresh("mask of \(node.name)", separator: "-")
    if let region = region(values, place, viewport) { group.clip = region }
    if values["maskContentUnits"] == "objectBoundingBox" {
      guard let box = place.bounds else {
        notes.note("mask by the box of a group", of: node.name, instead: "shown without it")
        return
      }
      self.place(&group, SVGBuilder.unit(to: box))
      group = Node { group }
    }
    self.place(&group, place.toOwn.then(place.map))
    var matte = Matte { group }
    matte.kind = values["mask-type"] == "alpha" ? .alpha : .luminance
    node.matte = matte
  }

  /// The part of a mask that counts, where it is given in the element's own coordinates.
  private func region(_ values: [String: String], _ place: Place, _ viewport: Size) -> Rect? {
    guard values["maskUnits"] == "userSpaceOnUse",
      values["maskContentUnits"] != "objectBoundingBox",
      let width = values["width"].flatMap({
        SVGNumbers.length($0, em: 16, whole: viewport.width)
      }),
      let height = values["height"].flatMap({
        SVGNumbers.length($0, em: 16, whole: viewport.height)
      })
    else { return nil }
    let x = values["x"].flatMap { SVGNumbers.length($0, em: 16, whole: viewport.width) }
    let y = values["y"].flatMap { SVGNumbers.length($0, em: 16, whole: viewport.height) }
    return Rect(
      x: x ?? -viewport.width / 10, y: y ?? -viewport.height / 10, width: width, height: height)
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

  /// The map from the units of a clip to the coordinates of the node.
  private mutating func map(
    from element: XMLElement, _ units: String, _ place: Place, _ name: String
  ) -> Transform? {
    let move = Transform.translation(x: -place.pivot.x, y: -place.pivot.y)
    guard element.attributes[units] == "objectBoundingBox" else { return place.toOwn.then(move) }
    guard let box = place.bounds else {
      notes.note("clip by the box of a group", of: name, instead: "shown without it")
      return nil
    }
    return SVGBuilder.unit(to: box).then(move)
  }

  /// From fractions of a box to points.
  static func unit(to box: Rect) -> Transform {
    Transform.scale(x: box.width, y: box.height).then(.translation(x: box.minX, y: box.minY))
  }
}

extension Path.Element {
  fileprivate var isMove: Bool {
    if case .move = self { true } else { false }
  }
}
