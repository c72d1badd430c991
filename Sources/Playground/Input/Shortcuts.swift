import Editing
import Interface
import Stage

// The key map.
extension Shortcut {
  /// The whole key map, in the order of the help.
  static let all: [Shortcut] =
    playing + moving + editing + making
    + showing + SidePanel.editing.compactMap(\.shortcut)
    + seeing + SidePanel.overviews.compactMap(\.shortcut)
    + finding + pointing + window

  private static let playing: [Shortcut] = [
    Shortcut(.playOrPause, [(.space, [], .togglePlay)]),
    Shortcut(
      .shuttle,
      [
        (.character("j"), [], .shuttle(-1)), (.character("k"), [], .shuttle(0)),
        (.character("l"), [], .shuttle(1)),
      ]),
    Shortcut(.slowMotion, [(.character("s"), [], .slowMotion)]),
    // Many layouts have no brackets without Alt.
    Shortcut(
      .loopKeys,
      [
        (.character("["), [], .setLoop(.start)), (.character("]"), [], .setLoop(.end)),
        (.character("\\"), [], .clearLoop), (.home, .control, .setLoop(.start)),
        (.end, .control, .setLoop(.end)), (.backspace, .control, .clearLoop),
      ]),
    Shortcut(
      .endings, [(.character("l"), .shift, .cycleEnding)]),
    Shortcut(
      .speeds, repeats: true,
      [(.up, [], .changeSpeed(by: 1)), (.down, [], .changeSpeed(by: -1))]),
    Shortcut(
      .chooseDriver,
      [(.character("d"), [], .cycleDriver(by: 1)), (.character("d"), .shift, .cycleDriver(by: -1))]),
    Shortcut(
      .scrollPhysics, [(.character("p"), [], .cyclePhysics)]
    ),
  ]

  private static let moving: [Shortcut] = [
    Shortcut(
      .stepOneFrame, repeats: true,
      [(.left, [], .step(frames: -1)), (.right, [], .step(frames: 1))]),
    Shortcut(
      .stepTenFrames, repeats: true,
      [(.left, .shift, .step(frames: -10)), (.right, .shift, .step(frames: 10))]),
    Shortcut(
      .jumpToKeyframe, repeats: true,
      [(.left, .alt, .jumpToKeyframe(-1)), (.right, .alt, .jumpToKeyframe(1))]),
    Shortcut(
      .jumpToMarker,
      [
        (.character("n"), [], .jumpToMarker(1)), (.character("n"), .shift, .jumpToMarker(-1)),
      ]),
    Shortcut(.typeTime, [(.enter, [], .typeTime)]),
    Shortcut(.goToEnds, [(.home, [], .goToStart), (.end, [], .goToEnd)]),
    Shortcut(
      .turnPages,
      [(.pageDown, [], .nextPage), (.pageUp, [], .previousPage)]),
    // Some layouts have the digits on Shift.
    Shortcut(
      .openDemo, keys: "1 … 9", digits([]), others: digits(.shift)),
    Shortcut(
      .rewindLastMinute, repeats: true,
      [
        (.left, .control, .rewind(Show.rewindStep)), (.right, .control, .rewind(-Show.rewindStep)),
      ]),
    Shortcut(
      .whileRewinding, isForRewinding: true,
      [(.enter, [], .resumeFromHere), (.escape, [], .returnToNow)]),
  ]

  private static let editing: [Shortcut] = [
    Shortcut(
      .undoRedo, repeats: true,
      [
        (.character("z"), .control, .undo), (.character("y"), .control, .redo),
        (.character("z"), [.control, .shift], .redo),
      ],
      others: [
        (.character("z"), .command, .undo), (.character("z"), [.command, .shift], .redo),
      ]),
    Shortcut(
      .insertOrDelete,
      [(.character("i"), [], .timeline(.insert)), (.delete, [], .timeline(.delete))],
      others: [(.backspace, [], .timeline(.delete))]),
    Shortcut(
      .nudgeKeyframes, repeats: true,
      nudges([]) { .nudge(frames: $0) }),
    Shortcut(
      .stretchKeyframes, repeats: true,
      nudges(.alt) { .stretch(frames: $0) }),
    Shortcut(
      .selectMore,
      [(.character("a"), .control, .timeline(.selectAll))],
      others: [(.character("a"), .command, .timeline(.selectAll))]),
    Shortcut(
      .clipboard, clipboard(.control),
      others: clipboard(.command)),
    Shortcut(
      .duplicateKeyframes, [(.character("d"), .control, .timeline(.duplicate))],
      others: [(.character("d"), .command, .timeline(.duplicate))]),
    Shortcut(
      .versionKeys,
      [(.character("b"), [], .exchangeVersion), (.character("b"), .shift, .keepVersion)]),
    Shortcut(
      .editOnStage, [(.character("q"), [], .editor(.toggle))]),
    Shortcut(
      .recordMotion, [(.character("w"), [], .editor(.record))]),
    Shortcut(
      .autoKey, [(.character("i"), .shift, .editor(.toggleAutoKey))]),
    Shortcut(.addMarker, [(.character("m"), .shift, .timeline(.addMarker))]),
    Shortcut(.resetDemo, [(.character("r"), [], .reset)]),
  ]

