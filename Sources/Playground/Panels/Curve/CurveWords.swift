import AppState
import Editing
import Interface
import Keyframes
import Words

// Tooltips and palette titles of the curve editor.
extension CurveAction {
  var words: String {
    switch self {
    case .keep(let preset):
      CurvePreset.all.indices.contains(preset)
        ? CurvePreset.all[preset].title : localized("Preset")
    case .choose(.track, let count):
      count > 0 ? localized("Next track") : localized("Previous track")
    case .choose(.stretch, let count):
      count > 0 ? localized("Next segment") : localized("Previous segment")
    case .show(.presets): localized("Preset curves")
    case .show(.shape): localized("Parameters of the curve")
    case .show(.nearest): localized("Easings nearest to this curve")
    case .keepNearest(.known): localized("Change to the nearest known easing")
    case .keepNearest(.spring): localized("Change to the nearest spring")
    case .keepNearest(.bezier): localized("Change to the nearest Bézier curve")
    case .draw: localized("Draw the curve by hand")
    case .pin: localized("Pin this curve behind the next ones, or unpin it")
    case .become(let kind): localized("Change to: \(kind.title)")
    case .turn(.easeIn): localized("Ease in")
    case .turn(.easeOut): localized("Ease out")
    case .turn(.easeInOut): localized("Ease in and out")
    case .describe(.response): localized("Set response and damping ratio")
    case .describe(.duration): localized("Set duration and bounce")
    case .describe(.origami): localized("Set tension and friction, as in Origami and Rebound")
    case .describe(.physics): localized("Set mass, stiffness and damping")
    case .jump(.jumpStart): localized("The first jump is at the start")
    case .jump(.jumpEnd): localized("The last jump is at the end")
    case .jump(.jumpNone): localized("No jump at the start or the end")
    case .jump(.jumpBoth): localized("Jump at the start and at the end")
    case .reverse: localized("Reverse (swap ease-in and ease-out)")
    case .mirror: localized("Play forward, then back; press again to undo")
    case .copy: localized("Copy the easing")
    case .savePreset: localized("Save this curve as a preset for all demos")
    case .deletePreset: localized("Delete this preset")
    case .copyPresets: localized("Copy your presets as text; paste such text to add them")
    case .lastAsSpring:
      localized("Moves the next keyframe so that the spring settles at 1× speed; later ones follow")
    case .token(let action): action.words
    }
  }
}

extension CurvePanel: PanelWithTips {
  func tip(of part: Part, _ workspace: Workspace) -> Tip? {
    guard case .curve(let part) = part else { return nil }
    if case .preset(let index) = part, let own = ownIndex(index) {
      return Tip(
        localized("\(savedPresets[own].name): click to apply, double-click to rename"),
        keys: "F2  Delete")
    }
    if case .preset(let index) = part, let token = token(index) {
      return Tip(
        localized(
          token.easing == nil
            ? "Duration token \(token.name): click to use its length, double-click to rename"
            : "Token \(token.name): click to use, double-click to rename"), keys: "F2  Delete")
    }
    if part == .field(.presetName), namesToken {
      return Tip(localized("Name the token; Enter saves, Esc cancels"), keys: "Enter")
    }
    return part.tip
  }
}

extension CurvePart {
  /// Nil if its action has the tip.
  fileprivate var tip: Tip? {
    switch self {
    case .handle(let index):
      Tip(localized("Handle \(index + 1): drag or use the arrow keys"), keys: "← ↑ ↓ →")
    case .stop:
      Tip(localized("Drag to move. Drag out sideways or press Delete to remove."), keys: "← ↑ ↓ →")
    case .field(.notation): Tip(localized("Type or paste an easing"), keys: "Ctrl V")
    case .field(.search):
      Tip(localized("Search curves. Arrow keys preview, Enter applies."), keys: "↑ ↓")
    case .field(.presetName):
      Tip(localized("Name the preset; Enter saves, Esc cancels"), keys: "Enter")
    case .field(.tokenSeconds):
      Tip(
        localized("Length of the token in seconds; changes all segments that use it"), keys: "↑ ↓")
    case .field(.number(let parameter)):
      Tip(
        localized("\(parameter.title): drag, use the arrow keys or type, such as 1/3 or +=0.1"),
        keys: "↑ ↓")
    case .slider(let parameter): Tip(parameter.title, keys: "← →")
    case .chooser(.track): Tip(localized("Track being edited"), keys: "← →")
    case .chooser(.stretch): Tip(localized("Segment being edited"), keys: "← →")
    case .panel, .canvas, .presets, .preset, .step, .tab, .near, .kind, .direction, .pair,
      .position:
      nil
    }
  }
}
