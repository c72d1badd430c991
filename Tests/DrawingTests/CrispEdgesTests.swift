import Keyframes
import Stage
import Testing

@testable import Drawing

struct CrispEdgesTests {
  private func sprite(
    _ shape: Shape, _ transform: Transform, fill: Bool = true, stroke: Double = 0
  ) -> Sprite {
    var sprite = Sprite(
      shape, transform: transform, fill: fill ? .color(.white) : nil,
      stroke: stroke > 0 ? Stroke(.white, width: stroke) : nil)
    sprite.hasCrispEdges = true
    return sprite
  }

  /// A pixel is covered if its middle is in the shape; curves are within 0.1 pixels of the true ones.
  @Test(arguments: [(40.0, 0.0), (0.7, 0), (40, 6), (12.3, 0.2)])
  func pixelsAreCoveredWhole(_ radius: Double, _ width: Double) {
    let middle = Point(x: 100.3, y: 80.4)
    let own = sprite(
      .circle(radius: radius), .at(middle.x, middle.y), fill: width == 0, stroke: width)
    let raster = picture([own])
    let (inner, outer) =
      width == 0 ? (0, radius) : (radius - max(width, 1) / 2, radius + max(width, 1) / 2)
    for y in 0..<raster.height {
      for x in 0..<raster.width {
        let distance = middle.distance(to: Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        #expect([0, 0xFFFF_FFFF].contains(raster[x, y]))
        if min(abs(distance - inner), abs(distance - outer)) < 0.1 { continue }
        #expect((raster[x, y] != 0) == (distance > inner && distance < outer), "\(x) \(y)")
      }
    }
  }

  @Test func holesStayOpen() {
    var path = Path(through: (-40, -40), (40, -40), (40, 40), (-40, 40), isClosed: true)
    path.append(Path(through: (-20, -20), (20, -20), (20, 20), (-20, 20), isClosed: true))
    var own = sprite(.path(path), .at(100.4, 80.4))
    #expect(picture([own]).covered == 6400)
    own.isEvenOdd = true
    #expect(picture([own]).covered == 4800)
  }

  @Test func bothPaintersAgree() {
    for shape in [Shape.circle(radius: 33), .rectangle(50, 30), pentagram] {
      let own = sprite(shape, .at(100.3, 80.4, turned: 12), stroke: 3)
      expectAlike(sampled(displayList([own])), picture([own]))
    }
  }

  /// However thin a line is, each row and column that it crosses has one of its pixels.
  @Test func thinLinesAreWhole() {
    for y in stride(from: 20, through: 21, by: 0.125) {
      let own = sprite(line(10, y, 110, y), .identity, fill: false, stroke: 0.1)
      #expect(picture([own]).covered == 100)
    }
  }
}
