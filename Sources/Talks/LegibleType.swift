package import Keyframes
package import Stage

// Type that the last row of an audience can read.
extension [Sprite] {
  /// The same with no type below `least`, in points of the stage of `size`: smaller texts grow
  /// around their anchors. A text that then lies beyond the stage's edge moves inside, and one that
  /// covers another moves up or down; if it doesn't fit, it is left out.
  ///
  /// Sizes come from styles, so that texts can still grow and shrink in time.
  ///
  /// - Complexity: O(*nm*) for *n* texts of which *m* are too small.
  package func legible(least: Double, on size: Size, measure: TextMeasure) -> [Sprite] {
    var sprites = self
    for index in indices where self[index].layer != nil {
      sprites[index] = self[index].legibleInside(least: least, measure: measure)
    }
    let small = indices.filter { index in
      guard case .text(let text) = self[index].shape else { return false }
      return text.style.size < least
    }
    guard !small.isEmpty else { return sprites }
    let stage = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let before = map { $0.textBox(measure) }
    var boxes = before
    for index in small {
      guard case .text(let text) = sprites[index].shape, let own = before[index] else { continue }
      let grown = Transform.scale(least / text.style.size).then(sprites[index].transform)
      sprites[index].transform = grown
      guard let box = sprites[index].textBox(measure) else { continue }
      let others = boxes.indices.compactMap { other -> Rect? in
        guard other != index, let old = before[other], !old.intersects(own) else { return nil }
        // Half a point apart, so that they do not touch.
        return sprites[other].opacity > 0 ? boxes[other]?.inset(by: -0.5) : nil
      }
      guard let shift = box.shift(into: own.isInside(stage) ? stage : nil, beside: others) else {
        sprites[index].opacity = 0
        boxes[index] = nil
        continue
      }
      sprites[index].transform = grown.then(.translation(x: shift.x, y: shift.y))
      boxes[index] = box.moved(by: shift)
    }
    return sprites
  }
}

extension Sprite {
  /// The same with larger type in its layer. Texts there grow around their anchors alone.
  fileprivate func legibleInside(least: Double, measure: TextMeasure) -> Sprite {
    guard let layer else { return self }
    var hasChanged = false
    let inside = layer.sprites.map { sprite in
      var larger =
        sprite.layer == nil ? sprite : sprite.legibleInside(least: least, measure: measure)
      if case .text(let text) = sprite.shape, text.style.size < least {
        larger.transform = Transform.scale(least / text.style.size).then(sprite.transform)
      }
      hasChanged = hasChanged || larger != sprite
      return larger
    }
    guard hasChanged else { return self }
    var copy = self
    copy.layer = Layer(
      inside, masks: layer.masks, matte: layer.matte, blend: layer.blend, effects: layer.effects)
    return copy
  }

  /// The box of the sprite's letters; nil if it is no text.
  package func textBox(_ measure: TextMeasure) -> Rect? {
    guard case .text(let text) = shape, !text.string.isEmpty else { return nil }
    let style = text.style
    let lines = text.string.count { $0 == "\n" } + 1
    let width = measure(text)
    let height = style.size * (1 + style.lineHeight * Double(lines - 1))
    let x: Double =
      switch style.alignment {
      case .leading: 0
      case .centre: -width / 2
      case .trailing: -width
      }
    return transform.bounds(of: Rect(x: x, y: -height / 2, width: width, height: height))
  }
}

extension Rect {
  fileprivate func moved(by shift: Point) -> Rect {
    Rect(x: minX + shift.x, y: minY + shift.y, width: width, height: height)
  }

  fileprivate func isInside(_ other: Rect) -> Bool {
    minX >= other.minX && maxX <= other.maxX && minY >= other.minY && maxY <= other.maxY
  }

  /// The shortest move to a position inside `room` that covers none of `others`, at most a quarter
  /// more than the sprite's own height; nil if there is none.
  fileprivate func shift(into room: Rect?, beside others: [Rect]) -> Point? {
    var start = Point.zero
    if let room {
      start.x = max(room.minX - minX, 0) + min(room.maxX - maxX, 0)
      start.y = max(room.minY - minY, 0) + min(room.maxY - maxY, 0)
    }
    let steps = 12.0
    // A little more than the height, which is needed to leave a text beside it.
    for step in 0...15 {
      for sign in step == 0 ? [0.0] : [1.0, -1] {
        let way = start + Point(x: 0, y: sign * height * Double(step) / steps)
        let position = moved(by: way)
        guard room.map(position.isInside) ?? true else { continue }
        if !others.contains(where: position.intersects) { return way }
      }
    }
    return nil
  }
}
