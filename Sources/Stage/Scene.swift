public import Keyframes

/// All that is on the stage, as a pure function of time.
public struct Scene: Equatable, Sendable {
  /// The stage that demos are designed for, in points. It is scaled to whatever window there is.
  public static let size = Size(width: 960, height: 540)

  /// The colour behind everything.
  public var ground: Track<Color>
  /// How many points a node with a `page` moves while time goes on by 1.
  public var pageWidth: Double
  public var nodes: [Node]

  /// A scene of nodes; `pageWidth` is the stage's width where time is in pages, and 1 where it is in
  /// points.
  public init(
    ground: Track<Color>, pageWidth: Double = Scene.size.width,
    @NodeBuilder _ nodes: () -> [Node]
  ) {
    self.ground = ground
    self.pageWidth = pageWidth
    self.nodes = nodes()
  }

  public init(
    ground: Color, pageWidth: Double = Scene.size.width, @NodeBuilder _ nodes: () -> [Node]
  ) {
    self.init(ground: Track(ground), pageWidth: pageWidth, nodes)
  }

  /// Resolves every node at `time`, in the order in which the sprites are to be painted.
  ///
  /// The first sprite is the ground. What is hidden or wholly transparent is left out.
  ///
  /// - Complexity: O(*n* log *k*) for *n* nodes with up to *k* keyframes a track.
  public func frame(at time: Double) -> [Sprite] {
    var sprites = [
      Sprite(
        .rectangle(Scene.size, cornerRadius: 0), name: "ground",
        transform: .translation(x: Scene.size.width / 2, y: Scene.size.height / 2),
        fill: .color(ground.value(at: time).clamped))
    ]
    var resolver = Resolver(time: time, pageWidth: pageWidth)
    resolver.resolve(nodes, in: Surroundings(), into: &sprites)
    return sprites
  }

  /// Every node of the scene, groups before what they hold, each with a name of its own: a node
  /// without a name is called after its place, as in `3` or `sun/2`, counted from 1. Spaces in a
  /// name become hyphens, so that a name is one word; the second of two siblings called `dot` is
  /// `dot.2`.
  public var allNodes: [(name: String, node: Node)] { Scene.named(nodes, under: "") }

  private static func named(_ nodes: [Node], under prefix: String) -> [(name: String, node: Node)] {
    var taken: Set<String> = []
    return nodes.enumerated().flatMap { index, node in
      let own = node.name.isEmpty ? String(index + 1) : node.name
      let word = String(own.map { $0.isWhitespace ? "-" : $0 })
      let name = prefix + free(word, &taken)
      return [(name, node)] + named(node.children, under: name + "/")
    }
  }

  /// `word`, or with a number behind it where a sibling is called so already.
  private static func free(_ word: String, _ taken: inout Set<String>) -> String {
    var name = word
    var number = 1
    while !taken.insert(name).inserted {
      number += 1
      name = "\(word).\(number)"
    }
    return name
  }
}

extension Scene {
  /// The times at which any node has a keyframe, in order, each once.
  public var keyframeTimes: [Double] {
    var times: Set<Double> = []
    func collect<Value>(_ track: Track<Value>?) {
      guard let track, track.times != nil else { return }
      times.formUnion(track.keyframes.map(\.time))
    }
    collect(ground)
    for (_, node) in allNodes {
      for property in Property.allCases { collect(node[property]) }
      for property in ColorProperty.allCases { collect(node[property]) }
      collect(node.hidden)
      collect(node.anchor)
    }
    return times.sorted()
  }
}
