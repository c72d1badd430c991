import Keyframes
import Stage
import Testing

@testable import Drawing

/// Blurred layers against the integral of the Gaussian, in every channel.
struct LayerBlurTests {
  private static let color = Color(red: 1, green: 0.5, blue: 0.25, alpha: 0.8)
  private let closed = BlurTests()

  /// Everything to the right of `x`, in points.
  private func halfPlane(from x: Double, _ color: Color = color) -> Sprite {
    Sprite(.rectangle(6000, 6000), transform: .at(x + 3000, 0, turned: 0), fill: .color(color))
  }

  private func blurred(_ sprites: [Sprite], _ deviation: Double) -> Sprite {
    Sprite(Layer(sprites, effects: Layer.Effects(blur: Point(x: deviation, y: deviation))))
  }

  private func shares(_ pixel: UInt32) -> [Double] {
    [24, 16, 8, 0].map { Double(pixel >> $0 & 0xFF) / 255 }
  }

  /// Expects a row to be `color` times a share for each pixel.
  private func expectRow(
    _ y: Int, of raster: Raster, in color: Color = color, within tolerance: Double,
    _ share: (Int) -> Double
  ) {
    let full = shares(color.premultiplied)
    for x in 0..<raster.width {
      for (found, whole) in zip(shares(raster[x, y]), full)
      where abs(found - whole * share(x)) > tolerance {
        Issue.record("\(x): \(found), not \(whole * share(x))")
        return
      }
    }
  }

  /// On both sides of where cells and grains grow.
  @Test(arguments: [0.3, 1, 2.5, 3.99, 4, 7, 16, 31.9, 32, 50], [1.0, 1.5, 3])
  func edgesAreTheIntegralOfTheGaussian(_ deviation: Double, _ scale: Double) {
    let sprite = blurred([halfPlane(from: 150.25 / scale)], deviation)
    let raster = picture([sprite], width: 300, height: 4, scale: scale)
    let wide = deviation * scale
    expectRow(2, of: raster, within: closed.boxesMayDiffer(wide) + 1.0 / 255) {
      closed.edge($0, at: 150.25, deviation: wide)
    }
  }

  @Test(arguments: [1.0, 5, 20, 60])
  func everythingAroundThePictureSpreadsIntoIt(_ deviation: Double) {
    let outside = Sprite(
      .rectangle(900, 4000), transform: .at(-455, 0), fill: .color(Self.color))
    let raster = picture([blurred([outside], deviation)], width: 200, height: 4)
    expectRow(2, of: raster, within: closed.boxesMayDiffer(deviation) + 1.0 / 255) {
      closed.edge($0, at: -905, deviation: deviation)
        - closed.edge($0, at: -5, deviation: deviation)
    }
  }

  @Test(arguments: [1.5, 6, 15])
  func cornersAreTheProductOfTwoEdges(_ deviation: Double) {
    let quarter = Sprite(.rectangle(400, 400), transform: .at(260.5, 240.5), fill: .color(.white))
    let raster = picture([blurred([quarter], deviation)], width: 120, height: 100)
    for y in stride(from: 0, to: 100, by: 7) {
      expectRow(y, of: raster, in: .white, within: 1.5 * closed.boxesMayDiffer(deviation)) {
        closed.edge($0, at: 60.5, deviation: deviation)
          * closed.edge(y, at: 40.5, deviation: deviation)
      }
    }
  }

  /// A blur along one axis keeps edges along it sharp, also if the map exchanges the axes.
  @Test(arguments: [false, true])
  func eachAxisHasItsOwnDeviation(_ isTurned: Bool) {
    let square = Sprite(.rectangle(40, 40), transform: .at(60, 60), fill: .color(.white))
    let effects = Layer.Effects(blur: Point(x: 6, y: 0))
    let turn = Transform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    let sprite = Sprite(Layer([square], effects: effects)).mapped(by: isTurned ? turn : .identity)
    let raster = picture([sprite], width: 120, height: 120)
    for along in 0..<120 {
      let wanted =
        closed.edge(along, at: 40, deviation: 6) - closed.edge(along, at: 80, deviation: 6)
      for across in [39, 40, 60, 79, 80] {
        let pixel = isTurned ? raster[across, along] : raster[along, across]
        let isInside = (40..<80).contains(across)
        #expect(abs(shares(pixel)[0] - (isInside ? wanted : 0)) < closed.boxesMayDiffer(6))
      }
    }
  }

