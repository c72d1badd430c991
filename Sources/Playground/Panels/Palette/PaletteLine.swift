import AppState
import DemoKit
import Editing
import Formats
import Interface
import Keyframes
import Stage
import Talks
import Words

/// Something that the palette finds: a command, a demo, a knob, or a gesture that is only shown.
struct PaletteLine: Equatable {
  enum Effect: Equatable {
    case action(Action)
    /// The line has several actions: shows them one by one.
    case narrow
    /// Shows the knob, and gives it the focus.
    case knob(String)
  }

  let title: String
  var keys = ""
  /// Other words that find it.
  var also = ""
  /// The words that others use for it.
  var synonyms: [String] = []
  /// Its title and words in the other languages, used if its own do not match.
  var foreign: [String] = []
  /// Its kind, if it is not a command.
  var kind = ""
  /// Above the line, in the key map.
  var heading = ""
  /// Nil for gestures that have no command.
  var effect: Effect?
}

extension PaletteLine {
  /// The key map, and below it the keys of talks and the gestures, as they are shown while the field
  /// is empty.
  static func keyMap(_ talks: TalkKeys) -> [PaletteLine] {
    Shortcut.all.map(line) + headed("While presenting a talk", talks.hints.map(line))
      + headed("Mouse, touch and focus", GestureHint.pointer.map(line))
      + headed("Game controller", GestureHint.pad.map(line) + PadShortcut.all.map(line))
  }

  /// The keys of talks, each with its meaning.
  static func talks(_ keys: TalkKeys) -> [PaletteLine] {
    keys.hints.map { hint in
      var line = line(hint)
      line.also = localized("While presenting a talk")
      line.foreign = Language.others.map { $0.during { localized(hint.meaning) } }
      line.kind = localized("while presenting")
      return line
    }
  }

  /// Everything that is the same in all demos.
  static var commands: [PaletteLine] {
    var lines = ownCommands
    for language in Language.others {
      for (index, line) in language.during({ ownCommands }).enumerated() {
        lines[index].foreign += [line.title, line.also] + line.synonyms
      }
    }
    return lines
  }

  private static var ownCommands: [PaletteLine] {
    // One by one: as one sum it takes the compiler 17 s to find the right `line` for each.
    var lines = Shortcut.all.flatMap(commands)
    lines += GestureHint.pointer.map(line)
    lines += GestureHint.pad.map(line)
    lines += PadShortcut.all.map(line)
    lines += more.map(command)
    lines += Language.offered.map { command(.useLanguage($0)) }
    lines += SidePanel.all.filter { $0.key == nil }.map { command(.toggle($0)) }
    lines += BlendMode.allCases.map { command(.nodes(.blend($0))) }
    lines += (TangentKind.allCases + [nil]).map { command(.timeline(.setTangents($0))) }
    lines += [TrackEnd.after, .before].flatMap { end in
      Extrapolation.allCases.map { command(.timeline(.extrapolate($0, end))) }
    }
    lines += NodeAlignment.allCases.map { command(.editor(.align($0))) }
    lines += PointCommand.allCases.map { command(.editor(.points($0))) }
    lines += NodeDistribution.allCases.map { command(.editor(.distribute($0))) }
    return lines + copies
  }

  static func demos(_ workspace: Workspace) -> [PaletteLine] {
    workspace.gallery.players.enumerated().map { index, player in
      PaletteLine(
        title: player.demo.titleNow, keys: index < 9 ? String(index + 1) : "",
        also: localized("open choose a demo \(player.demo.name)"), foreign: player.demo.searched,
        kind: localized("demo"),
        effect: .action(.choose(demo: index)))
    }
  }

  static func knobs(_ workspace: Workspace) -> [PaletteLine] {
    let demo = workspace.player.demo
    return demo.knobs.map { knob in
      PaletteLine(
        title: demo.label(of: knob), also: localized("knob \(knob.name)"),
        foreign: Language.others.map { $0.during { demo.label(of: knob) } },
        kind: localized("knob, \(demo.text(of: demo.knobValues.value(of: knob.name), knob))"),
        effect: .knob(knob.name))
    }
  }