  private static let showing: [Shortcut] = [
    Shortcut(.toggleTimeline, [(.character("t"), [], .toggleTimeline)]),
    Shortcut(.toggleAnimated, [(.character("u"), [], .timeline(.toggleAnimated))]),
  ]

  private static let seeing: [Shortcut] = [
    Shortcut(.compareVersions, [(.character("c"), [], .toggleCompare)]),
    Shortcut(
      .toggleMotion,
      [(.character("m"), [], .toggleTrails), (.character("v"), [], .toggleValues)]),
  ]

  private static let finding: [Shortcut] = [
    Shortcut(
      .exportFilm, [(.character("e"), .control, .film(.open))],
      others: [(.character("e"), .command, .film(.open))]),
    Shortcut(.toggleGallery, [(.character("g"), [], .toggleGallery)]),
    Shortcut(.togglePanels, [(.character("h"), [], .togglePanels)]),
    Shortcut(
      .search, [(.character("/"), [], .search), (.character("f"), .control, .search)]),
  ]

  private static let making: [Shortcut] = [
    Shortcut(
      .newScene, [(.character("n"), .control, .newScene)],
      others: [(.character("n"), .command, .newScene)]),
    Shortcut(
      .saveKeys,
      [(.character("s"), .control, .save), (.character("s"), [.control, .shift], .saveAs)],
      others: [(.character("s"), .command, .save), (.character("s"), [.command, .shift], .saveAs)]),
    Shortcut(
      .drawKeys,
      [
        (.character("r"), .shift, .tools(.choose(.rectangle))),
        (.character("e"), .shift, .tools(.choose(.ellipse))),
        (.character("s"), .shift, .tools(.choose(.star))),
        (.character("g"), .shift, .tools(.choose(.polygon))),
        (.character("t"), .shift, .tools(.choose(.text))),
        (.character("p"), .shift, .tools(.choose(.pen))),
      ]),
    Shortcut(
      .groupKeys,
      [
        (.character("g"), .control, .nodes(.group)),
        (.character("g"), [.control, .shift], .nodes(.ungroup)),
      ],
      others: [
        (.character("g"), .command, .nodes(.group)),
        (.character("g"), [.command, .shift], .nodes(.ungroup)),
      ]),
    Shortcut(
      .orderKeys,
      [
        (.up, .control, .nodes(.order(.forward))), (.down, .control, .nodes(.order(.backward))),
        (.up, [.control, .shift], .nodes(.order(.toFront))),
        (.down, [.control, .shift], .nodes(.order(.toBack))),
      ]),
    Shortcut(.renameNode, [(.function(2), [], .outline(.rename))]),
  ]

  private static let window: [Shortcut] = [
    Shortcut(
      .openFile, [(.character("o"), .control, .file(.toggleOpening))],
      others: [(.character("o"), .command, .file(.toggleOpening))]),
    Shortcut(
      .fullScreen,
      [(.character("f"), [], .toggleFullscreen), (.function(11), [], .toggleFullscreen)]),
    Shortcut(
      .presentKeys,
      [(.function(5), [], .talk(.present)), (.function(5), .shift, .talk(.presentFromHere))]),
    Shortcut(.addTalkStop, [(.function(5), .control, .talk(.addStop))]),
    Shortcut(
      .interfaceSize, interface(.control),
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
      .findCommand,
      [
        (.character("?"), [], .toggleHelp), (.function(1), [], .toggleHelp),
        (.character("k"), .control, .toggleHelp),
      ],
      others: [
        (.character("/"), .shift, .toggleHelp), (.character("?"), .shift, .toggleHelp),
        (.character("k"), .command, .toggleHelp),
      ]),
    Shortcut(
      .cyclePanels, repeats: true,
      [(.function(6), [], .cyclePanels(by: 1)), (.function(6), .shift, .cyclePanels(by: -1))]),
    Shortcut(
      .openMenu, [(.menu, [], .openMenu), (.function(10), .shift, .openMenu)]),
    Shortcut(.closeTop, [(.escape, [], .escape)]),
    Shortcut(
      .quit, [(.character("q"), .control, .quit)],
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
