import AppState
import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Words

// Numbers and colours of the properties panel.
extension PropertiesPanel: TypedPanel, NumberedPanel {
  func isField(_ part: Part) -> Bool {
    if case .properties(.field) = part { true } else { false }
  }

  func endsWriting(in part: Part) -> Bool { isField(part) }

  func text(of part: Part, _ workspace: Workspace) -> String {
    guard case .properties(.field(let name)) = part else { return "" }
    if let star = star(name) { return ((star.value * 1e3).rounded() / 1e3).short }
    guard let content = content(of: name), content.other == nil else { return "" }
    switch content.track.value(at: workspace.playhead.timeline.clamp(workspace.player.time)) {
    case .number(let number): return ((number * 1e3).rounded() / 1e3 + 0).short
    case .color(let color): return color.hexText
    case .flag, nil: return ""
    }
  }

  func number(of part: Part, _ workspace: Workspace) -> NumberEntry? {
    guard case .properties(let part) = part, let name = part.property else { return nil }
    if let (number, value) = star(name) {
      return NumberEntry(value, step: number.step, limits: number.limits, perPoint: number.step / 5)
    }
    guard let track = content(of: name)?.track,
      case .number(let number)? =
        track.value(at: workspace.playhead.timeline.clamp(workspace.player.time))
    else { return nil }
    return NumberEntry(number, step: track.step, limits: Self.values, notation: track.notation)
  }

  /// The values for typing and dragging.
  private static var values: ClosedRange<Double> { -1e9...1e9 }

  mutating func set(
    _ number: Double, of part: Part, factor: Double, _ workspace: inout Workspace
  ) {
    guard case .properties(let part) = part, let name = part.property else { return }
    if let star = star(name)?.number { return workspace.set(star, of: nodes) { _ in number } }
    set((number * 1e6).rounded() / 1e6, of: name, &workspace)
  }

  /// The primary node gets the value, and the others change as much as it does.
  private mutating func set(_ number: Double, of name: String, _ workspace: inout Workspace) {
    let edit = held ?? NumberEdit(&workspace)
    let paths = paths(of: name, workspace)
    let change = paths.last.flatMap { edit.value($0) }.map { number - $0 } ?? 0
    show(edit, of: paths, &workspace) { $0 + change }
  }

  /// Each node gets the value that `value` gives for its value at the beginning.
  private mutating func show<Problem: Error>(
    _ edit: NumberEdit, of paths: [TrackPath], _ workspace: inout Workspace,
    _ value: (Double) throws(Problem) -> Double
  ) throws(Problem) {
    var (edit, values) = (edit, [TrackPath: Double]())
    for path in paths {
      guard let now = edit.value(path) else { continue }
      values[path] = (try value(now) * 1e6).rounded() / 1e6
    }
    edit.show(values, &workspace)
    held = workspace.editing.history.isOpen ? edit : nil
  }

  /// Colours and switches of animated tracks change at the playhead, where they get a keyframe.
  mutating func set(_ value: TrackValue, of name: String, _ workspace: inout Workspace) {
    var gesture = workspace.keyGesture()
    var result = KeyEdit()
    for (node, content) in workspace.nodes(named: nodes) {
      guard let track = content.anyTrack(of: name) else { continue }
      let path = TrackPath(node: node, property: name)
      let isKeyed = workspace.editing.stageEditing.setsKeys && track.isConstant
      let base = isKeyed ? track.inserting(at: workspace.keyTime).track : track
      result.tracks[path] = base.setting(value, at: workspace.keyTime(on: base))
    }
    workspace.show(result, in: &gesture)
  }

  /// All edits of the property are removed.
  mutating func reset(_ part: Part, _ workspace: inout Workspace) {
    guard case .properties(let part) = part, let name = part.property else { return }
    let demo = workspace.player.demo.name
    let paths = paths(of: name, workspace)
    workspace.edit { document in for path in paths { document[demo][path] = nil } }
  }

  mutating func commit(
    _ text: String, in part: Part, byEnter: Bool, _ workspace: inout Workspace, _ ui: inout UI
  ) {
    guard case .properties(.field(let name)) = part, text != self.text(of: part, workspace) else {
      return
    }
    if let star = star(name)?.number { return commit(text, star, &workspace) }
    guard let track = content(of: name)?.track else { return }
    if case .color = track {
      if let color = workspace.color(typed: text) { set(.color(color), of: name, &workspace) }
      return
    }
    guard let entry = number(of: part, workspace) else { return }
    do throws(ArithmeticError) {
      held = nil
      let edit = NumberEdit(&workspace)
      try show(edit, of: paths(of: name, workspace), &workspace) { now throws(ArithmeticError) in
        let number = try Arithmetic.value(of: text, in: entry.notation, now: now)
        guard Self.values.contains(number) else { throw .tooLarge }
        return number
      }
    } catch {
      workspace.say(error.sentence(about: text, Message.notAValue))
    }
  }

  /// The text is calculated for each node's own number.
  private func commit(_ text: String, _ number: StarNumber, _ workspace: inout Workspace) {
    do throws(ArithmeticError) {
      try workspace.set(number, of: nodes) { now throws(ArithmeticError) in
        try Arithmetic.value(of: text, in: NumberNotation(), now: now)
      }
    } catch {
      workspace.say(error.sentence(about: text, Message.notAValue))
    }
  }
}
