/// One line of the game controller's map: what the help says, and what each button does.
struct PadShortcut {
  enum Meaning: Equatable {
    case action(Action)
    /// As Esc: closes what lies on top.
    case back
  }

  let buttons: String
  let meaning: String
  let presses: [(button: PadButton, meaning: Meaning)]

  init(
    _ buttons: String, _ meaning: String, _ presses: (button: PadButton, meaning: Meaning)...
  ) {
    self.buttons = buttons
    self.meaning = meaning
    self.presses = presses
  }

  /// What a press of a button does, or nil where it does nothing.
  static func meaning(of button: PadButton) -> Meaning? {
    all.lazy.flatMap(\.presses).first { $0.button == button }?.meaning
  }

  /// The whole map, in the order of the help.
  static let all: [PadShortcut] = [
    PadShortcut("stick", "Backwards, forwards, to 4×"),
    PadShortcut("triggers", "Scrub: all of it in two seconds"),
    PadShortcut("A  B", "Play and pause; as Esc", (.a, .action(.togglePlay)), (.b, .back)),
    PadShortcut(
      "L  R", "Previous and next page, then demo",
      (.leftShoulder, .action(.previousPage)), (.rightShoulder, .action(.nextPage))),
    PadShortcut(
      "← →", "One frame back, one on",
      (.left, .action(.step(frames: -1))), (.right, .action(.step(frames: 1)))),
    PadShortcut(
      "↑ ↓", "Faster, slower",
      (.up, .action(.changeSpeed(by: 1))), (.down, .action(.changeSpeed(by: -1)))),
    PadShortcut(
      "X  Y", "Reset the demo; all panels", (.x, .action(.reset)), (.y, .action(.togglePanels))),
    PadShortcut(
      "Start Back", "Full screen; these keys",
      (.start, .action(.toggleFullscreen)), (.back, .action(.toggleHelp))),
  ]
}
