public import Keyframes

/// Everything on the stage, as a pure function of time.
public struct Scene: Equatable, Sendable {
  /// The size of the stage in points, unless a scene has its own ``size-swift.property``; it is scaled to fit the window.
  public static let size = Size(width: 960, height: 540)

  /// The size of this scene's stage in points.
  public var size = Scene.size
  /// The background colour.
  public var ground: Track<Color>
  /// The points by which a node on a `page` moves when the camera moves by 1.
  public var pageWidth: Double
  /// The points by which a node on a `row` moves when the camera moves by 1.
  public var pageHeight = Scene.size.height
  /// The visible page over time.
  public var paging = Paging.across
  /// The top-level nodes, painted in order of depth and then in this order.
  public var nodes: [Node]
  /// Easings and durations with names; ``allTokens`` adds the easings that only tracks name.
  public var tokens = MotionTokens()
  /// Parameters with which people change the scene; ``turned(to:)`` sets them.
  public var knobs: [SceneKnob] = []

  /// The route through the pages.
  public enum Paging: Equatable, Sendable {
    /// Page T at time T, counted to the right, in row 0.
    case across
    /// Row T at time T, counted downwards, on page 0.
    case down
    /// Page x and row y of the track's point at time T, for pages in two directions.
    case along(Track<Point>)

    func camera(at time: Double) -> Point {
      switch self {
      case .across: Point(x: time, y: 0)
      case .down: Point(x: 0, y: time)
      case .along(let track): track.value(at: time)
      }
    }
  }

  /// Creates a scene; `pageWidth` is the stage's width if time is in pages, and 1 if it is in
  /// points.
  public init(
    ground: Track<Color>, pageWidth: Double = Scene.size.width, paging: Paging = .across,
    @NodeBuilder _ nodes: () -> [Node]
  ) {
    self.ground = ground
    self.pageWidth = pageWidth
    self.paging = paging
    self.nodes = nodes()
  }

  /// Creates a scene with a constant background.
  public init(
    ground: Color, pageWidth: Double = Scene.size.width, paging: Paging = .across,
    @NodeBuilder _ nodes: () -> [Node]
  ) {
    self.init(ground: Track(ground), pageWidth: pageWidth, paging: paging, nodes)
  }

  /// Returns the sprites of all nodes at `time`, in painting order; `settled` drives the nodes
  /// whose clock starts when a page settles. To show many frames use ``SceneAnimator``.
  ///
  /// The first sprite is the background. Hidden nodes, and nodes with an opacity of less than a
  /// billionth, are left out. Depths that differ by less than a millionth may count as equal.
  ///
  /// - Complexity: O(*n* log *k*) for *n* nodes with up to *k* keyframes a track.
  public func frame(at time: Double, settled: Settling? = nil) -> [Sprite] {
    var figures = Figures(nodes)
    figures.read { Scene.time(of: $0, at: time, settled) }
    return sprites(of: figures, at: time)
  }

  func sprites(of figures: Figures, at time: Double) -> [Sprite] {
    let camera = paging.camera(at: time)
    let page = Size(width: pageWidth, height: pageHeight)
    let view = PageView(camera: camera, size: page, stage: size)
    let resolver = Resolver(figures: figures.constrained(view), view: view)
    var sprites: [Sprite] = []
    sprites.reserveCapacity(figures.mostSprites + 1)
    sprites.append(
      Sprite(
        .rectangle(size, cornerRadius: 0), name: "ground",
        transform: .translation(x: size.width / 2, y: size.height / 2),
        fill: .color(ground.value(at: time).clamped)))
    resolver.resolve(into: &sprites)
    return sprites
  }

  static func time(of clock: NodeClock, at time: Double, _ settled: Settling?) -> Double {
    switch clock {
    case .playhead: time
    case .settled(let page): settled?.page == page ? settled?.seconds ?? 0 : 0
    }
  }
}

/// The last settling of the playhead on a page.
public struct Settling: Hashable, Sendable {
  /// The page, counted from 0.
  public var page: Int
  /// The seconds since the playhead settled.
  public var seconds: Double

  /// Creates the state `seconds` after the playhead settled on `page`.
  public init(page: Int, seconds: Double) {
    self.page = page
    self.seconds = seconds
  }
}

extension Scene {
  /// The times of all keyframes, in order and without duplicates, except for nodes that use the
  /// clock of a page.
  public var keyframeTimes: [Double] {
    func collect(_ nodes: [Node], into times: inout Set<Double>) {
      for node in nodes where node.clock == .playhead {
        times.formUnion(node.keyframeTimes)
        collect(node.matte?.nodes ?? [], into: &times)
        collect(node.children, into: &times)
      }
    }
    var times = Set(ground.times.map { _ in ground.keyframes.map(\.time) } ?? [])
    if case .along(let track) = paging { times.formUnion(track.keyframes.map(\.time)) }
    collect(nodes, into: &times)
    return times.sorted()
  }

  /// Returns the duration in seconds of everything that uses the clock of `page`.
  public func duration(afterSettlingOn page: Int) -> Double {
    func last(_ nodes: [Node], isTimed: Bool) -> Double {
      nodes.map { node in
        let isTimed = isTimed || node.clock == .settled(page: page)
        let own = isTimed ? node.lastKeyframeTime : 0
        return max(
          own, last(node.children, isTimed: isTimed),
          last(node.matte?.nodes ?? [], isTimed: isTimed))
      }.max() ?? 0
    }
    return last(nodes, isTimed: false)
  }

  /// The cues of all nodes that use the playhead, in order of time.
  public var cues: [Cue] {
    var cues: [Cue] = []
    func add(_ nodes: [Node]) {
      let nodes = nodes.span
      for index in nodes.indices where nodes[index].clock == .playhead {
        cues += nodes[index].cues
        if let matte = nodes[index].matte { add(matte.nodes) }
        add(nodes[index].children)
      }
    }
    add(nodes)
    return cues.sorted { $0.time < $1.time }
  }
}

extension Node {
  /// The times of the node's own tracks, without duplicates.
  var keyframeTimes: Set<Double> {
    var all: Set<Double> = []
    func collect<Value>(_ track: Track<Value>?) {
      guard let track, track.times != nil else { return }
      all.formUnion(track.keyframes.map(\.time))
    }
    for track in numbers.values { collect(track) }
    for track in colors.values { collect(track) }
    for track in own.values { collect(track) }
    for track in ownValues.values { collect(track) }
    collect(hidden)
    collect(gradient)
    collect(outline)
    collect(string)
    for part in rangeColors { collect(part.color) }
    for mask in pathMasks {
      collect(mask.path)
      collect(mask.opacity)
    }
    return all
  }

  fileprivate var lastKeyframeTime: Double { keyframeTimes.max() ?? 0 }
}
