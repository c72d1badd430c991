import DemoKit
import Editing
import Interface
import Keyframes
import Scrolling
import Stage
import Testing

@testable import AppState
@testable import Playground

/// A demo of four pages that lie somehow, with a mark on the first of them.
struct Pages: PagedDemo {
  static let name = "pages"
  static let title = "Pages"
  static let caption = "A demo for tests."

  var paging = Scene.Paging.down
  var follow = 1.0
  var snapping = Snapping.mandatory
  let timeline = Timeline.pages(4)

  init() {}

  init(_ paging: Scene.Paging, follow: Double = 1, snapping: Snapping = .mandatory) {
    self.paging = paging
    self.follow = follow
    self.snapping = snapping
  }

  var scene: Scene {
    Scene(ground: .black, paging: paging) {
      Node(.circle(radius: 5), fill: .white).at(x: 480, y: 270).onPage(0).onRow(0).named("mark")
    }
  }

  /// Straight between these places, in pages, and on beyond both ends.
  static func walk(_ positions: [(x: Double, y: Double)]) -> Scene.Paging {
    let track = Track(
      positions.enumerated().map {
        Keyframe(time: Double($0), value: Point(x: $1.x, y: $1.y))
      })
    return .along(track.extrapolated(before: .linear, after: .linear))
  }
}

extension Demo {
  /// How its pages follow a drag, and where they come to rest.
  var paging: (follow: Double, snapping: Snapping) {
    let paged = self as? any PagedDemo
    return (paged?.follow ?? 1, paged?.snapping ?? .mandatory)
  }
}

/// A pointer on the stage of one demo, in stage points.
struct StagePointer {
  private(set) var session: Session
  private(set) var now = 0.0
  private(set) var frame: Frame

  init(_ demo: any Demo, at time: Double) {
    session = Session(demos: [demo], size: Size(width: 1280, height: 720), measure: Script.measure)
    session.start(demo: nil, at: time)
    frame = session.step([], dt: 0)
  }

  var playhead: Playhead { session.player.playhead }
  var time: Double { session.player.time }
  /// Where the demo's mark is on the stage.
  var mark: Point? {
    let sprites = session.player.scene.frame(at: time)
    return sprites.first { $0.name == "mark" }.map { Point(x: $0.transform.tx, y: $0.transform.ty) }
  }

  mutating func step(_ events: InputEvent..., dt: Double = 0) {
    frame = session.step(events.map { TimedEvent(time: now, $0) }, dt: dt)
    now += dt
  }

  func window(_ point: Point) -> Point {
    session.layout.stageTransform.apply(to: point) * session.layout.interfaceScale
  }

  mutating func press(_ position: Point) { step(.pointerPressed(window(position), clicks: 1)) }
  mutating func move(_ position: Point, dt: Double = 0) {
    step(.pointerMoved(window(position)), dt: dt)
  }
  mutating func release(_ position: Point) { step(.pointerReleased(window(position))) }

  /// Takes hold at `place` and leaves the slop behind, towards `way`: the place from which the content
  /// follows the pointer.
  mutating func take(_ position: Point, towards way: Point) -> Point {
    press(position)
    let origin = position + way * (12 / way.length)
    move(origin)
    return origin
  }

  /// From `place` by `way` in `seconds`, at 120 events a second, and lets go.
  mutating func drag(_ position: Point, by way: Point, over seconds: Double) {
    press(position)
    let count = max(Int(seconds * 120), 1)
    for index in 1...count {
      move(position + way * (Double(index) / Double(count)), dt: 1.0 / 120)
    }
    release(position + way)
  }

  mutating func settle() {
    for _ in 0..<200 where frame.isMoving { step(dt: 0.05) }
  }
}
