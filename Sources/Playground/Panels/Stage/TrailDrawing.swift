import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

/// Motion paths on the stage: a thin line, a dot for each step of time, pale pictures of where the node
/// was and will be, and a mark where it is.
extension MotionPicture {
  /// Shorter paths are not drawn, in stage points.
  private static let least = 2.0
  /// Pale pictures of more things than this would hide each other.
  private static let mostThingsWithGhosts = 4
  private static let dot = 2.4
  private static let mark = 5.0

  /// In narrower tiles labels would cover their subjects, unless one thing is selected.
  private static let widthForLabels = 540.0

  /// Trails and values over a tile of the stage's picture; `view` leads from stage points to the tile.
  func draw(_ view: Transform, in tile: Rect, _ workspace: Workspace, _ ui: inout UI) {
    let viewState = workspace.viewState
    let clip = Clip(tile, cornerRadius: workspace.layout.stageCorner)
    if viewState.trails {
      drawTrails(view, clip, &ui)
      drawLimit(in: tile, &ui)
    }
    let isWide = tile.width >= Self.widthForLabels
    if viewState.values, isWide || !workspace.selection.isEmpty { drawValues(view, in: tile, &ui) }
  }

  /// Says how many nodes have no trail, at the bottom of the tile.
  private func drawLimit(in tile: Rect, _ ui: inout UI) {
    guard paths.count < movingCount else { return }
    let words = localized(
      "Trails of \(paths.count) of \(movingCount) moving nodes. Select a node to see its trail.")
    let lines = ui.wrapped(words, Theme.caption, width: tile.width - 48, lines: 3)
    let width = lines.map { ui.measure(Text($0, Theme.caption)) }.max() ?? 0
    let height = 16 * Double(lines.count) + 8
    let box = Rect(x: tile.minX + 8, y: tile.maxY - 8 - height, width: width + 16, height: height)
    ui.box(box, Theme.panel.opacity(0.9), corner: 6)
    for (index, line) in lines.enumerated() {
      ui.text(
        line, Theme.caption, Theme.mutedText,
        at: Point(x: box.minX + 8, y: box.minY + 12 + 16 * Double(index)))
    }
  }

  private func drawTrails(_ view: Transform, _ clip: Clip, _ ui: inout UI) {
    // Smaller where the stage is a small tile.
    let scale = max(view.meanScale, 1e-6) / min(max(clip.rect.width / 640, 0.55), 1)
    // The first dot that lies ahead.
    let next = Int(((time - timeline.range.lowerBound) / step + 1e-9).rounded(.down)) + 1
    let hasGhosts = Set(paths.map(\.title)).count <= Self.mostThingsWithGhosts
    for (index, (path, position)) in zip(paths, positions).enumerated()
    where path.reach > Self.least {
      if hasGhosts { drawGhosts(of: path, below: bodies[index], view, clip, &ui) }
      drawLine(of: path, view, scale, clip, &ui)
      let (past, ahead) = path.dots.halves(at: min(max(next, 0), path.dots.count))
      drawDots(ahead, Theme.mutedText, view, scale, clip, &ui)
      drawDots(past, Theme.text, view, scale, clip, &ui)
      guard let position else { continue }
      ui.sprites.append(
        Sprite(
          .circle(radius: Self.mark / scale), name: "mark",
          transform: Transform.translation(x: position.x, y: position.y).then(view),
          fill: .color(Theme.brass), stroke: Stroke(Theme.ground, width: 1.5 / scale),
          clips: [clip]))
    }
  }

  /// Under the node as it is now, so that they leave its colours alone.
  private func drawGhosts(
    of path: Trails.MotionPath, below body: [Sprite], _ view: Transform, _ clip: Clip,
    _ ui: inout UI
  ) {
    let ghosts = path.ghosts.map { ghost in
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
    of path: Trails.MotionPath, _ view: Transform, _ scale: Double, _ clip: Clip, _ ui: inout UI
  ) {
    for (color, width) in [(Theme.ground.opacity(0.45), 3.0), (Theme.text.opacity(0.7), 1.25)] {
      ui.sprites.append(
        Sprite(
          .path(path.line), name: "motion path", transform: view,
          stroke: Stroke(color, width: width / scale, cap: .round, join: .round), clips: [clip]))
    }
  }

  /// Discs with a dark edge, each a line without length and with round caps.
  private func drawDots(
    _ dots: ArraySlice<Point?>, _ color: Color, _ view: Transform, _ scale: Double, _ clip: Clip,
    _ ui: inout UI
  ) {
    var path = Path()
    var last: Point?
    for dot in dots {
      guard let dot, clip.rect.inset(by: -8).contains(view.apply(to: dot)) else { continue }
      // While the node rests, one dot lies on the other.
      if let last, last.distance(to: dot) < Self.dot / scale / 10 { continue }
      last = dot
      path.move(to: dot)
      path.line(to: dot)
    }
    guard !path.isEmpty else { return }
    for (color, radius) in [(Theme.ground.opacity(0.7), Self.dot + 0.5), (color, Self.dot - 0.5)] {
      ui.sprites.append(
        Sprite(
          .path(path), name: "dots", transform: view,
          stroke: Stroke(color, width: 2 * radius / scale, cap: .round), clips: [clip]))
    }
  }
}

extension Trails.MotionPath {
  /// The longer side of where it goes.
  fileprivate var reach: Double { max(extent.width, extent.height) }
}

extension Array {
  fileprivate func halves(at index: Int) -> (ArraySlice<Element>, ArraySlice<Element>) {
    (self[..<index], self[index...])
  }
}
