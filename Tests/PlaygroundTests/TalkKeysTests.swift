import Formats
import Interface
import Testing
import Words

@testable import AppState
@testable import Playground
@testable import Talks

/// The keys of talks, and the file that changes them.
@Suite(.languages) struct TalkKeysTests {
  @Test func whatClickersSendHasItsMeaning() {
    let keys = TalkKeys()
    let table: [(Key, Modifiers, TalkCommand)] = [
      (.pageDown, [], .next), (.pageUp, [], .back), (.character("n"), [], .next),
      (.character("p"), [], .back), (.right, [], .next), (.left, [], .back), (.down, [], .next),
      (.up, [], .back), (.space, [], .next), (.space, .shift, .back), (.character("b"), [], .black),
      (.character("."), [], .black), (.character("w"), [], .white), (.function(5), [], .leave),
      (.function(5), .shift, .leave), (.function(11), [], .fullScreen), (.home, [], .first),
      (.end, [], .last), (.pageUp, .shift, .playBack),
    ]
    for (key, modifiers, command) in table {
      #expect(keys.command(key, modifiers) == command, "\(key)")
    }
  }

  /// A clicker sends nothing that changes how everything looks.
  @Test func noClickerChangesTheThemeOrTheLanguage() {
    let keys = TalkKeys()
    #expect(keys.words(of: .theme) == ["c"] && keys.words(of: .language) == ["i"])
  }

  @Test func everyCommandHasAKeyAndReadsBack() throws {
    let keys = TalkKeys()
    let lines = TalkCommand.allCases.map { command in
      #expect(!keys.words(of: command).isEmpty)
      return "\(command.rawValue) = \(keys.words(of: command).joined(separator: " "))"
    }
    let text = ([TalkKeys.firstLine] + lines).joined(separator: "\n")
    #expect(try TalkKeys(text: text) == keys)
    #expect(try TalkKeys(text: TalkKeys.firstLine) == keys)
  }

  @Test func aLineReplacesTheKeysOfItsCommand() throws {
    let keys = try TalkKeys(
      text: "riff keys 1\n# mine\n next = b shift+f3 control+x +\nwhite = none\n")
    #expect(keys.words(of: .next) == ["+", "b", "control+x", "shift+f3"])
    #expect(keys.command(.pageDown, []) == nil && keys.command(.character("w"), []) == nil)
    // The key that went to another command leaves its own the others.
    #expect(keys.words(of: .black) == ["."])
  }

  @Test(arguments: [
    (1, 1, "begins with the line", "next = n"),
    (2, 1, "Did you mean \"next\"?", "riff keys 1\nnxet = n"),
    (2, 6, "comes =", "riff keys 1\nnext n"), (2, 7, "has no keys", "riff keys 1\nnext ="),
    (2, 8, "Did you mean \"page-down\"?", "riff keys 1\nnext = page-dwon"),
    (3, 8, "b already means \"next\"", "riff keys 1\nnext = b\nback = b"),
    (2, 10, "n already means \"next\"", "riff keys 1\nnext = n n"),
    (3, 1, "\"next\" appears twice", "riff keys 1\nnext = n\nnext = m"),
    (2, 8, "cannot be changed", "riff keys 1\nnext = 5"),
    (2, 8, "cannot be changed", "riff keys 1\nnext = escape"),
    (2, 13, "Unexpected word", "riff keys 1\nnext = none n"),
  ])
  func aMistakeIsToldWithItsPlace(_ line: Int, _ column: Int, _ words: String, _ text: String)
    throws
  {
    let thrown = #expect(throws: FileErrors.self) { try TalkKeys(text: text) }
    let error = try #require(thrown?.errors.first)
    #expect(error.line == line && error.column == column, "\(error)")
    #expect(error.sentence.english.contains(words), "\(error.sentence)")
  }

  @Test func aReportSaysWhatADeviceSends() {
    let keys = TalkKeys()
    func report(_ key: Key, _ modifiers: Modifiers = [], isRepeat: Bool = false) -> KeyReport? {
      KeyReport(.keyPressed(key, modifiers, isRepeat: isRepeat), keys)
    }
    #expect(report(.pageDown)?.key == "page-down" && report(.pageDown)?.command == .next)
    #expect(report(.pageDown, isRepeat: true)?.command == nil)
    #expect(report(.function(5), .shift)?.key == "shift+f5")
    #expect(report(.character("q"), .control)?.quits == true)
    #expect(report(.character("x"))?.otherwise == "nothing")
    #expect(report(.escape)?.quits == false && report(.character("7"))?.otherwise != "nothing")
    #expect(KeyReport(.pointerLeft, keys) == nil)
  }
}
