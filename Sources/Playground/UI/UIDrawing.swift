import Keyframes
import Stage

// What panels draw with.
extension UI {
  /// The nearest whole pixel, so that hairlines and baselines are sharp.
  func snap(_ value: Double) -> Double { (value * pixelsPerPoint).rounded() / pixelsPerPoint }

  /// One pixel, in points.
  var hair: Double { 1 / pixelsPerPoint }

  mutating func box(
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
  mutating func outline(
    _ rect: Rect, _ color: Color, width: Double, corner: Double, clips: [Clip] = []
  ) {
    box(
      rect.inset(by: width / 2), .clear, corner: max(0, corner - width / 2),
      stroke: Stroke(color, width: width), clips: clips)
  }

  /// Words whose capitals are centred on `point.y`; they begin, end or lie centred at `point.x`.
  mutating func text(
    _ string: String, _ style: TextStyle, _ color: Color, at point: Point, clips: [Clip] = []
  ) {
    sprites.append(
      Sprite(
        .text(string, style), transform: .translation(x: snap(point.x), y: snap(point.y)),
        fill: .color(color), clips: clips))
  }

  mutating func disc(centre: Point, radius: Double, _ color: Color) {
    sprites.append(
      Sprite(
        .circle(radius: radius), transform: .translation(x: centre.x, y: centre.y),
        fill: .color(color)))
  }

  mutating func focusRing(around rect: Rect, corner: Double, clips: [Clip] = []) {
    // Dark beneath, so that it is seen on a light stage too.
    outline(
      rect.inset(by: -4), Theme.ground.opacity(0.7), width: Theme.focusRing + 2, corner: corner + 4,
      clips: clips)
    outline(
      rect.inset(by: -3), Theme.brass, width: Theme.focusRing, corner: corner + 3, clips: clips)
  }

  /// `string` shortened with "…" so that it is at most `width` wide.
  func fitted(_ string: String, _ style: TextStyle, width: Double) -> String {
    guard measure(Text(string, style)) > width else { return string }
    var rest = Substring(string)
    while !rest.isEmpty {
      rest = rest.dropLast()
      let candidate = rest.trimmingSuffix(" ") + "…"
      if measure(Text(candidate, style)) <= width { return candidate }
    }
    return "…"
  }

  /// `string` in at most `lines` lines of at most `width`, broken between words.
  func wrapped(_ string: String, _ style: TextStyle, width: Double, lines: Int) -> [String] {
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

  /// What `draw` paints is seen, and what it says can be pressed, in `rect` alone. What lies outside
  /// can still have the focus.
  mutating func clipped(to rect: Rect, _ draw: (inout UI) -> Void) {
    let first = sprites.count
    let widget = incomingCount
    draw(&self)
    for index in sprites.indices.dropFirst(first) { sprites[index].clips.append(Clip(rect)) }
    crop(from: widget, to: rect)
  }

  /// At the right edge of a list, how much of it is seen and where; nothing where all is.
  mutating func scrollMark(in list: Rect, of height: Double, at position: Double) {
    guard height > list.height else { return }
    let length = max(24, list.height * list.height / height)
    let part = min(max(position / (height - list.height), 0), 1)
    box(
      Rect(
        x: list.maxX - 8, y: list.minY + part * (list.height - length), width: 4, height: length),
      Theme.hairline, corner: 2)
  }

  // MARK: Controls

  /// A button with an icon or a word; the whole of `rect` can be pressed.
  mutating func button(
    _ name: String, _ rect: Rect, _ action: Action, isOn: Bool = false,
    drawing: (inout UI, Color) -> Void
  ) {
    let look = add(Widget(identity: .button(name), rect: rect, role: .button(action)))
    let ground =
      look.isHeld ? Theme.hairline : look.isHot ? Theme.raisedHot : isOn ? Theme.raised : .clear
    if ground.alpha > 0 { box(rect, ground, corner: Theme.corner) }
    drawing(&self, isOn ? Theme.brass : look.isHot ? Theme.text : Theme.mutedText)
    if look.hasFocus { focusRing(around: rect, corner: Theme.corner) }
  }

  mutating func icon(_ icon: Icon, _ color: Color, centre: Point, size: Double = 16) {
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
