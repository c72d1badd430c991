import Keyframes
import Stage
import Testing

@testable import Drawing

struct RadialGradientTests {
  private static let stops = [
    Gradient.Stop(0, Color(0xFF0000)), Gradient.Stop(0.6, Color(0x00FF00)),
    Gradient.Stop(1, Color(0x0000FF)),
  ]

  /// Gradients over a box of 100 × 60 about the origin.
  static let gradients: [Gradient] = {
    let middle = Point(x: 0.5, y: 0.5)
    var turned = Gradient(around: .zero, to: Point(x: 30, y: 0), units: .points, stops)
    turned.transform = Transform.scale(x: 1.5, y: 0.5).then(.rotation(degrees: 30))
    var linear = Gradient(from: Point(x: -30, y: -10), to: Point(x: 30, y: 20), stops)
    linear.units = .points
    linear.transform = .rotation(degrees: 15)
    return [
      Gradient(around: middle, to: Point(x: 1, y: 0.5), stops),
      Gradient(around: middle, to: Point(x: 1, y: 0.5), focus: Point(x: 0.3, y: 0.4), stops),
      Gradient(
        around: Point(x: 5, y: -5), to: Point(x: 25, y: 20), focus: Point(x: 300, y: 0),
        units: .points, stops),
      turned, linear,
    ]
  }()

  private func sprite(_ gradient: Gradient) -> Sprite {
    Sprite(
      .rectangle(100, 60), transform: Transform.scale(1.2).then(.at(100, 80, turned: 10)),
      fill: .gradient(gradient))
  }

  @Test(arguments: gradients)
  func pixelsHaveTheColourOfTheFormula(_ gradient: Gradient) throws {
    let sprite = sprite(gradient)
    let raster = picture([sprite])
    let back = try #require(sprite.transform.inverse)
    for y in stride(from: 60, to: 100, by: 3) {
      for x in stride(from: 60, to: 140, by: 3) {
        let place = back.apply(to: Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        let wanted = gradient.shownColor(at: gradient.offset(at: place, in: sprite.shape.bounds))
          .premultiplied
        for shift in [0, 8, 16] as [UInt32] {
          let (is_, should) = (raster[x, y] >> shift & 0xFF, wanted >> shift & 0xFF)
          #expect(abs(Int(is_) - Int(should)) <= 2, "\(x) \(y)")
        }
      }
    }
  }

  /// The circle between the focus and the last one that goes through a point has the point's offset.
  @Test func theFocusIsTheCentreOfTheFirstCircle() {
    let gradient = Gradient(
      around: Point(x: 10, y: 20), to: Point(x: 60, y: 20), focus: Point(x: -5, y: 30),
      units: .points, Self.stops)
    for part in [0.1, 0.5, 1, 1.7] {
      let centre = gradient.shownFocus.interpolated(to: gradient.start, at: part)
      for degrees in stride(from: 0.0, to: 360, by: 36) {
        let place = centre + .polar(50 * part, degrees: degrees)
        #expect(abs(gradient.offset(at: place, in: .zero) - part) < 1e-9)
      }
    }
  }

  @Test(arguments: gradients)
  func bothPaintersAgree(_ gradient: Gradient) {
    let sprite = sprite(gradient)
    expectAlike(sampled(displayList([sprite])), picture([sprite]), mean: 0.35, maximum: 109)
    var line = sprite
    line.fill = nil
    line.stroke = Stroke(.gradient(gradient), width: 12)
    expectAlike(sampled(displayList([line])), picture([line]), mean: 0.35, maximum: 109)
  }

  @Test func aGradientWithoutRadiusIsItsLastColour() {
    let flat = Gradient(around: Point(x: 0.5, y: 0.5), to: Point(x: 0.5, y: 0.5), Self.stops)
    #expect(picture([sprite(flat)])[100, 80] == 0xFF00_00FF)
    var squashed = Self.gradients[0]
    squashed.transform = .scale(x: 0, y: 1)
    #expect(picture([sprite(squashed)])[100, 80] == 0xFF00_00FF)
    #expect(picture([sprite(squashed)]) == sampled(displayList([sprite(squashed)])))
  }

  @Test(arguments: [1e155, 1e200, 1e308])
  func aGradientWithAnEndlessRadiusIsOneColour(_ radius: Double) {
    for units in [Gradient.Units.points, .box] {
      let gradient = Gradient(
        around: .zero, to: Point(x: radius, y: 0), units: units, Self.stops)
      let raster = picture([sprite(gradient)])
      #expect(raster[100, 80] == 0xFF00_00FF && raster[60, 60] == 0xFF00_00FF)
    }
  }
}
