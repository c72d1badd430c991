import Editing
import Interface
package import Keyframes
package import Stage

/// The motion paths of nodes over a whole timeline, with points at equal intervals of time: the further
/// apart they are, the faster the node.
package struct Trails {
  /// The path of one node.
  package struct MotionPath {
    package let node: String
    /// The node as the scene has it.
    package let source: Node
    /// In stage points, with a gap where the node is hidden, transparent or jumps. Empty, like `ghosts`, if
    /// `hasLines` is false.
    package let line: Path
    /// The node's sprites at some of the times, in stage points.
    package let ghosts: [Sprite]
    /// One for each `Trails.step`.
    package let dots: [Point?]
    /// The size of the box around the points, in stage points; 0 if nothing moves.
    package let extent: Size
    /// The node's name on the screen; nodes whose names differ only by number have the same title.
    package let title: String
  }

  /// How many points of a line there are for each dot.
  private static let finer = 3
  /// How many dots a path has at most.
  package static let most = 90
  private static let mostGhosts = 8
  private static let mostGhostSprites = 240

  /// The requested nodes, as `Scene.allNodes` names them.
  package let nodes: [String]
  package let timeline: Timeline
  /// The time between two dots.
  package let step: Double
  /// The motion paths of the nodes that exist.
  package let paths: [MotionPath]
  /// Whether the paths have lines and ghosts besides their dots.
  package let hasLines: Bool
  private var centres: SceneAnimator
  private var bodies: SceneAnimator

  /// - Complexity: a few hundred frames of the nodes, their groups and their contents; fewer without lines.
  package init(
    of nodes: [String], in scene: Scene, over timeline: Timeline, hasLines: Bool = true
  ) {
    self.nodes = nodes
    (self.timeline, self.hasLines) = (timeline, hasLines)
    step = Self.step(of: timeline)
    let wanted = Set(nodes)
    let sources = scene.allNodes.reduce(into: [String: Node]()) { sources, found in
      if wanted.contains(found.name) { sources[found.name] = found.node }
    }
    let found = nodes.filter { sources[$0] != nil }
    var centres = SceneAnimator(scene.centres(of: found))
    var bodies = SceneAnimator(scene.bodies(of: found))
    let titles = found.map(\.stem).shortNames
    let count = Self.dotCount(of: timeline)
    let all = Self.points(
      of: &centres, count: found.count, each: hasLines ? 1 : Self.finer, timeline)
    let dots =
      hasLines
      ? all.map { points in stride(from: 0, to: points.count, by: Self.finer).map { points[$0] } }
      : all
    let ghosts =
      hasLines
      ? Self.ghosts(of: &bodies, count: found.count, dots: count, step, timeline)
      : [[Sprite]](repeating: [], count: found.count)
    paths = found.indices.map { index in
      MotionPath(
        node: found[index], source: sources[found[index]] ?? Node {},
        line: hasLines ? Self.line(through: all[index]) : Path(), ghosts: ghosts[index],
        dots: dots[index], extent: Self.extent(of: all[index]), title: titles[index])
    }
    (self.centres, self.bodies) = (centres, bodies)
  }

  /// The positions of so many nodes at the times of all points, or of one in `stride` of them.
  private static func points(
    of centres: inout SceneAnimator, count: Int, each stride: Int, _ timeline: Timeline
  ) -> [[Point?]] {
    var points = [[Point?]](repeating: [], count: count)
    let (step, last) = (step(of: timeline), (dotCount(of: timeline) - 1) * finer)
    for index in Swift.stride(from: 0, through: last, by: stride) {
      let time = timeline.range.lowerBound + Double(index) * step / Double(finer)
      for (path, position) in centres.centres(at: time, count: count).enumerated() {
        points[path].append(position)
      }
    }
    return points
  }

  /// The time between two dots: a whole number of frames, so that there are at most ``most`` dots.
  package static func step(of timeline: Timeline) -> Double {
    let frame = timeline.rate / 60
    let frames = [1.0, 2, 3, 5, 6, 10, 15, 20, 30, 60, 120, 300, 600, 1800, 3600]
    let fitting = frames.first { timeline.length / (frame * $0) <= Double(most - 1) }
    return fitting.map { frame * $0 } ?? timeline.length / Double(most - 1)
  }

  /// How many dots there are from the start of the timeline, one per ``step``.
  package static func dotCount(of timeline: Timeline) -> Int {
    Int((timeline.length / step(of: timeline) + 1e-9).rounded(.down)) + 1
  }

  /// The sprites of the nodes at evenly spaced dots, up to a number of sprites in all.
  private static func ghosts(
    of bodies: inout SceneAnimator, count: Int, dots: Int, _ step: Double, _ timeline: Timeline
  ) -> [[Sprite]] {
    var ghosts = [[Sprite]](repeating: [], count: count)
    var left = mostGhostSprites
    let every = max(1, (dots + mostGhosts - 3) / (mostGhosts - 1))
    for dot in stride(from: 0, to: dots, by: every) {
      let time = timeline.range.lowerBound + Double(dot) * step
      for (path, sprites) in bodies.bodies(at: time, count: count).enumerated()
      where sprites.count <= left {
        left -= sprites.count
        ghosts[path] += sprites.filter { $0.blur == 0 }
      }
    }
    return ghosts
  }

  private static func line(through points: [Point?]) -> Path {
    var path = Path()
    path.reserve(points.count)
    for (index, point) in points.enumerated() {
      guard let point else { continue }
      let isJoined = index > 0 && points[index - 1] != nil && !jumps(points, to: index)
      if !isJoined {
        path.move(to: point)
      } else if points[index - 1] != point {
        path.line(to: point)
      }
    }
    return path
  }

  /// Whether a point is so much further from the one before than its neighbours are that the node
  /// jumps there.
  private static func jumps(_ points: [Point?], to index: Int) -> Bool {
    func length(to index: Int) -> Double? {
      guard index > 0, index < points.count, let from = points[index - 1], let to = points[index]
      else { return nil }
      return from.distance(to: to)
    }
    guard let own = length(to: index), own > 40 else { return false }
    let beside = [length(to: index - 1), length(to: index + 1)].compactMap { $0 }
    return own > 6 * (beside.max() ?? own)
  }

  private static func extent(of points: [Point?]) -> Size {
    let (xs, ys) = (points.compactMap { $0?.x }, points.compactMap { $0?.y })
    return Size(
      width: (xs.max() ?? 0) - (xs.min() ?? 0), height: (ys.max() ?? 0) - (ys.min() ?? 0))
  }

  // MARK: Now

  /// Where the nodes of the paths are at `time`, in stage points; nil if they are not visible.
  package mutating func positions(at time: Double) -> [Point?] {
    centres.centres(at: time, count: paths.count)
  }

  /// The sprites of the nodes at `time`, in stage points.
  package mutating func bodies(at time: Double) -> [[Sprite]] {
    bodies.bodies(at: time, count: paths.count)
  }

  /// The motion at `time`; positions are only needed with trails.
  package mutating func picture(at time: Double, withTrails: Bool) -> MotionPicture {
    MotionPicture(
      timeline: timeline, time: time, step: step, paths: paths,
      positions: withTrails ? positions(at: time) : [], bodies: bodies(at: time))
  }
}

extension SceneAnimator {
  /// The positions of so many nodes of a scene of ``Scene/centres(of:)``, by their indices.
  mutating func centres(at time: Double, count: Int) -> [Point?] {
    var positions = [Point?](repeating: nil, count: count)
    for sprite in frame(at: time) {
      guard let index = Int(sprite.name) else { continue }
      positions[index] = sprite.transform.apply(to: sprite.shape.bounds.centre)
    }
    return positions
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
  /// The bounding box, without stroke width and blur.
  package func box(_ measure: TextMeasure) -> Rect {
    if layer != nil {
      let boxes = layerSprites.map { $0.box(measure) }
      return boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
    }
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
