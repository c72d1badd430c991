import Keyframes
import Persistence

/// A speaker's order from outside the window. As text it is one of these:
///
/// | text | means |
/// | - | - |
/// | `next`, `black` … | a command of talks |
/// | `choose` | goes to the stop that is chosen on the contact sheet, as Enter does |
/// | `go N` | goes to a stop, by its number from 1 |
/// | `minutes N` | the length of the talk, unless its file has one |
/// | `riff talk-place 1` … | resumes a talk that was interrupted; one that was left is offered |
public enum TalkOrder: Equatable, Sendable {
  case command(TalkCommand)
  case choose
  /// The number of a stop, from 1; nothing happens if there is none.
  case go(Int)
  /// Within ``TalkTiming/range``.
  case minutes(Double)
  case resume(SavedStop)

  /// Nil for another text.
  public init?(text: String) {
    if let command = TalkCommand(rawValue: text) {
      self = .command(command)
    } else if text == "choose" {
      self = .choose
    } else if let savedStop = SavedStop(text: text) {
      self = .resume(savedStop)
    } else {
      let words = text.split(separator: " ", omittingEmptySubsequences: false)
      guard words.count == 2 else { return nil }
      switch words[0] {
      case "go":
        guard let number = Int(words[1]), 1...Talk.mostStops ~= number else { return nil }
        self = .go(number)
      case "minutes":
        guard let minutes = Double(words[1]), TalkTiming.range.contains(minutes) else { return nil }
        self = .minutes(minutes)
      case _: return nil
      }
    }
  }

  public var text: String {
    switch self {
    case .command(let command): command.rawValue
    case .choose: "choose"
    case .go(let number): "go \(number)"
    case .minutes(let minutes): "minutes \(minutes.exactText)"
    case .resume(let savedStop): savedStop.text
    }
  }
}
