import DemoKit
import Editing
import Interface
import Stage

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
    case .toggle(let side): Words[side.command]
    case .showVersion(let letter): Words[.showVersion, letter.rawValue]
    case .forgetVersion(let letter): Words[.deleteVersion, letter.rawValue]
    case _: Self.phrases.first { $0.action == self }.map { Words[$0.phrase] }
    }
  }

  private static let phrases: [(action: Action, phrase: Phrase)] = [
    (.shuttle(-1), .playBackwards), (.shuttle(0), .stop), (.shuttle(1), .playForwards),
    (.setLoop(.start), .loopFromHere), (.setLoop(.end), .loopToHere), (.clearLoop, .clearLoop),
    (.cycleDriver(by: 1), .nextDriver), (.cycleDriver(by: -1), .previousDriver),
    (.step(frames: -1), .stepBack), (.step(frames: 1), .stepForward),
    (.step(frames: -10), .stepBackTen), (.step(frames: 10), .stepForwardTen),
    (.jumpToKeyframe(-1), .previousKeyframe), (.jumpToKeyframe(1), .nextKeyframe),
    (.jumpToMarker(-1), .previousMarker), (.jumpToMarker(1), .nextMarker),
    (.goToStart, .goToStart), (.goToEnd, .goToEnd), (.changeSpeed(by: 1), .faster),
    (.changeSpeed(by: -1), .slower), (.nextPage, .nextPage), (.previousPage, .previousPage),
    (.rewind(Show.rewindStep), .rewind), (.rewind(-Show.rewindStep), .rewindForward),
    (.resumeFromHere, .resumeFromHere), (.returnToNow, .returnToNow), (.undo, .undo),
    (.redo, .redo), (.copy, .copyKeyframesOrCode), (.paste, .paste), (.cycleSpeed, .playbackSpeed),
    (.dropEdits, .dropEdits), (.fitTimeline, .fitTimeline), (.zoomTimeline(1.5), .zoomOut),
    (.zoomTimeline(1 / 1.5), .zoomIn), (.changeInterface(by: 1), .largerInterface),
    (.changeInterface(by: -1), .smallerInterface), (.resetInterface, .defaultInterface),
    (.exchangeVersion, .swapVersions), (.keepVersion, .saveVersion), (.toggleTrails, .toggleTrails),
    (.toggleValues, .toggleValues), (.more(.toggle), .moreControls),
    (.giveControl(.any), .anyControlsTime), (.save, .saveFile), (.saveAs, .saveFileAs),
    (.file(.togglePlacing), .placePicture),
    (.talk(.present), .present), (.talk(.presentFromHere), .presentFromHere),
    (.useLanguage(.english), .useEnglish), (.useLanguage(.chinese), .useChinese),
    (.nextTheme, .nextTheme), (.cyclePanels(by: 1), .nextPanel),
    (.cyclePanels(by: -1), .previousPanel),
  ]
}
