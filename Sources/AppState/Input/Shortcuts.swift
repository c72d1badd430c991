import Editing
import Interface
import Stage
import Words

// The key map.
extension Shortcut {
  /// The whole key map, in the order of the help.
  package static let all: [Shortcut] =
    playing + moving + editing + making
    + showing + SidePanel.editing.compactMap(\.shortcut)
    + views + SidePanel.overviews.compactMap(\.shortcut)
    + finding + pointing + window

  private static let playing: [Shortcut] = [
    Shortcut("Play or pause", [(.space, [], .togglePlay)]),
    Shortcut(
      "Play backwards, stop, play forwards; press again for double speed",
      [
        (.character("j"), [], .shuttle(-1)), (.character("k"), [], .shuttle(0)),
        (.character("l"), [], .shuttle(1)),
      ]),
    Shortcut("Slow motion while held", [(.character("s"), [], .slowMotion)]),
    // Many layouts have no brackets without Alt.
    Shortcut(
      "Loop from here, loop to here, clear the loop",
      [
        (.character("["), [], .setLoop(.start)), (.character("]"), [], .setLoop(.end)),
        (.character("\\"), [], .clearLoop), (.home, .control, .setLoop(.start)),
        (.end, .control, .setLoop(.end)), (.backspace, .control, .clearLoop),
      ]),
    Shortcut(
      "At the end: stop, loop or ping-pong", [(.character("l"), .shift, .cycleEnding)]),
    Shortcut(
      "Faster, slower (0.05× to 4×)", repeats: true,
      [(.up, [], .changeSpeed(by: 1)), (.down, [], .changeSpeed(by: -1))]),
    Shortcut(
      "Choose the input that controls time",
      [(.character("d"), [], .cycleDriver(by: 1)), (.character("d"), .shift, .cycleDriver(by: -1))]),
    Shortcut(
      "Scroll physics: iOS, iOS fast, Android, macOS, none", [(.character("p"), [], .cyclePhysics)]
    ),
  ]

  private static let moving: [Shortcut] = [
    Shortcut(
      "Step back or forward one frame", repeats: true,
      [(.left, [], .step(frames: -1)), (.right, [], .step(frames: 1))]),
    Shortcut(
      "Step back or forward ten frames", repeats: true,
      [(.left, .shift, .step(frames: -10)), (.right, .shift, .step(frames: 10))]),
    Shortcut(
      "Go to the previous or next keyframe", repeats: true,
      [(.left, .alt, .jumpToKeyframe(-1)), (.right, .alt, .jumpToKeyframe(1))]),
    Shortcut(
      "Next and previous marker",
      [
        (.character("n"), [], .jumpToMarker(1)), (.character("n"), .shift, .jumpToMarker(-1)),
      ]),
    Shortcut("Type a time: 1.5, 120f, 1/3, 50%, +=0.2", [(.enter, [], .typeTime)]),
    Shortcut("Go to the start, to the end", [(.home, [], .goToStart), (.end, [], .goToEnd)]),
    Shortcut(
      "Next or previous page, then demo",
      [(.pageDown, [], .nextPage), (.pageUp, [], .previousPage)]),
    // Some layouts have the digits on Shift.
    Shortcut(
      "Open a demo", keys: "1 … 9", digits([]), others: digits(.shift)),
    Shortcut(
      "Rewind through the last minute, and forward again", repeats: true,
      [
        (.left, .control, .rewind(Action.rewindStep)),
        (.right, .control, .rewind(-Action.rewindStep)),
      ]),
    Shortcut(
      "While rewinding: resume from here, return to now", isForRewinding: true,
      [(.enter, [], .resumeFromHere), (.escape, [], .returnToNow)]),
  ]

