import Testing
import Words

/// How a message keeps its format and its arguments, and how it is shown.
@Suite struct MessageTests {
  private static let french: Language? = try? Language(
    tag: "fr",
    po: """
      msgid ""
      msgstr "Language: fr\\nPlural-Forms: nplurals=2; plural=(n > 1);\\nX-Name: français\\n"

      #, fuzzy
      msgid "Redo"
      msgstr "Peut-être"

      msgid "{1} is not a colour."
      msgstr "{1} n’est pas une couleur."

      msgctxt "talk"
      msgid "Stop"
      msgstr "Étape"

      msgid "Stop"
      msgstr "Arrêter"

      msgid "The {1} of {2}"
      msgstr "{2} : "
      "{1}"

      msgid "1 keyframe in {1}"
      msgid_plural "{1} keyframes in {2}"
      msgstr[0] "{1} image clé dans {2}"
      msgstr[1] "{1} images clés dans {2}"
      """)

  private static let cases: [(Message, String, String)] = [
    (
      "\("hotpnk") is not a colour." as Message, "hotpnk is not a colour.",
      "hotpnk n’est pas une couleur."
    ),
    ("Stop", "Stop", "Arrêter"), (Message("Stop", context: "talk"), "Stop", "Étape"),
    ("Redo", "Redo", "Redo"),
    ("The \("end") of \("Stop" as Message)", "The end of Stop", "Arrêter : end"),
    (Message(verbatim: "Stop"), "Stop", "Stop"), (Message(key: "Stop"), "Stop", "Arrêter"),
    (("\("stop" as Message)" as Message).asStart, "Stop", "Stop"),
    (("Stop." as Message).asClause, "stop", "stop"),
    ("a" + "b \(1)" + "c \(2)", "ab 1c 2", "ab 1c 2"),
    (["Stop", "Redo"].joined(separator: ", "), "Stop, Redo", "Arrêter, Redo"),
    ("Stop" + (nil as Message?), "Stop", "Arrêter"),
    ("Stop" + ("Stop" as Message?), "Stop Stop", "Arrêter Arrêter"),
  ]

  @Test(arguments: cases)
  func messagesAreShownInALanguage(_ message: Message, _ english: String, _ french: String) throws {
    #expect(message.english == english)
    #expect(message.text(in: try #require(Self.french)) == french)
  }

  @Test(arguments: [
    (0, "0 keyframes in a", "0 image clé dans a"), (1, "1 keyframe in a", "1 image clé dans a"),
    (2, "2 keyframes in a", "2 images clés dans a"),
  ])
  func numbersChooseTheirForm(_ count: Int, _ english: String, _ french: String) throws {
    let message = Message(
      count: count, one: "1 keyframe in \("a")", other: "\(count) keyframes in \("a")")
    #expect(message.english == english)
    #expect(message.text(in: try #require(Self.french)) == french)
  }

  @Test func formatsHaveAPlaceholderForEachArgument() {
    let message: Message = "\(1) {x} \("a" as Message) {"
    #expect(message.format == "{1} {x} {2} {")
    #expect(message.arguments == [.text("1"), .message("a")])
    #expect(message.english == "1 {x} a {")
  }

  /// The space for Latin letters goes where both sides are Chinese, and beside full-width punctuation.
  @Test func noSpaceIsBetweenChineseCharacters() throws {
    let language = try Language(tag: "x", po: "msgid \"{1} of {2}\"\nmsgstr \"{2} 的 {1}\"\n")
    let message: (String, String) -> Message = { "\($0) of \($1)" }
    #expect(message("x", "bird").text(in: language) == "bird 的 x")
    #expect(message("旋转", "鸟").text(in: language) == "鸟的旋转")
    #expect(["好。", "好"].map { Message(verbatim: $0) }.joined().text(in: language) == "好。好")
  }

  @Test(arguments: [
    ("nplurals=1; plural=0;", [0, 0, 0, 0]), ("nplurals=2; plural=(n != 1);", [1, 0, 1, 1]),
    (
      "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
      [2, 0, 1, 2]
    ),
  ])
  func pluralRulesAreThoseOfGettext(_ rule: String, _ forms: [Int]) throws {
    let language = try Language(
      tag: "x",
      po: """
        msgid ""
        msgstr "Plural-Forms: \(rule)\\n"

        msgid "one"
        msgid_plural "{1} things"
        msgstr[0] "0"
        msgstr[1] "1"
        msgstr[2] "2"
        """)
    let shown = [0, 1, 2, 5].map { count in
      Message(count: count, one: "one", other: "\(count) things").text(in: language)
    }
    #expect(shown == forms.map(String.init))
  }

  @Test(arguments: [
    ("msgid \"a", 1), ("msgid a", 1), ("\n\"a\"", 2), ("msgid \"a\" b", 1), ("msgstuff \"a\"", 1),
    ("msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=(n !;\\n\"", 0),
  ])
  func mistakesNameTheirLine(_ text: String, _ line: Int) {
    #expect {
      try Language(tag: "x", po: text)
    } throws: { error in
      (error as? CatalogueError)?.line == line
    }
  }
}
