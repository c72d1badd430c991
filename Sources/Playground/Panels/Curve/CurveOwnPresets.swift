import AppState
import Editing
import Interface
import Keyframes
import Persistence
import Stage
import Words

/// The preset being named in the field above the presets.
enum PresetNaming: Equatable {
  /// The easing that is shown.
  case new(Easing)
  /// A saved one, by its index among the saved ones.
  case old(Int)
  /// A token of the easing that is shown.
  case newToken(Easing)
  /// A token of a length in seconds.
  case newDuration(Double)
  /// A token, by its name so far.
  case oldToken(String)
}

// The user's easings among the presets: their indices follow the built-in ones, and tokens follow
// them.
extension CurvePanel {
  /// The preset with an index among all.
  func preset(_ index: Int) -> CurvePreset? {
    if CurvePreset.all.indices.contains(index) { return CurvePreset.all[index] }
    let position = index - CurvePreset.all.count
    return own.indices.contains(position) ? own[position] : tokenPreset(index)
  }

  /// The index among the saved easings; nil for a built-in preset.
  func ownIndex(_ preset: Int) -> Int? {
    let position = preset - CurvePreset.all.count
    return own.indices.contains(position) ? position : nil
  }

  /// Takes over the saved easings of the document, where they differ.
  mutating func followOwnPresets(_ workspace: Workspace) {
    let saved = workspace.document.presets
    guard saved != savedPresets else { return }
    savedPresets = saved
    own = saved.map {
      CurvePreset($0.name, $0.easing, localized(Message("Yours", context: "presets")), isOwn: true)
    }
    findMatches()
  }

  // MARK: Naming

  mutating func beginSaving(_ workspace: inout Workspace, _ ui: inout UI) {
    guard let target = workspace.curveTarget() else { return }
    guard SavedEasing(name: localized("My easing"), easing: target.easing.unnamed) != nil else {
      return workspace.say(
        localized("This easing is a function of the demo and can't be saved as a preset."))
    }
    tab = .presets
    naming = .new(target.easing.unnamed)
    ui.setFocus(.curve(.field(.presetName)))
  }

  mutating func beginRenaming(_ index: Int, _ ui: inout UI) {
    guard own.indices.contains(index) else { return }
    naming = .old(index)
    ui.setFocus(.curve(.field(.presetName)))
  }

  /// The initial text of the name field.
  func suggestedName(_ workspace: Workspace) -> String {
    switch naming {
    case .new: workspace.document.freeName(localized("My easing"))
    case .old(let index):
      savedPresets.indices.contains(index) ? savedPresets[index].name : ""
    case .newToken, .newDuration, .oldToken: suggestedTokenName
    case nil: ""
    }
  }

  mutating func commitName(_ name: String, _ workspace: inout Workspace) {
    defer { naming = nil }
    switch naming {
    case .new(let easing):
      guard let preset = SavedEasing(name: name, easing: easing) else {
        return workspace.say(localized("The preset wasn't saved: it needs a name."))
      }
      workspace.edit { $0.add(preset) }
      workspace.say(
        localized("Saved the preset “\(workspace.document.presets.last?.name ?? name)”"))
    case .old(let index): workspace.edit { $0.renamePreset(at: index, to: name) }
    case .newToken(let easing): workspace.makeToken(name, of: easing)
    case .newDuration(let seconds): workspace.makeToken(name, of: seconds)
    case .oldToken(let old): workspace.renameToken(old, to: name)
    case nil: break
    }
  }

  /// Naming ends where its field loses the focus.
  mutating func followNaming(_ ui: UI) {
    if naming != nil, ui.focus != .curve(.field(.presetName)) { naming = nil }
  }

  // MARK: Deleting and copying

  mutating func deletePreset(_ index: Int, _ workspace: inout Workspace) {
    guard workspace.document.presets.indices.contains(index) else { return }
    let name = workspace.document.presets[index].name
    workspace.edit { $0.removePreset(at: index) }
    workspace.say(localized("Deleted the preset “\(name)”. Ctrl+Z brings it back."))
  }

  func copyPresets(_ workspace: inout Workspace) {
    let lines = workspace.document.presetLines
    guard !lines.isEmpty else { return }
    workspace.copy(lines.joined(separator: "\n") + "\n")
    workspace.say(
      localized(
        Message(
          count: lines.count, one: "Copied 1 preset as text",
          other: "Copied \(lines.count) presets as text")))
  }

  /// Keys of a saved preset with the focus: F2 renames, Delete deletes.
  /// - Returns: whether the key was one of these.
  mutating func key(
    ofOwnPreset index: Int, _ key: Key, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard let position = ownIndex(index) else { return false }
    switch key {
    case .function(2): beginRenaming(position, &ui)
    case .delete, .backspace:
      deletePreset(position, &workspace)
      followOwnPresets(workspace)
      ui.setFocus(preset(index) == nil ? nil : .curve(.preset(index)))
    case _: return false
    }
    return true
  }
}
