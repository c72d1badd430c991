import Editing
public import Interface
import Stage
package import Words

/// One line of the key map: its text in the help, and the action of each stroke.
package struct Shortcut {
  package typealias Stroke = (key: Key, modifiers: Modifiers, action: Action)

  /// The keys as the help shows them.
  package let keys: String
  package let meaning: Message
  /// The strokes that the help shows.
  package let shown: [Stroke]
  /// Alternatives for other systems and keyboard layouts.
  package let others: [Stroke]
  /// Whether holding the key down repeats it. Page keys do not repeat, so that holding a clicker's
  /// button turns only one page.
  package let repeats: Bool
  /// Whether it only applies while rewinding.
  package let isForRewinding: Bool

  package var strokes: [Stroke] { shown + others }

  /// The text in the help.
  package var words: String { localized(meaning) }

  /// `keys` is shown in the help instead of the strokes themselves.
  package init(
    _ meaning: Message, keys: String? = nil, repeats: Bool = false, isForRewinding: Bool = false,
    _ shown: [Stroke], others: [Stroke] = []
  ) {
    self.meaning = meaning
    self.keys = keys ?? Self.signs(of: shown)
    (self.shown, self.others) = (shown, others)
    self.repeats = repeats
    self.isForRewinding = isForRewinding
  }

  /// The action of a stroke; nil if it has none.
  package static func action(
    for key: Key, _ modifiers: Modifiers, isRepeat: Bool, isRewinding: Bool = false
  ) -> Action? {
    let lines = all.filter(\.isForRewinding) + all.filter { !$0.isForRewinding }
    for shortcut in isRewinding ? lines : all
    where (shortcut.repeats || !isRepeat) && (isRewinding || !shortcut.isForRewinding) {
      for stroke in shortcut.strokes where stroke.key == key && stroke.modifiers == modifiers {
        return stroke.action
      }
    }
    return nil
  }
}

extension KeyMap {
  /// The keys of the playground.
  public static let playground = KeyMap { key, modifiers in
    Shortcut.all.contains { line in
      line.strokes.contains { $0.key == key && (modifiers == nil || $0.modifiers == modifiers) }
    }
  }
}

extension Shortcut {
  /// Whether the shortcut of a stroke works while a text is being written: those with Ctrl do, but for Ctrl+D, which
  /// would duplicate what is selected elsewhere.
  package static func isForWriting(_ key: Key, _ modifiers: Modifiers) -> Bool {
    switch key {
    case .function: true
    case .character(let sign): !modifiers.isDisjoint(with: [.control, .command]) && sign != "d"
    case _: false
    }
  }
}
