import DemoKit
import Editing
import Words

// What a demo says outside its stage, in the current language.
extension Demo {
  var titleNow: String { localized(title) }
  var captionNow: String { localized(caption) }

  func label(of knob: Knob) -> String { localized(knob.label) }

  /// A value of a knob as the panel shows it.
  func text(of value: KnobValue, _ knob: Knob) -> String {
    switch value {
    case .choice(let word): localized(word)
    case .toggle(let isOn): Words.localized(isOn ? "on" : "off")
    case .number: knob.text(value)
    }
  }

  /// What finds it, the most important first: its own words come before those of other languages.
  var searched: [String] {
    let own = [titleNow, name, captionNow]
    let others = Language.others.flatMap { $0.during { [titleNow, captionNow] } }
    return own + others.filter { !own.contains($0) }
  }
}
