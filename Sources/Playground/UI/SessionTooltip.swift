import Keyframes
import Stage

/// Words for the control under the pointer.
extension Session {
  /// Seconds on the clock of events.
  private var now: Double { lastEventTime + sinceEvent }

  var isTooltipDue: Bool { tooltip.isDue(after: now) }

  mutating func followTooltip(_ event: InputEvent) {
    switch event {
    case .pointerMoved:
      guard let place = ui.pointer else { return }
      let widget = gesture == .none ? ui.widget(at: place) : nil
      tooltip.point(at: place, over: widget.flatMap { tip(of: $0) == nil ? nil : $0.identity }, now)
    case .pointerLeft: tooltip.leave(now)
    case .pointerPressed, .wheel, .gestureBegan, .padPressed, .keyPressed, .text, .pasted,
      .focusLost, .resized:
      tooltip.hush()
    case .pointerReleased, .gestureChanged, .gestureEnded, .stick, .triggers, .padReleased,
      .padConnected, .padDisconnected, .keyReleased, .modifiersChanged, .closeRequested:
      break
    }
  }

  /// What came to lie under a pointer that rests is told once it moves.
  mutating func forgetGoneTooltip() {
    guard let over = tooltip.over else { return }
    if ui.pointer.flatMap({ ui.widget(at: $0) })?.identity != over { tooltip.leave(now) }
  }

  /// Over everything else, for the widgets of this frame.
  func drawTooltip(_ ui: inout UI) {
    guard gesture == .none, tooltip.isShown(at: now), let pointer = ui.pointer,
      let widget = ui.widget(at: pointer), widget.identity == tooltip.over,
      let tip = tip(of: widget)
    else { return }
    let words = ui.wrapped(
      tip.words, Theme.caption, width: min(280, layout.window.width - 32), lines: 4)
    let keysWidth = tip.keys.isEmpty ? 0 : ui.measure(Text(tip.keys, Theme.key))
    let isOneLine = words.count == 1 && !tip.keys.isEmpty
    let widths = words.map { ui.measure(Text($0, Theme.caption)) }
    let widest = max(widths.max() ?? 0, keysWidth, isOneLine ? widths[0] + 12 + keysWidth : 0)
    let lines = words.count + (tip.keys.isEmpty || isOneLine ? 0 : 1)
    let size = Size(width: widest + 20, height: Double(lines) * 16 + 12)
    let isSmall = widget.rect.width <= 200 && widget.rect.height <= 64
    let anchor =
      isSmall ? widget.rect : Rect(centre: tooltip.place, size: Size(width: 8, height: 28))
    let box = Tooltip.box(size, beside: anchor, in: layout.window)
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

  /// What is said of a control: its own words, else those of what it is or does; nil for what needs
  /// none, as the pictures of the gallery and the demos' own buttons.
  func tip(of widget: Widget) -> Tip? {
    if widget.role == .surface { return nil }
    if let words = widget.tip { return words.isEmpty ? nil : Tip(words) }
    if let tip = Self.tips[widget.identity] ?? partTip(widget.identity) { return tip }
    if case .demo = widget.identity { return nil }
    if case .stageButton = widget.identity { return nil }
    guard case .button(let action) = widget.role else { return nil }
    if let naming = Shortcut.naming(action) { return Tip(naming.words, keys: naming.keys) }
    if let words = action.ownWords { return Tip(words) }
    if case .button(let name) = widget.identity {
      return Tip(name.prefix(1).uppercased() + name.dropFirst())
    }
    return nil
  }

  private static let tips: [Widget.Identity: Tip] = [
    .field(.search): Tip("Search the demos", keys: "/"),
    .scrubBar: Tip("Drag to scrub; pull away for finer steps", keys: "← →"),
    .timeline: Tip("Tracks over time: drag to scrub, Ctrl and wheel to zoom", keys: "T"),
    .loopHandle(.start): Tip("The loop begins here", keys: "["),
    .loopHandle(.end): Tip("The loop ends here", keys: "]"),
    .graphs: Tip("Values and speeds: drag to scrub", keys: "V"),
    .home(.text): Tip("The code: scroll by wheel, hand or keys", keys: "↑ ↓"),
  ]

  private func partTip(_ identity: Widget.Identity) -> Tip? {
    switch identity {
    case .knob(let name):
      guard let knob = knob(name) else { return nil }
      return Tip("\(knob.label): Delete for \(knob.text(knob.defaultValue))", keys: "← →")
    case .knobLabel(let name):
      guard let knob = knob(name) else { return nil }
      return Tip("Drag; double-click for \(knob.text(knob.defaultValue))")
    case .knobChoice(let name, _):
      return knob(name).map { Tip("\($0.label): another", keys: "← →") }
    case .curve(let part): return part.tip
    case .field(.curve(let field)): return field.tip
    case .field(.timeline(let field)): return field.tip
    case .colorPart(let part): return Tip(part.title, keys: "← →")
    case .lane: return Tip("Drag to move time in all lanes", keys: "C")
    case .button, .stageButton, .demo, .field, .scrubBar, .loopHandle, .paletteLine, .home, .stage,
      .timeline, .graphs, .galleryList, .galleryBar, .backdrop:
      return nil
    }
  }
}
