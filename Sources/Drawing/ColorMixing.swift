import Stage

// Blend modes that mix red, green and blue together, by the formulas of the W3C's "Compositing and
// Blending", section 10.2. Pixels are premultiplied; colours are straight, from 0 to 1.
extension BlendMode {
  /// A premultiplied pixel blended with the one below it; nil for modes that mix red, green and
  /// blue each on its own.
  @inline(__always)
  func mixedColors(_ source: UInt32, _ below: UInt32) -> UInt32? {
    switch self {
    case .hue:
      pixel(source, below) {
        $0.with(saturation: $1.saturation).with(luminosity: $1.luminosity)
      }
    case .saturation:
      pixel(source, below) {
        $1.with(saturation: $0.saturation).with(luminosity: $1.luminosity)
      }
    case .color: pixel(source, below) { $0.with(luminosity: $1.luminosity) }
    case .luminosity: pixel(source, below) { $1.with(luminosity: $0.luminosity) }
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .hardLight, .softLight, .difference, .exclusion, .add:
      nil
    }
  }

  private func pixel(
    _ source: UInt32, _ below: UInt32,
    _ blend: (SIMD3<Double>, SIMD3<Double>) -> SIMD3<Double>
  ) -> UInt32 {
    let (own, other) = (channels(source), channels(below))
    let (alpha, ground) = (Double(source >> 24) / 255, Double(below >> 24) / 255)
    guard alpha > 0 else { return below }
    guard ground > 0 else { return source }
    let shared = blend(own / alpha, other / ground) * (alpha * ground)
    let mixed = own * (1 - ground) + other * (1 - alpha) + shared
    let whole = (255 * (alpha + ground - alpha * ground)).rounded()
    let bytes = (255 * mixed).rounded(.toNearestOrAwayFromZero)
      .clamped(lowerBound: .zero, upperBound: .init(repeating: whole))
    return UInt32(whole) << 24 | UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.z)
  }

  private func channels(_ pixel: UInt32) -> SIMD3<Double> {
    SIMD3(Double(pixel >> 16 & 0xFF), Double(pixel >> 8 & 0xFF), Double(pixel & 0xFF)) / 255
  }
}

extension SIMD3<Double> {
  fileprivate var luminosity: Double { 0.3 * x + 0.59 * y + 0.11 * z }

  fileprivate var saturation: Double { self.max() - self.min() }

  /// The same hue with another distance between the largest and the smallest channel.
  fileprivate func with(saturation wanted: Double) -> Self {
    saturation > 0 ? (self - self.min()) * (wanted / saturation) : .zero
  }

  /// The same colour made lighter or darker; what leaves 0 to 1 is drawn towards grey.
  fileprivate func with(luminosity wanted: Double) -> Self {
    var color = self + (wanted - luminosity)
    let (lowest, highest) = (color.min(), color.max())
    if lowest < 0 { color = wanted + (color - wanted) * (wanted / (wanted - lowest)) }
    if highest > 1 { color = wanted + (color - wanted) * ((1 - wanted) / (highest - wanted)) }
    return color
  }
}
