import Words

/// Properties that belong together.
package enum PropertyGroup: CaseIterable {
  case transform, size, look, text, effects, depth, page, other

  package var title: String {
    switch self {
    case .transform: localized("Transform")
    case .size: localized("Size")
    case .look: localized("Fill and stroke")
    case .text: localized("Text")
    case .effects: localized("Shadow and blur")
    case .depth: localized("3D and depth")
    case .page: localized("Pages")
    case .other: localized("More")
    }
  }

  /// The names of its properties in the order of the panel; nil for everything in no other group.
  private var names: [String]? {
    switch self {
    case .transform:
      [
        "x", "y", "translationX", "translationY", "scaleX", "scaleY", "rotation", "anchorX",
        "anchorY", "skew", "skewAxis", "opacity", "hidden",
      ]
    case .size: ["width", "height", "cornerRadius"]
    case .look:
      [
        "fill", "gradient", "stroke", "strokeWidth", "strokeStart", "strokeEnd", "strokeOffset",
        "dashPhase", "tint",
      ]
    case .text: ["fontSize", "letterSpacing", "lineHeight", "characters", "number"]
    case .effects: ["shadow", "shadowX", "shadowY", "shadowRadius", "blur"]
    case .depth:
      [
        "z", "anchorZ", "rotationX", "rotationY", "axisRotation", "axisX", "axisY", "axisZ",
        "perspective", "depth",
      ]
    case .page: ["page", "row"]
    case .other: nil
    }
  }

  private static let known = Set(allCases.compactMap(\.names).joined())

  /// The properties of this group, in its order.
  package func sorted(_ all: [String]) -> [String] {
    guard let names else { return all.filter { !Self.known.contains($0) } }
    let there = Set(all)
    return names.filter(there.contains)
  }
}
