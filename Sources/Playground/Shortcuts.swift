/// One line of the key map: what is pressed, what it does, and what the help says.
struct Shortcut {
  let keys: String
  let meaning: String
  let strokes: [(key: Key, modifiers: Modifiers)]
  let action: Action
  /// Whether holding the key down repeats it. Page keys do not, so that a held clicker does not
  /// fly through the pages.
  var repeats = false
}

extension Shortcut {
  /// The whole key map, in the order of the help. Letters count with and without Shift only where
  /// they are listed so.
  static let all: [Shortcut] = [
    Shortcut(
      keys: "Space", meaning: "Play and pause", strokes: [(.space, [])], action: .togglePlay),
    Shortcut(
      keys: "← →", meaning: "One frame back, one on",
      strokes: [(.left, [])], action: .step(frames: -1), repeats: true),
    Shortcut(
      keys: "", meaning: "", strokes: [(.right, [])], action: .step(frames: 1), repeats: true),
    Shortcut(
      keys: "Shift ← →", meaning: "Ten frames back, ten on",
      strokes: [(.left, .shift)], action: .step(frames: -10), repeats: true),
    Shortcut(
      keys: "", meaning: "", strokes: [(.right, .shift)], action: .step(frames: 10), repeats: true),
    Shortcut(
      keys: "Home  End", meaning: "To the start, to the end", strokes: [(.home, [])],
      action: .goToStart),
    Shortcut(keys: "", meaning: "", strokes: [(.end, [])], action: .goToEnd),
    Shortcut(
      keys: "↑ ↓", meaning: "Faster, slower (0.05× to 4×)",
      strokes: [(.up, [])], action: .changeSpeed(by: 1), repeats: true),
    Shortcut(
      keys: "", meaning: "", strokes: [(.down, [])], action: .changeSpeed(by: -1), repeats: true),
    Shortcut(
      keys: "PgDn  PgUp", meaning: "Next and previous page, then demo",
      strokes: [(.pageDown, [])], action: .nextPage),
    Shortcut(keys: "", meaning: "", strokes: [(.pageUp, [])], action: .previousPage),
    Shortcut(keys: "1 … 9", meaning: "Choose a demo", strokes: [], action: .choose(demo: 0)),
    Shortcut(
      keys: "R", meaning: "Reset the demo", strokes: [(.character("r"), [])], action: .reset),
    Shortcut(
      keys: "G", meaning: "Show and hide the gallery", strokes: [(.character("g"), [])],
      action: .toggleGallery),
    Shortcut(
      keys: "H", meaning: "Show and hide all panels", strokes: [(.character("h"), [])],
      action: .togglePanels),
    Shortcut(
      keys: "/", meaning: "Search the demos",
      strokes: [(.character("/"), []), (.character("f"), .control)], action: .search),
    Shortcut(
      keys: "F  F11", meaning: "Full screen",
      strokes: [(.character("f"), []), (.function(11), [])], action: .toggleFullscreen),
    Shortcut(
      keys: "Tab  Enter", meaning: "To the next control, press it", strokes: [], action: .toggleHelp
    ),
    Shortcut(
      keys: "?  F1", meaning: "Show and hide these keys",
      strokes: [
        (.character("/"), .shift), (.character("?"), []), (.character("?"), .shift),
        (.function(1), []),
      ], action: .toggleHelp),
    Shortcut(
      keys: "Ctrl Q", meaning: "Quit",
      strokes: [(.character("q"), .control), (.character("q"), .command)], action: .quit),
  ]

  /// The action of a stroke, or nil where it has none.
  static func action(for key: Key, _ modifiers: Modifiers, isRepeat: Bool) -> Action? {
    if case .character(let sign) = key, modifiers.isEmpty, let digit = sign.wholeNumberValue,
      (1...9).contains(digit), !isRepeat
    {
      return .choose(demo: digit - 1)
    }
    let match = all.first { shortcut in
      shortcut.strokes.contains { $0.key == key && $0.modifiers == modifiers }
    }
    guard let match, match.repeats || !isRepeat else { return nil }
    return match.action
  }
}
