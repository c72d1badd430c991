import Keyframes
import Stage

/// Ways on the stage: a thin line, a dot for each step of time, pale pictures of where the node was
/// and will be, and a mark where it is.
extension Trails {
  /// Ways that go no further are none, in stage points.
  private static let least = 2.0
  /// Pale pictures of more things than this would hide each other.
  private static let mostThingsWithGhosts = 4
  private static let dot = 2.4
  private static let mark = 5.0

  /// `bodies` are what the nodes look like now.
  mutating func draw(
    at time: Double, _ bodies: [[Sprite]], _ view: Transform, _ clip: Clip, _ ui: inout UI
  ) {
    let places = places(at: time)
    // Smaller where the stage is a small tile.
    let scale = max(view.meanScale, 1e-6) / min(max(clip.rect.width / 640, 0.55), 1)
    // The first dot that lies ahead.
    let next = Int(((time - timeline.range.lowerBound) / step + 1e-9).rounded(.down)) + 1
    let hasGhosts = Set(ways.map(\.title)).count <= Self.mostThingsWithGhosts
    for (index, (way, place)) in zip(ways, places).enumerated() where way.reach > Self.least {
      if hasGhosts { drawGhosts(of: way, below: bodies[index], view, clip, &ui) }
      drawLine(of: way, view, scale, clip, &ui)
      let (past, ahead) = way.dots.halves(at: min(max(next, 0), way.dots.count))
      drawDots(ahead, Theme.mutedText, view, scale, clip, &ui)
      drawDots(past, Theme.text, view, scale, clip, &ui)
      guard let place else { continue }
      ui.sprites.append(
        Sprite(
          .circle(radius: Self.mark / scale), name: "mark",
          transform: Transform.translation(x: place.x, y: place.y).then(view),
          fill: .color(Theme.brass), stroke: Stroke(Theme.ground, width: 1.5 / scale),
          clips: [clip]))
    }
  }

  /// Under the node as it is now, so that they leave its colours alone.
  private func drawGhosts(
    of way: Way, below body: [Sprite], _ view: Transform, _ clip: Clip, _ ui: inout UI
  ) {
    let ghosts = way.ghosts.map { ghost in
      var pale = ghost.placed(by: view, in: clip)
      pale.opacity *= 0.2
      return pale
    }
    let lowest = body.first.flatMap { first in
      let transform = first.transform.then(view)
      return ui.sprites.firstIndex { $0.transform == transform && $0.shape == first.shape }
    }
    ui.sprites.insert(contentsOf: ghosts, at: lowest ?? ui.sprites.count)
  }

  /// Dark below and light above, so that it is seen on any ground.
  private func drawLine(
    of way: Way, _ view: Transform, _ scale: Double, _ clip: Clip, _ ui: inout UI
  ) {
    let path = way.line
    for (color, width) in [(Theme.ground.opacity(0.45), 3.0), (Theme.text.opacity(0.7), 1.25)] {
      ui.sprites.append(
        Sprite(
          .path(path), name: "way", transform: view,
          stroke: Stroke(color, width: width / scale, cap: .round, join: .round), clips: [clip]))
    }
  }

  private func drawDots(
    _ dots: ArraySlice<Point?>, _ color: Color, _ view: Transform, _ scale: Double, _ clip: Clip,
    _ ui: inout UI
  ) {
    var path = Path()
    for dot in dots {
      guard let dot, clip.rect.inset(by: -8).contains(view.apply(to: dot)) else { continue }
      var circle = Path()
      circle.addArc(centre: dot, radius: Self.dot / scale, from: 0, to: 360)
      circle.close()
      path.append(circle)
    }
    guard !path.isEmpty else { return }
    ui.sprites.append(
      Sprite(
        .path(path), name: "dots", transform: view, fill: .color(color),
        stroke: Stroke(Theme.ground.opacity(0.7), width: 1 / scale), clips: [clip]))
  }
}

extension Trails.Way {
  /// The longer side of where it goes.
  fileprivate var reach: Double { max(extent.width, extent.height) }

  /// Through all points, with a gap where the node jumps.
  fileprivate var line: Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      guard let point else { continue }
      let isJoined = index > 0 && points[index - 1] != nil && !jumps(to: index)
      if isJoined { path.line(to: point) } else { path.move(to: point) }
    }
    return path
  }

  /// Whether the way to a point is so much longer than those beside it that the node did not go
  /// there, but was put there.
  private func jumps(to index: Int) -> Bool {
    func length(to index: Int) -> Double? {
      guard index > 0, index < points.count, let from = points[index - 1], let to = points[index]
      else { return nil }
      return from.distance(to: to)
    }
    guard let own = length(to: index), own > 40 else { return false }
    let beside = [length(to: index - 1), length(to: index + 1)].compactMap { $0 }
    return own > 6 * (beside.max() ?? own)
  }
}

extension Array {
  fileprivate func halves(at index: Int) -> (ArraySlice<Element>, ArraySlice<Element>) {
    (self[..<index], self[index...])
  }
}
