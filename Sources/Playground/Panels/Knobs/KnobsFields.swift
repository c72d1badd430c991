import AppState
import DemoKit
import Editing
import Interface
import Words

// Typing the values of knobs.
extension KnobsPanel: TypedPanel {
  func isField(_ part: Part) -> Bool {
    if case .knobs(.field) = part { return true }
    if case .knobs(.setting) = part { return true }
    return false
  }

  func endsWriting(in part: Part) -> Bool { isField(part) }

  func text(of part: Part, _ workspace: Workspace) -> String {
    if case .knobs(.setting(let field)) = part { return workspace.text(of: field, opened ?? "") }
    guard case .knobs(.field(let name)) = part, let knob = workspace.knob(name) else { return "" }
    return knob.text(workspace.player.demo.knobValues.value(of: name))
  }

  /// A typed number need not be a whole step.
  mutating func commit(
    _ text: String, in part: Part, byEnter: Bool, _ workspace: inout Workspace, _ ui: inout UI
  ) {
    guard text != self.text(of: part, workspace) else { return }
    if case .knobs(.setting(let field)) = part, let name = opened {
      return opened = workspace.commit(text, in: field, of: name)
    }
    guard let knob = knob(of: part, workspace), let entry = number(of: part, workspace) else {
      return
    }
    do throws(ArithmeticError) {
      try workspace.turn(knob, typed: text, entry)
    } catch {
      workspace.say(error.sentence(about: text, Message.notANumber))
    }
  }
}

extension Knob {
  /// How its numbers are typed; percentages are of its range.
  var notation: NumberNotation {
    guard case .number(let range, _, let unit) = kind else { return NumberNotation() }
    return NumberNotation.unit(unit).of(unit == "%" ? 0...100 : range)
  }
}