  private static let editing: [Shortcut] = [
    Shortcut(
      "Undo, redo", repeats: true,
      [
        (.character("z"), .control, .undo), (.character("y"), .control, .redo),
        (.character("z"), [.control, .shift], .redo),
      ],
      others: [
        (.character("z"), .command, .undo), (.character("z"), [.command, .shift], .redo),
      ]),
    Shortcut(
      "Insert a keyframe at the playhead, delete the selected ones",
      [(.character("i"), [], .timeline(.insert)), (.delete, [], .timeline(.delete))],
      others: [(.backspace, [], .timeline(.delete))]),
    Shortcut(
      "Move selected keyframes one frame earlier or later (Shift: ten)", repeats: true,
      nudges([]) { .nudge(frames: $0) }),
    Shortcut(
      "Squeeze or stretch selected keyframes by a frame (Shift: ten)", repeats: true,
      nudges(.alt) { .stretch(frames: $0) }),
    Shortcut(
      "Raise or lower the values of selected keyframes (Shift: ten steps)", repeats: true,
      [
        (.up, .alt, .graph(.raise(steps: 1))), (.down, .alt, .graph(.raise(steps: -1))),
        (.up, [.alt, .shift], .graph(.raise(steps: 10))),
        (.down, [.alt, .shift], .graph(.raise(steps: -10))),
      ]),
    Shortcut(
      "Select all nodes; on the timeline all keyframes of the track, then of all tracks",
      [(.character("a"), .control, .timeline(.selectAll))],
      others: [(.character("a"), .command, .timeline(.selectAll))]),
    Shortcut(
      "Copy nodes, keyframes, or the code in the export panel; cut; paste", clipboard(.control),
      others: clipboard(.command)),
    Shortcut(
      "Tangents of the selected keyframes: automatic, smooth, flat, broken",
      [(.character("t"), .alt, .timeline(.cycleTangents))]),
    Shortcut(
      "Duplicate the selected nodes or keyframes",
      [(.character("d"), .control, .timeline(.duplicate))],
      others: [(.character("d"), .command, .timeline(.duplicate))]),
    Shortcut(
      "Swap versions, save this one as a new version",
      [(.character("b"), [], .exchangeVersion), (.character("b"), .shift, .keepVersion)]),
    Shortcut(
      "Edit on the stage: select, move, scale and rotate nodes",
      [(.character("q"), [], .editor(.toggle))]),
    Shortcut(
      "Record a motion: hold and drag a node, its handles or a corner",
      [(.character("w"), [], .editor(.record))]),
    Shortcut(
      "Draw the curve by hand, pin it behind the next ones",
      [(.character("w"), .shift, .curve(.draw)), (.character("c"), .shift, .curve(.pin))]),
    Shortcut(
      "Auto-key: changes become keyframes at the playhead",
      [(.character("i"), .shift, .editor(.toggleAutoKey))]),
    Shortcut("Add a marker at the playhead", [(.character("m"), .shift, .timeline(.addMarker))]),
    Shortcut("Reset the demo", [(.character("r"), [], .reset)]),
  ]

  private static let showing: [Shortcut] = [
    Shortcut("Show or hide the timeline", [(.character("t"), [], .toggleTimeline)]),
    Shortcut(
      "Timeline: only what is animated, and back",
      [(.character("u"), [], .timeline(.toggleAnimated))]),
  ]

  private static let views: [Shortcut] = [
    Shortcut("Compare versions side by side", [(.character("c"), [], .toggleCompare)]),
    Shortcut(
      "Show or hide motion paths; values and the graph editor",
      [(.character("m"), [], .toggleTrails), (.character("v"), [], .toggleValues)]),
    Shortcut(
      "Show speeds, or values", [(.character("v"), .shift, .graph(.toggleSpeed))]),
    Shortcut("Fit all curves", [(.character("f"), .shift, .graph(.fit))]),
  ]

  private static let finding: [Shortcut] = [
    Shortcut(
      "Export a film", [(.character("e"), .control, .film(.open))],
      others: [(.character("e"), .command, .film(.open))]),
    Shortcut("Show or hide the gallery", [(.character("g"), [], .toggleGallery)]),
    Shortcut("Show or hide all panels", [(.character("h"), [], .togglePanels)]),
    Shortcut(
      "Search demos", [(.character("/"), [], .search), (.character("f"), .control, .search)]),
  ]

