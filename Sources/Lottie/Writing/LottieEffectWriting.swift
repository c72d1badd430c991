import Syntax
import Keyframes
import Stage

extension LottieWriting {
  /// Whether it throws a shadow at any time.
  func hasShadow(_ node: Node) -> Bool {
    !node.castsWholeShadow && node.hasVisibleShadow
  }

  /// The member with the effects of a node that is one picture; empty if it has none.
  func effects(of node: Node) -> JSON {
    var effects: [JSON] = []
    if node.numbers[.blur] != nil { effects.append(blur(of: node)) }
    if node.castsWholeShadow, node.hasVisibleShadow { effects.append(shadow(of: node)) }
    return effects.isEmpty ? [] : JSON.object([("ef", .list(effects))])
  }

  /// The member with the shadow of a node's own shape, text or picture; empty if it has none.
  func ownEffects(of node: Node) -> JSON {
    hasShadow(node) ? ["ef": .list([shadow(of: node)])] : []
  }

  private func blur(of node: Node) -> JSON {
    lose(.blurs)
    let deviation = LottieFit.clamped(graph(node, .blur), 0...LottieLimits.largest)
    return [
      "ty": 29, "nm": "Gaussian Blur", "en": 1,
      "ef": [
        part(
          0, "Blurriness", LottieNumbers.property(deviation.scaled(1 / LottieCodes.deviation))),
        part(7, "Blur Dimensions", ["a": 0, "k": 1]),
        part(7, "Repeat Edge Pixels", ["a": 0, "k": 0]),
      ],
    ]
  }

  private func part(_ type: Double, _ name: JSON, _ value: JSON) -> JSON {
    ["ty": .number(type), "nm": name, "v": value]
  }

  /// A drop shadow: its direction is clockwise from upwards, its softness four times the standard deviation.
  private func shadow(of node: Node) -> JSON {
    lose(.shadows)
    let color = node[.shadow]
    let (x, y) = (graph(node, .shadowX), graph(node, .shadowY))
    // An effect turns and grows with its layer, and a shadow lies along its parent's axes.
    let (turn, across, down) = (
      graph(node, .rotation), graph(node, .scaleX), graph(node, .scaleY)
    )
    let shrink = LottieFit(tolerance: 1e-3).graph(across.times + down.times) {
      1 / max(abs(across.value(at: $0) * down.value(at: $0)).squareRoot(), 0.05)
    }
    let alpha = LottieFit.clamped(clock.graph(color.map(\.alpha)), 0...1)
    let times = x.times + y.times
    let distance = LottieFit(tolerance: Self.near).graph(times) {
      Point(x: x.value(at: $0), y: y.value(at: $0)).length
    }
    let direction = LottieFit(tolerance: 0.5).graph(times + turn.times) {
      90 + Point(x: x.value(at: $0), y: y.value(at: $0)).heading - turn.value(at: $0)
    }
    let softness = LottieFit.clamped(graph(node, .shadowRadius), 0...LottieLimits.largest)
    return [
      "ty": 25, "nm": "Drop Shadow", "en": 1,
      "ef": [
        part(2, "Shadow Color", clock.property(color) { $0.json }),
        part(0, "Opacity", LottieNumbers.property(alpha.scaled(255))),
        part(1, "Direction", LottieNumbers.property(direction)),
        part(
          0, "Distance",
          LottieNumbers.property(distance.times(shrink, tolerance: Self.near))),
        part(
          0, "Softness",
          LottieNumbers.property(softness.scaled(2).times(shrink, tolerance: Self.near))),
        part(7, "Shadow Only", ["a": 0, "k": 0]),
      ],
    ]
  }
}

extension Node {
  fileprivate var hasVisibleShadow: Bool {
    colors[.shadow]?.keyframes.contains { $0.value.alpha > 0 } ?? false
  }
}
