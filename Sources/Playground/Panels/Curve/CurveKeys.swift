import AppState
import Editing
import Interface
import Keyframes

// Keys on the parts of the curve editor.
extension CurvePanel: KeyPanel {
  mutating func key(
    _ stroke: KeyStroke, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard case .curve(let part)? = ui.focus, stroke.modifiers.isSubset(of: [.shift, .alt]) else {
      return false
    }
    switch part {
    case .handle(let index): return nudge(handle: index, stroke, &workspace)
    case .stop(let index): return nudge(stop: index, stroke, &workspace, &ui)
    case .preset(let index):
      return stroke.modifiers.isEmpty
        && (key(ofOwnPreset: index, stroke.key, &workspace, &ui)
          || key(ofToken: index, stroke.key, &workspace, &ui)
          || walkPresets(from: index, stroke.key, &ui))
    case .field(.search):
      guard stroke.key == .down else { return false }
      enterPresets(&ui)
      return true
    case .panel, .canvas, .field, .slider, .presets, .chooser, .step, .tab, .near, .kind,
      .direction, .pair, .position:
      return false
    }
  }

  /// The step of an arrow key: 0.01, with Shift 0.1, with Alt 0.001.
  private func step(_ stroke: KeyStroke) -> Point? {
    let step = 0.01 * NumberEntry.factor(stroke.modifiers)
    switch stroke.key {
    case .left: return Point(x: -step, y: 0)
    case .right: return Point(x: step, y: 0)
    case .up: return Point(x: 0, y: step)
    case .down: return Point(x: 0, y: -step)
    case .space, .home, .end, .pageUp, .pageDown, .tab, .enter, .escape, .backspace, .delete, .menu,
      .function, .character:
      return nil
    }
  }

  private func nudge(
    handle index: Int, _ stroke: KeyStroke, _ workspace: inout Workspace
  ) -> Bool {
    guard let step = step(stroke), let target = workspace.curveTarget() else { return false }
    let handles = target.easing.handles
    guard handles.indices.contains(index) else { return false }
    let position = handles[index] + step
    workspace.editing.history.begin()
    workspace.bend(
      to: target.easing.bent(handle: index, toX: tidy(position.x), y: tidy(position.y)))
    return true
  }

  /// The arrow keys move it, Delete removes it, Enter adds one after it.
  private func nudge(
    stop index: Int, _ stroke: KeyStroke, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard let target = workspace.curveTarget(),
      case .stops(var stops) = CurveShape(target.easing).form, stops.indices.contains(index)
    else { return false }
    if let step = step(stroke) {
      let (x, y) = (stops[index].input + step.x, stops[index].output + step.y)
      stops = stops.moving(index, toX: tidy(x), y: tidy(y))
    } else if stroke.key == .delete || stroke.key == .backspace {
      guard stops.count > 2 else { return true }
      stops.remove(at: index)
      ui.setFocus(.curve(.stop(min(index, stops.count - 1))))
    } else if stroke.key == .enter {
      let (from, to) = (stops[index].input, stops[min(index + 1, stops.count - 1)].input)
      let input = (from + to) / 2
      let stop = CurveStop(input: input, output: target.easing(input))
      stops = stops.inserting(stop, at: index + 1)
      ui.setFocus(.curve(.stop(index + 1)))
    } else {
      return false
    }
    workspace.editing.history.begin()
    workspace.bend(to: CurveShape(form: .stops(stops)).easing)
    return true
  }
}
