import Keyframes
import Stage
import Syntax
import Words

// Effects that layers have, besides those that are noted.
extension LottieImport {
  /// The last effect that paints the whole layer in one colour.
  func fillEffect(of layer: LottieLayer) -> LottieValue? {
    layer.source["ef"]?.items.last { ($0["en"]?.isTrue ?? true) && $0.isFillEffect }
  }

  /// Paints everything in the node in the effect's colour; all keeps its own alpha.
  func fill(_ node: inout Node, by effect: LottieValue) {
    let parts = effect["ef"]?.items ?? []
    let color = parts.first { $0["ty"]?.whole == 2 }?["v"]
    let opacity = parts.first { $0["mn"]?.text == "ADBE Fill-0005" } ?? parts.last
    if node.contains(where: \.isPicture) {
      note("effect \(quoted(effect["nm"]?.text ?? "Fill"))", instead: "pictures keep their colours")
    }
    node[.tint] = self.color(color)
    let shown = number(opacity?["v"], or: 1)
    guard !shown.isAlways(1) else { return }
    node = Node { node }
    node.opacity = shown
    node.isComposited = node.paints > 1
  }
}

extension LottieValue {
  fileprivate static let controls: Set = [
    "ADBE Slider Control", "ADBE Angle Control", "ADBE Color Control", "ADBE Point Control",
    "ADBE Point3D Control", "ADBE Checkbox Control", "ADBE Layer Control",
  ]

  /// An effect that only holds values for expressions.
  var isControl: Bool {
    let name = self["mn"]?.text ?? ""
    return Self.controls.contains(name) || name.hasPrefix("Pseudo/")
  }

  var isFillEffect: Bool { self["ty"]?.whole == 21 }
}

extension Node {
  fileprivate var isPicture: Bool {
    if case .picture = shape { true } else { false }
  }

  fileprivate func contains(where isMatch: (Node) -> Bool) -> Bool {
    isMatch(self) || children.contains { $0.contains(where: isMatch) }
  }
}
