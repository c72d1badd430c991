import Keyframes
import Stage
import Syntax
import Words

extension JSONReader {
  func timeline(_ value: JSONValue) throws(PasteError) -> Timeline {
    let all = try fields(value, "a timeline", JSONMembers.timeline)
    let unit = try required("unit", all, of: value, "a timeline")
    let range = try required("range", all, of: value, "a timeline")
    let ends = try numberList(range, count: 2)
    guard ends[0] <= ends[1] else {
      throw error(range, "The range ends before it begins", "give the smaller number first")
    }
    var timeline = Timeline.seconds(0)
    timeline.unit = try word(unit, [.pages, .points, .seconds])
    timeline.range = ends[0]...ends[1]
    if let ticks = all["ticks"] { timeline.ticks = try numberList(ticks) }
    if let markers = all["markers"] { timeline.markers = try cues(markers) }
    if let rate = all["frameRate"] {
      timeline.frameRate = try number(rate)
      guard try number(rate) > 0 else {
        throw error(rate, "A frame rate must be above 0", "write one like 30")
      }
    }
    return timeline
  }

  func scene(_ value: JSONValue) throws(PasteError) -> Scene {
    let all = try fields(value, "a scene", JSONMembers.scene)
    let tokens = try all["tokens"].map(self.tokens) ?? MotionTokens()
    let reader = knowing(tokens)
    let ground = try reader.colors(try required("ground", all, of: value, "a scene"))
    var scene = Scene(ground: ground) {}
    scene.tokens = tokens
    if let size = all["size"] { scene.size = try stageSize(size) }
    if let width = all["pageWidth"] { scene.pageWidth = try number(width) }
    if let height = all["pageHeight"] { scene.pageHeight = try number(height) }
    if let paging = all["paging"] { scene.paging = try reader.paging(paging) }
    scene.nodes = try reader.nodes(try required("nodes", all, of: value, "a scene"))
    if let knobs = all["knobs"] {
      scene.knobs = try reader.knobs(knobs, of: Dictionary(scene.allNodes) { first, _ in first })
    }
    return scene
  }

  private func stageSize(_ value: JSONValue) throws(PasteError) -> Size {
    let size = try size(value)
    guard size.width >= 1, size.height >= 1, size.width <= 16384, size.height <= 16384 else {
      throw error(value, "A stage can't have this size", "give it two numbers from 1 to 16384")
    }
    return size
  }

  private func paging(_ value: JSONValue) throws(PasteError) -> Scene.Paging {
    guard case .string = value.content else { return .along(try places(value)) }
    return try word(value, ["across", "down"]) == "across" ? .across : .down
  }

  func nodes(_ value: JSONValue) throws(PasteError) -> [Node] {
    try list(value).map(node)
  }

  func node(_ value: JSONValue) throws(PasteError) -> Node {
    let all = try fields(value, "a node", JSONMembers.node)
    var node = Node {}
    if let name = all["name"] { node.name = try string(name) }
    if let shape = all["shape"] { node.shape = try self.shape(shape) }
    for property in Property.allCases {
      if let track = all[property.name] { node[property] = try numbers(track) }
    }
    for property in ColorProperty.allCases {
      if let track = all[JSONWriter.key(property)] { node[property] = try colors(track) }
    }
    if let hidden = all["hidden"] { node.hidden = try flags(hidden) }
    if let gradient = all["gradient"] { node.gradient = try gradients(gradient) }
    if let stroke = all["stroke"] { node.stroke = try self.stroke(stroke) }
    try addDetails(to: &node, all)
    try addParts(to: &node, all)
    try addLayers(to: &node, all)
    if let children = all["children"] { node.children = try nodes(children) }
    return node
  }

  private func addParts(to node: inout Node, _ all: [String: JSONValue]) throws(PasteError) {
    if let route = all["route"] { node.route = try self.route(route) }
    if let mask = all["mask"] { node.mask = try self.mask(mask) }
    if let format = all["numberFormat"] { node.numberFormat = try self.format(format) }
    if let clip = all["clip"] { node.clip = try rect(clip) }
    if let radius = all["clipCornerRadius"] { node.clipCornerRadius = try number(radius) }
    if let showsBack = all["showsBack"] { node.showsBack = try flag(showsBack) }
    if let page = all["settledOn"] { node.clock = .settled(page: try whole(page)) }
    if let cues = all["cues"] { node.cues = try self.cues(cues) }
  }

  private func cues(_ value: JSONValue) throws(PasteError) -> [Cue] {
    try list(value).map { item throws(PasteError) in
      let all = try fields(item, "a cue", JSONMembers.cue)
      let name = try string(try required("name", all, of: item, "a cue"))
      return Cue(name, at: try number(try required("time", all, of: item, "a cue")))
    }
  }

  private func route(_ value: JSONValue) throws(PasteError) -> Route {
    let all = try fields(value, "a route", JSONMembers.route)
    var route = Route(try path(try required("path", all, of: value, "a route")))
    if let turning = all["turning"] {
      route.turning = try word(turning, [.never, .along, .backwards])
    }
    if let pace = all["pace"] { route.pace = try word(pace, [.even, .raw]) }
    return route
  }

  private func mask(_ value: JSONValue) throws(PasteError) -> Mask {
    let all = try fields(value, "a mask", JSONMembers.mask)
    let reveal = try required("reveal", all, of: value, "a mask")
    var mask = Mask(try word(reveal, Mask.Reveal.allCases))
    if let box = all["box"] { mask.box = try rect(box) }
    return mask
  }

  private func format(_ value: JSONValue) throws(PasteError) -> NumberFormat {
    let all = try fields(value, "a number's format", JSONMembers.numberFormat)
    var format = NumberFormat()
    if let decimals = all["decimals"] {
      // Looked at first: a format traps on a number of decimals that it cannot have.
      let count = try whole(decimals)
      guard (0...9).contains(count) else {
        throw error(decimals, "A number has \(count) decimals", "give it 0 to 9")
      }
      format.decimals = count
    }
    if let text = all["groupSeparator"] { format.groupSeparator = try string(text) }
    if let text = all["prefix"] { format.prefix = try string(text) }
    if let text = all["suffix"] { format.suffix = try string(text) }
    return format
  }
}
