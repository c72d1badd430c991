import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

/// The fields of the selected keyframe.
enum GraphField: CaseIterable, Hashable, Sendable {
  case time, value

  var width: Double { 84 }

  var label: String {
    switch self {
    case .time: localized("at")
    case .value: "="
    }
  }
}

// The values of fields, and their changes.
extension GraphsPanel: TypedPanel, NumberedPanel {
  func isField(_ part: Part) -> Bool { if case .graph(.field) = part { true } else { false } }

  func endsWriting(in part: Part) -> Bool { true }

  func text(of part: Part, _ workspace: Workspace) -> String {
    guard let entry = number(of: part, workspace) else { return "" }
    return entry.value.roundedText
  }

  func number(of part: Part, _ workspace: Workspace) -> NumberEntry? {
    guard case .graph(.field(let field)) = part else { return nil }
    let playhead = workspace.playhead
    switch field {
    case .time:
      let range = playhead.timeline.range
      return workspace.chosenTime.map {
        NumberEntry(
          $0, step: playhead.frame,
          limits: min(range.lowerBound, $0)...max(range.upperBound, $0),
          notation: playhead.timeline.notation(frame: playhead.frame))
      }
    case .value:
      guard case .number(let number)? = workspace.chosenValue,
        let track = workspace.chosenTrack?.track
      else { return nil }
      return NumberEntry(number, step: track.step, limits: -1e9...1e9, notation: track.notation)
    }
  }

  mutating func set(
    _ number: Double, of part: Part, factor: Double, _ workspace: inout Workspace
  ) {
    guard case .graph(.field(let field)) = part else { return }
    switch field {
    case .time: workspace.moveChosenKeys(to: number)
    case .value: workspace.setChosenValue(.number((number * 1e6).rounded() / 1e6))
    }
  }

  /// A text that can't be read is refused with a sentence, and nothing changes.
  mutating func commit(
    _ text: String, in part: Part, byEnter: Bool, _ workspace: inout Workspace, _ ui: inout UI
  ) {
    guard case .graph(.field(let field)) = part, text != self.text(of: part, workspace),
      let entry = number(of: part, workspace)
    else { return }
    do throws(ArithmeticError) {
      let number: Double
      switch field {
      case .time:
        number = try workspace.playhead.timeline.typed(
          text, now: entry.value, frame: workspace.playhead.frame)
      case .value:
        number = try Arithmetic.value(of: text, in: entry.notation, now: entry.value)
        guard entry.limits.contains(number) else { throw .tooLarge }
      }
      workspace.editing.history.begin()
      set(number, of: part, factor: 1, &workspace)
      workspace.editing.history.commit()
      workspace.editing.keyEditing.gesture = nil
    } catch {
      workspace.say(
        error.sentence(about: text, field == .time ? Message.notATime : Message.notAValue))
    }
  }
}
