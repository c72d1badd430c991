import DemoKit
import Editing
package import Keyframes
import Stage
import Words

// How versions of a demo differ, in words.
extension Workspace {
  /// More do not fit above a lane.
  private static let mostTracks = 16

  /// The differences of each lane from the others: "response 0.50 s", "kept x: ease-out-back".
  package func versionWords(of lanes: [Lane]) -> [String] {
    let knobs = player.demo.knobs.filter { knob in
      Set(lanes.map { knob.value(in: $0.version.edits) }).count > 1
    }
    let changed = Set(lanes.flatMap { $0.version.edits.tracks.keys }).filter { path in
      let tracks = lanes.map { $0.version.edits[path] }
      return tracks.contains { $0 != tracks[0] }
    }
    let paths = changed.sorted { $0.order < $1.order }.prefix(Self.mostTracks)
    let names = Set(paths.map(\.node))
    let nodes = Dictionary(
      player.plainScene.allNodes.filter { names.contains($0.name) }.map { ($0.name, $0.node) }
    ) { first, _ in first }
    return lanes.enumerated().map { index, lane in
      if lane.version.hasReducedMotion {
        return player.demo.parts is any ReducedMotionDemo && lane.version.edits.nodes == nil
          ? localized("the demo's own") : localized("fades instead of moves")
      }
      var words = knobs.map { knob in
        player.demo.label(of: knob).inSentence + " "
          + player.demo.text(of: knob.value(in: lane.version.edits), knob)
      }
      for path in paths {
        guard let track = lane.version.edits[path] else { continue }
        words.append(
          "\(path.words): \(track.words(unlike: nodes[path.node]?.track(of: path.property)))")
      }
      let length = lane.version.edits.length
      if let length, lanes.contains(where: { $0.version.edits.length != length }) {
        words.append(localized("length \(reading(length))"))
      }
      if !words.isEmpty { return words.joined(separator: "  ·  ") }
      if lane.version.edits.isEmpty { return localized("unedited") }
      let alike = lanes.indices.filter { other in
        other != index && !lanes[other].version.hasReducedMotion
          && lanes[other].version.edits == lane.version.edits
      }
      let titles = alike.map { lanes[$0].version.title }.joined(separator: ", ")
      return titles.isEmpty ? localized("edited") : localized("the same as \(titles)")
    }
  }
}

extension Knob {
  /// The knob's value in a demo with these edits.
  func value(in edits: DemoEdits) -> KnobValue {
    edits.values[name].flatMap(fitted) ?? defaultValue
  }
}

extension Easing {
  /// The notation in short: at most three decimals, and springs without the names of their
  /// parameters.
  package var shortNotation: String {
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
  /// The most important difference from the track of the unedited demo.
  fileprivate func words(unlike made: PropertyTrack?) -> String {
    let own = marks
    let count = localized(
      Message(count: own.count, one: "1 keyframe", other: "\(own.count) keyframes"))
    guard let made else { return count }
    let old = made.marks
    guard own.map(\.time) == old.map(\.time) else {
      return own.count == old.count ? localized("different times") : count
    }
    // The last keyframe's easing is never used.
    let eased = zip(own, old).dropLast().first { $0.easing != $1.easing }
    return eased?.0.easing.shortNotation ?? localized("different values")
  }
}

extension String {
  /// In lower case, unless its first word is a single letter, which is a name: "A response".
  fileprivate var inSentence: String { dropFirst().first == " " ? self : lowercased() }
}
