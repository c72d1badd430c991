import Editing
import Interface
import Keyframes

// What tooltips and the palette say about the curve editor.
extension CurveAction {
  var words: String {
    switch self {
    case .keep(let preset):
      CurvePreset.all.indices.contains(preset)
        ? CurvePreset.all[preset].title : Words[.unknownPreset]
    case .choose(.track, let count): count > 0 ? Words[.nextTrack] : Words[.previousTrack]
    case .choose(.stretch, let count): count > 0 ? Words[.nextSegment] : Words[.previousSegment]
    case .show(.presets): Words[.showPresets]
    case .show(.shape): Words[.showShape]
    case .become(let kind): Words[.changeKind, kind.title]
    case .turn(.easeIn): Words[.easeIn]
    case .turn(.easeOut): Words[.easeOut]
    case .turn(.easeInOut): Words[.easeInOut]
    case .describe(.response): Words[.describeResponse]
    case .describe(.duration): Words[.describeDuration]
    case .describe(.physics): Words[.describePhysics]
    case .jump(.jumpStart): Words[.jumpStart]
    case .jump(.jumpEnd): Words[.jumpEnd]
    case .jump(.jumpNone): Words[.jumpNone]
    case .jump(.jumpBoth): Words[.jumpBoth]
    case .reverse: Words[.reverse]
    case .mirror: Words[.mirror]
    case .copy: Words[.copyEasing]
    case .savePreset: Words[.savePreset]
    case .deletePreset: Words[.deletePreset]
    case .copyPresets: Words[.copyPresets]
    case .lastAsSpring: Words[.lastTip]
    case .token(let action): action.words
    }
  }
}

extension CurvePanel: PanelWithTips {
  func tip(of part: Part, _ workspace: Workspace) -> Tip? {
    guard case .curve(let part) = part else { return nil }
    if case .preset(let index) = part, let own = ownIndex(index) {
      return Tip(Words[.ownPreset, savedPresets[own].name], keys: "F2  Delete")
    }
    if case .preset(let index) = part, let token = token(index) {
      return Tip(
        Words[token.easing == nil ? .durationTip : .tokenTip, token.name], keys: "F2  Delete")
    }
    if part == .field(.presetName), namesToken { return Tip(Words[.tokenNameTip], keys: "Enter") }
    return part.tip
  }
}

extension CurvePart {
  /// Nil where its action says it.
  fileprivate var tip: Tip? {
    switch self {
    case .handle(let index): Tip(Words[.handle, String(index + 1)], keys: "← ↑ ↓ →")
    case .stop: Tip(Words[.moveStop], keys: "← ↑ ↓ →")
    case .field(.notation): Tip(Words[.typeEasing], keys: "Ctrl V")
    case .field(.search): Tip(Words[.searchCurvesTip], keys: "↑ ↓")
    case .field(.presetName): Tip(Words[.presetNameTip], keys: "Enter")
    case .field(.tokenSeconds): Tip(Words[.tokenSecondsTip], keys: "↑ ↓")
    case .field(.number(let parameter)):
      Tip(Words[.parameterField, parameter.title], keys: "↑ ↓")
    case .slider(let parameter): Tip(parameter.title, keys: "← →")
    case .chooser(.track): Tip(Words[.editedTrack], keys: "← →")
    case .chooser(.stretch): Tip(Words[.editedSegment], keys: "← →")
    case .panel, .canvas, .presets, .preset, .step, .tab, .kind, .direction, .pair, .position: nil
    }
  }
}
