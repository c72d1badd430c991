import DemoKit
import Demos
import Editing
import Keyframes
import AppState
import Playground
import Stage
import Testing

/// The demos against their models: sections 8.5 and 16 of the reference to the original systems.
extension Entry {
  /// The demo that the command line knows by this name.
  static func named(_ name: String) throws -> any Demo {
    try #require(catalog.first { $0.name == name })
  }
}

extension Demo {
  /// The node of that name, by the whole of its path or the end of it.
  func node(_ name: String) throws -> Node {
    let nodes = scene.allNodes.filter { $0.name == name || $0.name.hasSuffix("/" + name) }
    return try #require(nodes.first { $0.name == name } ?? nodes.first, "no node \(name)").node
  }

  /// The node that is shown at `time` under a name that begins so: of several takes the one that is
  /// on.
  func take(_ name: String, at time: Double) throws -> Node {
    let nodes = scene.allNodes.filter { $0.name.hasPrefix(name) && !$0.node.hidden.value(at: time) }
    return try #require(nodes.first, "no \(name) at \(time)").node
  }

  /// What is shown at `time` under a name that begins so.
  func sprite(_ name: String, at time: Double) -> Sprite? {
    scene.frame(at: time).first { $0.name.hasPrefix(name) }
  }
}

extension Double {
  /// A thousandth of a point, of a degree, of a second: finer than anybody sees.
  func isNear(_ other: Double, within tolerance: Double = 1e-3) -> Bool {
    abs(self - other) <= tolerance
  }
}

extension Color {
  func isNear(_ other: Color) -> Bool {
    let pairs = [
      (red, other.red), (green, other.green), (blue, other.blue), (alpha, other.alpha),
    ]
    // Less than a step of 8 bits.
    return pairs.allSatisfy { $0.0.isNear($0.1, within: 1.0 / 512) }
  }
}
