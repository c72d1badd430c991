import Keyframes
import Stage
import Syntax
import Words

/// One shape of a group, with the effects of modifiers.
final class LottieShape {
  /// A shape that a node can have itself.
  enum Basic {
    case rectangle(place: LottiePair, size: LottiePair, radius: Track<Double>)
    case ellipse(place: LottiePair, size: LottiePair)
  }

  var outline: LottieOutline
  /// The basic shape as long as no modifier has changed it.
  var basic: Basic?
  /// The last modifier, if it draws a part of this shape alone.
  var trim: LottieTrim?
  private var changes = 0

  init(_ outline: LottieOutline, basic: Basic? = nil) {
    self.outline = outline
    self.basic = basic
  }

  /// Counts a modifier.
  ///
  /// - Throws: if there are too many.
  func spend() throws(FileError) {
    changes += 1
    guard changes <= LottieLimits.modifiers else {
      throw FileError(
        sentence:
          "More than \(LottieLimits.modifiers) modifiers change one shape: such a file is not shown."
      )
    }
  }

  /// Makes the pending trim a part of the outline.
  func applyTrim(_ reading: LottieImport) {
    guard let trim, reading.spend(points: outline.weight * LottieTrim.growth) else { return }
    outline = trim.applied(to: outline)
    self.trim = nil
    basic = nil
  }
}

/// The items of a list of shapes, the first on top.
indirect enum LottieItem {
  case shape(LottieShape)
  case group(LottieGroup)
  /// A fill or stroke.
  case style(LottieValue)
  case modifier(LottieValue)
}

/// A group, or a copy that a repeater makes.
struct LottieGroup {
  var name: String
  var transform: LottieTransform
  var hidden: Track<Bool> = false
  var blend = BlendMode.normal
  var items: [LottieItem]
}

extension LottieImport {
  /// The nodes of a shape layer, in painting order.
  func shapes(_ sources: [LottieValue]) throws(FileError) -> [Node] {
    let items = try items(sources)
    try modify(items)
    return try painted(items).nodes.reversed()
  }

  func items(_ sources: [LottieValue]) throws(FileError) -> [LottieItem] {
    // Hidden ones too: each copy of a repeater looks at them.
    try spend(nodes: sources.count)
    var items: [LottieItem] = []
    for (index, source) in sources.enumerated() where !(source["hd"]?.isTrue ?? false) {
      let type = source["ty"]?.text ?? ""
      switch type {
      case "gr": items.append(.group(try group(source)))
      case "rc", "el", "sr", "sh": items.append(.shape(shape(type, source)))
      case "fl", "st", "gf", "gs", "no": items.append(.style(source))
      case "tm", "rd", "pb", "zz", "op", "tw": items.append(.modifier(source))
      case "rp": items = try copies(of: sources[..<index], source)
      case "mm":
        if source["mm"]?.whole ?? 1 > 1 {
          note("merge paths", instead: "all paths are drawn together")
        }
      case "tr": break
      case let other: note("shape \(quoted(other))", instead: "it isn't shown")
      }
    }
    return items
  }

  private func group(_ source: LottieValue) throws(FileError) -> LottieGroup {
    let sources = source["it"]?.items ?? []
    let place = sources.last { $0["ty"]?.text == "tr" }
    return LottieGroup(
      name: source["nm"]?.text ?? "", transform: place.map { transform($0) } ?? .identity,
      blend: blend(source), items: try items(sources))
  }

  /// Lets modifiers change the shapes before them, inner groups first.
  ///
  /// - Returns: all shapes.
  @discardableResult
  private func modify(_ items: [LottieItem]) throws(FileError) -> [LottieShape] {
    var shapes: [LottieShape] = []
    for item in items {
      switch item {
      case .shape(let shape): shapes.append(shape)
      case .group(let group): shapes += try modify(group.items)
      case .style: break
      case .modifier(let source):
        try spend(nodes: shapes.count)
        for shape in shapes { try shape.spend() }
        modify(shapes, source)
      }
    }
    return shapes
  }

  /// A shape under the transforms of the groups between it and its style, the innermost first.
  struct Passed {
    let shape: LottieShape
    var transforms: [LottieTransform] = []
  }

  /// The nodes of a list, the topmost first, and its shapes for the styles behind it.
  private func painted(
    _ items: [LottieItem]
  ) throws(FileError) -> (nodes: [Node], passed: [Passed]) {
    var nodes: [Node] = []
    var passed: [Passed] = []
    var rest = items.filter { if case .modifier = $0 { false } else { true } }[...]
    while let item = rest.popFirst() {
      switch item {
      case .modifier: break
      case .shape(let shape): passed.append(Passed(shape: shape))
      case .group(let group):
        let inner = try painted(group.items)
        if let node = try node(group, inner.nodes) { nodes.append(node) }
        let transforms = group.transform.isIdentity ? [] : [group.transform]
        passed += inner.passed.map {
          Passed(shape: $0.shape, transforms: $0.transforms + transforms)
        }
        try spend(nodes: inner.passed.count / 8)
      case .style(let source):
        guard !passed.isEmpty else { continue }
        var fill: LottieValue? = source.isFill ? source : nil
        if source.isStroke, case .style(let next) = rest.first, next.isFill, next.isNormal,
          source.isNormal
        {
          fill = next
          rest.removeFirst()
        }
        nodes += try styled(passed, fill: fill, stroke: source.isStroke ? source : nil)
      }
    }
    if nodes.count == 1 { nodes[0].name = nodes[0].children.isEmpty ? "" : nodes[0].name }
    return (nodes, passed)
  }

  private func node(_ group: LottieGroup, _ nodes: [Node]) throws(FileError) -> Node? {
    guard !nodes.isEmpty else { return nil }
    var node = try self.group(nodes.reversed(), group.transform)
    fade(&node, group.transform.opacity)
    if group.hidden != false {
      node = Node { node }
      node.hidden = group.hidden
    }
    if node.name.isEmpty { node.name = group.name }
    node.mix(group.blend)
    return node
  }
}

extension LottieValue {
  fileprivate var isFill: Bool { ["fl", "gf"].contains(self["ty"]?.text) }
  /// Whether it covers everything below.
  fileprivate var isNormal: Bool { (self["bm"]?.whole ?? 0) == 0 }
  fileprivate var isStroke: Bool { ["st", "gs"].contains(self["ty"]?.text) }
}
