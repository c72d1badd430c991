import DemoKit
import Editing
import Words

// What a demo says outside its stage, in the current language.
extension Demo {
  var titleNow: String { said(title) }
  var captionNow: String { said(caption) }

  func label(of knob: Knob) -> String { said(knob.label) }

  /// A value of a knob as the panel shows it.
  func text(of value: KnobValue, _ knob: Knob) -> String {
    switch value {
    case .choice(let word): said(word)
    case .toggle(let isOn): localized(isOn ? "on" : "off")
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
