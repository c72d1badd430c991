import Keyframes
import Stage
import Testing

@testable import Drawing

/// Blend modes against the W3C's formulas, and both painters against each other.
struct BlendTests {
  private static let levels: [Double] = [0, 0.2, 0.4, 0.6, 1]
  private static let alphas: [Double] = [0, 0.3, 0.7, 1]

  /// B(cb, cs) of "Compositing and Blending", level 1.
  private static func formula(_ mode: BlendMode, _ below: Double, _ source: Double) -> Double {
    func hardLight(_ below: Double, _ source: Double) -> Double {
      source <= 0.5
        ? below * 2 * source : formula(.screen, below, 2 * source - 1)
    }
    switch mode {
    case .normal: return source
    case .multiply: return below * source
    case .screen: return below + source - below * source
    case .overlay: return hardLight(source, below)
    case .darken: return min(below, source)
    case .lighten: return max(below, source)
    case .colorDodge: return below == 0 ? 0 : source == 1 ? 1 : min(1, below / (1 - source))
    case .colorBurn: return below == 1 ? 1 : source == 0 ? 0 : 1 - min(1, (1 - below) / source)
    case .hardLight: return hardLight(below, source)
    case .softLight:
      let bright =
        below <= 0.25 ? ((16 * below - 12) * below + 4) * below : below.squareRoot()
      return source <= 0.5
        ? below - (1 - 2 * source) * below * (1 - below)
        : below + (2 * source - 1) * (bright - below)
    case .difference: return abs(below - source)
    case .exclusion: return below + source - 2 * below * source
    case .add: return min(1, below + source)
    // These take all three channels: `ofColors`.
    case .hue, .saturation, .color, .luminosity: return source
    }
  }

  private static let together: [BlendMode] = [.hue, .saturation, .color, .luminosity]

  /// Colours are rounded to bytes before, and each of up to four products once more. Where a formula divides by
  /// a small number, what was rounded counts more.
  private static func tolerance(_ mode: BlendMode) -> Double {
    mode == .colorDodge || mode == .colorBurn ? 7 : 4
  }

