import Keyframes
import Stage
import Syntax
import Words

// Effects of layers: blurs, shadows and fills; others are noted.
extension LottieImport {
  /// The contents of a layer under its effects, from the first to the last.
  func applyEffects(of layer: LottieLayer, to contents: [Node]) throws(FileError) -> [Node] {
    var (contents, count) = (contents, 0)
    for effect in layer.source["ef"]?.items ?? [] where effect["en"]?.isTrue ?? true {
      let values = effect["ef"]?.items.map { $0["v"] } ?? []
      switch count < LottieLimits.effects ? effect["ty"]?.whole : nil {
      case 29 where !values.isEmpty: contents = [blurred(contents, values)]
      case 25 where values.count >= 5: contents = [shadowed(contents, values)]
      case 21: contents = [filled(contents, effect)]
      case _ where effect.isControl: continue
      case _:
        let name = effect["nm"]?.text ?? "effect"
        note("effect \(quoted(name))", instead: "shown without it")
        continue
      }
      count += 1
      try spend(nodes: 1)
    }
    return contents
  }

  private func blurred(_ contents: [Node], _ values: [LottieValue?]) -> Node {
    let directions = values.count > 1 ? number(values[1], or: 1).value(at: 0) : 1
    if directions > 1 {
      note("blur in one direction", instead: "blurred in both directions")
    }
    return Node { contents }.blur(number(values[0], or: 0, times: LottieCodes.deviation))
  }

  private func shadowed(_ contents: [Node], _ values: [LottieValue?]) -> Node {
    let opacity = number(values[1], or: 255, times: 1 / 255)
    let (direction, distance) = (number(values[2], or: 0), number(values[3], or: 0))
    func along(_ axis: (Point) -> Double) -> Track<Double> {
      combined([direction, distance], isStraight: direction.isConstant) {
        axis(.polar($0[1], degrees: $0[0] - 90))
      }
    }
    if values.count > 5, number(values[5], or: 0).value(at: 0) > 0 {
      note("shadow alone", instead: "shown with what casts it")
    }
    return Node { contents }.shadow(
      seen(color(values[0]), opacity), radius: number(values[4], or: 0, times: 0.5),
      x: along(\.x), y: along(\.y))
  }

  /// Everything in the effect's colour; all keeps its own alpha.
  private func filled(_ contents: [Node], _ effect: LottieValue) -> Node {
    let parts = effect["ef"]?.items ?? []
    let color = parts.first { $0["ty"]?.whole == 2 }?["v"]
    let opacity = parts.first { $0["mn"]?.text == "ADBE Fill-0005" } ?? parts.last
    if contents.contains(where: \.hasPicture) {
      note("effect \(quoted(effect["nm"]?.text ?? "Fill"))", instead: "pictures keep their colours")
    }
    var node = Node { contents }.tint(self.color(color))
    fade(&node, number(opacity?["v"], or: 1))
    return node
  }
}

extension LottieValue {
  fileprivate static let controls: Set = [
    "ADBE Slider Control", "ADBE Angle Control", "ADBE Color Control", "ADBE Point Control",
    "ADBE Point3D Control", "ADBE Checkbox Control", "ADBE Layer Control",
  ]

  /// An effect that only holds values for expressions.
  fileprivate var isControl: Bool {
    let name = self["mn"]?.text ?? ""
    return Self.controls.contains(name) || name.hasPrefix("Pseudo/")
  }
}

extension Node {
  fileprivate var hasPicture: Bool {
    if case .picture = shape { return true }
    return children.contains(where: \.hasPicture)
  }
}
