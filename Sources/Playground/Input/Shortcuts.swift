import Stage

/// One line of the key map: what the help says, and what each stroke does.
struct Shortcut {
  typealias Stroke = (key: Key, modifiers: Modifiers, action: Action)

  let keys: String
  let meaning: String
  let strokes: [Stroke]
  /// Whether holding the key down repeats it. Page keys do not, so that a held clicker does not
  /// fly through the pages.
  let repeats: Bool

  init(_ keys: String, _ meaning: String, repeats: Bool = false, _ strokes: Stroke...) {
    self.init(keys, meaning, repeats: repeats, strokes)
  }

  init(_ keys: String, _ meaning: String, repeats: Bool = false, _ strokes: [Stroke]) {
    self.keys = keys
    self.meaning = meaning
    self.strokes = strokes
    self.repeats = repeats
  }

  /// The action of a stroke, or nil where it has none.
  static func action(for key: Key, _ modifiers: Modifiers, isRepeat: Bool) -> Action? {
    for shortcut in all where shortcut.repeats || !isRepeat {
      for stroke in shortcut.strokes where stroke.key == key && stroke.modifiers == modifiers {
        return stroke.action
      }
    }
    return nil
  }

  /// The whole key map, in the order of the help.
  static let all: [Shortcut] = [
    Shortcut("Space", "Play and pause", (.space, [], .togglePlay)),
    Shortcut(
      "J  K  L", "Backwards, stop, forwards; again is faster", (.character("j"), [], .shuttle(-1)),
      (.character("k"), [], .shuttle(0)), (.character("l"), [], .shuttle(1))),
    Shortcut("S", "Slow motion while it is held"),
    Shortcut(
      "[  ]  \\", "Loop from here, to here, no loop", (.character("["), [], .setLoop(.start)),
      (.character("]"), [], .setLoop(.end)), (.character("\\"), [], .clearLoop)),
    Shortcut(
      "Shift L", "At the end: stop, loop, turn around", (.character("l"), .shift, .cycleEnding)),
    Shortcut(
      "D", "Who may move time: any driver, or one alone",
      (.character("d"), [], .cycleDriver(by: 1)),
      (.character("d"), .shift, .cycleDriver(by: -1))),
    Shortcut(
      "P", "How time is thrown: iOS, iOS fast, Android, macOS, none",
      (.character("p"), [], .cyclePhysics)),
    Shortcut(
      "← →", "One frame back, one on", repeats: true,
      (.left, [], .step(frames: -1)), (.right, [], .step(frames: 1))),
    Shortcut(
      "Shift ← →", "Ten frames back, ten on", repeats: true,
      (.left, .shift, .step(frames: -10)), (.right, .shift, .step(frames: 10))),
    Shortcut(
      "Alt ← →", "The keyframe before, the one after", repeats: true,
      (.left, .alt, .jumpToKeyframe(-1)), (.right, .alt, .jumpToKeyframe(1))),
    Shortcut(
      "T", "Show and hide the timeline (Ctrl wheel zooms)", (.character("t"), [], .toggleTimeline)),
    Shortcut(
      "I  Del", "Insert a keyframe here, delete the selected ones",
      (.character("i"), [], .timeline(.insert)), (.delete, [], .timeline(.delete)),
      (.backspace, [], .timeline(.delete))),
    Shortcut(
      ",  .", "Selected keyframes a frame earlier, later (Shift: ten)", repeats: true,
      (.character(","), [], .timeline(.nudge(frames: -1))),
      (.character("."), [], .timeline(.nudge(frames: 1))),
      (.character(","), .shift, .timeline(.nudge(frames: -10))),
      (.character("."), .shift, .timeline(.nudge(frames: 10)))),
    Shortcut(
      "Alt ,  .", "Pull selected keyframes together, apart", repeats: true,
      (.character(","), .alt, .timeline(.stretch(frames: -1))),
      (.character("."), .alt, .timeline(.stretch(frames: 1))),
      (.character(","), [.alt, .shift], .timeline(.stretch(frames: -10))),
      (.character("."), [.alt, .shift], .timeline(.stretch(frames: 10)))),
    Shortcut(
      "Ctrl A", "Select the track's keyframes, then all",
      (.character("a"), .control, .timeline(.selectAll)),
      (.character("a"), .command, .timeline(.selectAll))),
    Shortcut(
      "Ctrl C  X  V", "Copy, cut, paste keyframes", (.character("c"), .control, .timeline(.copy)),
      (.character("x"), .control, .timeline(.cut)), (.character("c"), .command, .timeline(.copy)),
      (.character("x"), .command, .timeline(.cut))),
    Shortcut("Shift drag", "A box around keyframes; in the ruler a loop"),
    Shortcut(
      "Alt drag", "Move what follows too (Shift: all tracks); a node on the stage"),
    Shortcut("Ctrl drag", "Without snapping"),
    Shortcut("Tab ↑ ↓ Enter", "On the timeline: from row to row, the keyframe at the playhead"),
    Shortcut("Enter", "Type a time: 1.5, 1/3, 50%, +0.2"),
    Shortcut(
      "Ctrl D", "Keyframes a second time", (.character("d"), .control, .timeline(.duplicate)),
      (.character("d"), .command, .timeline(.duplicate))),
    Shortcut(
      "Home  End", "To the start, to the end", (.home, [], .goToStart), (.end, [], .goToEnd)),
    Shortcut(
      "↑ ↓", "Faster, slower (0.05× to 4×)", repeats: true,
      (.up, [], .changeSpeed(by: 1)), (.down, [], .changeSpeed(by: -1))),
    Shortcut(
      "PgDn  PgUp", "Next and previous page, then demo",
      (.pageDown, [], .nextPage), (.pageUp, [], .previousPage)),
    Shortcut(
      "1 … 9", "Choose a demo",
      "123456789".enumerated().map { (.character($1), [], .choose(demo: $0)) }),
    Shortcut("Ctrl ← →", "Look back through the last minute, and on"),
    Shortcut("O", "Show and hide the demo's knobs", (.character("o"), [], .toggleKnobs)),
    Shortcut("E", "Show and hide the curve editor", (.character("e"), [], .toggleCurve)),
    Shortcut("C", "Compare all versions in lanes", (.character("c"), [], .toggleCompare)),
    Shortcut(
      "B  Shift B", "To the other version and back; keep this one as the next",
      (.character("b"), [], .exchangeVariant), (.character("b"), .shift, .keepVariant)),
    Shortcut(
      "M  V", "Ways with dots at equal times; values and graphs",
      (.character("m"), [], .toggleTrails), (.character("v"), [], .toggleValues)),
    Shortcut("X", "Take home as code: show and hide", (.character("x"), [], .toggleHome)),
    Shortcut("Ctrl C  Ctrl V", "Copy what the code panel shows; paste easings, tracks, nodes"),
    Shortcut(
      "Ctrl Z  Ctrl Y", "Undo, redo", repeats: true,
      (.character("z"), .control, .undo), (.character("z"), [.control, .shift], .redo),
      (.character("y"), .control, .redo), (.character("z"), .command, .undo),
      (.character("z"), [.command, .shift], .redo)),
    Shortcut("R", "Reset the demo", (.character("r"), [], .reset)),
    Shortcut("G", "Show and hide the gallery", (.character("g"), [], .toggleGallery)),
    Shortcut("H", "Show and hide all panels", (.character("h"), [], .togglePanels)),
    Shortcut(
      "/", "Search the demos", (.character("/"), [], .search), (.character("f"), .control, .search)),
    Shortcut(
      "F  F11", "Full screen",
      (.character("f"), [], .toggleFullscreen), (.function(11), [], .toggleFullscreen)),
    Shortcut("Tab  Enter", "To the next control, press it"),
    Shortcut(
      "?  F1  Ctrl K", "Find a command; show and hide these keys",
      (.character("/"), .shift, .toggleHelp), (.character("?"), [], .toggleHelp),
      (.character("?"), .shift, .toggleHelp), (.function(1), [], .toggleHelp),
      (.character("k"), .control, .toggleHelp), (.character("k"), .command, .toggleHelp)),
    Shortcut("Ctrl =  Ctrl −  Ctrl 0", "Interface larger, smaller, as usual", Self.interface),
    Shortcut(
      "Ctrl Q", "Quit", (.character("q"), .control, .quit), (.character("q"), .command, .quit)),
  ]

  /// Some layouts have the plus sign on a key of its own, others above the equals sign.
  private static let interface: [Stroke] = [Modifiers.control, .command].flatMap { modifier in
    [
      (.character("="), modifier, .changeInterface(by: 1)),
      (.character("-"), modifier, .changeInterface(by: -1)),
      (.character("0"), modifier, .resetInterface),
      (.character("+"), modifier, .changeInterface(by: 1)),
      (.character("+"), modifier.union(.shift), .changeInterface(by: 1)),
      (.character("="), modifier.union(.shift), .changeInterface(by: 1)),
    ]
  }

  /// The lines of the help: all keys, then what fingers and game controllers do.
  static let help: [Shortcut] =
    all + [Shortcut("Two fingers", "Pinch or twist time back and on")]
    + PadShortcut.all.map { Shortcut("Pad " + $0.buttons, $0.meaning) }
}
