public import DemoKit
public import Editing
import Interface
import Keyframes
import Stage
public import Words

/// A knob and its value from the command line: `response=0.5`.
public struct Setting: Equatable, Sendable {
  public let name: String
  public let value: KnobValue

  /// Reads `text` for a demo. Throws if the demo has no such knob, or the knob no such value.
  public init(_ text: String, for demo: any Demo) throws(SettingError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else {
      throw SettingError("\(text.quoted(atMost: 40)) is not a setting: write it as name=value.")
    }
    let name = String(parts[0])
    guard !demo.knobs.isEmpty else { throw SettingError("\(demo.name) has no knobs.") }
    guard let knob = demo.knobs.first(where: { $0.name == name }) else {
      let names = demo.knobs.map(\.name)
      throw SettingError(
        "\(demo.name) has no knob \(name.quoted(atMost: 40))."
          + hint(for: name, among: names, or: "It has \(names.joined(separator: ", "))."))
    }
    self.name = name
    value = try knob.value(String(parts[1]))
  }
}

/// Why a setting is invalid: a sentence.
public struct SettingError: Error, Equatable, MessageConvertible {
  public let message: Message

  package init(_ message: Message) { self.message = message }
}

extension Knob {
  fileprivate func value(_ text: String) throws(SettingError) -> KnobValue {
    let shown = text.quoted(atMost: 40)
    switch kind {
    case .number(let range, _, _):
      let (low, high) = (range.lowerBound.short, range.upperBound.short)
      guard let number = Double(text), number.isFinite else {
        throw SettingError(
          "\(name) is \(shown), which is not a number: give one from \(low) to \(high).")
      }
      guard range.contains(number) else {
        throw SettingError("\(name) is \(number.short): it must lie between \(low) and \(high).")
      }
      return .number(number)
    case .choice(let choices):
      guard choices.contains(text) else { throw unknown(shown, text, choices) }
      return .choice(text)
    case .toggle:
      guard let isOn = ["on": true, "off": false][text] else {
        throw unknown(shown, text, ["on", "off"])
      }
      return .toggle(isOn)
    }
  }

  private func unknown(_ shown: String, _ text: String, _ words: [String]) -> SettingError {
    SettingError(
      "\(name) is \(shown): it must be one of \(words.joined(separator: ", "))."
        + hint(for: text, among: words))
  }
}

extension Document {
  /// Sets knobs of a demo.
  public mutating func turn(_ settings: [Setting], of demo: any Demo) {
    for setting in settings {
      guard let knob = demo.knobs.first(where: { $0.name == setting.name }) else { continue }
      turn(knob, of: demo.name, to: setting.value)
    }
  }

  /// A demo with its knobs as in this document.
  public func turned(_ demo: any Demo) -> any Demo {
    var demo = demo
    demo.takeKnobs(of: self[demo.name])
    return demo
  }
}

extension Demo {
  /// The demo with its knobs turned.
  public func set(to settings: [Setting]) -> any Demo {
    var document = Document()
    document.turn(settings, of: self)
    return document.turned(self)
  }
}
