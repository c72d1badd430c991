import AppState
import DemoKit
import Editing
import Interface
import Keyframes
import Persistence
import Stage
import Words

/// The fields of the selected track.
enum TimelineField: Hashable, Sendable {
  /// At the first selected keyframe, or where the playhead is.
  case value
  /// The time of the first selected keyframe.
  case time
  /// As `value`.
  case color
  /// The timeline's length.
  case length
}

// The values of fields and sliders, and their changes.
extension TimelinePanel: NumberedPanel {
  func text(of part: Part, _ workspace: Workspace) -> String {
    if part == .timeline(.search) { return search }
    if part == .timeline(.markerName) { return naming?.marker.name ?? "" }
    guard case .timeline(.field(let field)) = part else { return "" }
    switch (field, workspace.chosenValue) {
    case (.length, _): return workspace.playhead.timeline.length.fieldText
    case (.time, _): return workspace.chosenTime.map(\.fieldText) ?? ""
    case (.value, .number(let number)?): return number.fieldText
    case (.color, .color(let color)?): return color.hexText
    case (.value, _), (.color, _): return ""
    }
  }

  func number(of part: Part, _ workspace: Workspace) -> NumberEntry? {
    switch part {
    case .timeline(.field(.value)): return workspace.number(of: .value)
    case .timeline(.field(.time)): return workspace.number(of: .time)
    case .timeline(.field(.length)), .timeline(.lengthLabel):
      guard workspace.canEditLength else { return nil }
      return NumberEntry(
        workspace.playhead.timeline.length, step: workspace.playhead.frame,
        limits: workspace.lengths, usual: workspace.player.ownLength,
        notation: workspace.playhead.timeline.notation(frame: workspace.playhead.frame))
    case _: return nil
    }
  }

  mutating func set(
    _ number: Double, of part: Part, factor: Double, _ workspace: inout Workspace
  ) {
    switch part {
    case .timeline(.field(.value)): workspace.set(number, of: .value)
    case .timeline(.field(.time)): workspace.set(number, of: .time)
    case .timeline(.field(.length)), .timeline(.lengthLabel):
      workspace.setLength((number * 1e6).rounded() / 1e6)
    case _: break
    }
  }

  /// Rows are searched with every letter.
  mutating func textChanged(
    _ text: String, in part: Part, _ workspace: inout Workspace, _ ui: inout UI
  ) {
    if part == .timeline(.search) { search = text }
  }

  /// A text that can't be read is refused with a sentence, and nothing changes.
  mutating func commit(
    _ text: String, in part: Part, byEnter: Bool, _ workspace: inout Workspace, _ ui: inout UI
  ) {
    if part == .timeline(.markerName) { return name(text, &workspace) }
    guard case .timeline(.field(let field)) = part, text != self.text(of: part, workspace) else {
      return
    }
    switch field {
    case .value: workspace.type(text, into: .value)
    case .time: workspace.type(text, into: .time)
    case .length: commit(length: text, &workspace)
    case .color:
      if let color = workspace.color(typed: text) { workspace.setChosenValue(.color(color)) }
    }
  }

  /// Nothing is the demo's own length.
  private func commit(length text: String, _ workspace: inout Workspace) {
    guard !text.allSatisfy(\.isWhitespace) else { return workspace.setLength(nil) }
    let frame = workspace.playhead.frame
    var timeline = workspace.playhead.timeline
    let now = timeline.length
    // A percentage is one of the present length; nothing else is limited by it.
    if !text.contains("%") { timeline.range = 0...workspace.lengths.upperBound }
    let typed = try? timeline.typed(text, now: now, frame: frame)
    guard let length = typed, length > 0 else {
      return workspace.say(localized("\(text.quoted(atMost: 24)) isn't a length. Try 1.5"))
    }
    workspace.setLength(length)
  }

  func endsWriting(in part: Part) -> Bool { isField(part) }
}

extension Double {
  /// At most four decimals, without zeros at the end.
  fileprivate var fieldText: String {
    let rounded = (self * 1e4).rounded() / 1e4
    return rounded == 0 ? "0" : rounded.short
  }
}
