package import Editing
import Keyframes
import Words

// A step's summary as words of a line: `springs knob response 0.5 0.9`, `keys moved 2 "sun" "x"`.
extension EditSummary {
  private static let none = "-"

  package var line: String { "\(demo ?? Self.none) \(words)" }

  private var words: String {
    switch change {
    case .keyframes(let change, let count, let path): "\(change.rawValue) \(count) \(path.line)"
    case .keyframesOfTracks(let change, let count, let tracks):
      "\(change.rawValue) \(count) \(tracks)"
    case .trackReset(let path): "track \(path.line)"
    case .knob(let name, let old, let new):
      "knob \(name) \(old?.word ?? Self.none) \(new?.word ?? Self.none)"
    case .knobs(let count): "knobs \(count)"
    case .ownKnob(let change, let label): "\(change.rawValue)-knob \(label.quoted)"
    case .length(let old, let new):
      "length \(old?.exactText ?? Self.none) \(new?.exactText ?? Self.none)"
    case .marker(let change, let name): "\(change.rawValue)-marker \(name.quoted)"
    case .version(let change, let letter): "\(change.rawValue)-version \(letter.rawValue)"
    case .preset(let change, let name): "\(change.rawValue)-preset \(name.quoted)"
    case .nodes(let change, let count, let name):
      "\(change.rawValue)-nodes \(count) \(name.quoted)"
    case .token(let change, let name): "\(change.rawValue)-token \(name.quoted)"
    case .reset: "reset"
    case .saved: "saved"
    case .demos(let count): "demos \(count)"
    case .other: "other"
    }
  }

  package init(_ words: inout LineWords) throws(LineError) {
    let demo = try words.word("The demo")
    self.init(demo: demo == Self.none ? nil : demo, try EditChange(&words))
  }
}

extension EditChange {
  fileprivate init(_ words: inout LineWords) throws(LineError) {
    func count() throws(LineError) -> Int { try words.count("The count", in: 0...Int(1e9)) }
    let name = try words.word("The change")
    if let change = KeyframeChange(rawValue: name) {
      let count = try count()
      self =
        words.isQuoted
        ? .keyframes(change, count, of: try TrackPath(&words))
        : .keyframesOfTracks(change, count, tracks: try words.count("The tracks", in: 0...Int(1e9)))
      return
    }
    if let change = VersionChange.allCases.first(where: { name == "\($0.rawValue)-version" }) {
      let letter = try words.word("The letter")
      self = Versions.Letter(rawValue: letter).map { .version(change, $0) } ?? .other
      return
    }
    if let change = MarkerChange.allCases.first(where: { name == "\($0.rawValue)-marker" }) {
      self = .marker(change, try words.quoted("The name"))
      return
    }
    if let change = NodesChange.allCases.first(where: { name == "\($0.rawValue)-nodes" }) {
      self = .nodes(change, try count(), try words.quoted("The name"))
      return
    }
    if let change = PresetChange.allCases.first(where: { name == "\($0.rawValue)-preset" }) {
      self = .preset(change, try words.quoted("The name"))
      return
    }
    if let change = TokenChange.allCases.first(where: { name == "\($0.rawValue)-token" }) {
      self = .token(change, try words.quoted("The name"))
      return
    }
    if let change = KnobChange.allCases.first(where: { name == "\($0.rawValue)-knob" }) {
      self = .ownKnob(change, try words.quoted("The name"))
      return
    }
    switch name {
    case "length":
      self = .length(from: try words.length(), to: try words.length())
    case "track": self = .trackReset(try TrackPath(&words))
    case "knob":
      self = .knob(
        try words.word("The knob"), from: try words.knobValue(), to: try words.knobValue())
    case "knobs": self = .knobs(try count())
    case "reset": self = .reset
    case "saved": self = .saved
    case "demos": self = .demos(try count())
    case _:
      _ = words.takeBytes()
      self = .other
    }
  }
}

extension LineWords {
  /// The result of `read`, or nil for "-".
  fileprivate mutating func optional<Value>(
    _ read: (inout LineWords) throws(LineError) -> Value
  ) throws(LineError) -> Value? {
    var copy = self
    guard copy.next() == "-" else { return try read(&self) }
    self = copy
    return nil
  }

  fileprivate mutating func length() throws(LineError) -> Double? {
    try optional { words throws(LineError) in
      try words.number("The length", in: SavedRange.lengths)
    }
  }

  fileprivate mutating func knobValue() throws(LineError) -> KnobValue? {
    try optional { words throws(LineError) in try KnobValue(&words) }
  }
}
