package import Keyframes
package import Stage

// Drawing: boxes, text, icons and focus rings.
extension UI {
  /// The nearest whole pixel, so that hairlines and baselines are sharp.
  package func snap(_ value: Double) -> Double {
    (value * pixelsPerPoint).rounded() / pixelsPerPoint
  }

  /// One pixel, in points.
  package var hair: Double { 1 / pixelsPerPoint }

  package mutating func box(
    _ rect: Rect, _ color: Color, corner: Double = 0, stroke: Stroke? = nil, clips: [Clip] = []
  ) {
    let rect = Rect(
      x: snap(rect.minX), y: snap(rect.minY),
      width: snap(rect.maxX) - snap(rect.minX), height: snap(rect.maxY) - snap(rect.minY))
    sprites.append(
      Sprite(
        .rectangle(rect.size, cornerRadius: corner),
        transform: .translation(x: rect.centre.x, y: rect.centre.y),
        fill: color.alpha > 0 ? .color(color) : nil, stroke: stroke, clips: clips))
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
    sprites.append(
      Sprite(
        .text(string, style), transform: .translation(x: snap(point.x), y: snap(point.y)),
        fill: .color(color), clips: clips))
  }

  package mutating func disc(centre: Point, radius: Double, _ color: Color) {
    sprites.append(
      Sprite(
        .circle(radius: radius), transform: .translation(x: centre.x, y: centre.y),
        fill: .color(color)))
  }

  package mutating func focusRing(around rect: Rect, corner: Double, clips: [Clip] = []) {
    // A dark ring below keeps it visible on a light stage.
    outline(
      rect.inset(by: -4), Theme.ground.opacity(0.7), width: Theme.focusRing + 2, corner: corner + 4,
      clips: clips)
    outline(
      rect.inset(by: -3), Theme.brass, width: Theme.focusRing, corner: corner + 3, clips: clips)
  }

  /// `string`, shortened with "…" to at most `width` points.
  package func fitted(_ string: String, _ style: TextStyle, width: Double) -> String {
    // Thousands of letters have no room anywhere; the first are enough to see that.
    let start = string.prefix(400)
    let isWhole = start.endIndex == string.endIndex
    guard !isWhole || measure(Text(string, style)) > width else { return string }
    func cut(to count: Int) -> String { start.prefix(count).trimmingSuffix(" ") + "…" }
    var (low, high) = (0, start.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if measure(Text(cut(to: middle), style)) <= width { low = middle } else { high = middle }
    }
    return cut(to: low)
  }

  /// `string` in at most `lines` lines of at most `width` points, broken between words; the last line
  /// is shortened with "…".
  package func wrapped(_ string: String, _ style: TextStyle, width: Double, lines: Int) -> [String]
  {
    var result: [String] = []
    var words = string.split(separator: " ")[...]
    while !words.isEmpty, result.count < lines {
      if result.count == lines - 1 {
        result.append(fitted(words.joined(separator: " "), style, width: width))
        break
      }
      var line = String(words.removeFirst())
      while let next = words.first, measure(Text(line + " " + next, style)) <= width {
        line += " " + next
        words.removeFirst()
      }
      result.append(line)
    }
    return result
  }

  /// Clips what `draw` paints to `rect`; its widgets can only be pressed there. Widgets outside can
  /// still have the focus.
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

extension Substring {
  fileprivate func trimmingSuffix(_ end: Character) -> String {
    var copy = self
    while copy.last == end { copy.removeLast() }
    return String(copy)
  }
}
