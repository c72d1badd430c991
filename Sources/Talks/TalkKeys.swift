public import Formats
public import Interface
import Keyframes
import Persistence
import Words

/// The command of a key while a talk is presented.
public enum TalkCommand: String, CaseIterable, Sendable {
  case next, back
  /// Plays backwards to the stop before, where that shows the same demo.
  case playBack = "play-back"
  case first, last, black, white
  /// The contact sheet.
  case stops
  /// The stop from its beginning.
  case again
  /// Plays and pauses.
  case play
  case reverse, forward, slow
  /// A frame back or forward; these repeat while the key is held.
  case stepBack = "step-back"
  case stepForward = "step-forward"
  case fullScreen = "full-screen"
  /// Starts or pauses the stopwatch.
  case stopwatch
  case resetStopwatch = "reset-stopwatch"
  /// The window with the speaker's notes.
  case notes
  /// The link to the speaker's page, for a phone.
  case phone
  /// High-contrast colours, or colours that are safe for colour-blind people.
  case theme
  case language
  /// Exchanges the displays of the talk and of the notes.
  case swapDisplays = "swap-displays"
  /// The type in the speaker's notes.
  case largerNotes = "larger-notes"
  case smallerNotes = "smaller-notes"
  /// Clicks on the ground go to the next stop, or no longer do.
  case click
  case leave
}

/// The keys of talks: the ones that presentation clickers send, and more. A file can change them.
///
/// ```
/// riff keys 1
/// # Each line replaces the keys of a command.
/// next = page-down space
/// black = b . shift+f5
/// white = none
/// ```
public struct TalkKeys: Equatable, Sendable {
  package struct Stroke: Hashable {
    package let key: Key
    package let modifiers: Modifiers
  }

  private var commands: [Stroke: TalkCommand] = [:]

  package static let firstLine = "riff keys 1"
  /// The effect of digits and of these keys can't be changed.
  package static let fixed: [Key] = [.enter, .escape]

  /// The usual keys.
  public init() {
    for (command, strokes) in Self.usual {
      for (key, modifiers) in strokes { commands[Stroke(key: key, modifiers: modifiers)] = command }
    }
  }

  /// The command of a key with exactly these modifiers; nil if it has none.
  public func command(_ key: Key, _ modifiers: Modifiers) -> TalkCommand? {
    commands[Stroke(key: key, modifiers: modifiers)]
  }

  /// Whether a key, with whatever modifiers, has this command.
  package func means(_ command: TalkCommand, _ key: Key) -> Bool {
    commands.contains { $0.key.key == key && $0.value == command }
  }

  /// A key as the file has it.
  package static func word(_ key: Key, _ modifiers: Modifiers) -> String {
    Stroke(key: key, modifiers: modifiers).word
  }

  /// The keys of a command as the file has them, in a fixed order.
  public func words(of command: TalkCommand) -> [String] { strokes(of: command).map(\.word) }

  /// The keys of a command in a fixed order.
  package func strokes(of command: TalkCommand) -> [Stroke] {
    let usual = Self.usual.first { $0.command == command }?.strokes.map {
      Stroke(key: $0.key, modifiers: $0.modifiers)
    }
    let own = commands.filter { $0.value == command }.map(\.key)
    return own.sorted { left, right in
      let positions = [left, right].map { usual?.firstIndex(of: $0) ?? Int.max }
      return positions[0] == positions[1] ? left.word < right.word : positions[0] < positions[1]
    }
  }

