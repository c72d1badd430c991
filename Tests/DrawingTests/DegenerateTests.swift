import Keyframes
import Stage
import Testing

@testable import Drawing

struct DegenerateTests {
  static let transforms: [Transform] = [
    .scale(0), .scale(x: 1, y: 0), .scale(.nan), .scale(.infinity), .translation(x: .nan, y: 0),
    .translation(x: .infinity, y: 0), .translation(x: 1e300, y: 1e300), .scale(1e300),
    .scale(1e-300),
    .translation(x: 100_000, y: -100_000), .scale(100_000), .scale(1e9), .scale(-1e12),
    Transform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
  ]

  static let shapes: [Shape] = [
    .rectangle(0, 0), .rectangle(-5, 10), .rectangle(.nan, 10), .rectangle(.infinity, 10),
    .rectangle(10, 10, cornerRadius: .nan), .rectangle(100_000, 100_000, cornerRadius: 1e9),
    .circle(radius: 0), .circle(radius: -3), .circle(radius: .nan), .circle(radius: 1e300),
    .circle(radius: 100_000), .path(Path()), line(0, 0, 0, 0), line(0, 0, .nan, 1),
    line(-1e5, -1e5, 1e5, 1e5), line(0, 0, .infinity, 0), line(-1.7e308, -1e308, 1.7e308, 1e308),
    .corners([Point(x: -1.7e308, y: -20), Point(x: 1.7e308, y: -1.7e308), Point(x: 9, y: 1.7e308)]),
    .corners([.zero, .zero, .zero]), .corners([.zero, Point(x: 10, y: 10), .zero]),
    .text("", TextStyle(14)), .text("riff", TextStyle(0)), .text("riff", TextStyle(-4)),
    .text("riff", TextStyle(.nan)), .star(points: 5, radius: 100_000),
    .star(points: 200, radius: 40),
    .path(Path((0..<60).map { Point(x: Double($0 % 3), y: 0) }, closed: true)),
  ]

  static let strokes: [Stroke] = [
    Stroke(.white, width: 0), Stroke(.white, width: -1), Stroke(.white, width: .nan),
    Stroke(.white, width: .infinity), Stroke(.white, width: 1e6, cap: .round, join: .round),
    Stroke(.white, width: 3, dash: [0, 0]), Stroke(.white, width: 3, dash: [-1, 4]),
    Stroke(.white, width: 3, dash: [.nan]), Stroke(.white, width: 3, dash: [1e-12, 1e-12]),
    Stroke(.color(.white), width: 3, dash: [2], dashPhase: .nan),
    Stroke(.color(.white), width: 3, join: .round, start: 0.3, end: 0.2),
  ]

  private func check(_ sprites: [Sprite]) {
    _ = picture(sprites, width: 64, height: 48)
    let list = displayList(sprites, width: 64, height: 48)
    for vertex in list.vertices {
      #expect(vertex.x.isFinite && vertex.y.isFinite && vertex.u.isFinite && vertex.v.isFinite)
      #expect(abs(vertex.x) < 5000 && abs(vertex.y) < 5000)
    }
  }

  @Test(arguments: shapes)
  func strangeShapesGiveValidResults(_ shape: Shape) {
    for stroke in Self.strokes {
      check([Sprite(shape, transform: .at(30, 20), fill: .color(.white), stroke: stroke)])
    }
  }

  @Test(arguments: transforms)
  func strangeTransformsGiveValidResults(_ transform: Transform) {
    let gradient = Paint.gradient(.vertical(.black, .white))
    for shape in Self.shapes + [.circle(radius: 9), .text("riff", TextStyle(12))] {
      check([
        Sprite(
          shape, transform: transform, fill: gradient, stroke: Stroke(.white, width: 2, dash: [3]))
      ])
      check([
        Sprite(
          .circle(radius: 20), fill: gradient,
          clips: [Clip(Rect(x: 0, y: 0, width: 10, height: 10), transform: transform)])
      ])
    }
  }

  static let blurs: [Double] = [1e-300, 0.5, 30, 1e300]

  @Test(arguments: blurs)
  func strangeBlursGiveValidResults(_ blur: Double) {
    let texts = Shape.text("riff", TextStyle(12))
    for shape in Self.shapes + [texts] {
      let stroke = Stroke(.white, width: 2)
      check([
        Sprite(shape, transform: .at(30, 20), fill: .color(.white), stroke: stroke, blur: blur)
      ])
    }
    let clips = [Clip(Rect(x: 3, y: 3, width: 40, height: 30), cornerRadius: 6)]
    let fill = Paint.gradient(.vertical(.black, .white))
    // Outlines of a million million pixels take long, sharp ones as well.
    for transform in Self.transforms where abs(transform.a) < 1e12 || !transform.isFinite {
      for shape in [Shape.circle(radius: 9), texts, line(-5, 0, 5, 0)] {
        check([
          Sprite(
            shape, transform: transform, fill: fill, stroke: Stroke(.white, width: 2),
            clips: clips, blur: blur)
        ])
      }
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e-9, 1e9])
  func strangeScalesDoNotCrash(_ scale: Double) {
    var list = DisplayList()
    var painter = RasterPainter()
    var texts = BoxTexts()
    let sprites = [
      Sprite(.circle(radius: 9), fill: .color(.white)),
      Sprite(.text("riff", TextStyle(12)), fill: .color(.white)),
      Sprite(.circle(radius: 9), fill: .color(.white), blur: 6),
    ]
    for size in [(0, 0), (-4, 9), (1, 1), (30, 0)] {
      painter.paint(sprites, on: .black, size: size, scale: scale, text: &texts)
      list.build(sprites, size: size, scale: scale, text: &texts)
    }
  }

  @Test func coloursOutsideTheirRangeAreClamped() {
    let loud = Color(red: 7, green: -2, blue: .nan, alpha: 3)
    let sprite = Sprite(.rectangle(9, 9), transform: .at(20, 20), opacity: 4, fill: .color(loud))
    #expect(picture([sprite])[20, 20] == 0xFFFF_0000)
    var faint = sprite
    faint.opacity = .nan
    #expect(picture([faint]).covered == 0)
  }
}
