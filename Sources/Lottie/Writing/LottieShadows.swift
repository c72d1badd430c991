import Syntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Keyframes
import Stage

extension LottieWriting {
  /// Whether it throws a shadow at any time.
  func hasShadow(_ node: Node) -> Bool {
    guard let color = node.colors[.shadow], node.shape != nil else { return false }
    return color.keyframes.contains { $0.value.alpha > 0 }
  }

  /// The member with a drop shadow: its direction is clockwise from upwards, its softness four times the standard
  /// deviation.
  func shadow(of node: Node) -> JSON {
    lose(.shadows)
    let color = node[.shadow]
    let (x, y) = (graph(node, .shadowX), graph(node, .shadowY))
    let alpha = LottieFit.clamped(clock.graph(color.map(\.alpha)), 0...1)
    let times = x.times + y.times
    let distance = LottieFit(tolerance: Self.near).graph(times) {
      Point(x: x.value(at: $0), y: y.value(at: $0)).length
    }
    let direction = LottieFit(tolerance: 0.5).graph(times) {
      90 + atan2(y.value(at: $0), x.value(at: $0)) * 180 / .pi
    }
    let softness = LottieFit.clamped(graph(node, .shadowRadius), 0...LottieLimits.largest)
    func part(_ type: Double, _ name: JSON, _ value: JSON) -> JSON {
      ["ty": .number(type), "nm": name, "v": value]
    }
    return [
      "ef": [
        [
          "ty": 25, "nm": "Drop Shadow", "en": 1,
          "ef": [
            part(2, "Shadow Color", clock.property(color) { $0.json }),
            part(0, "Opacity", LottieNumbers.property(alpha.scaled(255))),
            part(1, "Direction", LottieNumbers.property(direction)),
            part(0, "Distance", LottieNumbers.property(distance)),
            part(0, "Softness", LottieNumbers.property(softness.scaled(2))),
            part(7, "Shadow Only", ["a": 0, "k": 0]),
          ],
        ]
      ]
    ]
  }
}
