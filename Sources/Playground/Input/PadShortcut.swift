import Interface

/// A button of a game controller, and what it does.
struct PadShortcut {
  /// The label printed on most game controllers.
  let sign: String
  let meaning: Phrase
  let button: PadButton
  let action: Action

  init(_ sign: String, _ meaning: Phrase, _ button: PadButton, _ action: Action) {
    (self.sign, self.meaning, self.button, self.action) = (sign, meaning, button, action)
  }

  /// What the help says.
  var words: String { Words[meaning] }

  /// As the help shows it.
  var keys: String { Words[.padButton, sign] }

  /// The action of a button; nil if it has none.
  static func action(of button: PadButton) -> Action? { all.first { $0.button == button }?.action }

  /// The whole map, in the order of the help.
  static let all: [PadShortcut] = [
    PadShortcut("A", .playOrPause, .a, .togglePlay),
    PadShortcut("B", .closeTopLikeEsc, .b, .escape),
    PadShortcut("X", .resetDemo, .x, .reset),
    PadShortcut("Y", .togglePanels, .y, .togglePanels),
    PadShortcut("L", .previousPage, .leftShoulder, .previousPage),
    PadShortcut("R", .nextPage, .rightShoulder, .nextPage),
    PadShortcut("←", .stepBack, .left, .step(frames: -1)),
    PadShortcut("→", .stepForward, .right, .step(frames: 1)),
    PadShortcut("↑", .faster, .up, .changeSpeed(by: 1)),
    PadShortcut("↓", .slower, .down, .changeSpeed(by: -1)),
    PadShortcut("Start", .fullScreen, .start, .toggleFullscreen),
    PadShortcut("RS", .openMenu, .rightStick, .openMenu),
    PadShortcut("Back", .findCommand, .back, .toggleHelp),
  ]
}
