// Pointing things out to an audience, in English.
extension English {
  static let pointing: [Phrase: String] = [
    .pointOut: "Laser, spotlight; ring around the pointer, magnifier",
    .markUp: "Pen, highlighter; arrow, box",
    .eraseMarks: "Erase all marks",
    .showInput: "Show keys, clicks and changes of time to an audience",
    .laser: "Laser pointer",
    .spotlight: "Spotlight",
    .lens: "Magnifier",
    .pointerRing: "Ring around the pointer",
    .penMark: "Draw with a pen",
    .highlighter: "Draw with a highlighter",
    .arrowMark: "Draw an arrow",
    .boxMark: "Draw a box",
    .undoMark: "Undo the last mark",
    .redoMark: "Redo the last mark",
    .markLifetime: "How long marks stay",
    .markColor: "Next colour of marks",
    .laserHint: "Laser pointer. Alt+wheel changes its size; Esc puts it away.",
    .spotlightHint: "Spotlight. Alt+wheel changes its size; Esc puts it away.",
    .lensHint: "Magnifier. Alt+wheel zooms from 2× to 8×; Esc puts it away.",
    .penMarkHint:
      "Pen. 1 to 5 choose a colour, Backspace undoes, Esc erases all; Esc again puts it away.",
    .highlighterHint:
      "Highlighter. 1 to 5 choose a colour, Backspace undoes, Esc erases all; Esc again puts it away.",
    .arrowHint:
      "Drag to draw an arrow. 1 to 5 choose a colour, Backspace undoes, Esc erases all; "
      + "Esc again puts it away.",
    .boxHint:
      "Drag to draw a box. 1 to 5 choose a colour, Backspace undoes, Esc erases all; "
      + "Esc again puts it away.",
    .marksFade: "Marks fade after {1} s",
    .marksStay: "Marks stay until they are erased",
    .inputDisplayOn: "Keys, clicks and changes of time are shown on the stage",
    .shownClick: "Click",
    .shownDoubleClick: "Double-click",
    .shownRightClick: "Right-click",
    .shownDrag: "Drag",
    .shownWheel: "Wheel {1}",
    .shownPinch: "Pinch",
    .shownTwist: "Twist",
    .shownPad: "Gamepad {1}",
  ]
}