  private static let more: [Action] = [
    .toggleVectors, .toggleReducedMotion, .blind(.toggle), .cycleSpeed, .knobs(.offer),
    .knobs(.reset), .dropEdits, .fitTimeline, .timeline(.typeLength), .timeline(.resetLength),
    .timeline(.renameMarker), .timeline(.deleteMarker), .timeline(.searchRows),
    .timeline(.resetTrack), .timeline(.resize(rows: 2)), .timeline(.resize(rows: -2)),
    .timeline(.show(.animated)), .timeline(.show(.set)), .timeline(.show(.node)),
    .timeline(.show(.all)),
    .graph(.fitSelection), .graph(.zoomValues(1 / 1.5)), .graph(.zoomValues(1.5)),
    .graph(.toggleNormalised), .graph(.freeze), .graph(.clearFrozen), .graph(.typeKey),
    .graph(.showAll),
    .zoomTimeline(1 / 1.5), .zoomTimeline(1.5), .giveControl(.any), .timeline(.toggleColors),
    .nodes(.copy), .nodes(.cut), .nodes(.selectAll), .nodes(.delete), .nodes(.duplicate),
    .nodes(.mask(.alpha)), .nodes(.mask(.luminance)), .nodes(.invertMask), .nodes(.releaseMask),
    .nodes(.drawStroke), .nodes(.stagger(.forwards)), .nodes(.stagger(.backwards)),
    .nodes(.stagger(.fromCentre)), .nodes(.stagger(.fromEdges)), .nodes(.toggleHidden(nil)),
    .nodes(.toggleLocked(nil)),
    .nextTheme, .theme(.dark), .theme(.light), .theme(.projector), .theme(.colorBlind),
    .file(.togglePlacing), .editor(.writeText), .editor(.editPoints), .tour(.begin),
    .pointing(.undo), .pointing(.redo), .pointing(.cycleLifetime), .pointing(.cycleColor),
    .pointing(.resize(by: 1)), .pointing(.resize(by: -1)), .code(.subject(.track)),
    .code(.subject(.lines)), .curve(.show(.nearest)), .curve(.keepNearest(.known)),
    .curve(.keepNearest(.spring)), .curve(.keepNearest(.bezier)), .curve(.token(.make)),
    .curve(.token(.makeDuration)),
    .curve(.token(.edit)), .curve(.token(.select(nil))), .curve(.token(.detach)),
    .curve(.token(.rename(nil))), .curve(.token(.delete(nil))),
    .curve(.token(.copy(.dtcg))), .curve(.token(.copy(.css))),
  ]

  private static func command(_ action: Action) -> PaletteLine {
    PaletteLine(
      title: action.ownWords ?? "", synonyms: action.synonyms, effect: .action(action))
  }

  private static func line(_ shortcut: Shortcut) -> PaletteLine {
    let actions = shortcut.actions
    return PaletteLine(
      title: shortcut.words, keys: shortcut.keys,
      effect: actions.count == 1 ? .action(actions[0].action) : .narrow)
  }

  private static func line(_ gesture: GestureHint) -> PaletteLine {
    PaletteLine(title: gesture.words, keys: gesture.keys)
  }

  private static func line(_ hint: TalkKeys.Hint) -> PaletteLine {
    PaletteLine(title: localized(hint.meaning), keys: hint.signs)
  }

  private static func line(_ pad: PadShortcut) -> PaletteLine {
    PaletteLine(title: pad.words, keys: pad.keys, effect: .action(pad.action))
  }

  private static func headed(_ heading: Message, _ lines: [PaletteLine]) -> [PaletteLine] {
    lines.enumerated().map { index, line in
      var line = line
      if index == 0 { line.heading = localized(heading) }
      return line
    }
  }

  /// A line for each action; demos have lines of their own.
  private static func commands(of shortcut: Shortcut) -> [PaletteLine] {
    shortcut.actions.compactMap { action, keys in
      if case .choose = action { return nil }
      return PaletteLine(
        title: action.ownWords ?? shortcut.words, keys: keys, also: shortcut.words,
        synonyms: action.synonyms,
        effect: .action(action))
    }
  }

  private static var copies: [PaletteLine] {
    let subjects = ExportSubject.allCases.filter { $0 != .easing }
    let actions =
      EasingDialect.allCases.map { ExportAction.copyEasing($0) }
      + subjects.flatMap { subject in
        ExportFormat.codes.map { ExportAction.copyAs(subject, $0) }
      }
    return actions.map { action in
      PaletteLine(
        title: action.words, also: localized("export code"), effect: .action(.export(action)))
    }
  }
}
