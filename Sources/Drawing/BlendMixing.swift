import Stage

// Blends two pixels by the formulas of the W3C's "Compositing and Blending". All numbers are 0…255,
// and colours are premultiplied.
extension BlendMode {
  /// Returns a premultiplied pixel blended with the one below it.
  @inline(__always)
  func mixed(_ source: UInt32, _ below: UInt32) -> UInt32 {
    let (alpha, ground) = (Int(source >> 24), Int(below >> 24))
    if self == .add { return sum(source, below) }
    if let colors = mixedColors(source, below) { return colors }
    let whole = alpha + ground - part(alpha, ground)
    var pixel = UInt32(whole) << 24
    for shift in [16, 8, 0] as [UInt32] {
      let (one, other) = (Int(source >> shift & 0xFF), Int(below >> shift & 0xFF))
      let shared = shared(one, other, alpha, ground)
      let mixed = part(one, 255 - ground) + part(other, 255 - alpha) + shared
      pixel |= UInt32(min(max(mixed, 0), whole)) << shift
    }
    return pixel
  }

  /// The sum of each channel, alpha included, as light adds up; at most 255.
  @inline(__always)
  private func sum(_ source: UInt32, _ below: UInt32) -> UInt32 {
    var pixel: UInt32 = 0
    for shift in [24, 16, 8, 0] as [UInt32] {
      pixel |= min((source >> shift & 0xFF) + (below >> shift & 0xFF), 255) << shift
    }
    return pixel
  }

  /// The blended colour where both pixels cover, weighted by both alphas.
  @inline(__always)
  private func shared(_ source: Int, _ below: Int, _ alpha: Int, _ ground: Int) -> Int {
    let both = part(alpha, ground)
    let (own, other) = (part(source, ground), part(below, alpha))
    switch self {
    // The last four mix all channels together: `mixedColors`.
    case .normal, .hue, .saturation, .color, .luminosity: return own
    case .multiply: return part(source, below)
    case .screen: return own + other - part(source, below)
    case .overlay: return light(source, below, alpha, ground, isDark: 2 * below <= ground)
    case .hardLight: return light(source, below, alpha, ground, isDark: 2 * source <= alpha)
    case .darken: return min(own, other)
    case .lighten: return max(own, other)
    case .difference: return abs(own - other)
    case .exclusion: return own + other - 2 * part(source, below)
    case .colorDodge:
      if below == 0 { return 0 }
      return source >= alpha ? both : min(both, part(below, alpha) * alpha / (alpha - source))
    case .colorBurn:
      if below >= ground { return both }
      return source == 0 ? 0 : both - min(both, part(ground - below, alpha) * alpha / source)
    case .softLight: return softened(source, below, alpha, ground)
    case .add: return min(own + other, both)
    }
  }

  /// Multiplies dark colours, and screens light ones.
  @inline(__always)
  private func light(
    _ source: Int, _ below: Int, _ alpha: Int, _ ground: Int, isDark: Bool
  ) -> Int {
    if isDark { return 2 * part(source, below) }
    return part(alpha, ground) - 2 * part(ground - below, alpha - source)
  }

  private func softened(_ source: Int, _ below: Int, _ alpha: Int, _ ground: Int) -> Int {
    guard alpha > 0, ground > 0 else { return 0 }
    let (own, under) = (
      Double(source) / Double(alpha), min(Double(below) / Double(ground), 1)
    )
    let mixed: Double
    if own <= 0.5 {
      mixed = under - (1 - 2 * own) * under * (1 - under)
    } else {
      let bright =
        under <= 0.25 ? ((16 * under - 12) * under + 4) * under : under.squareRoot()
      mixed = under + (2 * own - 1) * (bright - under)
    }
    return Int((mixed * Double(part(alpha, ground))).rounded())
  }
}

/// The product of two numbers as fractions of 255, rounded.
@inline(__always)
private func part(_ one: Int, _ other: Int) -> Int { (one * other + 127) / 255 }
