import Keyframes
package import Stage
package import Syntax
import Words

/// SwiftUI: one view for each node, its moving tracks in a `KeyframeAnimator`.
package enum SwiftUIExport {
  package static func text(_ track: PropertyTrack, _ losses: inout Losses) -> String {
    track.stateStill(&losses)
    switch track {
    case .outline(let track), .maskPath(_, let track):
      return AppleValue.closure(track.keyframes[0].value, .swiftUI) + "\n"
    case .string(let track):
      return "Text(\(track.keyframes[0].value.value.swiftLiteral))\n"
    case .rangeColor(_, let track):
      return ".foregroundStyle(\(SwiftUIWriter.color(track.keyframes[0].value)))\n"
    case .number, .color, .hidden, .gradient, .maskOpacity: break
    }
    return tracks(track, from: 0, &losses).map { name, track in
      "KeyframeTrack(\\.\(name)) {\n\(track.joined(separator: "\n").indented(by: 2))\n}\n"
    }.joined()
  }

  /// The keyframes of a track under the names of the values that they move; they rest until `end`.
  static func tracks(
    _ track: PropertyTrack, from start: Double, to end: Double? = nil, _ losses: inout Losses
  ) -> [(name: String, pieces: [String])] {
    numbers(track, &losses).map { name, numbers in
      numbers.stateEnds(name, &losses)
      let plain = SwiftUITrack.plain(numbers, name, &losses)
      return (name, SwiftUITrack.pieces(of: plain, from: start, to: end, &losses))
    }
  }

  /// As numbers, which is all that SwiftUI's keyframes blend without ado.
  static func numbers(
    _ track: PropertyTrack, _ losses: inout Losses
  ) -> [(name: String, track: Track<Double>)] {
    let name = track.swiftName
    switch track {
    case .number(_, let track), .maskOpacity(_, let track): return [(name, track)]
    case .color(_, let track):
      return [
        ("\(name)Red", track.map(\.red)), ("\(name)Green", track.map(\.green)),
        ("\(name)Blue", track.map(\.blue)), ("\(name)Alpha", track.map(\.alpha)),
      ]
    case .hidden(let track): return [("shown", track.map { $0 ? 0.0 : 1.0 }.eased(.hold))]
    case .gradient:
      losses.add("A gradient that changes keeps its first colours.", .grave)
      return []
    case .outline, .string, .rangeColor, .maskPath: return []
    }
  }

  package static func text(_ node: Node, _ losses: inout Losses) -> String {
    var writer = SwiftUIWriter(start: 0)
    _ = writer.add(node)
    losses.add(writer.losses)
    return "import SwiftUI\n\n" + writer.views.joined(separator: "\n")
  }

  package static func text(
    _ scene: Scene, _ timeline: Timeline, named name: String, _ losses: inout Losses
  ) -> String {
    var writer = SwiftUIWriter(
      start: timeline.range.lowerBound, end: timeline.range.upperBound)
    writer.add(scene, named: name)
    losses.add(writer.losses)
    if timeline.unit != .seconds {
      losses.add(
        "The \(key: timeline.unit.rawValue) of the scene are seconds: SwiftUI's keyframes go by the clock."
      )
    }
    timeline.stateEnd(of: scene, &losses)
    return timeline.markerComment("// ", "", &losses) + "import SwiftUI\n\n"
      + writer.views.joined(separator: "\n")
  }
}
