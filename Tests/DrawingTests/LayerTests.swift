import Keyframes
import Stage
import Testing

@testable import Drawing

/// Layers against pictures in closed form. Their edges are whole pixels, so that coverage is 0 or 1.
struct LayerTests {
  /// A white square of 60 × 60 pixels, from (40, 40) to (100, 100).
  private let square = Sprite(.rectangle(60, 60), transform: .at(70, 70), fill: .color(.white))
  private static let halfPlane = Path(
    through: (0, 0), (70, 0), (70, 200), (0, 200), isClosed: true)
  private static let band = Path(
    through: (0, 60), (200, 60), (200, 80), (0, 80), isClosed: true)

  private func alphas(_ layer: Layer, opacity: Double = 1) -> Raster {
    picture([Sprite(layer, opacity: opacity)])
  }

  private func expect(_ raster: Raster, _ alpha: (_ x: Int, _ y: Int) -> Double) {
    for y in 35..<105 {
      for x in 35..<105 {
        let isInside = (40..<100).contains(x) && (40..<100).contains(y)
        let wanted = isInside ? alpha(x, y) * 255 : 0
        guard abs(Double(raster[x, y] >> 24) - wanted) > 1 else { continue }
        Issue.record("(\(x), \(y)) is \(raster[x, y] >> 24), not \(wanted)")
        return
      }
    }
  }

  @Test(arguments: [0.25, 0.5, 1])
  func maskModesAreTheirFormulas(_ opacity: Double) {
    for mode in PathMask.Mode.allCases {
      for isInverted in [false, true] {
        let layer = Layer(
          [square],
          masks: [
            Layer.Mask(Self.halfPlane),
            Layer.Mask(Self.band, mode: mode, isInverted: isInverted, opacity: opacity),
          ])
        expect(alphas(layer)) { x, y in
          let first = x < 70 ? 1.0 : 0
          let inside = (60..<80).contains(y) != isInverted
          let second = inside ? opacity : 0
          return switch mode {
          case .add: max(first, second)
          case .subtract: first * (1 - second)
          case .intersect: first * second
          case .difference: first * (1 - second) + (1 - first) * second
          }
        }
      }
    }
  }

  @Test func aStackBeginsWithNothingOrEverything() {
    for mode in PathMask.Mode.allCases {
      let raster = alphas(Layer([square], masks: [Layer.Mask(Self.halfPlane, mode: mode)]))
      expect(raster) { x, _ in (x < 70) != (mode == .subtract) ? 1 : 0 }
    }
  }

  @Test func masksMoveWithTheirTransform() {
    let mask = Layer.Mask(Self.halfPlane, transform: .translation(x: 10, y: 0))
    var sprite = Sprite(Layer([square], masks: [mask]))
    expect(picture([sprite])) { x, _ in x < 80 ? 1 : 0 }
    // The layer's own transform moves the mask and what is masked.
    sprite = Sprite(
      Layer([square.mapped(by: .translation(x: -20, y: 0))], masks: [Layer.Mask(Self.halfPlane)])
    ).mapped(by: .translation(x: 20, y: 0))
    expect(picture([sprite])) { x, _ in x < 90 ? 1 : 0 }
  }

  @Test func mattesCountByAlphaOrLuminance() {
    let colors: [(Color, Double)] = [
      (Color(0xFF0000), 0.2126), (Color(0x00FF00), 0.7152), (Color(0x0000FF), 0.0722),
      (.white, 1), (.black, 0), (Color(0x808080), 128.0 / 255),
    ]
    for (color, luminance) in colors {
      for opacity in [1, 0.5] {
        let matte = Sprite(
          .rectangle(40, 200), transform: .at(50, 100), opacity: opacity, fill: .color(color))
        for isInverted in [false, true] {
          for kind in Matte.Kind.allCases {
            let layer = Layer(
              [square], matte: Layer.Matte([matte], kind: kind, isInverted: isInverted))
            expect(alphas(layer)) { x, _ in
              let part = x < 70 ? (kind == .alpha ? 1 : luminance) * opacity : 0
              return isInverted ? 1 - part : part
            }
          }
        }
      }
    }
  }

  @Test func opacityIsAppliedOnce() {
    var other = square
    other.fill = .color(Color(0xFF0000))
    other.transform = .at(90, 70)
    let ground = Color(0x204060)
    let raster = picture([Sprite(Layer([square, other]), opacity: 0.5)], on: ground)
    for (x, color) in [(45, Color.white), (80, Color(0xFF0000)), (110, Color(0xFF0000))] {
      let wanted = ground.interpolated(to: color, at: 0.5).premultiplied
      for shift in [0, 8, 16] as [UInt32] {
        let (is_, should) = (raster[x, 70] >> shift & 0xFF, wanted >> shift & 0xFF)
        #expect(abs(Int(is_) - Int(should)) <= 1)
      }
    }
  }

