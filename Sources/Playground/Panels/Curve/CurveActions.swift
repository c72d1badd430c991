import AppState
import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Words

// The actions of the curve editor's buttons and menus.
extension CurvePanel: CommandPanel {
  mutating func perform(
    _ action: Action, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard case .curve(let action) = action else { return false }
    switch action {
    case .keep(let preset):
      followTokens(&workspace)
      keep(preset, &workspace)
    case .savePreset: beginSaving(&workspace, &ui)
    case .deletePreset(let index): deletePreset(index, &workspace)
    case .copyPresets: copyPresets(&workspace)
    case .lastAsSpring: workspace.lastAsSprings()
    case .token(let action): perform(action, &workspace, &ui)
    case .choose(let chooser, let count): workspace.choose(chooser, by: count)
    case .show(let tab): self.tab = tab
    case .keepNearest(let kind): keepNearest(kind, &workspace)
    case .draw: toggleDrawing(&workspace)
    case .pin: togglePin(&workspace)
    case .become(let kind): become(kind, &workspace)
    case .turn(let direction):
      workspace.changeShape { shape in
        guard case .family(let family, _) = shape.form else { return }
        shape.form = .family(family, direction)
      }
    case .describe(let pair): self.pair = pair
    case .jump(let position):
      workspace.changeShape { shape in
        guard case .steps(let count, _) = shape.form else { return }
        shape.form = .steps(position == .jumpNone ? max(count, 2) : count, position)
      }
    case .reverse: workspace.bend(each: \.reversed)
    case .mirror: workspace.bend(each: \.mirroredOrNot)
    case .copy:
      guard let target = workspace.curveTarget() else { break }
      let notation = target.easing.unnamed.notation
      workspace.copy(notation)
      workspace.say(localized("Copied \(notation.prefix(60))"))
    }
    return true
  }

  private mutating func become(_ kind: CurveKind, _ workspace: inout Workspace) {
    guard let target = workspace.curveTarget(), CurveShape(target.easing).kind != kind else {
      return
    }
    let (easing, error) = target.easing.converted(to: kind)
    workspace.bend(to: easing)
    guard let error else { return }
    let words =
      error < 5e-5
      ? localized("\(kind.title) fitted exactly")
      : localized("\(kind.title) fitted, largest error \((error + 5e-5).fixed(4))")
    remark(words, workspace)
  }

  /// Says something about the edit that was made just now.
  mutating func remark(_ text: String, _ workspace: Workspace) {
    note = workspace.curveTarget().map {
      CurveRemark(text: text, subject: CurveSubject($0, of: workspace.player.demo.name))
    }
  }
}

extension Workspace {
  fileprivate mutating func changeShape(_ change: (inout CurveShape) -> Void) {
    guard let target = curveTarget() else { return }
    let before = CurveShape(target.easing)
    var shape = before
    change(&shape)
    if shape != before { bend(to: shape.easing) }
  }
}

extension Easing {
  /// Forward, then back; for an easing that does so already, its first half.
  fileprivate var mirroredOrNot: Easing {
    if case .mirrored(let easing) = form { easing } else { mirrored }
  }
}