  private static let making: [Shortcut] = [
    Shortcut(
      "New scene", [(.character("n"), .control, .newScene)],
      others: [(.character("n"), .command, .newScene)]),
    Shortcut(
      "Save the edits into the file, save the scene as a new file",
      [(.character("s"), .control, .save), (.character("s"), [.control, .shift], .saveAs)],
      others: [(.character("s"), .command, .save), (.character("s"), [.command, .shift], .saveAs)]),
    Shortcut(
      "Draw a rectangle, an ellipse, a star, a polygon, a text, a path",
      [
        (.character("r"), .shift, .tools(.choose(.rectangle))),
        (.character("e"), .shift, .tools(.choose(.ellipse))),
        (.character("s"), .shift, .tools(.choose(.star))),
        (.character("g"), .shift, .tools(.choose(.polygon))),
        (.character("t"), .shift, .tools(.choose(.text))),
        (.character("p"), .shift, .tools(.choose(.pen))),
      ]),
    Shortcut(
      "Group the selected nodes, ungroup",
      [
        (.character("g"), .control, .nodes(.group)),
        (.character("g"), [.control, .shift], .nodes(.ungroup)),
      ],
      others: [
        (.character("g"), .command, .nodes(.group)),
        (.character("g"), [.command, .shift], .nodes(.ungroup)),
      ]),
    Shortcut(
      "Bring selected nodes forward, send them backward (Shift: to front, to back)",
      [
        (.up, .control, .nodes(.order(.forward))), (.down, .control, .nodes(.order(.backward))),
        (.up, [.control, .shift], .nodes(.order(.toFront))),
        (.down, [.control, .shift], .nodes(.order(.toBack))),
      ]),
    Shortcut("Rename the selected node", [(.function(2), [], .outline(.rename))]),
  ]

  private static let window: [Shortcut] = [
    Shortcut(
      "Open a file", [(.character("o"), .control, .file(.toggleOpening))],
      others: [(.character("o"), .command, .file(.toggleOpening))]),
    Shortcut(
      "Full screen",
      [(.character("f"), [], .toggleFullscreen), (.function(11), [], .toggleFullscreen)]),
    Shortcut(
      "Present the talk from the first stop, from here",
      [(.function(5), [], .talk(.present)), (.function(5), .shift, .talk(.presentFromHere))]),
    Shortcut("Add what is on the stage to the talk", [(.function(5), .control, .talk(.addStop))]),
    Shortcut(
      "Larger, smaller or default interface size", interface(.control),
      others: interface(.command)
        + [Modifiers.control, .command].flatMap { modifier -> [Stroke] in
          // Some layouts have the plus sign on a key of its own, others above the equals sign.
          [
            (.character("+"), modifier, .changeInterface(by: 1)),
            (.character("+"), modifier.union(.shift), .changeInterface(by: 1)),
            (.character("="), modifier.union(.shift), .changeInterface(by: 1)),
          ]
        }),
    Shortcut(
      "Find a command, show all keys",
      [
        (.character("?"), [], .toggleHelp), (.function(1), [], .toggleHelp),
        (.character("k"), .control, .toggleHelp),
      ],
      others: [
        (.character("/"), .shift, .toggleHelp), (.character("?"), .shift, .toggleHelp),
        (.character("k"), .command, .toggleHelp),
      ]),
    Shortcut(
      "Go to the next or previous panel", repeats: true,
      [(.function(6), [], .cyclePanels(by: 1)), (.function(6), .shift, .cyclePanels(by: -1))]),
    Shortcut(
      "Open the context menu", [(.menu, [], .openMenu), (.function(10), .shift, .openMenu)]),
    Shortcut("Close what is on top", [(.escape, [], .escape)]),
    Shortcut(
      "Quit", [(.character("q"), .control, .quit)],
      others: [(.character("q"), .command, .quit)]),
  ]

  private static func digits(_ modifiers: Modifiers) -> [Stroke] {
    "123456789".enumerated().map { (.character($1), modifiers, .choose(demo: $0)) }
  }

  private static func nudges(
    _ modifiers: Modifiers, _ command: (Int) -> TimelineCommand
  ) -> [Stroke] {
    [
      (.character(","), modifiers, .timeline(command(-1))),
      (.character("."), modifiers, .timeline(command(1))),
      (.character(","), modifiers.union(.shift), .timeline(command(-10))),
      (.character("."), modifiers.union(.shift), .timeline(command(10))),
    ]
  }

  private static func clipboard(_ modifier: Modifiers) -> [Stroke] {
    [
      (.character("c"), modifier, .copy), (.character("x"), modifier, .timeline(.cut)),
      (.character("v"), modifier, .paste),
    ]
  }

  private static func interface(_ modifier: Modifiers) -> [Stroke] {
    [
      (.character("="), modifier, .changeInterface(by: 1)),
      (.character("-"), modifier, .changeInterface(by: -1)),
      (.character("0"), modifier, .resetInterface),
    ]
  }
}
