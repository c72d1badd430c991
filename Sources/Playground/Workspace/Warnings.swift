import Words

/// A sentence that stays in the window until it is dismissed, or until its cause has gone: what is
/// wrong, and what to do.
public struct Warning: Equatable, Sendable {
  /// What it is about; there is at most one warning of each.
  public enum Identity: Hashable, Sendable {
    case saving, opening, otherProgram, otherWindow, place, recording, file, talk
    /// Riff has started again.
    case restart
  }

  public let identity: Identity
  /// In the language in which it was made or last spoken.
  public private(set) var words: String
  private let wording: Wording

  init(_ identity: Identity, _ wording: Wording) {
    self.identity = identity
    self.wording = wording
    words = wording.spoken
  }

  init(_ identity: Identity, _ phrase: Message, _ arguments: Wording...) {
    self.init(identity, .phrase(phrase, arguments))
  }

  /// Says it in the current language.
  mutating func speakAnew() { words = wording.spoken }

  /// Whether they say the same, in whatever language.
  public static func == (a: Warning, b: Warning) -> Bool {
    a.identity == b.identity && a.wording == b.wording
  }
}

/// What is said, in no language yet.
enum Wording: Equatable, Sendable {
  /// A path or a name, the same in every language.
  case text(String)
  /// A sentence by code that knows no words of the interface.
  case sentence(String)
  indirect case phrase(Message, [Wording])

  /// In the current language.
  var spoken: String {
    switch self {
    case .text(let text): text
    case .sentence(let sentence): sentence.spokenSentence
    case .phrase(let phrase, let arguments): Words.filled(phrase, arguments.map(\.spoken))
    }
  }
}

/// The warnings of a window. They have no effect on anything else, and are not recorded.
struct Warnings: Equatable {
  /// The latest is first.
  private(set) var shown: [Warning] = []
  /// What was dismissed although its cause is still there.
  private var dismissed: [Warning] = []

  /// Shows a warning in place of the one with the same identity, unless just this one was dismissed.
  mutating func warn(_ warning: Warning) {
    guard !shown.contains(warning), !dismissed.contains(warning) else { return }
    withdraw(warning.identity)
    shown.insert(warning, at: 0)
  }

  /// Says all of them in the current language.
  mutating func speakAnew() {
    for index in shown.indices { shown[index].speakAnew() }
  }

  /// Removes a warning whose cause has gone.
  mutating func withdraw(_ identity: Warning.Identity) {
    shown.removeAll { $0.identity == identity }
    dismissed.removeAll { $0.identity == identity }
  }

  /// Removes a warning that was read; it stays away as long as it says the same.
  mutating func dismiss(_ identity: Warning.Identity) {
    dismissed += shown.filter { $0.identity == identity }
    shown.removeAll { $0.identity == identity }
  }

  /// Dismisses the latest warning.
  /// - Returns: whether there was one.
  mutating func dismissLatest() -> Bool {
    guard let latest = shown.first else { return false }
    dismiss(latest.identity)
    return true
  }
}
