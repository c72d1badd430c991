import Keyframes
import Testing

/// Errors for pasted notations of other systems, parameters and compositions.
struct EasingPasteErrorTests {
  static let spring =
    "spring(bounce), spring(mass stiffness damping velocity), spring(duration: 0.5, bounce: 0.3) "
    + "or spring(response: 0.5, dampingFraction: 0.7)"

  static let sentences: [(notation: String, sentence: String)] = [
    ("spring", "\"(\" is missing (column 7): write \(spring)."),
    ("spring()", "The bounce of spring is missing (column 8): give a number."),
    ("spring(1)", "The bounce of spring is 1 (column 8): give a number above -1 and below 1."),
    (
      "spring(0.5, 0.2)",
      "spring has two numbers (column 8): write spring(response: 0.5, dampingFraction: 0.2) or spring(duration: 0.5, bounce: 0.2)."
    ),
    ("spring(1 100 10)", "The velocity of spring is missing (column 16): give a number."),
    ("spring(1 100 0 0)", "The damping of spring is 0 (column 14): give a number above 0."),
    ("spring(1 100 10 0 5)", "\")\" is missing before \"5)\" (column 19): write \(spring)."),
    ("spring(0.4", "\")\" is missing (column 11): write \(spring)."),
    (
      "spring(1e300 1e-300 10 0)",
      "The spring never settles (column 8): give numbers closer to 1."
    ),
    (
      "spring(response: 0.5)",
      "The dampingFraction of spring is missing (column 8): add dampingFraction: and a number."
    ),
    (
      "spring(stiffness: 100)",
      "The damping of spring is missing (column 8): add damping: and a number."
    ),
    ("spring(duration: 0)", "The duration is 0 (column 18): give a number above 0."),
    ("spring(bounce: 1)", "The bounce is 1 (column 16): give a number above -1 and below 1."),
    (
      "spring(response: 1, dampingRatio: -2)",
      "The dampingRatio is -2 (column 35): give a number above 0."
    ),
    (
      "spring(bounce: x)",
      "The bounce is \"x\", not a number (column 16): give a number such as 0.5."
    ),
    ("spring(bounce: 0, Bounce: 0)", "\"Bounce\" is given twice (column 19): remove one."),
    ("spring(bounce: 0, mass: 1)", "spring does not take \"mass\" (column 19): remove it."),
    (
      "spring(response: 1, dampingRatio: 1, bounce: 0)",
      "spring with a response does not take \"bounce\" (column 38): remove it."
    ),
    (
      "spring(stiffness: 1, damping: 1, bounce: 0)",
      "spring with a stiffness does not take \"bounce\" (column 34): remove it."
    ),
    (
      "spring(bounce: 0, blendDuration: 1)",
      "The blendDuration is 1 (column 34): give 0 or remove it: an easing does not blend."
    ),
    (
      "bouncy(extraBounce: 0.7)",
      "The bounce of bouncy is 1.0 (column 1): "
        + "choose extraBounce so that it is above -1 and below 1."
    ),
    ("snappy(bounce: 0)", "snappy does not take \"bounce\" (column 8): remove it."),
    (
      ".smooth(duration: 1",
      "\")\" is missing (column 20): write .smooth(duration: 0.5, extraBounce: 0)."
    ),
    ("0.4 0 0.2", "y2 of cubic-bezier is missing (column 10): give a number."),
    ("[0.4, 0, 0.2, 1", "\"]\" is missing (column 16): write [0.4, 0, 0.2, 1]."),
    ("2, 0, 0.2, 1", "x1 of cubic-bezier is 2 (column 1): give a number from 0 to 1."),
    ("0.4 0 0.2 1 5", "\"5\" follows the easing (column 13): remove it."),
    ("timingCurve", "\"(\" is missing (column 12): write timingCurve(x1, y1, x2, y2)."),
    ("timingCurve(0, 0, 1)", "y2 of cubic-bezier is missing (column 20): give a number."),
    ("timingCurve(0, 0, 1, 1, 5)", "timingCurve does not take \"5\" (column 25): remove it."),
    (
      ".easeInOut(duration: 0.35)",
      "The duration 0.35 would be lost (column 22): "
        + "remove it: an easing takes as long as its segment of the track."
    ),
    ("linear(duration: 0)", "The duration is 0 (column 18): give a number above 0."),
    ("linear(delay: 1)", "linear does not take \"delay\" (column 8): remove it."),
    ("easeIn(speed: 2)", "easeIn does not take \"speed\" (column 8): remove it."),
    (
      "easeIn()",
      "The family of ease-in is missing (column 8): give a family such as quad or bounce."
    ),
    (
      "easeIn(.qad)",
      "The family of ease-in is \".qad\" (column 8): give a family such as quad or bounce."
    ),
    ("easeIn(.quad", "\")\" is missing (column 13): write ease-in-bounce."),
    ("power", "\"(\" is missing (column 6): write power(3)."),
    ("ease-in-power(0)", "The exponent of power is 0 (column 15): give a number above 0."),
    ("power(3", "\")\" is missing (column 8): write power(3)."),
    (
      "bounce(-1)", "The count of bounce is -1 (column 8): give a whole number from 0 to 100."
    ),
    (
      "bounce(2.5)", "The count of bounce is 2.5 (column 8): give a whole number from 0 to 100."
    ),
    ("bounce(4, 2)", "The restitution of bounce is 2 (column 11): give a number from 0 to 1."),
    (
      "bounce(4, 0.5, 1)",
      "\")\" is missing before \", 1)\" (column 14): write ease-out-bounce(count, restitution)."
    ),
    ("back(speed: 2)", "back does not take \"speed\" (column 6): remove it."),
    (
      "elastic(1 2)",
      "\")\" is missing before \"2)\" (column 11): write ease-out-elastic(amplitude, period)."
    ),
    ("mirrored", "\"(\" is missing (column 9): write mirrored(easing)."),
    ("clamped(ease", "\")\" is missing (column 13): write clamped(easing)."),
    (
      "joined(ease)",
      "\",\" is missing before \")\" (column 12): write joined(easing, easing, 0.5)."
    ),
    (
      "joined(ease, hold, 1)",
      "The at of joined is 1 (column 20): give a number above 0 and below 1."
    ),
    (
      "blended(ease, hold)",
      "\",\" is missing before \")\" (column 19): write blended(easing, easing, 0.5)."
    ),
    (
      "blended(ease, hold, 2)",
      "The amount of blended is 2 (column 21): give a number from 0 to 1."
    ),
    (
      "part(ease, 0.5, 0.2)",
      "The end of part is 0.2 (column 17): give a number above the start, up to 1."
    ),
    ("part(ease, 1, 1)", "The start of part is 1 (column 12): give a number from 0, below 1."),
    (
      "part(hold, 0.2, 0.8)",
      "The easing has the same value at both ends of the part (column 17): give a part whose ends differ."
    ),
    (
      "part(ease 0.2)",
      "\",\" is missing before \"0.2)\" (column 11): write part(easing, 0.2, 0.8)."
    ),
    (
      "custom(wobble)",
      "No custom easing is called \"wobble\" (column 8): "
        + "give the name of a custom easing that this program defines."
    ),
    (
      "custom()",
      "The name of a custom easing is missing (column 8): "
        + "give the name of a custom easing that this program defines."
    ),
    (
      String(repeating: "mirrored(", count: 65) + "ease",
      "\"mirrored\" is nested more than 64 deep (column 577): use fewer nested easings."
    ),
  ]

  @Test(arguments: sentences)
  func saysWhatIsWrongWhereAndWhatToDo(_ notation: String, _ sentence: String) {
    let error = #expect(throws: EasingNotationError.self) { try Easing(notation: notation) }
    #expect(error?.description == sentence)
  }
}
