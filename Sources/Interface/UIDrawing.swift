package import Keyframes
package import Stage

// Drawing: boxes, text, icons and focus rings.
extension UI {
  /// Rounds to the nearest whole pixel, so that hairlines and baselines are sharp.
  package func snap(_ value: Double) -> Double {
    (value * pixelsPerPoint).rounded() / pixelsPerPoint
  }

  /// The size of a pixel, in points.
  package var hair: Double { 1 / pixelsPerPoint }

  package mutating func box(
    _ rect: Rect, _ color: Color, corner: Double = 0, stroke: Stroke? = nil, clips: [Clip] = []
  ) {
    let fill: Paint? = color.alpha > 0 ? .color(color) : nil
    box(rect, fill: fill, corner: corner, stroke: stroke, clips: clips)
  }

  package mutating func box(
    _ rect: Rect, fill: Paint?, corner: Double = 0, stroke: Stroke? = nil, clips: [Clip] = []
  ) {
    let rect = Rect(
      x: snap(rect.minX), y: snap(rect.minY),
      width: snap(rect.maxX) - snap(rect.minX), height: snap(rect.maxY) - snap(rect.minY))
    sprites.append(
      Sprite(
        .rectangle(rect.size, cornerRadius: corner),
        transform: .translation(x: rect.centre.x, y: rect.centre.y),
        fill: fill, stroke: stroke, clips: clips))
  }

  /// A ring just inside the edge of `rect`.
  package mutating func outline(
    _ rect: Rect, _ color: Color, width: Double, corner: Double, clips: [Clip] = []
  ) {
    box(
      rect.inset(by: width / 2), .clear, corner: max(0, corner - width / 2),
      stroke: Stroke(color, width: width), clips: clips)
  }

  /// A line of text: its capitals are centred on `point.y`, and it starts, ends or is centred at
  /// `point.x`, depending on the style's alignment.
  package mutating func text(
    _ string: String, _ style: TextStyle, _ color: Color, at point: Point, clips: [Clip] = []
  ) {
    note(string, style, at: point)
    sprites.append(
      Sprite(
        .text(string, style), transform: .translation(x: snap(point.x), y: snap(point.y)),
        fill: .color(color), clips: clips))
  }

  package mutating func disc(
    centre: Point, radius: Double, _ color: Color, clips: [Clip] = []
  ) {
    sprites.append(
      Sprite(
        .circle(radius: radius), transform: .translation(x: centre.x, y: centre.y),
        fill: .color(color), clips: clips))
  }

  package mutating func focusRing(around rect: Rect, corner: Double, clips: [Clip] = []) {
    // A dark ring below keeps it visible on a light stage.
    outline(
      rect.inset(by: -4), Theme.ground.opacity(0.7), width: Theme.focusRing + 2, corner: corner + 4,
      clips: clips)
    outline(
      rect.inset(by: -3), Theme.brass, width: Theme.focusRing, corner: corner + 3, clips: clips)
  }

  /// Clips everything that `draw` paints to `rect`; its widgets can only be pressed there. Widgets
  /// outside can still have the focus.
  package mutating func clipped(to rect: Rect, _ draw: (inout UI) -> Void) {
    let first = sprites.count
    let widget = incomingCount
    draw(&self)
    for index in sprites.indices.dropFirst(first) { sprites[index].clips.append(Clip(rect)) }
    crop(from: widget, to: rect)
  }

  /// An icon `size` points wide and high.
  package mutating func icon(_ icon: Icon, _ color: Color, centre: Point, size: Double = 16) {
    for sprite in icon.sprites(color) {
      var sprite = sprite
      sprite.transform = sprite.transform.then(.scale(size / 16))
        .then(.translation(x: snap(centre.x), y: snap(centre.y)))
      sprites.append(sprite)
    }
  }
}
