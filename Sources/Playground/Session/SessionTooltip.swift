import AppState
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
      guard let position = ui.pointer else { return }
      tooltip.point(at: position, over: tipTarget(at: position), now)
    case .pointerLeft: tooltip.leave(now)
    case .pointerPressed, .menuPressed, .wheel, .gestureBegan, .padPressed, .keyPressed, .text,
      .pasted,
      .focusLost, .resized, .dropped, .opened, .talk, .present, .talkOrder:
      tooltip.hush()
    case .pointerReleased, .menuReleased, .gestureChanged, .gestureEnded, .stick, .triggers,
      .padReleased, .padConnected, .padDisconnected, .keyReleased, .modifiersChanged, .picture,
      .scene, .warning, .tokens, .folder, .deck, .talkKeys, .tour, .touches, .source, .display,
      .frameShown, .closeRequested:
      break
    }
  }

  /// Hides the tooltip if its control is no longer under the pointer. Another control that is now
  /// there gets its tooltip when the pointer moves.
  mutating func forgetGoneTooltip() {
    guard let over = tooltip.over else { return }
    if ui.pointer.flatMap({ ui.widget(at: $0) })?.identity != over.part { tooltip.leave(now) }
  }

  /// The subject of a tooltip at a position; nil if there is none.
  private func tipTarget(at position: Point) -> TipTarget? {
    guard gesture == .none, let widget = ui.widget(at: position) else { return nil }
    let whole = ui.wholeText(at: position, on: widget)
    return tip(of: widget, whole: whole) == nil
      ? nil : TipTarget(part: widget.identity, whole: whole)
  }

  /// Draws the tooltip over everything else, once the widgets of this frame are known.
  func drawTooltip(_ ui: inout UI) {
    guard gesture == .none, tooltip.isShown(at: now), let pointer = ui.pointer,
      let over = tooltip.over, let widget = ui.widget(at: pointer), widget.identity == over.part,
      let tip = tip(of: widget, whole: over.whole)
    else { return }
    let room = min(280, workspace.layout.window.width - 32)
    let heading = ui.lines(of: tip.heading, Theme.key, width: room, most: 8)
    let words = ui.lines(of: tip.words, Theme.caption, width: room, most: 4)
    let keysWidth = tip.keys.isEmpty ? 0 : ui.measure(Text(tip.keys, Theme.key))
    let isOneLine = words.count == 1 && !tip.keys.isEmpty
    let widths =
      heading.map { ui.measure(Text($0, Theme.key)) }
      + words.map { ui.measure(Text($0, Theme.caption)) }
    let oneLine = isOneLine ? widths[heading.count] + 12 + keysWidth : 0
    let widest = max(widths.max() ?? 0, keysWidth, oneLine)
    let count = heading.count + words.count + (tip.keys.isEmpty || isOneLine ? 0 : 1)
    let box = Tooltip<TipTarget>.box(
      Size(width: widest + 20, height: Double(count) * 16 + 12),
      beside: workspace.layout.keepingClear(widget.rect), pointer: tooltip.position,
      in: workspace.layout.window)
    ui.box(box, Theme.raisedHot, corner: 6)
    ui.outline(box, Theme.faintText.opacity(0.5), width: max(ui.hair, 1), corner: 6)
    var position = Point(x: box.minX + 10, y: box.minY + 14)
    for (index, line) in (heading + words).enumerated() {
      let style = index < heading.count ? Theme.key : Theme.caption
      ui.text(line, style, Theme.text, at: position)
      position.y += 16
    }
    guard !tip.keys.isEmpty else { return }
    let keys = isOneLine ? Point(x: box.maxX - 10 - keysWidth, y: position.y - 16) : position
    ui.text(tip.keys, Theme.key, Theme.brass, at: keys)
  }

  // MARK: Words

  /// The tooltip of a control, below the whole of a text that was shortened there.
  func tip(of widget: Widget, whole: String?) -> Tip? {
    let own = tip(of: widget)
    guard let whole, own?.words != whole else { return own }
    var tip = own ?? Tip("")
    tip.heading = whole
    return tip
  }

  /// The tooltip of a control: its own text, else its panel's, else its action's; nil without any.
  func tip(of widget: Widget) -> Tip? {
    if let words = widget.tip { return words.isEmpty ? nil : Tip(words) }
    if widget.role == .surface { return nil }
    let own = owner(of: widget.identity)
      .flatMap { panel($0, as: (any PanelWithTips).self)?.tip(of: widget.identity, workspace) }
    if let own { return own }
    guard case .button(let action) = widget.role else { return nil }
    if let naming = Shortcut.naming(action) { return Tip(naming.words, keys: naming.keys) }
    return action.ownWords.map { Tip($0) }
  }
}

/// The subject of a tooltip.
struct TipTarget: Hashable, Sendable {
  let part: Part
  /// The whole of a text that was shortened there.
  let whole: String?
}
