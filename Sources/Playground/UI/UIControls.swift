import Keyframes
import Stage

// Controls that any panel can have: sliders, switches, words to choose from.
extension UI {
  /// A slider's ends lie so far inside of what can be pressed.
  static let sliderMargin = 8.0

  /// A slider at `part` of its way, 0…1, with a mark where it is unless changed.
  mutating func slider(
    _ identity: Widget.Identity, _ rect: Rect, part: Double, mark: Double
  ) {
    let look = add(Widget(identity: identity, rect: rect, role: .slider))
    let track = rect.inset(x: Self.sliderMargin, y: 0)
    let middle = snap(rect.centre.y)
    func x(_ part: Double) -> Double { track.minX + min(max(part, 0), 1) * track.width }
    let isActive = look.isHot || look.isHeld
    box(
      Rect(x: track.minX, y: middle - 2, width: track.width, height: 4), Theme.hairline, corner: 2)
    let (from, to) = (min(x(mark), x(part)), max(x(mark), x(part)))
    if to - from > 1 {
      box(Rect(x: from, y: middle - 2, width: to - from, height: 4), Theme.brass.opacity(0.55))
    }
    box(Rect(x: snap(x(mark)) - 0.75, y: middle - 6, width: 1.5, height: 12), Theme.faintText)
    disc(
      centre: Point(x: x(part), y: middle), radius: isActive ? 8 : 7,
      isActive ? Theme.brassHot : Theme.text)
    if look.hasFocus { focusRing(around: rect.inset(x: 3, y: 3), corner: Theme.corner) }
  }

  /// A switch at the right end of `rect`, all of which can be pressed.
  mutating func toggle(
    _ identity: Widget.Identity, _ rect: Rect, isOn: Bool, _ action: Action
  ) {
    let look = add(Widget(identity: identity, rect: rect, role: .button(action)))
    let pill = Rect(x: rect.maxX - 36, y: rect.centre.y - 10, width: 36, height: 20)
    let ground = isOn ? Theme.brass : look.isHot ? Theme.raisedHot : Theme.hairline
    box(pill, isOn && look.isHot ? Theme.brassHot : ground, corner: 10)
    disc(
      centre: Point(x: isOn ? pill.maxX - 10 : pill.minX + 10, y: pill.centre.y), radius: 7,
      isOn ? Theme.onBrass : Theme.text)
    if look.hasFocus { focusRing(around: pill, corner: 10) }
  }

  /// One of several words side by side.
  mutating func segment(
    _ identity: Widget.Identity, _ rect: Rect, _ word: String, isChosen: Bool, _ action: Action,
    isStop: Bool? = nil, tip: String? = nil
  ) {
    let look = add(
      Widget(
        identity: identity, rect: rect, role: .button(action), isStop: isStop ?? isChosen,
        tip: tip))
    if isChosen || look.isHot {
      box(
        rect.inset(by: 2), isChosen ? Theme.hairline : Theme.raisedHot, corner: Theme.corner - 2)
    }
    text(
      fitted(word, Theme.caption, width: rect.width - 8), Theme.caption.aligned(.centre),
      isChosen ? Theme.text : Theme.mutedText, at: rect.centre)
    if look.hasFocus { focusRing(around: rect, corner: Theme.corner) }
  }
}
