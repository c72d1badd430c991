import Interface
import Keyframes
import Stage

// Tooltips.
extension Session {
  private var now: Double { workspace.input.now }

  var isTooltipDue: Bool { tooltip.isDue(after: now) }

  mutating func followTooltip(_ event: InputEvent) {
    switch event {
    case .pointerMoved:
      guard let place = ui.pointer else { return }
      let widget = gesture == .none ? ui.widget(at: place) : nil
      tooltip.point(at: place, over: widget.flatMap { tip(of: $0) == nil ? nil : $0.identity }, now)
    case .pointerLeft: tooltip.leave(now)
    case .pointerPressed, .menuPressed, .wheel, .gestureBegan, .padPressed, .keyPressed, .text,
      .pasted,
      .focusLost, .resized:
      tooltip.hush()
    case .pointerReleased, .menuReleased, .gestureChanged, .gestureEnded, .stick, .triggers,
      .padReleased,
      .padConnected, .padDisconnected, .keyReleased, .modifiersChanged, .closeRequested:
      break
    }
  }

  /// Hides the tooltip if its control is no longer under the pointer. A control that has moved there
  /// gets its tooltip when the pointer moves.
  mutating func forgetGoneTooltip() {
    guard let over = tooltip.over else { return }
    if ui.pointer.flatMap({ ui.widget(at: $0) })?.identity != over { tooltip.leave(now) }
  }

  /// Draws the tooltip over everything else, once the widgets of this frame are known.
  func drawTooltip(_ ui: inout UI) {
    guard gesture == .none, tooltip.isShown(at: now), let pointer = ui.pointer,
      let widget = ui.widget(at: pointer), widget.identity == tooltip.over,
      let tip = tip(of: widget)
    else { return }
    let words = ui.wrapped(
      tip.words, Theme.caption, width: min(280, workspace.layout.window.width - 32), lines: 4)
    let keysWidth = tip.keys.isEmpty ? 0 : ui.measure(Text(tip.keys, Theme.key))
    let isOneLine = words.count == 1 && !tip.keys.isEmpty
    let widths = words.map { ui.measure(Text($0, Theme.caption)) }
    let widest = max(widths.max() ?? 0, keysWidth, isOneLine ? widths[0] + 12 + keysWidth : 0)
    let lines = words.count + (tip.keys.isEmpty || isOneLine ? 0 : 1)
    let size = Size(width: widest + 20, height: Double(lines) * 16 + 12)
    let isSmall = widget.rect.width <= 200 && widget.rect.height <= 64
    let anchor =
      isSmall ? widget.rect : Rect(centre: tooltip.place, size: Size(width: 8, height: 28))
    let box = Tooltip<Part>.box(
      size, beside: workspace.layout.keepingClear(anchor), in: workspace.layout.window)
    ui.box(box, Theme.raisedHot, corner: 6)
    ui.outline(box, Theme.faintText.opacity(0.5), width: max(ui.hair, 1), corner: 6)
    var place = Point(x: box.minX + 10, y: box.minY + 14)
    for line in words {
      ui.text(line, Theme.caption, Theme.text, at: place)
      place.y += 16
    }
    guard !tip.keys.isEmpty else { return }
    let keys =
      isOneLine ? Point(x: box.maxX - 10 - keysWidth, y: box.minY + 14) : place
    ui.text(tip.keys, Theme.key, Theme.brass, at: keys)
  }

  // MARK: Words

  /// The tooltip of a control: its own text, else its panel's, else its action's; nil for none.
  func tip(of widget: Widget) -> Tip? {
    if let words = widget.tip { return words.isEmpty ? nil : Tip(words) }
    if widget.role == .surface { return nil }
    let own = owner(of: widget.identity).flatMap { panels[$0].tip(of: widget.identity, workspace) }
    if let own { return own }
    guard case .button(let action) = widget.role else { return nil }
    if let naming = Shortcut.naming(action) { return Tip(naming.words, keys: naming.keys) }
    return action.ownWords.map { Tip($0) }
  }
}
