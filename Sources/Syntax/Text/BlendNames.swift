import Stage

// The names of blend modes in other formats.
extension BlendMode {
  /// As the value of `mix-blend-mode`.
  package var css: String {
    switch self {
    case .add: "plus-lighter"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .hardLight: "hard-light"
    case .softLight: "soft-light"
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue,
      .saturation, .color, .luminosity:
      "\(self)"
    }
  }

  /// The mode of a value of `mix-blend-mode`; nil if there is no such value.
  package init?(css name: String) {
    guard let mode = Self.allCases.first(where: { $0.css == name }) else { return nil }
    self = mode
  }

  /// As a case of SwiftUI's `BlendMode`.
  package var swiftUI: String { self == .add ? "plusLighter" : "\(self)" }

  /// As Lottie's `bm`.
  package var lottie: Int { Self.inLottie.firstIndex(of: self) ?? 0 }

  /// The mode of Lottie's `bm`; nil for others, such as hard mix.
  package init?(lottie number: Int) {
    guard Self.inLottie.indices.contains(number) else { return nil }
    self = Self.inLottie[number]
  }

  private static let inLottie: [BlendMode] = [
    .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .hardLight,
    .softLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .add,
  ]
}
