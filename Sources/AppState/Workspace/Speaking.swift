import DemoKit
import Interface
package import Words

// The language of the interface.
extension Workspace {
  /// Shows another language from the next picture on, and at the next start.
  package mutating func use(_ wanted: Language) {
    guard window.hasFont(wanted) else { return say(localized(wanted.missingFont)) }
    window.chosenLanguage = wanted
    guard wanted != window.language else { return }
    window.language = wanted
    gallery.revision += 1
    followShared()
    wanted.during { requests.toHost.append(.title(title)) }
  }

  /// Takes over the language of another moment.
  package mutating func speak(like other: Workspace) {
    let isOther = window.language != other.window.language
    (window.language, window.chosenLanguage) = (other.window.language, other.window.chosenLanguage)
    guard isOther else { return }
    gallery.revision += 1
    followShared()
  }
}
