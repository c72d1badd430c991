import Keyframes
import Stage
import Syntax

extension Scene {
  /// The same scene with tracks for the positions and sizes that constraints determine.
  ///
  /// - Complexity: O(*n*) in the nodes for each frame, if there are constraints.
  func withoutConstraints(_ timeline: Timeline, _ playback: ScenePlayback) -> Scene {
    let nodes = allNodes
    guard nodes.contains(where: { !$0.node.constraints.isEmpty }) else { return self }
    let clock = LottieClock(timeline, playback)
    let breaks = [0, clock.frames] + keyframeTimes.map { clock.frame($0) }
    let inside = breaks.filter { (0...clock.frames).contains($0) }
    var known: [Double: [NodePlacement]] = [:]
    func places(_ frame: Double) -> [NodePlacement] {
      if let places = known[frame] { return places }
      let places = self.places(at: clock.time(frame))
      known[frame] = places
      return places
    }
    var index = 0
    return mapNodes { _, node in
      defer { index += 1 }
      guard !node.constraints.isEmpty, index < nodes.count else { return }
      let place = index
      func track(_ value: @escaping (NodePlacement) -> Double) -> Track<Double> {
        clock.sampled(inside, within: LottieWriting.near) { frame in
          limited(value(places(frame)[place]))
        }
      }
      node.fix(track)
    }
  }
}

extension Node {
  /// Replaces constraints, pages and routes by the tracks of the node's position and size.
  fileprivate mutating func fix(_ track: (@escaping (NodePlacement) -> Double) -> Track<Double>) {
    let targets = Set(constraints.map(\.attribute))
    let isWide = targets.contains(.width)
    let isHigh = targets.contains(.height)
    func anchor(_ place: NodePlacement) -> Point {
      place.outer.inverse.map { place.map.then($0).apply(to: place.anchor) } ?? .zero
    }
    let (x, y) = (track { anchor($0).x }, track { anchor($0).y })
    let width = isWide ? track { $0.shape?.bounds.width ?? 0 } : nil
    let height = isHigh ? track { $0.shape?.bounds.height ?? 0 } : nil
    constraints = []
    route = nil
    for property in [Property.translationX, .translationY, .page, .row, .pathProgress] {
      unset(property)
    }
    self[.x] = x
    self[.y] = y
    if let width { self[.width] = width }
    if let height { self[.height] = height }
  }
}
