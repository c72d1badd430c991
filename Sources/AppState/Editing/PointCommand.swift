package import Editing
import Keyframes
import Stage
package import Words

/// A command for the selected points of the path that is edited.
package enum PointCommand: CaseIterable, Sendable {
  case add, remove, toggleSmooth, selectAll

  package var phrase: Message {
    switch self {
    case .add: "Add a point after the selected one"
    case .remove: "Remove the selected points"
    case .toggleSmooth: "Make the selected points smooth, or corners"
    case .selectAll: "Select all points"
    }
  }

  package var words: String { localized(phrase) }

  /// Changes points and their selection.
  /// - Returns: whether there was anything to change.
  func apply(to points: inout PathPoints, _ editing: inout PointEditing) -> Bool {
    switch self {
    case .selectAll:
      editing.selected = Set(points.indices)
      editing.side = nil
    case .remove:
      guard !editing.selected.isEmpty else { return false }
      points.remove(editing.selected)
      editing.selected = []
      editing.side = nil
      return !points.contours.isEmpty
    case .toggleSmooth:
      guard !editing.selected.isEmpty else { return false }
      points.toggleSmooth(editing.selected)
    case .add:
      guard let last = editing.selected.max(), let new = points.insert(after: last, at: 0.5) else {
        return false
      }
      (editing.selected, editing.side) = ([new], nil)
    }
    return true
  }
}

extension Node {
  /// Whether the points of its path can be edited.
  var hasPoints: Bool {
    if case .path = shape { return true }
    return outline != nil
  }
}

extension Workspace {
  /// Whether the points of a node's path can be edited.
  package func hasPoints(_ node: String) -> Bool {
    player.scene.node(named: node)?.hasPoints == true
  }

  /// Ends editing points once their node is not the selected one.
  package mutating func followPoints() {
    guard let points = editing.stageEditing.points else { return }
    if !editing.stageEditing.isOn || selectedNodes != [points.node] {
      editing.stageEditing.points = nil
    }
  }

  /// Deselects points, or else ends editing them.
  package mutating func letGoOfPoints() {
    guard editing.stageEditing.points?.selected.isEmpty == false else {
      return editing.stageEditing.points = nil
    }
    editing.stageEditing.points?.selected = []
  }

  /// Carries out a command for points, as a step of undo, or says why not.
  package mutating func perform(
    _ command: PointCommand, _ frame: PointFrame, _ editing: inout PointEditing
  ) {
    var (points, next) = (frame.points, editing)
    guard command.apply(to: &points, &next) else {
      return say(
        localized(
          editing.selected.isEmpty
            ? "No point is selected." : "No point can be added or removed there."))
    }
    editing = next
    guard points != frame.points else { return }
    var edit = NumberEdit(&self)
    edit.show(points.path.tidy, of: frame.node, &self)
  }

  /// Adds a point on the line, at a part of the segment after a point.
  /// - Returns: the path with the point, which is selected.
  package mutating func addPoint(
    after index: PathIndex, at part: Double, _ frame: PointFrame, _ editing: inout PointEditing
  ) -> PathPoints? {
    var points = frame.points
    guard let new = points.insert(after: index, at: part) else { return nil }
    (editing.selected, editing.side) = ([new], nil)
    return points
  }
}
