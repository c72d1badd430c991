import Keyframes
import Stage
import Testing

@testable import Drawing

/// Corners round off a little in the soft edge.
private let tolerance = 0.01

private let white = Paint.color(.white)

struct DisplayListTests {
  static let wholeShapes: [Sprite] = [
    Sprite(.rectangle(50.3, 31.7), transform: .at(100.2, 80, turned: 9), fill: white),
    Sprite(.rectangle(60, 40, cornerRadius: 12), transform: .at(100.2, 80.7), fill: white),
    Sprite(.circle(radius: 40), transform: .at(100, 80), fill: white),
    Sprite(.circle(radius: 3), transform: .at(100, 80), fill: white),
    Sprite(.star(points: 5, radius: 60), transform: .at(100.3, 80), fill: white),
    Sprite(frame, transform: .at(100.3, 80.4, turned: 12), fill: white),
    Sprite(pentagram, transform: .at(100.3, 80.4, turned: 12), fill: white),
    Sprite(.circle(radius: 50), transform: .at(100, 80), stroke: Stroke(.white, width: 10)),
    Sprite(.circle(radius: 4), transform: .at(100, 80), stroke: Stroke(.white, width: 40)),
    Sprite(
      .rectangle(60, 50), transform: .at(100, 80, turned: 30), stroke: Stroke(.white, width: 6)),
    Sprite(pentagram, transform: .at(100, 80), stroke: Stroke(.white, width: 6, join: .round)),
    Sprite(
      .circle(radius: 50), transform: .at(100, 80),
      stroke: Stroke(.white, width: 5, cap: .round, dash: [12, 9])),
    Sprite(
      .circle(radius: 60), transform: .at(100, 80), fill: white,
      clips: [Clip(Rect(x: 70.5, y: 60, width: 90, height: 61.2), cornerRadius: 9)]),
    Sprite(
      .star(points: 9, radius: 75), transform: .at(100, 80), fill: white,
      clips: [
        Clip(Rect(x: -60, y: -20, width: 120, height: 40), transform: .at(100, 80, turned: 20))
      ]),
    Sprite(
      .star(points: 7, radius: 60), transform: Transform.scale(x: -1, y: 1).then(.at(100, 80)),
      fill: white),
  ]

  @Test(arguments: wholeShapes)
  func trianglesCoverWhatPixelsDo(_ sprite: Sprite) {
    let area = picture([sprite]).covered
    #expect(abs(displayList([sprite]).covered - area) < tolerance * area)
  }

  @Test(arguments: [0.05, 0.2, 0.5, 0.8, 1, 1.3])
  func whatIsThinnerThanAPixelFades(_ width: Double) {
    let sprites = [
      Sprite(.rectangle(100, width), transform: .at(100, 80, turned: 7), fill: white),
      Sprite(line(-50, 0, 50, 0), transform: .at(100, 80), stroke: Stroke(.white, width: width)),
      Sprite(.circle(radius: 50), transform: .at(100, 80), stroke: Stroke(.white, width: width)),
      Sprite(.circle(radius: width), transform: .at(100, 80), fill: white),
    ]
    for sprite in sprites {
      let contours = sprite.fill == nil ? sprite.strokeContours() : sprite.fillContours()
      let area = abs(contours.signedArea)
      // Alpha is rounded to 1/255 at the corners.
      #expect(abs(displayList([sprite]).covered - area) < 2 * tolerance * area + 0.25)
    }
  }

  @Test func softEdgesAreOnePixelWide() {
    let list = displayList([Sprite(.rectangle(20, 20), transform: .at(50, 50), fill: white)])
    for vertex in list.vertices {
      let distance = max(abs(vertex.x - 50), abs(vertex.y - 50)) - 10
      #expect(abs(abs(distance) - 0.5) < 1e-4)
      #expect(vertex.a == (distance < 0 ? 255 : 0))
    }
  }

  @Test func neighbouringSolidsAreOneCommand() {
    let shape = Sprite(.circle(radius: 9), transform: .at(50, 50), fill: white)
    let text = Sprite(.text("riff", TextStyle(16)), transform: .at(90, 50), fill: white)
    let list = displayList([shape, shape, text, shape, shape])
    #expect(list.commands.count == 3)
    var end = 0
    for command in list.commands {
      let range =
        switch command {
        case .solid(let range), .masked(_, let range): range
        }
      #expect(range.lowerBound == end && range.count.isMultiple(of: 3))
      end = range.upperBound
    }
    #expect(end == list.indices.count)
    #expect(list.indices.allSatisfy { $0 >= 0 && Int($0) < list.vertices.count })
  }

  @Test func verticesAreLaidOutLikeSDLs() {
    #expect(MemoryLayout<Vertex>.stride == 20)
    #expect(MemoryLayout<Vertex>.offset(of: \.r) == 8)
    #expect(MemoryLayout<Vertex>.offset(of: \.u) == 12)
  }

  @Test func translucentStrokesThatCrossThemselvesAreEven() {
    let sprite = Sprite(
      pentagram, transform: .at(100, 80), opacity: 0.5, stroke: Stroke(.white, width: 8))
    let area = picture([sprite]).covered
    #expect(abs(displayList([sprite]).covered - area) < tolerance * area)
  }
}
