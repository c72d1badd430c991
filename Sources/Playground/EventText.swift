import Keyframes

/// What an event is called in a recording.
enum EventName: String, CaseIterable {
  case move, press, release, leave, wheel, key, text, resized, close
  case keyUp = "key-up"
  case focusLost = "focus-lost"
}

extension InputEvent {
  /// What stands after the time in a line of a recording. An event that can happen can be recorded:
  /// this switch names them all.
  var recorded: (name: EventName, words: [String]) {
    switch self {
    case .pointerMoved(let place): (.move, place.words)
    case .pointerPressed(let place, let clicks): (.press, place.words + [String(clicks)])
    case .pointerReleased(let place): (.release, place.words)
    case .pointerLeft: (.leave, [])
    case .wheel(let x, let y, let place, let modifiers):
      (.wheel, [x.exactText, y.exactText] + place.words + [modifiers.word])
    case .keyPressed(let key, let modifiers, let isRepeat):
      (.key, [key.word, modifiers.word] + (isRepeat ? ["repeat"] : []))
    case .keyReleased(let key): (.keyUp, [key.word])
    case .text(let string): (.text, [string.quoted])
    case .resized(let size, let pixelsPerPoint):
      (.resized, [size.width.exactText, size.height.exactText, pixelsPerPoint.exactText])
    case .focusLost: (.focusLost, [])
    case .closeRequested: (.close, [])
    }
  }

  /// Reads what follows the name.
  init(_ name: EventName, _ words: inout RecordingWords) throws(RecordingError) {
    switch name {
    case .move: self = .pointerMoved(try words.point())
    case .press:
      self = .pointerPressed(
        try words.point(),
        clicks: try words.count("The number of clicks", in: RecordingRange.clicks))
    case .release: self = .pointerReleased(try words.point())
    case .leave: self = .pointerLeft
    case .wheel:
      let ticks = try words.point()
      self = .wheel(x: ticks.x, y: ticks.y, at: try words.point(), try Modifiers(&words))
    case .key:
      self = .keyPressed(try Key(&words), try Modifiers(&words), isRepeat: try words.isRepeat())
    case .keyUp: self = .keyReleased(try Key(&words))
    case .text: self = .text(try words.quoted("The text"))
    case .resized:
      self = .resized(
        try words.size(in: RecordingRange.sizes),
        pixelsPerPoint: try words.number("The scale", in: RecordingRange.scales))
    case .focusLost: self = .focusLost
    case .close: self = .closeRequested
    }
    try words.finish(name.rawValue)
  }
}

extension TimedEvent {
  /// The event's line, without its end.
  var line: String {
    let (name, words) = event.recorded
    return ([time.exactText, name.rawValue] + words).joined(separator: " ")
  }
}

extension Point {
  fileprivate var words: [String] { [x.exactText, y.exactText] }
}

extension RecordingWords {
  fileprivate mutating func isRepeat() throws(RecordingError) -> Bool {
    guard let word = next() else { return false }
    guard word == "repeat" else {
      throw error("\(word.quoted(atMost: 40)) stands where only \"repeat\" may.")
    }
    return true
  }
}
