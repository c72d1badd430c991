import Exporting
import Keyframes

/// Trying out on the stage: what is pointed at, walked over or written is seen, and nothing is done.
extension Session {
  /// Shows the easing that is tried out on the stage, or what the document says where there is none.
  mutating func followPreview() {
    if ui.pointer != curve.mutedPointer { curve.mutedPointer = nil }
    guard let easing = triedEasing else { return endPreview() }
    if let preview = curve.preview, preview.easing == easing, preview.demo == chosen { return }
    endPreview()
    guard let target = curveTarget() else { return }
    pin(target)
    var edits = document[player.demo.name]
    for (place, keys) in Dictionary(grouping: target.keys, by: \.track) {
      edits[place] = track(at: place)?.leaving(Set(keys.map(\.index)), with: easing)
    }
    player.apply(edits)
    curve.preview = CurvePreview(demo: chosen, easing: easing, target: target)
  }

  /// Whatever an event does, it does to the document and not to what is tried out. A pointer that
  /// only moves does nothing.
  mutating func endPreview(before event: InputEvent) {
    if case .pointerMoved = event, gesture == .none { return }
    endPreview()
  }

  private mutating func endPreview() {
    guard let preview = curve.preview else { return }
    curve.preview = nil
    let name = players[preview.demo].demo.name
    players[preview.demo].apply(document[name])
  }

  /// The easing that is pointed at, has the focus, or is written.
  private var triedEasing: Easing? {
    guard layout.side == .curve, !showsHelp, gesture == .none || gesture == .button else {
      return nil
    }
    if let index = pointedPreset ?? focusedPreset { return CurvePreset.all[index].easing }
    guard let field, case .curve(let name) = field.name else { return nil }
    if name == .search {
      return curve.query.isEmpty ? nil : presetMatches.first.map { CurvePreset.all[$0].easing }
    }
    return field.edit.text == field.before ? nil : try? easing(writtenIn: name, field.edit.text)
  }

  private var pointedPreset: Int? {
    guard curve.mutedPointer == nil, let place = ui.pointer,
      case .curve(.preset(let index))? = ui.widget(at: place)?.identity,
      ui.held == nil || ui.held == .curve(.preset(index))
    else { return nil }
    return index
  }

  private var focusedPreset: Int? {
    if case .curve(.preset(let index))? = ui.focus, ui.showsFocus { index } else { nil }
  }

  /// Esc: what is tried out is not wanted, or the search is not.
  /// - Returns: whether there was anything to give up.
  mutating func giveUpPreview() -> Bool {
    guard layout.side == .curve else { return false }
    if field?.name == .curve(.search), !curve.query.isEmpty {
      clearPresetSearch()
      return true
    }
    if field?.name == .curve(.notation) { curve.draft = nil }
    guard pointedPreset != nil || focusedPreset != nil else { return false }
    curve.mutedPointer = ui.pointer
    if focusedPreset != nil { ui.setFocus(nil) }
    return true
  }
}
