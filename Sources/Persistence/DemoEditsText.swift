package import Editing
import Formats
package import Keyframes
import Stage
import Words

// The lines of one demo's edits.
extension DemoEdits {
  /// For each edit the name of its line, and the text after the demo's name.
  package var lines: [(name: DocumentLine, rest: String)] {
    let values = values.sorted { $0.key < $1.key }
    let tracks = tracks.sorted { $0.key.order < $1.key.order }
    return tokenLines + knobsLine + values.map { (.knob, "\($0.key) \($0.value.word)") }
      + tracks.map { (.track, "\($0.key.node.quoted) \($0.value.jsonLine)") } + landmarkLines
      + nodeLines
  }

  package mutating func readKnob(_ words: inout LineWords) throws(LineError) {
    let knob = try words.word("The knob")
    guard values[knob] == nil else {
      throw words.error("\(knob.quoted(atMost: 40)) has two values.")
    }
    let value = try KnobValue(&words)
    try words.finish("the value")
    values[knob] = value
  }

  package mutating func readTrack(
    _ words: inout LineWords, _ customs: [Easing]
  ) throws(LineError) {
    let node = try words.quoted("The node")
    let track = try PropertyTrack(&words, customs)
    guard let path = track.path(of: node) else {
      throw words.error("The track does not name its property.")
    }
    guard self[path] == nil else {
      throw words.error("\(path.property) of \(node.quoted(atMost: 40)) appears twice.")
    }
    self[path] = track
  }
}

extension KnobValue {
  package var word: String {
    switch self {
    case .number(let number): number.exactText
    case .choice(let word): word.quoted
    case .toggle(let isOn): isOn ? "on" : "off"
    }
  }

  package init(_ words: inout LineWords) throws(LineError) {
    if words.isQuoted {
      self = .choice(try words.quoted("The value"))
    } else if let isOn = words.flag() {
      self = .toggle(isOn)
    } else {
      self = .number(try words.number("The value", in: SavedRange.playheads))
    }
  }
}

extension PropertyTrack {
  fileprivate init(
    _ words: inout LineWords, _ customs: [Easing]
  ) throws(LineError) {
    let bytes = words.takeBytes()
    if let track = PropertyTrack(writtenJSON: bytes, customs: customs) {
      self = track
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let pasted: Pasted
    do throws(PasteError) {
      pasted = try Pasted(text, customs: customs)
    } catch {
      throw words.error("The track cannot be read: \(error.problem).")
    }
    guard text.hasPrefix("{"), case .track(let track) = pasted else {
      throw words.error("The track is not in Riff's JSON.")
    }
    self = track
  }
}

extension LineWords {
  /// The value of a toggle, if that is the next word.
  fileprivate mutating func flag() -> Bool? {
    var copy = self
    guard let isOn = copy.next().flatMap({ ["on": true, "off": false][$0] }) else { return nil }
    self = copy
    return isOn
  }
}
