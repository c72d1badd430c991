import Scrolling

/// The palette: finding and performing what there is, by typing.
extension Session {
  /// Opens it with an empty field that has the focus, or closes it.
  mutating func togglePalette() {
    guard !showsHelp else { return closePalette() }
    cancelGesture(lastEventTime)
    palette = Palette()
    helpScroller.jump(to: 0)
    if let focus = ui.focus, field == nil { palette.focusBefore = focus }
    showsHelp = true
    ui.setFocus(.field(.palette))
  }

  /// What had the focus before gets it back.
  mutating func closePalette() {
    showsHelp = false
    ui.setFocus(palette.focusBefore)
    palette = Palette()
  }

  /// While the palette is open its field has the focus, wherever somebody presses.
  mutating func keepFocusInPalette() {
    let field = Widget.Identity.field(.palette)
    if showsHelp, ui.focus != field {
      ui.setFocus(field)
    } else if !showsHelp, ui.focus == field {
      ui.setFocus(nil)
    }
  }

  mutating func setPaletteQuery(_ query: String) {
    palette.find(query, among: PaletteLine.commands + demoLines + knobLines)
    helpScroller.jump(to: 0)
  }

  private var demoLines: [PaletteLine] {
    players.enumerated().map { index, player in
      PaletteLine(
        title: player.demo.title, keys: index < 9 ? String(index + 1) : "",
        also: "choose a demo \(player.demo.name)", kind: "demo",
        deed: .action(.choose(demo: index)))
    }
  }

  private var knobLines: [PaletteLine] {
    player.demo.knobs.map { knob in
      PaletteLine(
        title: knob.label, also: "knob \(knob.name)",
        kind: "knob, \(knob.text(player.demo.values.value(of: knob.name)))",
        deed: .knob(knob.name))
    }
  }

  /// Enter or a click.
  mutating func performLine(_ index: Int) {
    guard showsHelp, palette.lines.indices.contains(index) else { return }
    let line = palette.lines[index]
    guard let deed = line.deed else { return palette.choose(index) }
    if deed == .narrow {
      setPaletteQuery(line.title)
      field = FieldEdit(name: .palette, edit: TextEdit(line.title), before: "")
      return
    }
    closePalette()
    switch deed {
    case .action(.toggleHelp), .narrow: break
    case .action(let action): perform(action)
    case .knob(let name):
      show(.knobs)
      ui.setFocus(.knob(name))
    case .copy(let subject, let format): copyHome(subject, as: format)
    }
  }

  /// - Returns: whether the palette is open and took the key.
  mutating func keyToPalette(_ key: Key, _ modifiers: Modifiers, isRepeat: Bool) -> Bool {
    guard showsHelp else { return false }
    let types = key.isTyped && modifiers.isSubset(of: .shift)
    switch Shortcut.action(for: key, modifiers, isRepeat: isRepeat) {
    case .toggleHelp? where !types || palette.query.isEmpty:
      closePalette()
      return true
    case .quit? where !types, .toggleFullscreen? where !types, .changeInterface? where !types,
      .resetInterface? where !types:
      return false
    case _: break
    }
    if key == .enter {
      if let chosen = palette.chosen { performLine(chosen) }
    } else if key == .tab {
      walkPalette(by: modifiers.contains(.shift) ? -1 : 1)
    } else if !moveThroughHelp(key) {
      _ = keyToField(key, modifiers)
    }
    return true
  }

  /// - Returns: whether the palette is open, and the key leads to another line.
  mutating func moveThroughHelp(_ key: Key) -> Bool {
    let steps: [Key: Int] = [.up: -1, .down: 1, .pageUp: -8, .pageDown: 8]
    guard showsHelp, let lines = steps[key] else { return false }
    walkPalette(by: lines)
    return true
  }

  private mutating func walkPalette(by steps: Int) {
    palette.walk(by: steps)
    revealChosenLine()
  }

  /// A game controller walks as keys do; what it does elsewhere waits.
  /// - Returns: whether the palette is open and took the button.
  mutating func padToPalette(_ button: PadButton) -> Bool {
    let keys: [PadButton: Key] = [
      .up: .up, .down: .down, .leftShoulder: .pageUp, .rightShoulder: .pageDown, .a: .enter,
      .left: .left, .right: .right,
    ]
    if showsHelp, let key = keys[button] { return keyToPalette(key, [], isRepeat: false) }
    return showsHelp && (button == .x || button == .y)
  }
}

extension Key {
  /// Whether it writes something.
  fileprivate var isTyped: Bool {
    switch self {
    case .character, .space: true
    case .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .tab, .enter, .escape,
      .backspace, .delete, .function:
      false
    }
  }
}
