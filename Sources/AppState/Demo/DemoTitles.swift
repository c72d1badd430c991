package import DemoKit
package import Editing
import Words

// The title and caption shown outside a demo's stage, in the current language.
extension Demo {
  package var titleNow: String { localized(title) }
  package var captionNow: String { localized(caption) }

  package func label(of knob: Knob) -> String { localized(knob.label) }

  /// A value of a knob as the panel shows it.
  package func text(of value: KnobValue, _ knob: Knob) -> String {
    switch value {
    case .choice(let word): localized(word)
    case .toggle(let isOn): Words.localized(isOn ? "on" : "off")
    case .number: knob.text(value)
    }
  }

  /// The words that find the demo, most important first: its own come before other languages'.
  package var searched: [String] {
    let own = [titleNow, name, captionNow]
    let others = Language.others.flatMap { $0.during { [titleNow, captionNow] } }
    return own + others.filter { !own.contains($0) }
  }
}
