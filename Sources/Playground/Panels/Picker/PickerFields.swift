import AppState
import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Words

// The picker's numbers and fields.
extension PickerPanel: TypedPanel, NumberedPanel {
  func isField(_ part: Part) -> Bool {
    if case .picker(.field) = part { true } else { false }
  }

  func endsWriting(in part: Part) -> Bool { isField(part) }

  func text(of part: Part, _ workspace: Workspace) -> String {
    guard case .picker(.field(let field)) = part else { return "" }
    if field == .color { return color(workspace)?.hexText ?? "" }
    return number(of: part, workspace).map { (($0.value * 1e4).rounded() / 1e4).short } ?? ""
  }

  func number(of part: Part, _ workspace: Workspace) -> NumberEntry? {
    switch part {
    case .picker(.hue): return parts(workspace).map { NumberEntry($0.hue, step: 1, range: 0...360) }
    case .picker(.alpha):
      return parts(workspace).map { NumberEntry($0.alpha, step: 0.01, range: 0...1) }
    case .picker(.field(let field)):
      guard let path = path(of: field), let gradient = workspace.chosenGradient,
        gradient.stops.indices.contains(stop)
      else { return nil }
      return NumberEntry(
        gradient[keyPath: path], step: 0.01, limits: field == .offset ? 0...1 : -10...10,
        perPoint: 0.005, notation: NumberNotation(whole: 0...1))
    case _: return nil
    }
  }

  private func path(of field: PickerField) -> WritableKeyPath<Gradient, Double>? {
    switch field {
    case .color: nil
    case .offset: \.stops[stop].offset
    case .fromX: \.start.x
    case .fromY: \.start.y
    case .toX: \.end.x
    case .toY: \.end.y
    }
  }

  mutating func set(
    _ number: Double, of part: Part, factor: Double, _ workspace: inout Workspace
  ) {
    switch part {
    case .picker(.hue):
      guard var parts = parts(workspace) else { return }
      parts.hue = number
      mix(parts, &workspace)
    case .picker(.alpha):
      guard var parts = parts(workspace) else { return }
      parts.alpha = number
      mix(parts, &workspace)
    case .picker(.field(let field)): set(tidy(number), of: field, &workspace)
    case _: break
    }
  }

  private mutating func set(
    _ number: Double, of field: PickerField, _ workspace: inout Workspace
  ) {
    guard var gradient = workspace.chosenGradient, let path = path(of: field) else { return }
    if field == .offset {
      (gradient, stop) = gradient.moving(stop: stop, to: number)
    } else {
      gradient[keyPath: path] = number
    }
    workspace.setChosenGradient(gradient)
  }

  mutating func commit(
    _ text: String, in part: Part, byEnter: Bool, _ workspace: inout Workspace, _ ui: inout UI
  ) {
    guard case .picker(.field(let field)) = part, text != self.text(of: part, workspace) else {
      return
    }
    if field == .color {
      if let color = workspace.color(typed: text) { set(color, &workspace) }
      return
    }
    guard let entry = number(of: part, workspace) else { return }
    do throws(ArithmeticError) {
      set(try entry.typed(text), of: field, &workspace)
    } catch {
      workspace.say(error.sentence(about: text, Message.notANumber))
    }
  }
}
