import DemoKit
import Editing
package import Interface
package import Keyframes
package import Stage
import Words

/// A line of what can be changed about a knob of a scene.
package enum KnobSettingLine: Equatable, Sendable {
  case name, range
  /// A word of a choice, by its index, with the colour that it sets; `isOnly` if there is no other.
  case choice(Int, String, Color?, isOnly: Bool)
  case addChoice
  /// A part that it sets, and its name.
  case target(SceneKnob.Target, String)
  /// The buttons that link more parts, and remove the knob.
  case end
}

/// A field among these lines.
package enum KnobSettingField: Hashable, Sendable {
  case name, low, high
  /// A word of a choice, by its index.
  case word(Int)
}

extension Workspace {
  package func settingLines(of name: String) -> [KnobSettingLine] {
    guard let knob = sceneKnob(name) else { return [] }
    var lines: [KnobSettingLine] = [.name]
    switch knob.kind {
    case .number: lines.append(.range)
    case .choice(let choices):
      lines +=
        choices.enumerated().map {
          .choice($0, $1.word, $1.setting.color, isOnly: choices.count == 1)
        } + [.addChoice]
    case .toggle: break
    }
    return lines
      + knob.sets.map { target in
        .target(target, localized("\(target.part.words) · \(title(ofNode: target.node))"))
      } + [.end]
  }

  /// An end of the range; nil for other fields.
  package func number(of field: KnobSettingField, _ name: String) -> NumberEntry? {
    guard case .number(let range, let step, let unit)? = sceneKnob(name)?.kind else { return nil }
    let isOfDuration =
      sceneKnob(name)?.sets.contains { if case .duration = $0.part { true } else { false } }
      ?? false
    let least = isOfDuration ? step : -1e9
    let notation = NumberNotation.unit(unit)
    switch field {
    case .low:
      let end = max(range.upperBound - step, least)
      return NumberEntry(range.lowerBound, step: step, limits: least...end, notation: notation)
    case .high:
      let end = range.lowerBound + step
      return NumberEntry(
        range.upperBound, step: step, limits: end...max(end, 1e9), notation: notation)
    case .name, .word: return nil
    }
  }

  /// Sets an end of the range. If the value lies outside it moves to that end, and a notice says so.
  package mutating func set(_ number: Double, of field: KnobSettingField, _ name: String) {
    guard case .number(let range, _, _)? = sceneKnob(name)?.kind else { return }
    let rounded = (number * 1e6).rounded() / 1e6
    let low = field == .low ? rounded : range.lowerBound
    let high = field == .high ? rounded : range.upperBound
    guard low < high else { return }
    let value = player.demo.knobValues.value(of: name)
    changeKnobs { $0.setRange(low...high, of: name, own: $1) }
    guard let knob = knob(name) else { return }
    let now = player.demo.knobValues.value(of: name)
    if now != value {
      say(localized("“\(knob.label)” is \(knob.text(now)) now: its range ends there."))
    }
  }

  package func text(of field: KnobSettingField, _ name: String) -> String {
    switch field {
    case .name: return knob(name)?.label ?? ""
    case .low, .high: return number(of: field, name)?.value.short ?? ""
    case .word(let index):
      guard case .choice(let choices)? = sceneKnob(name)?.kind, choices.indices.contains(index)
      else {
        return ""
      }
      return choices[index].word
    }
  }

  /// Takes over the text of a field.
  /// - Returns: the name of the knob, which may be another now.
  package mutating func commit(
    _ text: String, in field: KnobSettingField, of name: String
  ) -> String {
    let trimmed = String(text.drop { $0 == " " })
    switch field {
    case .name:
      guard !trimmed.isEmpty, let index = sceneKnobs?.firstIndex(where: { $0.name == name }) else {
        return name
      }
      changeKnobs { $0.renameKnob(name, to: trimmed, of: $1) }
      guard let knob = sceneKnobs?[index] else { return name }
      let label = Knob(knob).label
      if label != trimmed {
        say(localized("There is a knob “\(trimmed)” already. This one is “\(label)”."))
      }
      return knob.name
    case .low, .high:
      guard let entry = number(of: field, name) else { return name }
      do throws(ArithmeticError) {
        let number = try Arithmetic.value(of: text, in: entry.notation, now: entry.value)
        guard entry.fitted(number) == number else {
          sayLimit(entry, number, of: name)
          return name
        }
        set(number, of: field, name)
      } catch {
        say(error.sentence(about: text, Message.notANumber))
      }
    case .word:
      let old = self.text(of: field, name)
      changeKnobs { $0.renameChoice(old, to: trimmed, of: name, own: $1) }
      if !trimmed.isEmpty, self.text(of: field, name) != trimmed {
        say(localized("There is a choice “\(trimmed)” already."))
      }
    }
    return name
  }

  /// Says that an end of a range can't be `number`.
  private mutating func sayLimit(_ entry: NumberEntry, _ number: Double, of name: String) {
    guard let knob = knob(name) else { return }
    let isLow = number < entry.limits.lowerBound
    let limit = knob.text(.number(entry.fitted(number)))
    say(
      isLow
        ? localized("This end of the range can’t be less than \(limit).")
        : localized("This end of the range can’t be more than \(limit)."))
  }
}
