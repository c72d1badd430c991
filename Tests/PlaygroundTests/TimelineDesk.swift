import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// A demo with a bit of everything that a timeline shows.
struct KeyDemo: Demo {
  static let name = "keys"
  static let title = "Keys"
  static let caption = "Keyframes to edit."
  static let knobs = [Knob.number("wide", 0...300, step: 10, default: 100)]
  let timeline = Timeline.seconds(4)
  var values = KnobValues(knobs)

  static let easing = Easing.cubicBezier(0.3, -0.4, 0.2, 1.6)

  var scene: Scene {
    Scene(ground: .black) {
      Node(.circle(radius: 20), fill: [0: .white, 2: .black])
        .at(
          x: Track([
            Keyframe(time: 0, value: values["wide"]),
            Keyframe(time: 1, value: 300, easing: Self.easing), Keyframe(time: 2, value: 200),
            Keyframe(time: 3.5, value: 500),
          ]), y: 270
        ).opacity([1: 1, 2: 0.25]).named("sun")
      Node(.rectangle(30, 30), fill: .white).at(x: 10, y: [0.5: 0, 1.5: 90]).hidden(from: 3)
        .named("marker")
      Node {
        Node(.circle(radius: 5), fill: .white).at(x: [0: 0, 1: 40], y: [0: 0, 1: 10])
          .named("moon")
      }.at(x: 480, y: 270).rotation(90).scale(2).named("sky")
      Node(.rectangle(30, 30), fill: .white).at(x: 10, y: [0.25: 0, 3: 1]).named("marker")
    }.cued("boom", at: 1.25)
  }
}

extension Scene {
  fileprivate func cued(_ name: String, at time: Double) -> Scene {
    var copy = self
    copy.nodes[0].cues = [Cue(name, at: time)]
    return copy
  }
}

extension Script {
  static let sunX = TrackPath(node: "sun", property: "x")
  static let sunOpacity = TrackPath(node: "sun", property: "opacity")
  static let sunFill = TrackPath(node: "sun", property: "fill")
  static let markerY = TrackPath(node: "marker", property: "y")
  static let moonX = TrackPath(node: "sky/moon", property: "x")

  /// A session with nothing but `demo`, its timeline open.
  static func timeline(
    _ demo: any Demo = KeyDemo(), size: Size = Size(width: 1280, height: 900)
  ) -> Script {
    var script = Script()
    script.change { $0 = Session(demos: [demo], size: size, measure: Script.measure) }
    script.press(.character("t"))
    return script
  }

  var rows: [TimelineRow] {
    var workspace = session.workspace
    return session.panel(TimelinePanel.self).rows(&workspace)
  }

  /// Where everything on the timeline lies.
  func timelineView() throws -> TimelineView {
    var workspace = session.workspace
    var panel = session.panel(TimelinePanel.self)
    return try #require(panel.refreshedView(&workspace, session.ui))
  }

  /// How far the rows are scrolled.
  var scrolledRows: Double { session.ui.list(.timeline(.list)).position }

  var selection: Selection { session.selection }

  func track(_ path: TrackPath) throws -> PropertyTrack {
    try #require(session.workspace.track(at: path), "\(path)")
  }

  func times(_ path: TrackPath) throws -> [Double] { try track(path).marks.map(\.time) }

  func scale() throws -> TimelineScale { try timelineView().scale }

  /// Where a time of a row lies in the window, so far above or below the row's middle.
  func position(_ track: TrackPath, at time: Double, down: Double = 0) throws -> Point {
    let view = try timelineView()
    let index = try #require(view.rows.firstIndex { $0.path == track }, "\(track) has no row.")
    return window(Point(x: view.scale.x(of: time), y: view.rowRect(index).centre.y + down))
  }

  /// The place of a keyframe.
  func position(_ key: KeyframePath) throws -> Point {
    try position(key.track, at: try times(key.track)[key.index])
  }

  mutating func with(_ modifiers: Modifiers, _ act: (inout Script) throws -> Void) rethrows {
    step(.modifiersChanged(modifiers))
    try act(&self)
    step(.modifiersChanged([]))
  }

  mutating func click(at position: Point, clicks: Int = 1) {
    step(.pointerPressed(position, clicks: clicks), .pointerReleased(position))
  }

  mutating func select(_ keys: KeyframePath...) throws {
    for (index, key) in keys.enumerated() {
      let position = try position(key)
      with(index == 0 ? [] : .shift) { $0.click(at: position) }
    }
  }

  /// From one place to another, by way of ten others.
  mutating func drag(from start: Point, to end: Point, lets go: Bool = true) {
    step(.pointerPressed(start, clicks: 1))
    for part in 1...10 {
      step(.pointerMoved(start.interpolated(to: end, at: Double(part) / 10)), dt: 0.01)
    }
    if go { step(.pointerReleased(end)) }
  }

  /// The window's points for so much time.
  func points(_ time: Double) throws -> Point {
    let scale = try scale()
    return window(Point(x: scale.x(of: time) - scale.x(of: 0), y: 0))
  }

  /// Every keyframe that is selected is there.
  func expectSelectionIsThere(sourceLocation: SourceLocation = #_sourceLocation) {
    let rows = rows
    for key in selection.keys.sorted {
      let track = session.workspace.track(at: key.track)
      let isThere = track.map { !$0.isConstant && $0.marks.indices.contains(key.index) } ?? false
      #expect(isThere, "\(key)", sourceLocation: sourceLocation)
    }
    if let track = selection.track {
      #expect(
        rows.contains { $0.path == track } || session.workspace.track(at: track) != nil,
        sourceLocation: sourceLocation)
    }
  }
}
