import DemoKit
package import Editing
package import Interface
import Keyframes
import Stage
import Words

// Knobs that are not at their defaults, and knobs that can't do what was asked for.
extension Workspace {
  /// The label of a knob on the stage; that of a scene's knob says if it sets nothing.
  package func label(of knob: Knob) -> String {
    let label = player.demo.label(of: knob)
    return sceneKnob(knob.name)?.sets.isEmpty == true ? localized("\(label) (sets nothing)") : label
  }

  /// The changes that a reset of the knobs takes back: "Response 0.50 s → 0.90 s". Empty while the demo only stands
  /// for a file that can't be shown.
  package var turnedKnobs: [String] {
    let (demo, values) = (player.demo, player.edits.values)
    guard !values.isEmpty, openedFile?.hasDemo != false else { return [] }
    let lines = demo.knobs.compactMap { knob -> String? in
      guard let value = values[knob.name].flatMap(knob.fitted), value != knob.defaultValue else {
        return nil
      }
      return "\(demo.label(of: knob)) \(demo.text(of: value, knob)) → "
        + demo.text(of: knob.defaultValue, knob)
    }
    return lines.isEmpty ? [localized("values of knobs that no longer exist")] : lines
  }

  /// Sets all knobs of the demo on the stage to their defaults; everything else stays.
  mutating func resetKnobs() {
    let demo = player.demo.name
    guard !turnedKnobs.isEmpty else { return say(localized("All knobs have their defaults.")) }
    edit { $0[demo].values = [:] }
    say(localized("Reset the knobs of \(player.demo.titleNow). Ctrl+Z brings them back."))
  }

  /// Sets a knob to a typed number, or to the nearest one of its range.
  package mutating func turn(
    _ knob: Knob, typed text: String, _ entry: NumberEntry
  ) throws(ArithmeticError) {
    let number = try Arithmetic.value(of: text, in: entry.notation, now: entry.value)
    turn(knob: knob.name, to: .number(entry.fitted(number)))
    if entry.fitted(number) != number { sayRange(of: knob) }
  }

  /// Says which numbers a knob can have.
  package mutating func sayRange(of knob: Knob) {
    guard case .number(let range, _, _) = knob.kind else { return }
    let (low, high) = (knob.text(.number(range.lowerBound)), knob.text(.number(range.upperBound)))
    say(localized("“\(player.demo.label(of: knob))” can be \(low) to \(high)."))
  }

  /// Says that a knob is gone, by its label.
  mutating func sayRemoved(_ label: String) {
    say(localized("Removed the knob “\(label)”. Ctrl+Z brings it back."))
  }

  /// Says which knob sets nothing any more, since it was different in `old`.
  mutating func sayIdleKnobs(since old: [SceneKnob]) {
    guard let knob = sceneKnobs?.idle(since: old).first else { return }
    let label = Knob(knob).label
    say(localized("The knob “\(label)” sets nothing now. Link it to another value, or remove it."))
  }
}
