import Keyframes
package import Stage
package import Syntax
import Words

extension JSONWriter {
  static func scene(_ scene: Scene, _ losses: inout Losses) -> JSON {
    var members: [(key: String, value: JSON)] = []
    if scene.size != Scene.size {
      members.append(("size", numbers([scene.size.width, scene.size.height], &losses)))
    }
    if !scene.tokens.isEmpty { members.append(("tokens", tokens(scene.tokens, &losses))) }
    if !scene.knobs.isEmpty { members.append(("knobs", knobs(of: scene, &losses))) }
    members += [
      ("ground", color(scene.ground, &losses)),
      ("pageWidth", number(scene.pageWidth, &losses)),
      ("pageHeight", number(scene.pageHeight, &losses)),
    ]
    switch scene.paging {
    case .across: members.append(("paging", .string("across")))
    case .down: members.append(("paging", .string("down")))
    case .along(let track): members.append(("paging", place(track, &losses)))
    }
    members.append(("nodes", .list(scene.nodes.map { node($0, &losses) })))
    return JSON.object(members).referring(to: scene.tokens)
  }

  package static func node(_ node: Node, _ losses: inout Losses) -> JSON {
    self.node(node, &losses, depth: 1)
  }

  package static func node(_ node: Node, _ losses: inout Losses, depth: Int) -> JSON {
    if depth > JSONFormat.deepestNode {
      losses.add(
        "Nodes lie more than \(JSONFormat.deepestNode) deep in each other: this cannot be read back."
      )
    }
    var members: [(key: String, value: JSON)] = []
    if !node.name.isEmpty { members.append(("name", .string(node.name))) }
    if let shape = node.shape { members.append(("shape", self.shape(shape, &losses))) }
    for property in Property.allCases {
      guard let track = node.numbers[property] else { continue }
      members.append((property.name, number(track, &losses)))
    }
    for property in ColorProperty.allCases {
      guard let track = node.colors[property] else { continue }
      members.append((key(property), color(track, &losses)))
    }
    if node.hidden != false { members.append(("hidden", flag(node.hidden, &losses))) }
    if let track = node.gradient { members.append(("gradient", gradient(track, &losses))) }
    addDetails(of: node, to: &members, &losses)
    addParts(of: node, to: &members, &losses)
    addLayers(of: node, depth: depth, to: &members, &losses)
    if !node.children.isEmpty {
      let children = node.children.map { self.node($0, &losses, depth: depth + 1) }
      members.append(("children", .list(children)))
    }
    return .object(members)
  }

  /// Adds everything that is not a track.
  private static func addParts(
    of node: Node, to members: inout [(key: String, value: JSON)], _ losses: inout Losses
  ) {
    if let stroke = node.stroke { members.append(("stroke", self.stroke(stroke, &losses))) }
    if let route = node.route {
      members.append(
        (
          "route",
          .object([
            ("path", path(route.path, &losses)), ("turning", .string("\(route.turning)")),
            ("pace", .string("\(route.pace)")),
          ])
        ))
    }
    if let mask = node.mask {
      let box = mask.box.map { [("box", rect($0, &losses))] } ?? []
      members.append(("mask", .object([("reveal", .string("\(mask.reveal)"))] + box)))
    }
    if let format = node.numberFormat { members.append(("numberFormat", self.format(format))) }
    if let clip = node.clip { members.append(("clip", rect(clip, &losses))) }
    if node.clipCornerRadius != 0 {
      members.append(("clipCornerRadius", number(node.clipCornerRadius, &losses)))
    }
    if !node.showsBack { members.append(("showsBack", .flag(false))) }
    if case .settled(let page) = node.clock { members.append(("settledOn", whole(page, &losses))) }
    guard !node.cues.isEmpty else { return }
    members.append(("cues", .list(node.cues.map { cue($0, &losses) })))
  }

  static func cue(_ cue: Cue, _ losses: inout Losses) -> JSON {
    .object([("name", .string(cue.name)), ("time", number(cue.time, &losses))])
  }

  /// A whole number; JSON's numbers are exact up to 2⁵³.
  private static func whole(_ value: Int, _ losses: inout Losses) -> JSON {
    if Int(exactly: Double(value)) != value {
      losses.add("The page \(value) is too large to be written exactly.")
    }
    return .number(Double(value))
  }

  private static func format(_ format: NumberFormat) -> JSON {
    .object([
      ("decimals", .number(Double(format.decimals))),
      ("groupSeparator", .string(format.groupSeparator)),
      ("prefix", .string(format.prefix)), ("suffix", .string(format.suffix)),
    ])
  }

  private static func rect(_ rect: Rect, _ losses: inout Losses) -> JSON {
    numbers([rect.minX, rect.minY, rect.width, rect.height], &losses)
  }

  private static func shape(_ shape: Shape, _ losses: inout Losses) -> JSON {
    switch shape {
    case .rectangle(let size, let radius):
      let corners = radius == 0 ? [] : [("cornerRadius", number(radius, &losses))]
      return .object([("rectangle", numbers([size.width, size.height], &losses))] + corners)
    case .ellipse(let size):
      return .object([("ellipse", numbers([size.width, size.height], &losses))])
    case .picture(let picture, let size):
      return .object([
        ("picture", .string(picture.source)),
        ("size", numbers([size.width, size.height], &losses)),
      ])
    case .path(let path): return .object([("path", self.path(path, &losses))])
    case .text(let text):
      let style: [(key: String, value: JSON)] = [
        ("size", number(text.style.size, &losses)), ("weight", .string("\(text.style.weight)")),
        ("family", .string("\(text.style.family)")),
        ("alignment", .string("\(text.style.alignment)")),
      ]
      return .object(
        [("text", .string(text.string)), ("style", .object(style + spacing(text.style, &losses)))]
          + colors(text, &losses))
    }
  }

  private static func stroke(_ stroke: Stroke, _ losses: inout Losses) -> JSON {
    let paint: (String, JSON) =
      switch stroke.paint {
      case .color(let value): ("color", color(value, &losses))
      case .gradient(let value): ("gradient", gradient(value, &losses))
      }
    let shift =
      stroke.offset == 0 ? [] : [("offset", number(stroke.offset, &losses))]
    let limit =
      stroke.miterLimit == 4 ? [] : [("miterLimit", number(stroke.miterLimit, &losses))]
    return .object(
      [
        paint, ("width", number(stroke.width, &losses)), ("cap", .string("\(stroke.cap)")),
        ("join", .string("\(stroke.join)")), ("dash", numbers(stroke.dash, &losses)),
        ("dashPhase", number(stroke.dashPhase, &losses)), ("start", number(stroke.start, &losses)),
        ("end", number(stroke.end, &losses)),
      ] + shift + limit)
  }

  static func path(_ path: Path, _ losses: inout Losses) -> JSON {
    func text(_ value: Double) -> String {
      guard case .number(let finite) = number(value, &losses) else { return "0" }
      return finite.shortest
    }
    return .string(path.data { "\(text($0.x)) \(text($0.y))" })
  }
}