  /// The shadow lies under the picture, offset, in its own colour, and as opaque as the picture.
  @Test(arguments: [0.0, 2, 9], [0.0, 3])
  func shadowsAreTheBlurredPictureInOneColor(_ own: Double, _ deviation: Double) {
    let ink = Color(red: 0, green: 0.2, blue: 1, alpha: 0.5)
    let shadow = Layer.Effects.Shadow(
      ink, offset: Point(x: -30.5, y: 4), blur: Point(x: deviation, y: deviation))
    let effects = Layer.Effects(blur: Point(x: own, y: own), shadow: shadow)
    let raster = picture(
      [Sprite(Layer([halfPlane(from: 100)], effects: effects))], width: 200, height: 4)
    let both = (own * own + deviation * deviation).squareRoot()
    func step(_ x: Int, _ place: Double, _ deviation: Double) -> Double {
      guard deviation == 0 else { return closed.edge(x, at: place, deviation: deviation) }
      return min(max(Double(x) + 1 - place, 0), 1)
    }
    for x in 0..<200 {
      let above = shares(Self.color.premultiplied).map { $0 * step(x, 100, own) }
      let below = shares(ink.premultiplied).map { $0 * 0.8 * step(x, 69.5, both) }
      for (channel, found) in shares(raster[x, 2]).enumerated() {
        let wanted = above[channel] + below[channel] * (1 - above[0])
        #expect(abs(found - wanted) < 0.03, "\(x), \(channel)")
      }
    }
  }

  @Test func nothingChangesWithoutEffects() {
    let sprites = [halfPlane(from: 20), Sprite(.circle(radius: 9), transform: .at(30, 30))]
    #expect(picture([blurred(sprites, 0)]) == picture([Sprite(Layer(sprites))]))
    #expect(picture([blurred(sprites, 0.01)]) == picture([Sprite(Layer(sprites))]))
  }

  /// A dot moves over a blurred layer and under another: repainted parts have the same pixels as a
  /// new picture, whether the layers are kept or painted again.
  @Test(arguments: [1.0, 5, 40])
  func partsHaveThePixelsOfTheWhole(_ deviation: Double) {
    let star = Sprite(
      .star(points: 5, radius: 30), transform: .at(40.3, 50.7), fill: .color(Self.color))
    let soft = blurred([star], deviation)
    let shadow = Layer.Effects.Shadow(
      .black, offset: Point(x: 9.3, y: -4), blur: Point(x: deviation, y: deviation))
    let cast = Sprite(Layer([star, soft], effects: Layer.Effects(shadow: shadow)))
    var painter = RasterPainter()
    var text = NoText()
    for step in 0..<8 {
      let dot = Sprite(
        .circle(radius: 7), transform: .at(20 + 9 * Double(step), 40), fill: .color(.black))
      var sprites = [soft, dot, cast.mapped(by: .translation(x: 50, y: 10))]
      if step == 5 { sprites = [dot] }
      painter.paint(sprites, on: .white, size: (160, 120), scale: 1, text: &text)
      var fresh = RasterPainter()
      fresh.paint(sprites, on: .white, size: (160, 120), scale: 1, text: &text)
      #expect(painter.raster == fresh.raster, "step \(step)")
    }
    // A layer in another one is never kept.
    let nested = picture([Sprite(Layer([cast]))], width: 160, height: 120)
    #expect(nested == picture([cast], width: 160, height: 120))
  }

  @Test func trianglesShowTheSamePixels() throws {
    let sprite = blurred([halfPlane(from: 40)], 5)
    var list = DisplayList()
    var text = NoText()
    list.build([sprite], size: (120, 60), scale: 1, text: &text)
    guard case .masked(.painted(let painted), _)? = list.commands.first else {
      Issue.record("nothing is painted")
      return
    }
    let whole = picture([sprite], width: 120, height: 60)
    let area = painted.raster.area
    #expect(area.x < 35 && area.maxX == 120 && area.height == 60)
    for y in 0..<60 {
      for x in 0..<120 where whole[x, y] != 0 {
        guard area.intersects(PixelRect(x: x, y: y, width: 1, height: 1)),
          painted.raster[x - area.x, y - area.y] == whole[x, y]
        else {
          Issue.record("(\(x), \(y)) differs")
          return
        }
      }
    }
  }

  /// Whatever the numbers are, a picture is painted in the memory of a few of its size.
  @Test(arguments: [1e-9, 600, 1e5, 1e300, Double.infinity, Double.nan, -4])
  func anyDeviationIsPainted(_ deviation: Double) {
    let shadow = Layer.Effects.Shadow(
      .black, offset: Point(x: deviation, y: 1e9), blur: Point(x: 3, y: deviation))
    for blur in [Point(x: deviation, y: deviation), Point(x: deviation, y: 0)] {
      let layer = Layer(
        [halfPlane(from: 20)], effects: Layer.Effects(blur: blur, shadow: shadow))
      #expect(picture([Sprite(layer)], width: 50, height: 40).width == 50)
    }
  }

  /// A picture in the middle of the surface, and one beside it.
  @Test(arguments: [100.25, 230], [2.0, 16])
  func blursInEachOtherAddUpTheirVariances(_ edge: Double, _ count: Double) {
    var sprites = [halfPlane(from: edge)]
    for _ in 0..<Int(count) { sprites = [blurred(sprites, 40 / count.squareRoot())] }
    let raster = picture(sprites, width: 200, height: 4)
    expectRow(2, of: raster, within: closed.boxesMayDiffer(40) + count / 255) {
      closed.edge($0, at: edge, deviation: 40)
    }
  }
}