  @Test(arguments: BlendMode.allCases.filter { !together.contains($0) })
  func modesAreTheirFormulas(_ mode: BlendMode) {
    for below in Self.levels {
      for source in Self.levels {
        for ground in Self.alphas {
          for alpha in Self.alphas {
            let pixel = mode.mixed(
              Color(red: source, green: 0, blue: 0, alpha: alpha).premultiplied,
              Color(red: below, green: 0, blue: 0, alpha: ground).premultiplied)
            var wanted =
              (1 - ground) * alpha * source + (1 - alpha) * ground * below
              + alpha * ground * Self.formula(mode, below, source)
            var whole = alpha + ground - alpha * ground
            if mode == .add {
              (wanted, whole) = (
                min(1, alpha * source + ground * below), min(1, alpha + ground)
              )
            }
            let (red, opaque) = (Double(pixel >> 16 & 0xFF), Double(pixel >> 24))
            #expect(
              abs(red - wanted * 255) <= Self.tolerance(mode),
              "\(mode) of \(source) (\(alpha)) on \(below) (\(ground))")
            #expect(abs(opaque - whole * 255) <= 2 && red <= opaque)
          }
        }
      }
    }
  }

  /// Modes of whole colours keep the parts that their names say: of the colour's luminosity all, of
  /// saturation and hue as much as fits between black and white.
  @Test(arguments: together)
  func modesOfColorsKeepParts(_ mode: BlendMode) {
    for own in Self.colors {
      for below in Self.colors {
        let pixel = mode.mixed(own.premultiplied, below.premultiplied)
        let mixed = [16, 8, 0].map { Double(pixel >> UInt32($0) & 0xFF) / 255 }
        let wanted = Self.ofColors(mode, Self.channels(below), Self.channels(own))
        #expect(zip(mixed, wanted).allSatisfy { abs($0 - $1) <= 2.0 / 255 }, "\(own) on \(below)")
        #expect(pixel >> 24 == 255)
        let clear = Color(red: own.red, green: own.green, blue: own.blue, alpha: 0.4)
        let part = mode.mixed(clear.premultiplied, below.premultiplied)
        for (index, shift) in [16, 8, 0].enumerated() {
          let expected = 0.4 * wanted[index] + 0.6 * Self.channels(below)[index]
          #expect(abs(Double(part >> UInt32(shift) & 0xFF) / 255 - expected) <= 4.0 / 255)
        }
      }
    }
  }

  private static let colors = [
    0xFF0000, 0x00FF00, 0x3366CC, 0xFFC857, 0x808080, 0x000000, 0xFFFFFF, 0x14213D, 0xFF7F50,
  ].map { Color($0) }

  private static func channels(_ color: Color) -> [Double] { [color.red, color.green, color.blue] }

  /// B(Cb, Cs) of modes that are not separable, as the pseudo-code of the specification has it.
  private static func ofColors(_ mode: BlendMode, _ below: [Double], _ own: [Double]) -> [Double] {
    func lum(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
    func sat(_ c: [Double]) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }
    func clipColor(_ c: [Double]) -> [Double] {
      let (l, n, x) = (lum(c), (c.min() ?? 0), (c.max() ?? 0))
      var clipped = c
      if n < 0 { clipped = clipped.map { l + (($0 - l) * l) / (l - n) } }
      if x > 1 { clipped = clipped.map { l + (($0 - l) * (1 - l)) / (x - l) } }
      return clipped
    }
    func setLum(_ c: [Double], _ l: Double) -> [Double] { clipColor(c.map { $0 + l - lum(c) }) }
    func setSat(_ c: [Double], _ s: Double) -> [Double] {
      let order = c.indices.sorted { c[$0] < c[$1] }
      var result = [0.0, 0, 0]
      guard c[order[2]] > c[order[0]] else { return result }
      result[order[1]] = (c[order[1]] - c[order[0]]) * s / (c[order[2]] - c[order[0]])
      result[order[2]] = s
      return result
    }
    switch mode {
    case .hue: return setLum(setSat(own, sat(below)), lum(below))
    case .saturation: return setLum(setSat(below, sat(own)), lum(below))
    case .color: return setLum(own, lum(below))
    case .luminosity: return setLum(below, lum(own))
    case let separable:
      return (0...2).map { formula(separable, below[$0], own[$0]) }
    }
  }

  /// On an opaque ground every mode leaves the ground opaque, and what is clear changes nothing.
  @Test(arguments: BlendMode.allCases)
  func clearPixelsChangeNothing(_ mode: BlendMode) {
    for level in 0...255 as ClosedRange<UInt32> {
      let ground = 0xFF00_0000 | level << 16 | (255 - level) << 8 | level / 2
      #expect(mode.mixed(0, ground) == ground)
      #expect(mode.mixed(0x8040_2010, ground) >> 24 == 255)
      #expect(mode.mixed(0x8040_2010, 0) == 0x8040_2010)
    }
  }

  // MARK: Pictures

  private static func scene(_ mode: BlendMode, x: Double = 60) -> [Sprite] {
    let square = Sprite(
      .rectangle(80, 60), transform: .at(100, 80, turned: 20), fill: .color(Color(0xC06020)))
    let soft = Sprite(
      .circle(radius: 30), transform: .at(120, 80), fill: .color(Color(0x20C060, alpha: 0.5)))
    return [
      Sprite(.rectangle(200, 160), transform: .at(100, 80), fill: .color(Color(0x306090))),
      Sprite(.circle(radius: 40), transform: .at(x, 80), fill: .color(Color(0xF0D040))),
      Sprite(
        Layer([square, soft], blend: mode), opacity: 0.8,
        clips: [Clip(Rect(x: 60.5, y: 30, width: 100, height: 100), cornerRadius: 20)]),
      Sprite(.circle(radius: 12), transform: .at(100, 80), fill: .color(.white)),
    ]
  }

  /// Triangles only lie around what is mixed: in it both painters paint the same pixels.
  @Test(arguments: BlendMode.allCases)
  func paintersAgree(_ mode: BlendMode) {
    let sprites = Self.scene(mode)
    var list = DisplayList()
    var text = BoxTexts()
    list.build(sprites, on: .black, size: (200, 160), scale: 1, text: &text)
    expectAlike(sampled(list), picture(sprites, on: .black), mean: 0.35, maximum: 109)
  }

  /// What is below may change while the node itself rests, and the other way round.
  @Test(arguments: [BlendMode.multiply, .screen, .add])
  func whatIsBelowChangesTheMixture(_ mode: BlendMode) {
    var list = DisplayList()
    var painter = RasterPainter()
    var text = BoxTexts()
    for x in [60.0, 90, 90, 140] {
      let sprites = Self.scene(mode, x: x)
      list.build(sprites, on: .black, size: (200, 160), scale: 1, text: &text)
      painter.paint(sprites, on: .black, size: (200, 160), scale: 1, text: &text)
      let fresh = picture(sprites, on: .black)
      #expect(painter.raster == fresh)
      expectAlike(sampled(list), fresh, mean: 0.35, maximum: 109)
    }
  }

  /// In a layer of its own a node mixes only with what is in that layer.
  @Test func layersKeepMixturesInside() {
    let red = Sprite(.rectangle(60, 60), transform: .at(70, 70), fill: .color(Color(0xFF0000)))
    let mixed = Sprite(Layer([red], blend: .multiply))
    let ground = Color(0x0000FF)
    #expect(picture([mixed], on: ground)[70, 70] == Color.black.premultiplied)
    #expect(picture([Sprite(Layer([mixed]))], on: ground)[70, 70] == Color(0xFF0000).premultiplied)
  }
}
