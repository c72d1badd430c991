import Exporting
import Keyframes
import Stage

/// What makes versions of a demo differ, in words.
extension Session {
  /// For each lane what it alone, or not all, have: "response 0.50 s", "kept x ease-out-back".
  func versionWords(of lanes: [Lane]) -> [String] {
    let knobs = player.demo.knobs.filter { knob in
      Set(lanes.map { knob.value(in: $0.version.edits) }).count > 1
    }
    let places = Set(lanes.flatMap { $0.version.edits.tracks.keys }).filter { place in
      let tracks = lanes.map { $0.version.edits[place] }
      return tracks.contains { $0 != tracks[0] }
    }.sorted { $0.order < $1.order }
    return lanes.map { lane in
      var words = knobs.map { knob in
        "\(knob.label.lowercased()) \(knob.text(knob.value(in: lane.version.edits)))"
      }
      let made = lane.version.edits.tracks.isEmpty ? nil : player.plainScene
      for place in places {
        guard let track = lane.version.edits[place] else { continue }
        words.append("\(place.words): \(track.words(unlike: made?.track(at: place)))")
      }
      if !words.isEmpty { return words.joined(separator: "  ·  ") }
      return lane.version.edits.isEmpty ? "as it was made" : "like the others"
    }
  }
}

extension Knob {
  /// What a demo with these edits has it at.
  func value(in edits: DemoEdits) -> KnobValue {
    edits.values[name].flatMap(fitted) ?? defaultValue
  }
}

extension Easing {
  /// The notation for eyes: numbers with no more than three decimals, and those of a spring without
  /// their names.
  var shortNotation: String {
    var text = ""
    var number = ""
    func flush() {
      if let value = Double(number), number.contains(".") {
        text += ((value * 1000).rounded() / 1000).short
      } else {
        text += number
      }
      number = ""
    }
    for sign in notation.withoutSpringNames {
      if sign.isNumber || (sign == "." && !number.isEmpty) {
        number.append(sign)
      } else {
        flush()
        text.append(sign)
      }
    }
    flush()
    return text
  }
}

extension String {
  /// "spring(0.9, 0.5)" for "spring(response: 0.9, dampingRatio: 0.5)".
  fileprivate var withoutSpringNames: String {
    var text = ""
    for word in split(separator: " ") where word != "dampingRatio:" {
      if !text.isEmpty, text.last != "(" { text += " " }
      text += word.hasSuffix("spring(response:") ? word.dropLast("response:".count) : word
    }
    return text
  }
}

extension PropertyTrack {
  /// What is most telling of it beside the track that the demo was made with.
  fileprivate func words(unlike made: PropertyTrack?) -> String {
    let own = marks
    guard let made else { return "\(own.count) keyframes" }
    let old = made.marks
    guard own.map(\.time) == old.map(\.time) else {
      return own.count == old.count ? "other times" : "\(own.count) keyframes"
    }
    // The last keyframe's easing is never used.
    let eased = zip(own, old).dropLast().first { $0.easing != $1.easing }
    return eased?.0.easing.shortNotation ?? "other values"
  }
}
