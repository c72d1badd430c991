import Editing
package import Keyframes
import Stage

/// Lines to which nodes snap while they are dragged over the stage: the edges and middles of the stage and
/// of the other nodes, in stage points.
package struct StageSnapping: Equatable {
  package private(set) var xs: [Double] = []
  package private(set) var ys: [Double] = []

  /// How near a line has to be, in points of the window.
  package static let reach = 6.0
  /// With more nodes than this, every line would be near to something.
  private static let mostNodes = 200

  /// The lines of the stage, and of all visible nodes except moving ones, their children and
  /// parents.
  package init(_ nodes: [StageNode], moving: [String], stage: Size) {
    let (names, groups) = (Set(moving), Set(moving.flatMap(\.groups)))
    let others = nodes.filter {
      $0.isVisible && $0.box != .zero && !names.coversNode($0.name) && !groups.contains($0.name)
    }
    let boxes =
      [Rect(origin: .zero, size: stage)] + others.prefix(Self.mostNodes).map(\.bounds)
    for box in boxes {
      xs += [box.minX, box.centre.x, box.maxX]
      ys += [box.minY, box.centre.y, box.maxY]
    }
  }

  /// The lines of the latest snap.
  package struct Lines: Equatable {
    package var x: Double?
    package var y: Double?

    package init() {}

    init(x: Double?, y: Double?) { (self.x, self.y) = (x, y) }
  }

  /// How much farther a box has to move so that an edge or its middle lies on a line that is near enough,
  /// in each direction on its own.
  package func correction(of box: Rect, reach: Double) -> (by: Point, lines: Lines) {
    let x = Self.nearest(xs, to: [box.minX, box.centre.x, box.maxX], reach)
    let y = Self.nearest(ys, to: [box.minY, box.centre.y, box.maxY], reach)
    return (Point(x: x?.by ?? 0, y: y?.by ?? 0), Lines(x: x?.line, y: y?.line))
  }

  private static func nearest(
    _ lines: [Double], to positions: [Double], _ reach: Double
  ) -> (by: Double, line: Double)? {
    var best: (by: Double, line: Double)?
    for line in lines {
      for position in positions
      where abs(line - position) <= min(reach, abs(best?.by ?? reach) - 1e-9) {
        best = (line - position, line)
      }
    }
    return best
  }
}
