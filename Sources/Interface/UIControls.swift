package import Keyframes
package import Stage

// Controls for any panel: buttons, sliders, switches.
extension UI {
  /// A button with an icon or a word, which `drawing` paints in the given colour; the whole of
  /// `rect` can be pressed.
  package mutating func button(
    _ identity: Part, _ rect: Rect, _ action: Action, isOn: Bool = false,
    drawing: (inout UI, Color) -> Void
  ) {
    let look = add(Widget(identity: identity, rect: rect, role: .button(action)))
    let ground =
      look.isHeld ? Theme.hairline : look.isHot ? Theme.raisedHot : isOn ? Theme.raised : .clear
    if ground.alpha > 0 { box(rect, ground, corner: Theme.corner) }
    drawing(&self, isOn ? Theme.brass : look.isHot ? Theme.text : Theme.mutedText)
    if isOn { mark(Rect(x: rect.centre.x - 6, y: rect.maxY - 3, width: 12, height: 2)) }
    if look.hasFocus { focusRing(around: rect, corner: Theme.corner) }
  }

  /// A line below a control that is on or chosen, so that this isn't shown by colour alone.
  package mutating func mark(_ line: Rect) { box(line, Theme.brass, corner: 1) }

  /// A bar at the left edge of a chosen row, so that this isn't shown by colour alone.
  package mutating func chosenBar(_ row: Rect, clips: [Clip] = []) {
    let height = max(row.height - 10, 8)
    box(
      Rect(x: row.minX, y: row.centre.y - height / 2, width: 3, height: height), Theme.brass,
      corner: 1.5, clips: clips)
  }

  /// The distance in points from the ends of a slider's line to the edges of its widget.
  package static var sliderMargin: Double { 8 }

  /// A slider for a number, with a mark at its default.
  package mutating func slider(_ identity: Part, _ rect: Rect, _ entry: NumberEntry) {
    let part = entry.part(of: entry.value)
    let mark = entry.usual.map { entry.part(of: $0) } ?? part
    let look = add(Widget(identity: identity, rect: rect, role: .slider))
    let track = rect.inset(x: Self.sliderMargin, y: 0)
    let middle = snap(rect.centre.y)
    func x(_ part: Double) -> Double { track.minX + min(max(part, 0), 1) * track.width }
    let isActive = look.isHot || look.isHeld
    box(
      Rect(x: track.minX, y: middle - 1, width: track.width, height: 2), Theme.control, corner: 1)
    let (from, to) = (min(x(mark), x(part)), max(x(mark), x(part)))
    if to - from > 1 {
      box(Rect(x: from, y: middle - 2, width: to - from, height: 4), Theme.brass.opacity(0.8))
    }
    box(Rect(x: snap(x(mark)) - 0.75, y: middle - 6, width: 1.5, height: 12), Theme.faintText)
    disc(
      centre: Point(x: x(part), y: middle), radius: isActive ? 8 : 7,
      isActive ? Theme.brassHot : Theme.text)
    if look.hasFocus { focusRing(around: rect.inset(x: 3, y: 3), corner: Theme.corner) }
  }

  /// A switch at the right end of `rect`; the whole of `rect` can be pressed.
  package mutating func toggle(
    _ identity: Part, _ rect: Rect, isOn: Bool, _ action: Action
  ) {
    let look = add(Widget(identity: identity, rect: rect, role: .button(action)))
    let pill = Rect(x: rect.maxX - 36, y: rect.centre.y - 10, width: 36, height: 20)
    let ground = isOn ? Theme.brass : look.isHot ? Theme.raisedHot : Theme.hairline
    box(pill, isOn && look.isHot ? Theme.brassHot : ground, corner: 10)
    if !isOn { outline(pill, Theme.control, width: 1.5, corner: 10) }
    disc(
      centre: Point(x: isOn ? pill.maxX - 10 : pill.minX + 10, y: pill.centre.y), radius: 7,
      isOn ? Theme.onBrass : Theme.text)
    if look.hasFocus { focusRing(around: pill, corner: 10) }
  }
}
