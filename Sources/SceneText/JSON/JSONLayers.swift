import Keyframes
import Stage
import Syntax
import Words

// Masks, mattes, and how a node is painted.
extension JSONWriter {
  static func addLayers(
    of node: Node, depth: Int, to members: inout [(key: String, value: JSON)],
    _ losses: inout Losses
  ) {
    if node.isComposited { members.append(("composited", .flag(true))) }
    if node.blend != .normal { members.append(("blend", .string("\(node.blend)"))) }
    if node.trimsFill { members.append(("trimsFill", .flag(true))) }
    if node.isEvenOdd { members.append(("evenOdd", .flag(true))) }
    if node.hasCrispEdges { members.append(("crispEdges", .flag(true))) }
    if !node.pathMasks.isEmpty {
      members.append(("pathMasks", .list(node.pathMasks.map { pathMask($0, &losses) })))
    }
    guard let matte = node.matte else { return }
    var own: [(key: String, value: JSON)] = [("kind", .string("\(matte.kind)"))]
    if matte.isInverted { own.append(("inverted", .flag(true))) }
    let nodes = matte.nodes.map { self.node($0, &losses, depth: depth + 2) }
    members.append(("matte", .object(own + [("nodes", .list(nodes))])))
  }

  private static func pathMask(_ mask: PathMask, _ losses: inout Losses) -> JSON {
    var members: [(key: String, value: JSON)] = [
      ("path", outline(mask.path, &losses)), ("mode", .string("\(mask.mode)")),
    ]
    if mask.isInverted { members.append(("inverted", .flag(true))) }
    if mask.opacity != 1 { members.append(("opacity", number(mask.opacity, &losses))) }
    return .object(members)
  }

  /// The members of a gradient that differ from the default.
  static func rest(
    of gradient: Gradient, _ losses: inout Losses
  ) -> [(key: String, value: JSON)] {
    var members: [(key: String, value: JSON)] = []
    if gradient.kind != .linear { members.append(("kind", .string("\(gradient.kind)"))) }
    if gradient.units != .box { members.append(("units", .string("\(gradient.units)"))) }
    if let focus = gradient.focus { members.append(("focus", point(focus, &losses))) }
    let map = gradient.transform
    if map != .identity {
      let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty]
      members.append(("transform", self.numbers(numbers, &losses)))
    }
    return members
  }
}

extension JSONReader {
  func addLayers(to node: inout Node, _ all: [String: JSONValue]) throws(PasteError) {
    if let value = all["composited"] { node.isComposited = try flag(value) }
    if let value = all["blend"] { node.blend = try word(value, BlendMode.allCases) }
    if let value = all["trimsFill"] { node.trimsFill = try flag(value) }
    if let value = all["evenOdd"] { node.isEvenOdd = try flag(value) }
    if let value = all["crispEdges"] { node.hasCrispEdges = try flag(value) }
    if let masks = all["pathMasks"] { node.pathMasks = try list(masks).map(pathMask) }
    if let matte = all["matte"] { node.matte = try self.matte(matte) }
  }

  private func pathMask(_ value: JSONValue) throws(PasteError) -> PathMask {
    let all = try fields(value, "a mask of a path", JSONMembers.pathMask)
    var mask = PathMask(try outlines(try required("path", all, of: value, "a mask of a path")))
    if let mode = all["mode"] { mask.mode = try word(mode, PathMask.Mode.allCases) }
    if let inverted = all["inverted"] { mask.isInverted = try flag(inverted) }
    if let opacity = all["opacity"] { mask.opacity = try numbers(opacity) }
    return mask
  }

  private func matte(_ value: JSONValue) throws(PasteError) -> Matte {
    let all = try fields(value, "a matte", JSONMembers.matte)
    let nodes = try self.nodes(try required("nodes", all, of: value, "a matte"))
    var matte = Matte { nodes }
    if let kind = all["kind"] { matte.kind = try word(kind, Matte.Kind.allCases) }
    if let inverted = all["inverted"] { matte.isInverted = try flag(inverted) }
    return matte
  }

  func addRest(to gradient: inout Gradient, _ all: [String: JSONValue]) throws(PasteError) {
    if let kind = all["kind"] { gradient.kind = try word(kind, Gradient.Kind.allCases) }
    if let units = all["units"] { gradient.units = try word(units, Gradient.Units.allCases) }
    if let focus = all["focus"] { gradient.focus = try point(focus) }
    guard let map = all["transform"] else { return }
    let parts = try numberList(map, count: 6)
    gradient.transform = Transform(
      a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
  }

  func picture(_ value: JSONValue) throws(PasteError) -> Picture {
    let source = try string(value)
    switch pictures[source] {
    case .success(let picture): return picture
    case .failure(let why):
      throw error(
        value, "The picture \(quoted(source)) can't be read", why.sentence.asClause)
    case nil:
      if DataURL.isOne(source), let picture = PictureDecoder.current.decode(source) {
        return picture
      }
      if standsInForPictures {
        return Picture(width: 1, height: 1, pixels: [0], source: source)
      }
      throw error(
        value, "The picture \(quoted(source)) can't be read here",
        "open the file that names it, with the picture in its folder")
    }
  }
}
