package import Editing
package import Keyframes
package import Stage

/// A drag of nodes over the stage, all by the same distance on it.
package struct NodeMove {
  private struct Item {
    let name: String
    let x, y: Double
    /// From the stage's directions to those of the node's parent.
    let inverse: Transform
  }

  private let start: Point
  private let items: [Item]
  /// Around all of them at the beginning.
  private let bounds: Rect
  private let snapping: StageSnapping

  /// The names of the moved nodes.
  package var names: [String] { items.map(\.name) }

  /// Nodes in other nodes that move go along with these. Nil where nothing can be moved.
  package init?(
    _ names: [String], from start: Point, _ nodes: [StageNode], _ edit: NumberEdit, stage: Size
  ) {
    let all = Set(names)
    let moving = nodes.filter { all.contains($0.name) && !all.coversGroup(of: $0.name) }
    items = moving.compactMap { node in
      guard let inverse = node.placement.outer.inverse,
        let x = edit.value(TrackPath(node: node.name, property: "x")),
        let y = edit.value(TrackPath(node: node.name, property: "y"))
      else { return nil }
      return Item(name: node.name, x: x, y: y, inverse: inverse)
    }
    guard !items.isEmpty else { return nil }
    self.start = start
    bounds = moving.dropFirst().reduce(moving[0].bounds) { $0.union($1.bounds) }
    snapping = StageSnapping(nodes, moving: names, stage: stage)
  }

  /// The result of the drag. `isStraight` keeps to one direction; a `reach` of 0 snaps to nothing.
  package func result(at position: Point, isStraight: Bool, reach: Double) -> EditorResult {
    var by = position - start
    if isStraight { if abs(by.x) >= abs(by.y) { by.y = 0 } else { by.x = 0 } }
    var lines = StageSnapping.Lines()
    if reach > 0 {
      let (more, found) = snapping.correction(
        of: bounds.offset(x: by.x, y: by.y), reach: reach)
      if by.x != 0 || !isStraight { (by.x, lines.x) = (by.x + more.x, found.x) }
      if by.y != 0 || !isStraight { (by.y, lines.y) = (by.y + more.y, found.y) }
    }
    return result(movedBy: by, lines: lines)
  }

  /// The nodes moved by a distance on the stage.
  package func result(movedBy by: Point, lines: StageSnapping.Lines = .init()) -> EditorResult {
    var result = result(decimals: 1) { _ in by }
    result.lines = lines
    if items.count > 1 { result.words = "\(signed(by.x))  \(signed(by.y))" }
    return result
  }

  /// Each node moved by the distance on the stage that `by` gives for its name.
  package func result(decimals: Int = 2, _ by: (String) -> Point) -> EditorResult {
    var result = EditorResult()
    for item in items {
      let own = item.inverse.direction(by(item.name))
      let x = EditorResult.tidy(item.x + own.x, decimals: decimals)
      let y = EditorResult.tidy(item.y + own.y, decimals: decimals)
      result.set(.x, of: item.name, to: x, unless: own.x == 0)
      result.set(.y, of: item.name, to: y, unless: own.y == 0)
      if items.count == 1 { result.words = "x \(x.short)  y \(y.short)" }
    }
    return result
  }

  private func signed(_ value: Double) -> String {
    (value < 0 ? "" : "+") + EditorResult.tidy(value, decimals: 1).short
  }
}

/// The result of a drag of nodes on the stage: new values at the playhead.
package struct EditorResult {
  package private(set) var values: [TrackPath: Double] = [:]
  package var lines = StageSnapping.Lines()
  /// The values in words, beside the pointer.
  package var words = ""

  package init(lines: StageSnapping.Lines = .init()) { self.lines = lines }

  package mutating func set(
    _ property: Property, of node: String, to value: Double, unless isSame: Bool = false
  ) {
    if !isSame { values[TrackPath(node: node, property: property.name)] = value }
  }

  /// A value that a drag can aim at, never minus zero.
  package static func tidy(_ value: Double, decimals: Int) -> Double {
    let factor = (0..<decimals).reduce(1.0) { result, _ in result * 10 }
    let rounded = (value * factor).rounded() / factor
    return rounded == 0 ? 0 : rounded
  }
}

extension Transform {
  /// The image of a direction, which is not moved.
  package func direction(_ way: Point) -> Point {
    Point(x: a * way.x + c * way.y, y: b * way.x + d * way.y)
  }
}
