import Keyframes
import Testing

struct EasingNotationErrorTests {
  static let empty =
    "give a name such as ease-out or a curve such as cubic-bezier(0.42, 0, 1, 1)."
  static let bezier = "write cubic-bezier(x1, y1, x2, y2)."
  static let position = "give jump-start, jump-end, jump-none or jump-both."

  static let sentences: [(notation: String, sentence: String)] = [
    ("", "An easing is missing (column 1): \(empty)"),
    (" \t\n", "An easing is missing (column 4): \(empty)"),
    ("(0)", "An easing is missing (column 1): \(empty)"),
    (
      "bonce",
      "No easing is called \"bonce\" (column 1): give a name such as ease-out or ease-out-bounce."
    ),
    (
      "e-ase",
      "No easing is called \"e-ase\" (column 1): give a name such as ease-out or ease-out-bounce."
    ),
    (
      " NaN",
      "No easing is called \"NaN\" (column 2): give a name such as ease-out or ease-out-bounce."
    ),
    ("ease-in 3", "\"3\" follows the easing (column 9): remove it."),
    ("steps(3))", "\")\" follows the easing (column 9): remove it."),
    ("ease(1) x ", "\"(1) x\" follows the easing (column 5): remove it."),
    ("cubic-bezier", "\"(\" is missing (column 13): \(bezier)"),
    ("cubic-bezier(", "x1 of cubic-bezier is missing (column 14): give a number."),
    ("cubic-bezier(0, 0, 1)", "\",\" is missing before \")\" (column 21): \(bezier)"),
    ("cubic-bezier(0 0, 1, 1)", "\",\" is missing before \"0, 1, 1)\" (column 16): \(bezier)"),
    ("cubic-bezier(0, 0, 1, 1", "\")\" is missing (column 24): \(bezier)"),
    (
      "cubic-bezier(1.5, 0, 1, 1)",
      "x1 of cubic-bezier is 1.5 (column 14): give a number from 0 to 1."
    ),
    (
      "cubic-bezier(0, 0, -.1, 1)",
      "x2 of cubic-bezier is -.1 (column 20): give a number from 0 to 1."
    ),
    (
      "cubic-bezier(0, nan, 1, 1)",
      "y1 of cubic-bezier is \"nan\", not a number (column 17): give a number such as 0.5."
    ),
    (
      "cubic-bezier(0, -inf, 1, 1)",
      "y1 of cubic-bezier is \"-inf\", not a number (column 17): give a number such as 0.5."
    ),
    (
      "cubic-bezier(0, 0x1p3, 1, 1)",
      "y1 of cubic-bezier is \"0x1p3\", not a number (column 17): give a number such as 0.5."
    ),
    (
      "cubic-bezier(0, 1e999, 1, 1)",
      "y1 of cubic-bezier is 1e999, too large (column 17): give a smaller number."
    ),
    ("steps", "\"(\" is missing (column 6): write steps(4) or steps(4, jump-end)."),
    ("steps()", "The number of steps is missing (column 7): give a whole number of at least 1."),
    ("steps(0)", "The number of steps is \"0\" (column 7): give a whole number of at least 1."),
    ("steps(-2)", "The number of steps is \"-2\" (column 7): give a whole number of at least 1."),
    ("steps(2.5)", "The number of steps is \"2.5\" (column 7): give a whole number of at least 1."),
    (
      "steps(1, jump-none)",
      "The number of steps is \"1\" (column 7): give a whole number of at least 2 with jump-none."
    ),
    ("steps(3, up)", "The step position is \"up\" (column 10): \(position)"),
    ("steps(3, nowhere)", "The step position is \"nowhere\" (column 10): \(position)"),
    ("steps(3,)", "The step position is \"\" (column 9): \(position)"),
    ("steps(3, none)", "The step position is \"none\" (column 10): \(position)"),
    ("linear()", "A stop of linear is missing (column 8): give a number."),
    ("linear(0,,1)", "A stop of linear is missing (column 10): give a number."),
    ("linear(0, 1", "\")\" is missing (column 12): write linear(0, 0.5 20%, 1)."),
    ("linear(20%, 1)", "The stop \"20%\" has no number (column 8): write it as 0.5 20%."),
    (
      "linear(0 1)",
      "The stop has a second number, \"1\" (column 10): put a comma before it or a % after it."
    ),
    (
      "linear(0 1% 2% 3%)", "The stop has a third percentage, \"3%\" (column 16): give at most two."
    ),
    (
      "linear(0 x%, 1)",
      "The percentage of a stop is \"x%\", not a number (column 10): give a number such as 0.5."
    ),
    (
      "linear(0 1e%, 1)",
      "The percentage of a stop is \"1e%\", not a number (column 10): give a number such as 0.5."
    ),
    ("ease-in-quad(2)", "\"(2)\" follows the easing (column 13): remove it."),
    ("ease-in-back(-1)", "The overshoot of back is -1 (column 14): give 0 or more."),
    ("ease-in-elastic(0.5)", "The amplitude of elastic is 0.5 (column 17): give 1 or more."),
    ("ease-in-elastic(1, 0)", "The period of elastic is 0 (column 20): give a number above 0."),
    ("reversed(hold", "\")\" is missing (column 14): write reversed(easing)."),
  ]

  @Test(arguments: sentences)
  func saysWhatIsWrongWhereAndWhatToDo(_ notation: String, _ sentence: String) {
    let error = #expect(throws: EasingNotationError.self) { try Easing(notation: notation) }
    #expect(error?.description == sentence)
  }

  static let unknown: [(notation: String, name: String?)] = [
    ("ease-out-bonce", "ease-out-bonce" as String?), ("reversed(Bounze)", "Bounze"),
    ("steps(0)", nil), ("", nil),
  ]

  @Test(arguments: unknown)
  func unknownNamesAreReported(_ notation: String, _ name: String?) {
    let error = #expect(throws: EasingNotationError.self) { try Easing(notation: notation) }
    #expect(error?.unknownName == name)
  }

  @Test func longTextsAreQuotedTruncated() throws {
    let error = #expect(throws: EasingNotationError.self) {
      try Easing(notation: String(repeating: "a", count: 100_000))
    }
    #expect(try #require(error).description.count < 200)
  }
}
