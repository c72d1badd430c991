import Foundation
import Keyframes
import Stage
import Testing

@testable import Drawing

/// A pixel's alpha is rounded to 1/255, the mask's before it.
private let rounding = 1.0 / 255
private let white = Paint.color(.white)

struct BlurTests {
  static let sprites: [Sprite] = [
    Sprite(.rectangle(50.3, 31.7), transform: .at(100.2, 80.4, turned: 9), fill: white),
    Sprite(.rectangle(60, 40, cornerRadius: 12), transform: .at(100, 80.7), fill: white),
    Sprite(.circle(radius: 40), transform: .at(100, 80), opacity: 0.6, fill: white),
    Sprite(frame, transform: .at(100.3, 80.4, turned: 12), fill: white),
    Sprite(pentagram, transform: .at(100, 80), stroke: Stroke(.white, width: 12, join: .round)),
    Sprite(
      .rectangle(60, 50), transform: .at(100, 80), fill: white, stroke: Stroke(.white, width: 9)),
    Sprite(.text("riff", TextStyle(20)), transform: .at(100.4, 80.2), fill: white),
    Sprite(
      .text("riff", TextStyle(20)),
      transform: Transform.scale(x: 3, y: 2).then(.at(100, 80, turned: 30)), fill: white),
    Sprite(
      .star(points: 7, radius: 60), transform: .at(100, 80), fill: white,
      clips: [Clip(Rect(x: -40, y: -30, width: 90, height: 55), transform: .at(100, 80, turned: 8))]
    ),
  ]

  static let whole: [Sprite] = sprites.filter(\.clips.isEmpty)
  static let blurs: [Double] = [0.3, 1, 2.5, 7.9, 8, 16, 24, 40]
  static let noBlurs: [Double] = [0, -3, .nan, .infinity, -.infinity]

  /// A mask of rotated text has another size than the text, and the boxes that represent letters
  /// are whole numbers of pixels wide.
  private static func tolerance(_ sprite: Sprite) -> Double {
    if case .text = sprite.shape, sprite.transform.b != 0 { return 0.06 }
    return 0.01
  }

  private func blurred(_ sprite: Sprite, _ blur: Double) -> Sprite {
    var copy = sprite
    copy.blur = blur
    return copy
  }

  @Test(arguments: whole, blurs)
  func inkIsConserved(_ sprite: Sprite, _ blur: Double) {
    var sprite = sprite
    sprite.transform = sprite.transform.then(.translation(x: 100, y: 90))
    let sharp = picture([sprite], width: 400, height: 340).covered
    let soft = picture([blurred(sprite, blur)], width: 400, height: 340).covered
    #expect(abs(soft / sharp - 1) < Self.tolerance(sprite))
  }

  /// Three boxes are within 0.0095 of the Gaussian's integral. Where it is narrower than a pixel, so
  /// few numbers stand for it that they are a little further off.
  func boxesMayDiffer(_ deviation: Double) -> Double {
    (deviation < 1 ? 0.02 : 0.0095) + rounding
  }

  /// The mean over a pixel of a Gaussian's integral, by Simpson's rule.
  func edge(_ pixel: Int, at place: Double, deviation: Double) -> Double {
    func integral(_ x: Double) -> Double {
      0.5 + 0.5 * erf((x - place) / deviation / 2.0.squareRoot())
    }
    let x = Double(pixel)
    return (0..<8).reduce(0) { sum, step in
      let (a, b) = (x + Double(step) / 8, x + Double(step + 1) / 8)
      return sum + (integral(a) + 4 * integral((a + b) / 2) + integral(b)) / 48
    }
  }

  /// Deviations on both sides of where cells grow, in points and on finer displays, and shapes that
  /// have a mask of their own or one for this place.
  @Test(arguments: [0.5, 2, 5, 7.99, 8, 16, 24, 48, 61], [1.0, 1.5, 3])
  func edgesAreTheIntegralOfTheGaussian(_ blur: Double, _ scale: Double) {
    for size in [500.0, 5000] {
      let sprite = Sprite(
        .rectangle(size, size), transform: .at((150.25 + size / 2) / scale, 0, turned: 0),
        fill: white, blur: blur)
      var fitted = sprite
      fitted.transform = Transform.scale(1 / scale).then(sprite.transform)
      let tolerance = boxesMayDiffer(blur * scale / 2)
      let raster = picture([fitted], width: 300, height: 8, scale: scale)
      for x in 0..<300 where size > 4000 || blur * scale < 80 {
        let wanted = edge(x, at: 150.25, deviation: blur * scale / 2)
        #expect(abs(Double(raster[x, 4] >> 24) / 255 - wanted) < tolerance, "\(x), \(size)")
      }
    }
  }

