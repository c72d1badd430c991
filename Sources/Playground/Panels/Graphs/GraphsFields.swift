import AppState
import Editing
import Interface
import Keyframes
import Stage

// The values of fields, and their changes.
extension GraphsPanel: TypedPanel, NumberedPanel {
  func isField(_ part: Part) -> Bool { if case .graph(.field) = part { true } else { false } }

  func endsWriting(in part: Part) -> Bool { true }

  func text(of part: Part, _ workspace: Workspace) -> String {
    guard case .graph(.field(let field)) = part, let entry = workspace.number(of: field) else {
      return ""
    }
    return field == .value || field == .time
      ? entry.value.roundedText : ((entry.value * 10).rounded() / 10).roundedText
  }

  func number(of part: Part, _ workspace: Workspace) -> NumberEntry? {
    guard case .graph(.field(let field)) = part else { return nil }
    return workspace.number(of: field)
  }

  mutating func set(
    _ number: Double, of part: Part, factor: Double, _ workspace: inout Workspace
  ) {
    if case .graph(.field(let field)) = part { workspace.set(number, of: field) }
  }

  mutating func commit(
    _ text: String, in part: Part, byEnter: Bool, _ workspace: inout Workspace, _ ui: inout UI
  ) {
    guard case .graph(.field(let field)) = part, text != self.text(of: part, workspace) else {
      return
    }
    workspace.type(text, into: field)
  }
}
