/// A colour that is reached from the previous one along a straight line in its colour space.
///
/// ```swift
/// let glow: Track<BlendedColor> = [0: BlendedColor(.black), 1: BlendedColor(.white, in: .okLab)]
/// glow.value(at: 0.5).color  // Color(0x636363); in sRGB it would be 0x808080
/// ```
public struct BlendedColor: Hashable, Codable, Sendable {
  /// The colour itself, in sRGB.
  public var color: Color
  /// The space in which this colour is reached from the previous one.
  public var space: ColorSpace

  /// Creates a colour that is reached in `space`.
  public init(_ color: Color, in space: ColorSpace = .sRGB) {
    self.color = color
    self.space = space
  }
}

extension BlendedColor: Interpolatable {
  /// Blends along the straight line in `end`'s space, exact at both ends.
  public func interpolated(to end: BlendedColor, at progress: Double) -> BlendedColor {
    if progress == 0 { return self }
    if progress == 1 { return end }
    return BlendedColor(
      color.interpolated(to: end.color, at: progress, in: end.space), in: end.space)
  }

  /// Moves in sRGB, where differences can be added.
  public func moved(
    by count: Double, from start: BlendedColor, to end: BlendedColor
  ) -> BlendedColor {
    BlendedColor(color.moved(by: count, from: start.color, to: end.color), in: space)
  }

  /// Whether no component of the colour is infinite or not a number.
  public var isFinite: Bool { color.isFinite }
}
