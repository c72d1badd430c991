import Keyframes
import Stage
import Syntax
import Words

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// Effects of layers: blurs and shadows; others are noted.
extension LottieImport {
  /// The contents of a layer under its effects, from the first to the last.
  func applyEffects(of layer: LottieLayer, to contents: [Node]) -> [Node] {
    var contents = contents
    for effect in layer.source["ef"]?.items ?? [] where effect["en"]?.isTrue ?? true {
      let values = effect["ef"]?.items.map { $0["v"] } ?? []
      switch effect["ty"]?.whole {
      case 29 where !values.isEmpty: contents = [blurred(contents, values)]
      case 25 where values.count >= 5: contents = [shadowed(contents, values)]
      case _:
        let name = effect["nm"]?.text ?? "effect"
        note("effect \(quoted(name))", instead: "shown without it")
      }
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
    func along(_ part: (Double) -> Double) -> Track<Double> {
      combined([direction, distance], isStraight: direction.isConstant) {
        part(($0[0] - 90) * .pi / 180) * $0[1]
      }
    }
    if values.count > 5, number(values[5], or: 0).value(at: 0) > 0 {
      note("shadow alone", instead: "shown with what casts it")
    }
    return Node { contents }.shadow(
      seen(color(values[0]), opacity), radius: number(values[4], or: 0, times: 0.5),
      x: along(cos), y: along(sin))
  }
}
