package import Interface
package import Words

/// A button of a game controller, and what it does.
package struct PadShortcut {
  /// The label printed on most game controllers.
  package let sign: String
  package let meaning: Message
  package let button: PadButton
  package let action: Action

  package init(_ sign: String, _ meaning: Message, _ button: PadButton, _ action: Action) {
    (self.sign, self.meaning, self.button, self.action) = (sign, meaning, button, action)
  }

  /// The text in the help.
  package var words: String { localized(meaning) }

  /// As the help shows it.
  package var keys: String { localized("Pad \(sign)") }

  /// The action of a button; nil if it has none.
  package static func action(of button: PadButton) -> Action? {
    all.first { $0.button == button }?.action
  }

  /// The whole map, in the order of the help.
  package static let all: [PadShortcut] = [
    PadShortcut("A", "Play or pause", .a, .togglePlay),
    PadShortcut("B", "Close what is on top, like Esc", .b, .escape),
    PadShortcut("X", "Reset the demo", .x, .reset),
    PadShortcut("Y", "Show or hide all panels", .y, .togglePanels),
    PadShortcut("L", "Previous page, then demo", .leftShoulder, .previousPage),
    PadShortcut("R", "Next page, then demo", .rightShoulder, .nextPage),
    PadShortcut("←", "Step back one frame", .left, .step(frames: -1)),
    PadShortcut("→", "Step forward one frame", .right, .step(frames: 1)),
    PadShortcut("↑", "Faster", .up, .changeSpeed(by: 1)),
    PadShortcut("↓", "Slower", .down, .changeSpeed(by: -1)),
    PadShortcut("Start", "Full screen", .start, .toggleFullscreen),
    PadShortcut("RS", "Open the context menu", .rightStick, .openMenu),
    PadShortcut("Back", "Find a command, show all keys", .back, .toggleHelp),
  ]
}
