import AppState
import Editing
import Keyframes
import Stage

/// A drag over the stage, with Alt, of the node whose x or y is selected: its position at the
/// playhead follows, as a keyframe if the tracks move, else as their constant.
struct PointDrag {
  private var gesture: KeyGesture
  private let node: String
  private let time: Double
  private let start: Point
  /// From the stage's directions to those of the node's parent.
  private let inverse: (xx: Double, xy: Double, yx: Double, yy: Double)
  /// The new values in words, once it has moved.
  private(set) var readout: String?

  /// Nil where no x or y is selected, or a group around the node is scaled to 0.
  init?(at position: Point, _ workspace: inout Workspace) {
    guard let track = workspace.selection.track, ["x", "y"].contains(track.property),
      let inverse = workspace.player.scene.inverse(around: track.node, at: workspace.player.time)
    else { return nil }
    gesture = workspace.keyGesture()
    node = track.node
    time = workspace.keyTime
    start = workspace.layout.stagePoint(position)
    self.inverse = inverse
  }

  mutating func move(to position: Point, _ workspace: inout Workspace) {
    let moved = workspace.layout.stagePoint(position) - start
    guard moved.length > 0 || readout != nil else { return }
    let own = Point(
      x: inverse.xx * moved.x + inverse.xy * moved.y,
      y: inverse.yx * moved.x + inverse.yy * moved.y)
    var result = KeyEdit()
    var words: [String] = []
    for (property, change) in [(Property.x, own.x), (.y, own.y)] {
      let path = TrackPath(node: node, property: property.name)
      guard case .number(_, let track)? = gesture.base.tracks[path] else { continue }
      let value = ((track.value(at: time) + change) * 10).rounded() / 10
      result.tracks[path] = PropertyTrack.number(property, track).setting(value, at: time)
      words.append("\(property.name) \(value.short)")
    }
    workspace.show(result, in: &gesture)
    readout = words.joined(separator: "  ")
  }

  func cancel(_ workspace: inout Workspace) { workspace.selection = gesture.selection }
}

extension PropertyTrack {
  /// With that value at `time`: of the keyframe there, or of a new one; of a constant, at all times.
  func setting(_ value: Double, at time: Double) -> PropertyTrack {
    setting(.number(value), at: time)
  }
}

extension Scene {
  /// The inverse of the rotations and scales of the groups around a node, in the plane; nil where one of
  /// them is scaled to 0.
  func inverse(
    around node: String, at time: Double
  ) -> (xx: Double, xy: Double, yx: Double, yy: Double)? {
    var (a, b, c, d) = (1.0, 0.0, 0.0, 1.0)
    for (name, group) in allNodes where node.hasPrefix(name + "/") {
      let angle = group[.rotation].value(at: time)
      let (right, down) = (Point.polar(1, degrees: angle), Point.polar(1, degrees: angle + 90))
      let (x, y) = (group[.scaleX].value(at: time), group[.scaleY].value(at: time))
      let (e, f, g, h) = (right.x * x, down.x * y, right.y * x, down.y * y)
      (a, b, c, d) = (a * e + b * g, a * f + b * h, c * e + d * g, c * f + d * h)
    }
    let area = a * d - b * c
    guard abs(area) > 1e-9, area.isFinite else { return nil }
    return (d / area, -b / area, -c / area, a / area)
  }
}
