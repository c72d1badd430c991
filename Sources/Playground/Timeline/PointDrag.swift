import Exporting
import Keyframes
import Stage

/// A hand that drags the node of the selected track over the stage, with Alt: its place at the playhead
/// follows, as a keyframe where the tracks move, else as their constant.
struct PointDrag: ReadoutDrag {
  private var gesture: KeyGesture
  private let node: String
  private let time: Double
  private let start: Point
  /// From the stage's directions to those of what the node lies in.
  private let inverse: (xx: Double, xy: Double, yx: Double, yy: Double)
  private(set) var readout: String?
  var pointerShape: PointerShape { .grab }

  /// Nil where the selected track is none of a place, or what the node lies in is squeezed to nothing.
  init?(at place: Point, in session: inout Session) {
    guard let track = session.selection.track, ["x", "y"].contains(track.property),
      let inverse = session.player.scene.inverse(around: track.node, at: session.player.time)
    else { return nil }
    gesture = session.keyGesture()
    node = track.node
    time = session.keyTime
    start = session.layout.stagePoint(place)
    self.inverse = inverse
  }

  mutating func move(to place: Point, in session: inout Session) {
    let way = session.layout.stagePoint(place) - start
    guard way.length > 0 || readout != nil else { return }
    let own = Point(
      x: inverse.xx * way.x + inverse.xy * way.y, y: inverse.yx * way.x + inverse.yy * way.y)
    var result = KeyEdit()
    var words: [String] = []
    for (property, change) in [(Property.x, own.x), (.y, own.y)] {
      let place = TrackPlace(node: node, property: property.name)
      guard case .number(_, let track)? = gesture.base.tracks[place] else { continue }
      let value = ((track.value(at: time) + change) * 10).rounded() / 10
      result.tracks[place] = PropertyTrack.number(property, track).setting(value, at: time)
      words.append("\(property.name) \(value.short)")
    }
    session.show(result, in: &gesture)
    readout = words.joined(separator: "  ")
  }

  mutating func cancel(in session: inout Session) { session.selection = gesture.selection }
}

extension Session {
  /// - Returns: whether the press is one with Alt, on a place that can be dragged.
  mutating func pressPoint(at place: Point) -> Bool {
    guard layout.timeline != nil, modifiers == .alt, let drag = PointDrag(at: place, in: &self)
    else { return false }
    begin(drag)
    return true
  }
}

extension PropertyTrack {
  /// With the number at `time`: of the keyframe there, of a new one, or of all time.
  func setting(_ value: Double, at time: Double) -> PropertyTrack {
    setting(.number(value), at: time)
  }
}

extension Scene {
  /// What undoes the turns and sizes of the groups that a node lies in, out of the plane aside; nil
  /// where one of them has no size.
  func inverse(
    around node: String, at time: Double
  ) -> (xx: Double, xy: Double, yx: Double, yy: Double)? {
    var (a, b, c, d) = (1.0, 0.0, 0.0, 1.0)
    for (name, group) in allNodes where node.hasPrefix(name + "/") {
      let angle = group[.rotation].value(at: time)
      let (right, down) = (
        Point.polar(1, degrees: angle + 90), Point.polar(1, degrees: angle + 180)
      )
      let (x, y) = (group[.scaleX].value(at: time), group[.scaleY].value(at: time))
      let (e, f, g, h) = (right.x * x, down.x * y, right.y * x, down.y * y)
      (a, b, c, d) = (a * e + b * g, a * f + b * h, c * e + d * g, c * f + d * h)
    }
    let area = a * d - b * c
    guard abs(area) > 1e-9, area.isFinite else { return nil }
    return (d / area, -b / area, -c / area, a / area)
  }
}