  @Test(arguments: [3.0, 13, 30])
  func cornersAreTheProductOfTwoEdges(_ blur: Double) {
    let sprite = Sprite(.rectangle(400, 400), transform: .at(260.5, 240.5), fill: white, blur: blur)
    let raster = picture([sprite], width: 120, height: 100)
    for y in 0..<100 {
      for x in 0..<120 {
        let wanted =
          edge(x, at: 60.5, deviation: blur / 2) * edge(y, at: 40.5, deviation: blur / 2)
        #expect(abs(Double(raster[x, y] >> 24) / 255 - wanted) < 1.5 * boxesMayDiffer(blur / 2))
      }
    }
  }

  @Test(arguments: [0.01, 0.25, 1, 2.7, 6.25, 20, 25])
  func theBlurHasTheVarianceThatItIsAskedFor(_ variance: Double) {
    let blur = GaussianBlur(variance: variance)
    let spread = blur.columns(of: [65280], length: 1, start: 40, count: 81)
    let sum = spread.reduce(0) { $0 + Double($1) }
    let second = spread.indices.reduce(0.0) {
      $0 + Double(spread[$1]) * Double(($1 - 40) * ($1 - 40))
    }
    #expect(abs(sum / 65280 - 1) < 1e-3)
    #expect(abs(second / sum - variance) < 0.01 * variance + 1e-3)
    #expect(spread.elementsEqual(spread.reversed()))
    #expect(spread.indices.allSatisfy { spread[$0] == 0 || abs($0 - 40) <= blur.reach })
  }

  @Test(arguments: [1.0, 4, 11, 24, 70])
  func symmetricShapesHaveSymmetricShadows(_ blur: Double) {
    for shape in [Shape.rectangle(50, 34, cornerRadius: 8), .circle(radius: 31), frame] {
      let sprite = Sprite(shape, transform: .at(100, 80), fill: white, blur: blur)
      let raster = picture([sprite])
      for y in 0..<80 {
        for x in 0..<100 {
          let four = [
            raster[x, y], raster[199 - x, y], raster[x, 159 - y], raster[199 - x, 159 - y],
          ].map { Int($0 >> 24) }
          // Exact coverage is summed from the left to the right.
          #expect((four.max() ?? 0) - (four.min() ?? 0) <= 1)
        }
      }
    }
  }

  @Test(arguments: sprites, noBlurs)
  func withoutBlurSpritesAreSharp(_ sprite: Sprite, _ blur: Double) {
    expectAlike(picture([blurred(sprite, blur)]), picture([sprite]))
    #expect(displayList([blurred(sprite, blur)]).vertices == displayList([sprite]).vertices)
  }

  @Test func theTransformScalesTheShapeButNotTheBlur() {
    let large = Sprite(.rectangle(80, 60), transform: .at(100, 80), fill: white, blur: 15)
    var small = large
    small.shape = .rectangle(8, 6)
    small.transform = Transform.scale(10).then(.at(100, 80))
    expectAlike(picture([small]), picture([large]), mean: .infinity, maximum: 1)
  }

  @Test func opacityAndColourAreAppliedToTheMask() {
    let sprite = Sprite(
      .rectangle(120, 120), transform: .at(100, 80), opacity: 0.5,
      fill: .color(Color(0xFF8040, alpha: 0.5)), blur: 12)
    #expect(picture([sprite])[100, 80] == 0x4040_2010)
    #expect(picture([sprite], on: .white)[100, 80] == 0xFFFF_DFCF)
    var graded = sprite
    graded.fill = .gradient(.vertical(Color(0xFF8040, alpha: 0.5), .white))
    expectAlike(picture([graded]), picture([sprite]))
  }

  @Test func fillAndStrokeAreOneShadow() {
    var sprite = Sprite(
      .rectangle(60, 40), transform: .at(100, 80), opacity: 0.5, fill: white,
      stroke: Stroke(.black, width: 20), blur: 14)
    let both = picture([sprite])
    sprite.shape = .rectangle(80, 60)
    sprite.stroke = nil
    expectAlike(both, picture([sprite]), mean: .infinity, maximum: 1)
  }

  @Test(arguments: [4.0, 24])
  func clipsCutTheShadowAndNotTheShape(_ blur: Double) {
    let free = Sprite(.circle(radius: 40), transform: .at(100, 80), fill: white, blur: blur)
    var cut = free
    cut.clips = [Clip(Rect(x: 70, y: 60, width: 60.5, height: 90), cornerRadius: 5)]
    let (whole, part) = (picture([free]), picture([cut]))
    for y in 0..<160 {
      for x in 0..<200 {
        if (75..<125).contains(x), (65..<145).contains(y) {
          #expect(part[x, y] == whole[x, y])
        } else if !(70...130).contains(x) || !(60..<150).contains(y) {
          #expect(part[x, y] == 0)
        }
      }
    }
    let half = Double(part[130, 80] >> 24) / Double(whole[130, 80] >> 24)
    #expect(abs(half - 0.5) < 0.03)
    cut.clips.append(Clip(Rect(x: 0, y: 0, width: 5, height: 5)))
    #expect(picture([cut]).covered == 0 && displayList([cut]).commands.isEmpty)
  }
}
