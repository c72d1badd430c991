import Keyframes
import Stage

/// Where nodes go over a whole timeline, by points at equal times: the further apart they lie, the
/// faster the node is there.
struct Trails {
  /// What one node does.
  struct Way {
    let node: String
    /// The node as the scene has it.
    let source: Node
    /// In stage points, `Trails.finer` for each dot; nil while the node is hidden or transparent.
    let points: [Point?]
    /// What it looks like at some of the times, in stage points.
    let ghosts: [Sprite]

    /// One each `Trails.step`.
    var dots: [Point?] { stride(from: 0, to: points.count, by: Trails.finer).map { points[$0] } }

    /// How far the points lie apart across and down, in points: 0 where nothing moves.
    let extent: Size
    /// What somebody calls it: another take of a node is called as the first.
    let title: String
  }

  /// How many points of a way there are for each dot.
  static let finer = 3
  /// How many dots a way has at most.
  static let most = 90
  private static let mostGhosts = 8
  private static let mostGhostSprites = 240

  /// The nodes asked for, as `Scene.allNodes` names them.
  let nodes: [String]
  let timeline: Timeline
  /// The time between two dots.
  let step: Double
  /// Of those of the nodes that there are.
  let ways: [Way]
  private var centres: SceneAnimator
  private var bodies: SceneAnimator

  /// - Complexity: O(*n*) in the nodes that are asked for and what they lie in and hold, some hundred
  ///   times.
  init(of nodes: [String], in scene: Scene, over timeline: Timeline) {
    self.nodes = nodes
    self.timeline = timeline
    step = Self.step(of: timeline)
    let sources = scene.allNodes.reduce(into: [String: Node]()) { $0[$1.name] = $1.node }
    let found = nodes.filter { sources[$0] != nil }
    var centres = SceneAnimator(scene.centres(of: found))
    var bodies = SceneAnimator(scene.bodies(of: found))
    let titles = found.map(\.stem).shortNames
    let count = Self.dotCount(of: timeline)
    var points = [[Point?]](repeating: [], count: found.count)
    for index in 0...((count - 1) * Self.finer) {
      let time = timeline.range.lowerBound + Double(index) * step / Double(Self.finer)
      let places = centres.centres(at: time, count: found.count)
      for (way, place) in places.enumerated() { points[way].append(place) }
    }
    let ghosts = Self.ghosts(of: &bodies, count: found.count, dots: count, step, timeline)
    ways = found.indices.map { index in
      Way(
        node: found[index], source: sources[found[index]] ?? Node {}, points: points[index],
        ghosts: ghosts[index], extent: Self.extent(of: points[index]), title: titles[index])
    }
    (self.centres, self.bodies) = (centres, bodies)
  }

  /// A whole number of frames of the clock, such that there are no more than ``most`` dots.
  static func step(of timeline: Timeline) -> Double {
    let frame = timeline.rate / 60
    let frames = [1.0, 2, 3, 5, 6, 10, 15, 20, 30, 60, 120, 300, 600, 1800, 3600]
    let fitting = frames.first { timeline.length / (frame * $0) <= Double(most - 1) }
    return fitting.map { frame * $0 } ?? timeline.length / Double(most - 1)
  }

  /// The dots at the first time and each ``step`` after it.
  static func dotCount(of timeline: Timeline) -> Int {
    Int((timeline.length / step(of: timeline) + 1e-9).rounded(.down)) + 1
  }

  /// At every so manieth dot, as long as there are not too many.
  private static func ghosts(
    of bodies: inout SceneAnimator, count: Int, dots: Int, _ step: Double, _ timeline: Timeline
  ) -> [[Sprite]] {
    var ghosts = [[Sprite]](repeating: [], count: count)
    var left = mostGhostSprites
    let every = max(1, (dots + mostGhosts - 3) / (mostGhosts - 1))
    for dot in stride(from: 0, to: dots, by: every) {
      let time = timeline.range.lowerBound + Double(dot) * step
      for (way, sprites) in bodies.bodies(at: time, count: count).enumerated()
      where sprites.count <= left {
        left -= sprites.count
        ghosts[way] += sprites.filter { $0.blur == 0 }
      }
    }
    return ghosts
  }

  private static func extent(of points: [Point?]) -> Size {
    let (xs, ys) = (points.compactMap { $0?.x }, points.compactMap { $0?.y })
    return Size(
      width: (xs.max() ?? 0) - (xs.min() ?? 0), height: (ys.max() ?? 0) - (ys.min() ?? 0))
  }

  // MARK: Now

  /// Where the nodes of the ways are at `time`, in stage points; nil where they are not seen.
  mutating func places(at time: Double) -> [Point?] {
    centres.centres(at: time, count: ways.count)
  }

  /// What is to be seen of the nodes at `time`, in stage points.
  mutating func bodies(at time: Double) -> [[Sprite]] {
    bodies.bodies(at: time, count: ways.count)
  }
}

extension SceneAnimator {
  fileprivate mutating func centres(at time: Double, count: Int) -> [Point?] {
    var places = [Point?](repeating: nil, count: count)
    for sprite in frame(at: time) {
      guard let index = Int(sprite.name) else { continue }
      places[index] = sprite.transform.apply(to: sprite.shape.bounds.centre)
    }
    return places
  }

  fileprivate mutating func bodies(at time: Double, count: Int) -> [[Sprite]] {
    var bodies = [[Sprite]](repeating: [], count: count)
    for sprite in frame(at: time) {
      if let index = Int(sprite.name) { bodies[index].append(sprite) }
    }
    return bodies
  }
}

extension Sprite {
  /// The box around it, lines and blur left out.
  func box(_ measure: TextMeasure) -> Rect {
    guard case .text(let text) = shape else { return transform.bounds(of: shape.bounds) }
    let size = Size(width: measure(text), height: text.style.size * 1.2)
    let left =
      switch text.style.alignment {
      case .leading: 0.0
      case .centre: -size.width / 2
      case .trailing: -size.width
      }
    return transform.bounds(of: Rect(origin: Point(x: left, y: -size.height / 2), size: size))
  }
}
