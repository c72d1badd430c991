import AppState
import Interface
import Keyframes
import Stage

extension Workspace {
  /// The topmost node on the stage at a position in stage points; nil on the ground.
  ///
  /// - Complexity: O(*n*) in the scene's nodes.
  func node(at position: Point, _ ui: UI) -> String? { spritesByNode(at: position, ui).first }

  /// Whether nothing but the ground, or a node as large as that, is at a position on the stage, in stage points.
  /// A page of slides is ground except for the demo on it.
  func isGround(_ position: Point, _ ui: UI) -> Bool {
    let whole = Rect(origin: .zero, size: layout.parts.size)
    if let page = layout.parts.page { return page.place == nil || !whole.contains(position) }
    let stage = whole.inset(by: 1)
    return player.visibleScene.frame(at: player.time, settled: player.settled).dropFirst()
      .withoutLayers.allSatisfy { sprite in
        !sprite.covers(position, ui)
          || sprite.transform.bounds(of: sprite.shape.bounds).covers(stage)
      }
  }

  /// The names of all visible nodes at a position, topmost first.
  func spritesByNode(at position: Point, _ ui: UI) -> [String] {
    let scene = player.visibleScene.renamed { $0 }
    let sprites = scene.frame(at: player.time, settled: player.settled).dropFirst()
    var names: [String] = []
    for sprite in sprites.withoutLayers.reversed()
    where !sprite.name.isEmpty && !names.contains(sprite.name) && sprite.covers(position, ui) {
      names.append(sprite.name)
    }
    return names
  }
}

extension Workspace {
  /// The nodes at a position on the stage, in stage points: the topmost first, and after all of
  /// them the groups around the topmost, the innermost first.
  ///
  /// - Complexity: O(*n*) in the scene's nodes.
  func nodes(at position: Point, _ ui: UI) -> [String] {
    var hits = spritesByNode(at: position, ui).filter { !isLocked($0) }
    guard let top = hits.first else { return [] }
    var parts = top.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    while !parts.isEmpty {
      let group = parts.joined(separator: "/")
      if !hits.contains(group), !isLocked(group) { hits.append(group) }
      parts = parts.dropLast()
    }
    return hits
  }
}

extension Sprite {
  /// Whether the sprite is visible at a position; a path counts anywhere in its bounding box.
  fileprivate func covers(_ position: Point, _ ui: UI) -> Bool {
    guard opacity > 0.01, fill != nil || stroke != nil || shape.isPicture,
      let inverse = transform.inverse,
      clips.allSatisfy({ $0.covers(position) })
    else { return false }
    let own = inverse.apply(to: position)
    let reach = max((stroke?.width ?? 0) / 2, 2)
    switch shape {
    case .ellipse(let size):
      let (x, y) = (own.x / (size.width / 2 + reach), own.y / (size.height / 2 + reach))
      return x * x + y * y <= 1
    case .rectangle, .path, .picture: return shape.bounds.inset(by: -reach).contains(own)
    case .text(let text):
      let (width, height) = (ui.measure(text), text.style.size * 1.3)
      let left =
        switch text.style.alignment {
        case .leading: 0.0
        case .centre: -width / 2
        case .trailing: -width
        }
      return Rect(x: left, y: -height / 2, width: width, height: height).contains(own)
    }
  }
}

extension Rect {
  fileprivate func covers(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}

extension Clip {
  fileprivate func covers(_ position: Point) -> Bool {
    transform.inverse.map { rect.contains($0.apply(to: position)) } ?? false
  }
}
