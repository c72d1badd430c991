import Keyframes
import Stage
import Testing

@Suite struct PerspectiveOutlineTests {
  /// A part of a line, or dashes, must not jump the moment a rectangle leaves the plane.
  @Test func aRectanglesLineBeginsAtItsTopLeftCornerInPerspectiveToo() throws {
    let node = Node(.rectangle(120, 80), stroke: Stroke(.white, width: 2))
      .at(x: 300, y: 200).rotation3D(y: [0: 0, 1: 1e-6]).perspective(500)
    let sprite = node.sprite(at: 1)
    guard case .path(let path) = sprite.shape else {
      Issue.record("Nothing was projected: \(sprite.shape)")
      return
    }
    let outline = try #require(path.flattened().first)
    let corners = [(240.0, 160.0), (360, 160), (360, 240), (240, 240)]
      .map { Point(x: $0.0, y: $0.1) }
    // A millionth of a degree moves nothing by more than that.
    #expect(outline.isClosed && distance(outline.points, corners) < 1e-6)
  }
}
