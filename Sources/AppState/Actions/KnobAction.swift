package import Stage
import Words

/// Making and changing knobs of a scene.
package enum KnobAction: Hashable, Sendable {
  /// Opens the list of what a new knob can set.
  case offer
  /// Makes a knob of parts that have the same kind of value.
  case make([SceneKnob.Target])
  /// Opens the list of what else a knob can set.
  case offerMore(String)
  case link([SceneKnob.Target], to: String)
  case unlink([SceneKnob.Target])
  /// Shows or hides what can be changed about a knob.
  case settings(String)
  /// Opens the list of a knob's choices.
  case choose(String)
  case addChoice(String)
  case removeChoice(String, word: String)
  case remove(String)
  /// Sets all knobs to their defaults.
  case reset

  package var words: String {
    switch self {
    case .offer: localized("New knob: set values of the selected nodes")
    case .make: localized("New knob")
    case .offerMore: localized("Let the knob set more of the selected nodes")
    case .link: localized("Let the knob set this")
    case .unlink: localized("Let the knob no longer set this")
    case .settings: localized("Name, range and linked values of the knob")
    case .choose: localized("Choose from a list")
    case .addChoice: localized("Add a choice with the current setting")
    case .removeChoice: localized("Remove the choice")
    case .remove: localized("Remove the knob; everything stays as it is")
    case .reset: localized("Reset the knobs to their defaults")
    }
  }
}
