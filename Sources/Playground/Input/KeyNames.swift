import DemoKit
import Editing
import Interface
import Stage
import Words

extension Key {
  /// The key's label.
  var sign: String {
    switch self {
    case .space: "Space"
    case .left: "←"
    case .right: "→"
    case .up: "↑"
    case .down: "↓"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .tab: "Tab"
    case .enter: "Enter"
    case .escape: "Esc"
    case .backspace: "Backspace"
    case .delete: "Del"
    case .menu: "Menu"
    case .function(let number): "F\(number)"
    case .character(let character): character.uppercased()
    }
  }
}

extension Modifiers {
  /// The labels of the keys, in the usual order.
  var signs: [String] {
    let all: [(Modifiers, String)] = [
      (.command, "Cmd"), (.control, "Ctrl"), (.alt, "Alt"), (.shift, "Shift"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

extension Shortcut {
  /// The labels of strokes: "J  K  L", "Ctrl Z  Y  Ctrl Shift Z". Neighbours with the same modifiers
  /// show them once.
  static func signs(of strokes: [Stroke]) -> String {
    var signs: [String] = []
    var modifiers: Modifiers = []
    for stroke in strokes {
      let prefix = stroke.modifiers == modifiers ? [] : stroke.modifiers.signs
      signs.append((prefix + [stroke.key.sign]).joined(separator: " "))
      modifiers = stroke.modifiers
    }
    return signs.joined(separator: "  ")
  }

  /// The actions of the line, each once, with the keys of its first stroke.
  var actions: [(action: Action, keys: String)] {
    var found: [(action: Action, keys: String)] = []
    for stroke in strokes where !found.contains(where: { $0.action == stroke.action }) {
      let signs = stroke.modifiers.signs + [stroke.key.sign]
      found.append((stroke.action, signs.joined(separator: " ")))
    }
    return found.count == 1 ? [(found[0].action, tidyKeys)] : found
  }

  /// The keys with single spaces between them.
  private var tidyKeys: String { keys.split(separator: " ").joined(separator: " ") }

  /// The keys of the first stroke of an action; empty if it has none.
  static func firstKeys(of action: Action) -> String {
    let stroke = all.lazy.flatMap(\.strokes).first { $0.action == action }
    return stroke.map { ($0.modifiers.signs + [$0.key.sign]).joined(separator: " ") } ?? ""
  }

  /// The name of an action and its keys; nil if it has none.
  static func naming(_ action: Action) -> (words: String, keys: String)? {
    for line in all {
      guard let found = line.actions.first(where: { $0.action == action }) else { continue }
      return (action.ownWords ?? line.words, found.keys)
    }
    return nil
  }
}

extension Action {
  /// Its name if it shares its line of the key map with others, or has none; else nil.
  var ownWords: String? {
    switch self {
    case .timeline(let command): command.words
    case .curve(let action): action.words
    case .picker(let action): action.words
    case .editor(let action): action.words
    case .properties(let action): action.words
    case .export(let action): action.words
    case .film(let action): action.words
    case .code(let action): action.words
    case .nodes(let action): action.words
    case .outline(let action): action.words
    case .tools(let action): action.words
    case .pointing(let action): action.words
    case .theme(let theme): theme.command
    case .toggle(let side): localized(side.command)
    case .useLanguage(let language): language.title
    case .showVersion(let letter): localized("Put version \(letter.rawValue) on the stage")
    case .forgetVersion(let letter): localized("Delete version \(letter.rawValue)")
    case _: Self.phrases.first { $0.action == self }.map { localized($0.phrase) }
    }
  }

  private static let phrases: [(action: Action, phrase: Message)] = [
    (.shuttle(-1), "Play backwards; again: faster"), (.shuttle(0), "Stop"),
    (.shuttle(1), "Play forwards; again: faster"),
    (.setLoop(.start), "Loop from here"), (.setLoop(.end), "Loop to here"),
    (.clearLoop, "Clear the loop"),
    (.cycleDriver(by: 1), "Next input that controls time"),
    (.cycleDriver(by: -1), "Previous input that controls time"),
    (.step(frames: -1), "Step back one frame"), (.step(frames: 1), "Step forward one frame"),
    (.step(frames: -10), "Step back ten frames"), (.step(frames: 10), "Step forward ten frames"),
    (.jumpToKeyframe(-1), "Go to the previous keyframe"),
    (.jumpToKeyframe(1), "Go to the next keyframe"),
    (.jumpToMarker(-1), "Previous marker"), (.jumpToMarker(1), "Next marker"),
    (.goToStart, "Go to the start"), (.goToEnd, "Go to the end"), (.changeSpeed(by: 1), "Faster"),
    (.changeSpeed(by: -1), "Slower"), (.nextPage, "Next page, then demo"),
    (.previousPage, "Previous page, then demo"),
    (.rewind(Show.rewindStep), "Rewind half a second"),
    (.rewind(-Show.rewindStep), "After rewinding: forward half a second"),
    (.resumeFromHere, "After rewinding: resume from here"),
    (.returnToNow, "After rewinding: return to now"), (.undo, "Undo"),
    (.redo, "Redo"), (.copy, "Copy keyframes or code"),
    (.paste, "Paste keyframes, easings, tracks or nodes"),
    (.cycleSpeed, "Playback speed (click to change)"),
    (.dropEdits, "Reset all edits of the demo"), (.fitTimeline, "Fit the timeline"),
    (.zoomTimeline(1.5), "Zoom the timeline out"),
    (.zoomTimeline(1 / 1.5), "Zoom the timeline in"), (.changeInterface(by: 1), "Larger interface"),
    (.changeInterface(by: -1), "Smaller interface"), (.resetInterface, "Default interface size"),
    (.exchangeVersion, "Swap versions"), (.keepVersion, "Save this as a new version"),
    (.toggleTrails, "Show or hide motion paths"),
    (.toggleValues, "Show or hide values and graphs"), (.more(.toggle), "More controls"),
    (.giveControl(.any), "Let any input control time"), (.save, "Save the edits into the file"),
    (.saveAs, "Save the scene as a new file"),
    (.file(.togglePlacing), "Place a picture"),
    (.talk(.present), "Present from the first stop"),
    (.talk(.presentFromHere), "Present from here"),
    (.nextTheme, "Next theme"), (.cyclePanels(by: 1), "Go to the next panel"),
    (.cyclePanels(by: -1), "Go to the previous panel"),
  ]
}
