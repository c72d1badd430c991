public import Interface
import Keyframes
public import Talks
public import Words

/// A device's input, and its effect during a talk: for people who set up a clicker.
public struct KeyReport: Equatable, Sendable {
  /// The key as the file of keys has it.
  public let key: String
  /// The command during a talk; nil if there is none that can be changed.
  public let command: TalkCommand?
  /// The effect otherwise, in a few words.
  public let otherwise: Message
  /// Whether it ends the program.
  public let quits: Bool

  /// Nil for events that are not the press of a key or of a controller's button.
  public init?(_ event: InputEvent, _ keys: TalkKeys) {
    switch event {
    case .padPressed(let button):
      (key, command, quits) = ("button \(button.rawValue)", nil, false)
      otherwise = "a button of a game controller"
    case .keyPressed(let key, let modifiers, let isRepeat):
      self.key = TalkKeys.word(key, modifiers)
      quits = Shortcut.action(for: key, modifiers, isRepeat: isRepeat) == .quit
      command = isRepeat ? nil : keys.command(key, modifiers)
      otherwise =
        isRepeat ? "held down: nothing" : quits ? "quit" : Self.fixed(key, modifiers) ?? "nothing"
    case _: return nil
    }
  }

  private static func fixed(_ key: Key, _ modifiers: Modifiers) -> Message? {
    guard modifiers.isEmpty else { return nil }
    switch key {
    case .enter: return "go to the stop whose number was typed"
    case .escape: return "close what is on top, and at last leave the talk"
    case .character(let digit) where digit.isASCII && digit.isNumber: return "the number of a stop"
    case _: return nil
    }
  }
}