  /// The keys of reveal.js and pympress, and Riff's usual keys for time.
  private static let usual: [(command: TalkCommand, strokes: [(key: Key, modifiers: Modifiers)])] =
    [
      (
        .next,
        [
          (.pageDown, []), (.character("n"), []), (.right, []), (.down, []), (.space, []),
        ]
      ),
      (
        .back,
        [
          (.pageUp, []), (.character("p"), []), (.left, []), (.up, []), (.space, .shift),
          (.backspace, []),
        ]
      ),
      (
        .playBack,
        [
          (.pageUp, .shift), (.character("p"), .shift), (.left, .shift), (.up, .shift),
          (.backspace, .shift),
        ]
      ),
      (.first, [(.home, [])]), (.last, [(.end, [])]),
      (.black, [(.character("b"), []), (.character("."), [])]), (.white, [(.character("w"), [])]),
      (.stops, [(.character("o"), [])]), (.again, [(.character("r"), [])]),
      (.play, [(.character("k"), [])]), (.reverse, [(.character("j"), [])]),
      (.forward, [(.character("l"), [])]), (.slow, [(.character("s"), [])]),
      (.stepBack, [(.character("a"), [])]), (.stepForward, [(.character("d"), [])]),
      (.fullScreen, [(.character("f"), []), (.function(11), [])]),
      (.stopwatch, [(.character("t"), [])]), (.resetStopwatch, [(.character("t"), .shift)]),
      (.notes, [(.character("v"), [])]), (.phone, [(.character("q"), [])]),
      (.theme, [(.character("c"), [])]), (.language, [(.character("i"), [])]),
      (
        .largerNotes,
        [
          (.character("+"), []), (.character("+"), .shift), (.character("="), []),
          (.character("="), .shift),
        ]
      ),
      (.smallerNotes, [(.character("-"), [])]),
      (.swapDisplays, [(.character("x"), [])]), (.click, [(.character("m"), [])]),
      (.leave, [(.function(5), []), (.function(5), .shift)]),
    ]

  // MARK: The file

  /// Reads a file of keys. Commands that it does not name keep their usual keys, except keys that
  /// it gives to others.
  ///
  /// - Throws: all mistakes that were found, in the order of the file.
  public init(text: String) throws(FileErrors) {
    self.init()
    let lines = text.writtenLines
    var errors: [FileError] = []
    if lines[0].split(separator: " ").joined(separator: " ") != Self.firstLine {
      let first = TalkWords(lines[0], line: 1)
      throw FileErrors(
        first.error("A file of keys begins with the line \"\(Self.firstLine)\".", at: 1))
    }
    var given: [Stroke: TalkCommand] = [:]
    var seen: Set<TalkCommand> = []
    for (index, line) in lines.enumerated().dropFirst() {
      let words = TalkWords(line, line: index + 1)
      guard !words.isComment, errors.count < 20 else { continue }
      do throws(FileError) {
        try read(words, &given, &seen)
      } catch {
        errors.append(error)
      }
    }
    guard errors.isEmpty else { throw FileErrors(errors) }
    commands = commands.filter { !seen.contains($0.value) }.merging(given) { $1 }
  }

  private func read(
    _ line: TalkWords, _ given: inout [Stroke: TalkCommand], _ seen: inout Set<TalkCommand>
  ) throws(FileError) {
    var words = line
    let word = try words.word("The command")
    guard let command = TalkCommand(rawValue: word) else {
      let names = TalkCommand.allCases.map(\.rawValue)
      throw line.error(
        "There is no command \(word.quoted(atMost: 40))." + hint(for: word, among: names))
    }
    guard seen.insert(command).inserted else { throw line.error("\"\(word)\" appears twice.") }
    let sign = words
    guard words.next() == "=" else {
      throw sign.error("After the command comes = and its keys, as in \"black = b .\".")
    }
    guard words.peek != "none" else {
      _ = words.next()
      return try words.finish("\"none\"")
    }
    guard !words.isEmpty else {
      throw words.error("\"\(word)\" has no keys: name one, or \"none\".")
    }
    while !words.isEmpty {
      let position = words
      let stroke = try Stroke(&words)
      if let other = given[stroke] {
        throw position.error("\(stroke.word) already means \"\(other.rawValue)\".")
      }
      given[stroke] = command
    }
  }
}
