package import Interface
import Keyframes
import Words

/// The names of events in a recording.
package enum EventName: String, CaseIterable {
  case move, press, release, leave, wheel, key, modifiers, text, pasted, resized, close
  case keyUp = "key-up"
  case focusLost = "focus-lost"
  case fingersDown = "fingers-down"
  case fingers
  case fingersUp = "fingers-up"
  case stick, triggers, pad
  case padUp = "pad-up"
  case padOn = "pad-on"
  case padOff = "pad-off"
  case menuPress = "menu-press"
  case menuRelease = "menu-release"
  case drop, opened, scene, saved, picture, tokens, folder, talk, deck
  case talkKeys = "talk-keys"
  case tour
  case present, touches, source, display
  case talkOrder = "talk-order"
  case frameShown = "frame-shown"
  case warning
}

extension InputEvent {
  /// The words after the time in a line of a recording.
  package var recorded: (name: EventName, words: [String]) {
    switch self {
    case .pointerMoved(let position): (.move, position.words)
    case .pointerPressed(let position, let clicks): (.press, position.words + [String(clicks)])
    case .pointerReleased(let position): (.release, position.words)
    case .pointerLeft: (.leave, [])
    case .menuPressed(let position): (.menuPress, position.words)
    case .menuReleased(let position): (.menuRelease, position.words)
    case .wheel(let x, let y, let position, let modifiers, let isPrecise, let isFlipped):
      (
        .wheel,
        [x.exactText, y.exactText] + position.words + [modifiers.word]
          + (isPrecise ? ["precise"] : []) + (isFlipped ? ["flipped"] : [])
      )
    case .gestureBegan(let position): (.fingersDown, position.words)
    case .gestureChanged(let scale, let degrees, let position):
      (.fingers, [scale.exactText, degrees.exactText] + position.words)
    case .gestureEnded: (.fingersUp, [])
    case .stick(let x, let y): (.stick, [x.exactText, y.exactText])
    case .triggers(let left, let right): (.triggers, [left.exactText, right.exactText])
    case .padPressed(let button): (.pad, [button.rawValue])
    case .padReleased(let button): (.padUp, [button.rawValue])
    case .padConnected(let name): (.padOn, [name.quoted])
    case .padDisconnected: (.padOff, [])
    case .keyPressed(let key, let modifiers, let isRepeat):
      (.key, [key.word, modifiers.word] + (isRepeat ? ["repeat"] : []))
    case .keyReleased(let key): (.keyUp, [key.word])
    case .modifiersChanged(let modifiers): (.modifiers, [modifiers.word])
    case .text(let string): (.text, [string.quoted])
    case .pasted(let string): (.pasted, [string.quoted])
    case .resized(let size, let pixelsPerPoint):
      (.resized, [size.width.exactText, size.height.exactText, pixelsPerPoint.exactText])
    case .focusLost: (.focusLost, [])
    case .dropped(let path): (.drop, [path.quoted])
    case .opened(let name, let path): (.opened, [name, path.quoted])
    case .picture(let path, let source): (.picture, [path.quoted, source.quoted])
    case .tokens(let path, let text): (.tokens, [path.quoted, text.quoted])
    case .scene(let file):
      (file.isSaved ? .saved : .scene, [file.name, file.path.quoted, file.text.quoted])
    case .folder(let path, let names): (.folder, [path.quoted] + names.map(\.quoted))
    case .talk(let path, let text): (.talk, [path.quoted, text.quoted])
    case .deck(let path, let text): (.deck, [path.quoted, text.quoted])
    case .talkKeys(let text): (.talkKeys, [text.quoted])
    case .tour(let text): (.tour, [text.quoted])
    case .present(let fromHere): (.present, fromHere ? ["here"] : [])
    case .touches(let positions): (.touches, positions.flatMap(\.words))
    case .source(let path, let text): (.source, [path.quoted, text.quoted])
    case .display(let facts): (.display, facts.words)
    case .frameShown(let report): (.frameShown, report.words)
    case .talkOrder(let text): (.talkOrder, [text.quoted])
    case .warning(let identity, let message):
      (.warning, [identity] + (message.map { [localized($0).quoted] } ?? []))
    case .closeRequested: (.close, [])
    }
  }

