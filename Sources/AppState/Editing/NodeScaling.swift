import Editing
package import Keyframes
import Stage

/// A drag of a handle that scales its node: the opposite handle stays, or with Alt the middle.
package struct NodeScaling {
  package let name: String
  private let handle: ScaleHandle
  private let start: Point
  private let box: Rect
  private let anchor: Point
  /// From the node's directions to its parent's, and back.
  private let own, inverse: Transform
  /// From the stage to the node's parent.
  private let outer: Transform
  private let x, y, scaleX, scaleY: Double
  private let snapping: StageSnapping?

  /// Nil where the node or a group around it is flat.
  package init?(
    _ node: StageNode, _ handle: ScaleHandle, from start: Point, _ nodes: [StageNode],
    _ edit: NumberEdit, stage: Size
  ) {
    func value(_ property: Property) -> Double? {
      edit.value(TrackPath(node: node.name, property: property.name))
    }
    guard let outer = node.placement.outer.inverse, let x = value(.x), let y = value(.y),
      let scaleX = value(.scaleX), let scaleY = value(.scaleY)
    else { return nil }
    let own = node.placement.map.then(outer)
    guard let inverse = own.inverse else { return nil }
    (name, self.handle, self.start, box) = (node.name, handle, start, node.box)
    (anchor, self.own, self.inverse, self.outer) = (node.placement.anchor, own, inverse, outer)
    (self.x, self.y, self.scaleX, self.scaleY) = (x, y, scaleX, scaleY)
    // Lines lie straight; the edges of a rotated box do not.
    let isUpright = node.placement.map.b == 0 && node.placement.map.c == 0
    snapping = isUpright ? StageSnapping(nodes, moving: [node.name], stage: stage) : nil
  }

  /// How far a factor of 1 more moves the sides on the stage, in points, if the middle stays.
  package var pointsPerFactor: Point {
    let map = outer.inverse.map { own.then($0) } ?? own
    func points(_ x: Double, _ y: Double, _ scale: Double) -> Double {
      map.direction(Point(x: x, y: y)).length / max(abs(scale), 1e-6) / 2
    }
    return Point(x: points(box.width, 0, scaleX), y: points(0, box.height, scaleY))
  }

  /// `isEven` keeps the proportions; a `reach` of 0 snaps to nothing.
  package func result(
    at position: Point, isEven: Bool, isAboutCentre: Bool, reach: Double
  ) -> EditorResult {
    let grabbed = handle.point(of: box)
    let fixed = isAboutCentre ? box.centre : handle.opposite.point(of: box)
    // Where the handle goes, in the node's own directions as they were.
    var by = inverse.direction(outer.direction(position - start))
    var lines = StageSnapping.Lines()
    if reach > 0, !isEven, let snapping {
      let goal = own.apply(to: grabbed + by)
      let onStage = outer.inverse?.apply(to: goal) ?? goal
      let (more, found) = snapping.correction(ofHandle: handle, at: onStage, reach: reach)
      by = by + inverse.direction(outer.direction(more))
      lines = found
    }
    let factors = handle.factors(ofBox: grabbed - fixed, by: by, isEven: isEven)
    return result(factors.x, factors.y, about: fixed, lines)
  }

  /// The position moves so that `fixed` stays where it is.
  private func result(
    _ factorX: Double, _ factorY: Double, about fixed: Point, _ lines: StageSnapping.Lines
  ) -> EditorResult {
    func scale(_ value: Double) -> Double { EditorResult.tidy(value, decimals: 3) }
    func position(_ value: Double) -> Double { EditorResult.tidy(value, decimals: 2) }
    let (newX, newY) = (scale(scaleX * factorX), scale(scaleY * factorY))
    // With the factors as they are after rounding.
    let exact = Point(
      x: scaleX == 0 ? 1 : newX / scaleX, y: scaleY == 0 ? 1 : newY / scaleY)
    let arm = fixed - anchor
    let moved =
      own.direction(arm) - own.direction(Point(x: arm.x * exact.x, y: arm.y * exact.y))
    var result = EditorResult(lines: lines)
    result.set(.scaleX, of: name, to: newX, unless: factorX == 1)
    result.set(.scaleY, of: name, to: newY, unless: factorY == 1)
    result.set(.x, of: name, to: position(x + moved.x), unless: abs(moved.x) < 0.005)
    result.set(.y, of: name, to: position(y + moved.y), unless: abs(moved.y) < 0.005)
    result.words = "\((newX * 100).fixed(1))% × \((newY * 100).fixed(1))%"
    return result
  }
}
