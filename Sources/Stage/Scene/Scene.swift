public import Keyframes

/// All that is on the stage, as a pure function of time.
public struct Scene: Equatable, Sendable {
  /// The stage that demos are designed for, in points. It is scaled to whatever window there is.
  public static let size = Size(width: 960, height: 540)

  /// The colour behind everything.
  public var ground: Track<Color>
  /// How many points a node on a `page` moves while the camera goes on by 1.
  public var pageWidth: Double
  /// How many points a node on a `row` moves while the camera goes on by 1.
  public var pageHeight = Scene.size.height
  /// Which pages are seen at which time.
  public var paging = Paging.across
  /// Painted in order of depth and then in this order.
  public var nodes: [Node]

  /// The way over the pages.
  public enum Paging: Equatable, Sendable {
    /// At time T the page T, counted to the right, in row 0.
    case across
    /// At time T the row T, counted downwards, of page 0.
    case down
    /// At time T the page x and the row y of the track's point: pages in two directions.
    case along(Track<Point>)

    func camera(at time: Double) -> Point {
      switch self {
      case .across: Point(x: time, y: 0)
      case .down: Point(x: 0, y: time)
      case .along(let track): track.value(at: time)
      }
    }
  }

  /// A scene of nodes; `pageWidth` is the stage's width where time is in pages, and 1 where it is in
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

  /// A scene on a ground that does not change.
  public init(
    ground: Color, pageWidth: Double = Scene.size.width, paging: Paging = .across,
    @NodeBuilder _ nodes: () -> [Node]
  ) {
    self.init(ground: Track(ground), pageWidth: pageWidth, paging: paging, nodes)
  }

  /// Resolves every node at `time`, in the order in which the sprites are to be painted; nodes whose
  /// clock waits for a page to settle go by `settled`. For frame after frame see ``SceneAnimator``.
  ///
  /// The first sprite is the ground. What is hidden or wholly transparent is left out.
  ///
  /// - Complexity: O(*n* log *k*) for *n* nodes with up to *k* keyframes a track.
  public func frame(at time: Double, settled: Settling? = nil) -> [Sprite] {
    var figures = Figures(nodes)
    figures.read { Scene.time(of: $0, at: time, settled) }
    return sprites(of: figures, at: time)
  }

  func sprites(of figures: Figures, at time: Double) -> [Sprite] {
    let camera = paging.camera(at: time)
    let size = Size(width: pageWidth, height: pageHeight)
    var resolver = Resolver(figures, view: PageView(camera: camera, size: size))
    resolver.add(
      Sprite(
        .rectangle(Scene.size, cornerRadius: 0), name: "ground",
        transform: .translation(x: Scene.size.width / 2, y: Scene.size.height / 2),
        fill: .color(ground.value(at: time).clamped)))
    resolver.resolveAll()
    return resolver.sprites
  }

  static func time(of clock: NodeClock, at time: Double, _ settled: Settling?) -> Double {
    switch clock {
    case .playhead: time
    case .settled(let page): settled?.page == page ? settled?.seconds ?? 0 : 0
    }
  }
}

/// Where the playhead last came to rest on a page.
public struct Settling: Hashable, Sendable {
  /// Counted from 0.
  public var page: Int
  /// Since then.
  public var seconds: Double

  /// So many seconds after the playhead came to rest on `page`.
  public init(page: Int, seconds: Double) {
    self.page = page
    self.seconds = seconds
  }
}

extension Scene {
  /// The times at which any node has a keyframe, in order, each once; those that wait for a page to
  /// settle are left out.
  public var keyframeTimes: [Double] {
    func collect(_ nodes: [Node], into times: inout Set<Double>) {
      for node in nodes where node.clock == .playhead {
        times.formUnion(node.keyframeTimes)
        collect(node.children, into: &times)
      }
    }
    var times = Set(ground.times.map { _ in ground.keyframes.map(\.time) } ?? [])
    if case .along(let track) = paging { times.formUnion(track.keyframes.map(\.time)) }
    collect(nodes, into: &times)
    return times.sorted()
  }

  /// How long what goes by the clock of `page` moves, in seconds.
  public func duration(afterSettlingOn page: Int) -> Double {
    func last(_ nodes: [Node], isTimed: Bool) -> Double {
      nodes.map { node in
        let isTimed = isTimed || node.clock == .settled(page: page)
        let own = isTimed ? node.lastKeyframeTime : 0
        return max(own, last(node.children, isTimed: isTimed))
      }.max() ?? 0
    }
    return last(nodes, isTimed: false)
  }

  /// The cues of all nodes that go by the playhead, in order of time.
  public var cues: [Cue] {
    func all(_ nodes: [Node]) -> [Cue] {
      nodes.filter { $0.clock == .playhead }.flatMap { $0.cues + all($0.children) }
    }
    return all(nodes).sorted { $0.time < $1.time }
  }
}

extension Node {
  /// Of its own tracks, each once.
  var keyframeTimes: Set<Double> {
    var all: Set<Double> = []
    func collect<Value>(_ track: Track<Value>?) {
      guard let track, track.times != nil else { return }
      all.formUnion(track.keyframes.map(\.time))
    }
    for track in numbers.values { collect(track) }
    for track in colors.values { collect(track) }
    collect(hidden)
    collect(gradient)
    return all
  }

  fileprivate var lastKeyframeTime: Double { keyframeTimes.max() ?? 0 }
}
