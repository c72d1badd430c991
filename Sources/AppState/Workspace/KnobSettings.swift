import DemoKit
import Editing
package import Interface
import Keyframes
package import Stage
import Words

/// A line of what can be changed about a knob of a scene.
package enum KnobSettingLine: Hashable, Sendable {
  case name, range
  /// A word of a choice, by its index.
  case choice(Int, String)
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
      lines += choices.enumerated().map { .choice($0, $1.word) } + [.addChoice]
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

  /// Sets an end of the range.
  package mutating func set(_ number: Double, of field: KnobSettingField, _ name: String) {
    guard case .number(let range, _, _)? = sceneKnob(name)?.kind else { return }
    let rounded = (number * 1e6).rounded() / 1e6
    let low = field == .low ? rounded : range.lowerBound
    let high = field == .high ? rounded : range.upperBound
    guard low < high else { return }
    changeKnobs { $0.setRange(low...high, of: name, own: $1) }
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
      return sceneKnobs?[index].name ?? name
    case .low, .high:
      guard let entry = number(of: field, name) else { return name }
      do throws(ArithmeticError) {
        set(try entry.typed(text), of: field, name)
      } catch {
        say(error.sentence(about: text, Message.notANumber))
      }
    case .word:
      let old = self.text(of: field, name)
      changeKnobs { $0.renameChoice(old, to: trimmed, of: name, own: $1) }
    }
    return name
  }
}
