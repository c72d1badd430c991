import Keyframes
import Syntax

/// Bends every piece of a line to and fro.
struct LottieZigZag {
  /// Points to either side.
  let amplitude: Double
  /// Ridges of each piece.
  let ridges: Int
  let isSmooth: Bool

  func applied(to contour: LottieContour) -> LottieContour {
    let curves = contour.curves.map(\.withHandles)
    guard !curves.isEmpty else { return contour }
    var vertices: [LottieContour.Vertex] = []
    var side = -1.0
    let corners = contour.isClosed ? curves.count : curves.count + 1
    for index in 0..<corners {
      vertices.append(corner(index, of: contour, side: side))
      side = -side
      guard index < curves.count else { break }
      let curve = curves[index]
      let handle = handle(curve.start.distance(to: curve.end))
      for ridge in 0..<ridges {
        let part = Double(ridge + 1) / Double(ridges + 1)
        vertices.append(
          vertex(curve.point(at: part), curve.velocity(at: part), side, handle, handle))
        side = -side
      }
    }
    // Round an odd number of times, the first corner is on both sides.
    if contour.isClosed, side > 0 { vertices.append(corner(0, of: contour, side: side)) }
    return LottieContour(vertices: vertices, isClosed: contour.isClosed)
  }

  private func handle(_ length: Double) -> Double {
    isSmooth ? length / (Double(ridges + 1) * 2) : 0
  }

  private func corner(_ index: Int, of contour: LottieContour, side: Double) -> LottieContour.Vertex
  {
    let points = contour.vertices
    let here = points[index].point
    let before = points[(index + points.count - 1) % points.count].point
    let after = points[(index + 1) % points.count].point
    return vertex(
      here, after - before, side, handle(here.distance(to: before)),
      handle(here.distance(to: after)))
  }

  /// A point moved to one side of a direction, with handles along it.
  private func vertex(
    _ point: Point, _ direction: Point, _ side: Double, _ arriving: Double, _ leaving: Double
  ) -> LottieContour.Vertex {
    let length = direction.length
    let along = length > 0 ? direction * (1 / length) : Point(x: 1, y: 0)
    let moved = point + Point(x: along.y, y: -along.x) * (side * amplitude)
    return LottieContour.Vertex(
      moved, arriving: moved - along * arriving, leaving: moved + along * leaving)
  }
}
