import Editing
package import Keyframes
import Stage

/// A drag of a handle of several nodes' common box: the opposite handle stays fixed, or with Alt
/// the middle.
///
/// Each node moves with the box, and grows along its own axes as much as the box does in their directions. A
/// node that is turned keeps its angle, and is not slanted. The box does not turn over.
package struct SelectionScaling {
  private struct Item {
    let name: String
    let x, y, scaleX, scaleY: Double
    /// The anchor, on the stage.
    let anchor: Point
    /// The directions of the node's axes on the stage, one point long.
    let across, down: Point
    /// From the stage to the node's parent.
    let outer: Transform

    init?(_ node: StageNode, _ edit: NumberEdit) {
      func value(_ property: Property) -> Double? {
        edit.value(TrackPath(node: node.name, property: property.name))
      }
      let (across, down) = (
        node.placement.map.direction(Point(x: 1, y: 0)),
        node.placement.map.direction(Point(x: 0, y: 1))
      )
      guard let outer = node.placement.outer.inverse, across.length > 1e-9, down.length > 1e-9,
        let x = value(.x), let y = value(.y), let scaleX = value(.scaleX),
        let scaleY = value(.scaleY)
      else { return nil }
      (name, anchor, self.outer) = (node.name, node.anchor, outer)
      (self.x, self.y, self.scaleX, self.scaleY) = (x, y, scaleX, scaleY)
      (self.across, self.down) = (across * (1 / across.length), down * (1 / down.length))
    }
  }

  private let handle: ScaleHandle
  private let start: Point
  /// Around all of them at the beginning, on the stage.
  private let box: Rect
  private let items: [Item]
  private let snapping: StageSnapping

  /// A box is not made smaller than this part of itself.
  private static let least = 0.01

  /// The names of the scaled nodes.
  package var names: [String] { items.map(\.name) }

  /// Nil where nothing can be scaled.
  package init?(
    _ selected: [StageNode], _ handle: ScaleHandle, from start: Point, _ nodes: [StageNode],
    _ edit: NumberEdit, stage: Size
  ) {
    let outermost = selected.outermost
    items = outermost.compactMap { Item($0, edit) }
    guard !items.isEmpty, let box = outermost.commonBounds else { return nil }
    (self.handle, self.start, self.box) = (handle, start, box)
    snapping = StageSnapping(nodes, moving: selected.map(\.name), stage: stage)
  }

  /// `isEven` keeps the proportions; a `reach` of 0 snaps to nothing.
  package func result(
    at position: Point, isEven: Bool, isAboutCentre: Bool, reach: Double
  ) -> EditorResult {
    let grabbed = handle.point(of: box)
    let fixed = isAboutCentre ? box.centre : handle.opposite.point(of: box)
    var by = position - start
    var lines = StageSnapping.Lines()
    if reach > 0, !isEven {
      let (more, found) = snapping.correction(ofHandle: handle, at: grabbed + by, reach: reach)
      (by, lines) = (by + more, found)
    }
    let factors = handle.factors(ofBox: grabbed - fixed, by: by, isEven: isEven)
    let exact = Point(x: max(factors.x, Self.least), y: max(factors.y, Self.least))
    return result(exact, about: fixed, lines)
  }

  private func result(
    _ factors: Point, about fixed: Point, _ lines: StageSnapping.Lines
  ) -> EditorResult {
    func grown(_ axis: Point) -> Double {
      Point(x: axis.x * factors.x, y: axis.y * factors.y).length
    }
    var result = EditorResult(lines: lines)
    for item in items {
      let arm = item.anchor - fixed
      let moved = item.outer.direction(
        Point(x: arm.x * (factors.x - 1), y: arm.y * (factors.y - 1)))
      result.set(.x, of: item.name, to: EditorResult.tidy(item.x + moved.x, decimals: 2))
      result.set(.y, of: item.name, to: EditorResult.tidy(item.y + moved.y, decimals: 2))
      let (wide, high) = (item.scaleX * grown(item.across), item.scaleY * grown(item.down))
      result.set(.scaleX, of: item.name, to: EditorResult.tidy(wide, decimals: 3))
      result.set(.scaleY, of: item.name, to: EditorResult.tidy(high, decimals: 3))
    }
    result.words = "\((factors.x * 100).fixed(1))% × \((factors.y * 100).fixed(1))%"
    return result
  }
}

extension [StageNode] {
  /// Without nodes in groups of this list, which scale with their group.
  package var outermost: [StageNode] {
    let names = Set(map(\.name))
    return filter { !names.coversGroup(of: $0.name) }
  }

  /// The smallest upright box around all nodes on the stage; nil if they have none.
  package var commonBounds: Rect? {
    let boxes = filter { $0.box != .zero }.map(\.bounds)
    return boxes.dropFirst().reduce(boxes.first) { $0?.union($1) }
  }
}
