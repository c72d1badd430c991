/// The space in which a blend of two colours is linear.
public enum ColorSpace: Hashable, Sendable {
  /// Component by component: cheapest, and usual in the classic systems.
  case sRGB
  /// Perceptually uniform.
  case okLab
  /// Around the hue circle in `direction`; grey takes the hue of the other colour.
  case hsl(_ direction: TurnDirection = .shortest)
}

extension Color {
  /// Returns the colour at `progress` on the straight line in `space` from this colour (exactly, at
  /// 0) to `end` (exactly, at 1), continuing at constant speed beyond both. A clear colour takes
  /// the hue of the other.
  ///
  /// Alpha is blended straight, not premultiplied. HSL clamps both ends to the sRGB cube.
  public func interpolated(to end: Color, at progress: Double, in space: ColorSpace) -> Color {
    if progress == 0, self != .clear { return self }
    if progress == 1, end != .clear { return end }
    let from = self == .clear ? end.opacity(0) : self
    let to = end == .clear ? self.opacity(0) : end
    switch space {
    case .sRGB: return from.interpolated(to: to, at: progress)
    case .okLab: return Color(OKLab(from).interpolated(to: OKLab(to), at: progress))
    case .hsl(let direction):
      return Color(HSL(from).blended(with: HSL(to), at: progress, direction))
    }
  }
}

extension HSL {
  fileprivate func blended(with end: HSL, at progress: Double, _ direction: TurnDirection) -> HSL {
    let start = saturation == 0 ? end.hue : hue
    let turn = direction.turn(from: start, to: end.saturation == 0 ? start : end.hue)
    return HSL(
      hue: start + turn * progress,
      saturation: saturation.interpolated(to: end.saturation, at: progress),
      lightness: lightness.interpolated(to: end.lightness, at: progress),
      alpha: alpha.interpolated(to: end.alpha, at: progress))
  }
}

extension Track where Value == Color {
  /// Returns the same colours at the same times, blended in `space`, as a plain track that costs no
  /// more to evaluate.
  ///
  /// Every segment is replaced by straight pieces in sRGB that stay within 1/1024 (a quarter step
  /// of an 8-bit display) of the exact blend, easings included.
  ///
  /// `Extrapolation.linear` continues the last of these pieces.
  public func blended(in space: ColorSpace) -> Track<Color> {
    guard space != .sRGB else { return self }
    return map { BlendedColor($0, in: space) }.baked(within: 1.0 / 1024) { $0.color }
  }
}