  /// Reads the words after the name.
  package init(_ name: EventName, _ words: inout LineWords) throws(LineError) {
    switch name {
    case .move: self = .pointerMoved(try words.point())
    case .press:
      self = .pointerPressed(
        try words.point(),
        clicks: try words.count("The number of clicks", in: SavedRange.clicks))
    case .release: self = .pointerReleased(try words.point())
    case .leave: self = .pointerLeft
    case .menuPress: self = .menuPressed(try words.point())
    case .menuRelease: self = .menuReleased(try words.point())
    case .wheel:
      let ticks = try words.point()
      let (position, modifiers) = (try words.point(), try Modifiers(&words))
      let isPrecise = words.takes("precise")
      self = .wheel(
        x: ticks.x, y: ticks.y, at: position, modifiers, isPrecise: isPrecise,
        isFlipped: words.takes("flipped"))
    case .fingersDown: self = .gestureBegan(at: try words.point())
    case .fingers:
      let turn = try words.point()
      self = .gestureChanged(scale: turn.x, degrees: turn.y, at: try words.point())
    case .fingersUp: self = .gestureEnded
    case .stick:
      let position = try words.point()
      self = .stick(x: position.x, y: position.y)
    case .triggers:
      let pull = try words.point()
      self = .triggers(left: pull.x, right: pull.y)
    case .pad: self = .padPressed(try PadButton(&words))
    case .padUp: self = .padReleased(try PadButton(&words))
    case .padOn: self = .padConnected(try words.quoted("The controller's name"))
    case .padOff: self = .padDisconnected
    case .key:
      self = .keyPressed(try Key(&words), try Modifiers(&words), isRepeat: try words.isRepeat())
    case .keyUp: self = .keyReleased(try Key(&words))
    case .text: self = .text(try words.quoted("The text"))
    case .pasted: self = .pasted(try words.quoted("The text"))
    case .modifiers: self = .modifiersChanged(try Modifiers(&words))
    case .resized:
      self = .resized(
        try words.size(in: SavedRange.sizes),
        pixelsPerPoint: try words.number("The scale", in: SavedRange.scales))
    case .focusLost: self = .focusLost
    case .close: self = .closeRequested
    case .drop: self = .dropped(try words.quoted("The path"))
    case .opened:
      self = .opened(name: try words.word("The demo"), path: try words.quoted("The path"))
    case .picture:
      self = .picture(path: try words.quoted("The path"), source: try words.quoted("The source"))
    case .tokens:
      self = .tokens(path: try words.quoted("The path"), text: try words.quoted("The text"))
    case .scene, .saved:
      self = .scene(
        SceneInFile(
          name: try words.word("The demo"), path: try words.quoted("The path"),
          text: try words.quoted("The text"), isSaved: name == .saved))
    case .folder:
      let path = try words.quoted("The path")
      var names: [String] = []
      while !words.isEmpty { names.append(try words.quoted("The name")) }
      self = .folder(path, names: names)
    case .talk:
      self = .talk(path: try words.quoted("The path"), text: try words.quoted("The talk"))
    case .deck:
      self = .deck(path: try words.quoted("The path"), text: try words.quoted("The facts"))
    case .talkKeys: self = .talkKeys(try words.quoted("The keys"))
    case .tour: self = .tour(try words.quoted("The tour"))
    case .present: self = .present(fromHere: words.takes("here"))
    case .touches: self = .touches(try words.points(atMost: Self.mostFingers))
    case .source:
      self = .source(path: try words.quoted("The path"), text: try words.quoted("The text"))
    case .display: self = .display(try DisplayFacts(&words))
    case .frameShown: self = .frameShown(try FrameReport(&words))
    case .warning:
      let identity = try words.word("The name")
      self = .warning(
        identity, words.isEmpty ? nil : Message(verbatim: try words.quoted("The text")))
    case .talkOrder: self = .talkOrder(try words.quoted("The order"))
    }
    try words.finish("\(name.rawValue)")
  }
}

extension TimedEvent {
  /// The event's line, without a line break.
  package var line: String {
    let (name, words) = event.recorded
    return ([time.exactText, name.rawValue] + words).joined(separator: " ")
  }
}

extension Point {
  fileprivate var words: [String] { [x.exactText, y.exactText] }
}

extension PadButton {
  package init(_ words: inout LineWords) throws(LineError) {
    let word = try words.word("The button")
    guard let button = Self(rawValue: word) else {
      throw words.error(
        "There is no button \(word.quoted(atMost: 40))."
          + hint(for: word, among: Self.allCases.map(\.rawValue)))
    }
    self = button
  }
}

extension LineWords {
  /// Whether this is the next word; if so, it is taken.
  fileprivate mutating func takes(_ word: String) -> Bool {
    var copy = self
    guard copy.next() == word else { return false }
    self = copy
    return true
  }

  fileprivate mutating func isRepeat() throws(LineError) -> Bool {
    guard let word = next() else { return false }
    guard word == "repeat" else {
      throw error("Unexpected word: \(word.quoted(atMost: 40)). Only \"repeat\" is allowed here.")
    }
    return true
  }
}
