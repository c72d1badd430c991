import Keyframes
package import Stage
package import Syntax
import Words

/// Core Animation: one layer for each node, one animation for each track.
package enum UIKitExport {
  package static func text(_ track: PropertyTrack, _ losses: inout Losses) -> String {
    if let animation = UIKitAnimation(track, &losses) {
      return animation.text(named: track.swiftName)
    }
    switch track {
    case .number(let property, let track):
      let value = track.keyframes[0].value.swift
      return
        "layer.setValue(\(value), forKeyPath: \((property?.keyPath ?? "value").swiftLiteral))\n"
    case .maskOpacity(_, let track):
      return "layer.opacity = \(track.keyframes[0].value.swift)\n"
    case .color(let property, let track):
      let value = UIKitValue.color(track.keyframes[0].value)
      return "layer.\(property?.keyPath ?? "backgroundColor") = \(value)\n"
    case .hidden(let track): return "layer.isHidden = \(track.keyframes[0].value)\n"
    case .gradient(let track):
      let colors = track.keyframes[0].value.stops.map { UIKitValue.color($0.color) }
      return "layer.colors = [\(colors.joined(separator: ", "))]\n"
    case .outline(let track), .maskPath(_, let track):
      return "layer.path = \(AppleValue.closure(track.keyframes[0].value, .uiKit))\n"
    case .string(let track):
      return "layer.string = \(track.keyframes[0].value.value.swiftLiteral)\n"
    case .rangeColor(_, let track):
      return "layer.foregroundColor = \(UIKitValue.color(track.keyframes[0].value))\n"
    }
  }

  package static func text(_ node: Node, _ losses: inout Losses) -> String {
    var writer = UIKitWriter()
    _ = writer.add(node)
    losses.add(writer.losses)
    return "import AVFoundation\nimport UIKit\n\n" + writer.functions.joined(separator: "\n")
  }

  package static func text(
    _ scene: Scene, _ timeline: Timeline, named name: String, _ losses: inout Losses
  ) -> String {
    var writer = UIKitWriter(isScrubbed: timeline.unit != .seconds)
    let root = writer.add(scene, named: name)
    losses.add(writer.losses)
    if timeline.unit != .seconds {
      losses.add(
        "The \(key: timeline.unit.rawValue) of the scene are seconds: set speed = 0 and timeOffset as it is scrolled."
      )
    }
    timeline.stateEnd(of: scene, &losses)
    return "import AVFoundation\nimport UIKit\n\n// \(root)() makes the whole scene.\n"
      + timeline.markerComment("// ", "", &losses)
      + writer.functions.joined(separator: "\n")
  }
}
