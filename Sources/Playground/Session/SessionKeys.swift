import Keyframes
import Scrolling
import Stage

/// What keys do, and text.
extension Session {
  mutating func keyPressed(_ key: Key, _ modifiers: Modifiers, isRepeat: Bool) {
    self.modifiers = modifiers
    if !isRepeat { endKeyEdits() }
    if key == .escape { return escape() }
    if keyToPalette(key, modifiers, isRepeat: isRepeat) { return }
    if key == .tab {
      let count = modifiers.contains(.shift) ? -1 : 1
      ui.moveFocus(by: count)
      return revealFocus()
    }
    if keyToField(key, modifiers) { return }
    if turnKnob(key, modifiers) || bendCurve(key, modifiers) { return }
    if keyToHome(key, modifiers) { return }
    if !showsHelp, keyToTimeline(key, modifiers) { return }
    if key == .enter, let widget = ui.focused { return activate(widget) }
    if moveThroughGallery(key) { return }
    if key == .character("s"), modifiers.isEmpty { player.playhead.clock.isSlow = true }
    if let action = Shortcut.action(for: key, modifiers, isRepeat: isRepeat) { perform(action) }
  }

  /// Closes what lies on top, one thing at a time; never quits.
  mutating func escape() {
    if gesture == .panel {
      cancelDrag()
    } else if cancelPull() {
      return
    } else if showsHelp {
      closePalette()
    } else if !search.isEmpty, field == nil || field?.name == .search {
      setSearch("")
    } else if giveUpPreview() || giveUpField() {
      return
    } else if ui.focus != nil {
      ui.setFocus(nil)
    } else if giveUpKeys() {
      return
    } else if layout.galleryCovers, layout.gallery != nil {
      perform(.toggleGallery)
    } else if layout.sideCovers {
      side = nil
      relayout()
    }
  }

  private mutating func moveThroughGallery(_ key: Key) -> Bool {
    guard ui.focused?.isDemo == true, key == .up || key == .down else { return false }
    ui.moveFocus(by: key == .down ? 1 : -1, where: \.isDemo)
    revealFocus()
    return true
  }

  /// What the system's clipboard holds goes into the field that is written in.
  mutating func paste(_ string: String) {
    if field != nil { return write(string) }
    if pasteKeys(string) { return }
    pasteValue(string)
  }

  /// Enter in the search: the first demo that is left.
  mutating func chooseFirstMatch() {
    guard let first = matches.first else { return }
    setSearch("")
    ui.setFocus(nil)
    choose(first)
  }

  mutating func setSearch(_ string: String) {
    search = string
    if field?.name == .search, field?.edit.text != string {
      field = FieldEdit(name: .search, edit: TextEdit(string), before: string)
    }
    galleryScroller.jump(to: 0)
    relayout()
  }

  /// Scrolls the gallery, or the knobs, so that what has the focus is seen whole.
  mutating func revealFocus() {
    if case .demo(let index)? = ui.focus { reveal(demo: index) }
    if case .knob(let name)? = ui.focus { reveal(knob: name) }
  }
}

extension Widget {
  fileprivate var isDemo: Bool { if case .demo = identity { true } else { false } }
}
