import Stage

extension Key {
  /// As it is printed on the key.
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
    case .delete: "Delete"
    case .function(let number): "F\(number)"
    case .character(let character): character.uppercased()
    }
  }
}

extension Modifiers {
  /// As they are printed on the keys, in the order in which people say them.
  var signs: [String] {
    let all: [(Modifiers, String)] = [
      (.command, "Cmd"), (.control, "Ctrl"), (.alt, "Alt"), (.shift, "Shift"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

extension Shortcut {
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
  var tidyKeys: String { keys.split(separator: " ").joined(separator: " ") }

  /// What an action is called and which keys do it; nil where none do.
  static func naming(_ action: Action) -> (words: String, keys: String)? {
    for line in all {
      guard let found = line.actions.first(where: { $0.action == action }) else { continue }
      return (action.ownWords ?? line.meaning, found.keys)
    }
    return nil
  }
}

extension Action {
  /// What it is called where it shares its line of the key map with others, or has none.
  var ownWords: String? {
    if case .timeline(let command) = self { return command.words }
    if case .curve(let action) = self { return action.words }
    if case .showVariant(let letter) = self { return "Put version \(letter.rawValue) on the stage" }
    if case .forgetVariant(let letter) = self { return "Forget version \(letter.rawValue)" }
    return Self.words.first { $0.action == self }?.words
  }

  private static let words: [(action: Action, words: String)] = [
    (.shuttle(-1), "Backwards; again is faster"), (.shuttle(0), "Stop"),
    (.shuttle(1), "Forwards; again is faster"), (.setLoop(.start), "Loop from here"),
    (.setLoop(.end), "Loop to here"), (.clearLoop, "No loop"),
    (.cycleDriver(by: -1), "The driver before: who may move time"),
    (.step(frames: -1), "One frame back"), (.step(frames: 1), "One frame on"),
    (.step(frames: -10), "Ten frames back"), (.step(frames: 10), "Ten frames on"),
    (.jumpToKeyframe(-1), "To the keyframe before"), (.jumpToKeyframe(1), "To the keyframe after"),
    (.goToStart, "To the start"), (.goToEnd, "To the end"),
    (.changeSpeed(by: 1), "Faster"), (.changeSpeed(by: -1), "Slower"),
    (.nextPage, "Next page, then demo"), (.previousPage, "Previous page, then demo"),
    (.undo, "Undo"), (.redo, "Redo"), (.cycleSpeed, "Speed: press for the next"),
    (.dropEdits, "Reset all edits of the demo"), (.fitTimeline, "Fit the timeline"),
    (.zoomTimeline(1.5), "Zoom the timeline out"), (.zoomTimeline(1 / 1.5), "Zoom the timeline in"),
    (.changeInterface(by: 1), "Larger interface"), (.changeInterface(by: -1), "Smaller interface"),
    (.resetInterface, "Interface in its usual size"), (.copyHome, "Copy the code"),
    (.exchangeVariant, "To the other version and back"),
    (.keepVariant, "Keep this version as the next"),
    (.toggleTrails, "Ways with dots at equal times"), (.toggleValues, "Values and graphs"),
    (.toggleHelp, "Find a command; all keys"),
  ]
}
