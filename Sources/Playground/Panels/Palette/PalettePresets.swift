import AppState
import Editing
import Keyframes
import Words

// Easings as commands: they apply to the curve editor's easing.
extension PaletteLine {
  /// The built-in and the saved presets; none if nothing has an easing.
  static func presets(_ workspace: Workspace) -> [PaletteLine] {
    guard workspace.curveTarget() != nil else { return [] }
    let builtIn = CurvePreset.all.map { ($0.title, $0.words) }
    let own = workspace.document.presets.map { ($0.name, $0.name) }
    let tokens = workspace.player.tokensNow.list.map { ($0.name, $0.name) }
    return (builtIn + own + tokens).enumerated().map { index, preset in
      PaletteLine(
        title: localized("Set the easing to \(preset.0)"), also: preset.1,
        kind: localized("Easing"),
        effect: .action(.curve(.keep(preset: index))))
    }
  }
}