  @Test func anOpaqueLayerLooksLikeItsSprites() {
    let sprites = DisplayListTests.wholeShapes
    for sprite in sprites {
      let below = Sprite(.circle(radius: 70), transform: .at(90, 90), fill: .color(Color(0x336699)))
      expectAlike(
        picture([Sprite(Layer([below, sprite]))], on: .black),
        picture([below, sprite], on: .black),
        mean: 0.02, maximum: 2)
    }
  }

  /// More layers than are kept: those that are painted whenever they are shown look the same, also
  /// where only a part of the picture is repainted.
  @Test(arguments: [false, true])
  func layersNeedNoMemoryEach(_ isNested: Bool) {
    let (side, count) = (1000, 20)
    let sheet = Sprite(
      .rectangle(960, 960), transform: .at(500, 500), fill: .color(.white))
    let inner = isNested ? Sprite(Layer([sheet])) : sheet
    var sprites = (0..<count).map { _ in
      Sprite(
        Layer(
          [inner],
          masks: [Layer.Mask(Path(through: (0, 0), (700, 0), (700, 999), (0, 999), isClosed: true))]
        ), opacity: 0.3)
    }
    var painter = RasterPainter()
    var text = NoText()
    func paint() {
      painter.paint(sprites, on: .black, size: (side, side), scale: 1, text: &text)
    }
    paint()
    #expect(painter.keptLayerPixels <= PreparedPicture.mostLayerPixels)
    let wanted = (0..<count).reduce(0xFF00_0000 as UInt32) { below, _ in
      over(scaled(0xFFFF_FFFF, by: 77), below)
    }
    #expect(painter.raster[10, 500] == 0xFF00_0000 && painter.raster[710, 500] == 0xFF00_0000)
    #expect(painter.raster[400, 500] == wanted && painter.raster[690, 30] == wanted)
    sprites.insert(
      Sprite(.rectangle(50, 50), transform: .at(400, 500), fill: .color(.black)), at: 9)
    paint()
    var fresh = RasterPainter()
    fresh.paint(sprites, on: .black, size: (side, side), scale: 1, text: &text)
    #expect(painter.raster == fresh.raster)
    #expect(painter.raster[400, 500] < wanted && painter.raster[690, 30] == wanted)
  }

  @Test func nestedLayersMultiply() {
    let inner = Sprite(Layer([square], masks: [Layer.Mask(Self.band)]), opacity: 0.5)
    let raster = alphas(Layer([inner], masks: [Layer.Mask(Self.halfPlane)]), opacity: 0.5)
    expect(raster) { x, y in x < 70 && (60..<80).contains(y) ? 0.25 : 0 }
  }

  @Test func clipsCutLayers() {
    let sprite = Sprite(
      Layer([square]), clips: [Clip(Rect(x: 50, y: 0, width: 20, height: 200))])
    expect(picture([sprite])) { x, _ in (50..<70).contains(x) ? 1 : 0 }
  }

  @Test func aMovedLayerIsTheSameAsItsMovedContents() {
    let view = Transform.scale(0.7).then(.rotation(degrees: 20)).then(.translation(x: 40, y: 20))
    var soft = square
    soft.blur = 8
    let sprites = [soft, Sprite(.circle(radius: 30), transform: .at(80, 60), fill: .color(.black))]
    expectAlike(
      picture([Sprite(Layer(sprites)).mapped(by: view)], on: .black),
      picture(sprites.map { $0.mapped(by: view) }, on: .black), mean: 0.02, maximum: 2)
  }

  @Test func onlyWhatChangesIsPaintedAgain() {
    var painter = RasterPainter()
    var text = BoxTexts()
    func paint(_ sprites: [Sprite]) -> Damage? {
      painter.paint(sprites, on: .black, size: (200, 160), scale: 1, text: &text)
    }
    var layer = Sprite(Layer([square], masks: [Layer.Mask(Self.halfPlane)]))
    _ = paint([layer])
    #expect(paint([Sprite(Layer([square], masks: [Layer.Mask(Self.halfPlane)]))]) == nil)
    layer.opacity = 0.5
    let damage = paint([layer])
    #expect(damage?.bounds == PixelRect(x: 40, y: 40, width: 30, height: 60))
    #expect(painter.raster == picture([layer], on: .black))
  }
}
