import DemoKit
import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// A demo of the catalogue, by its name, so that a failure says which.
struct Entry: CustomTestStringConvertible, Sendable {
  let index: Int
  var demo: any Demo { catalog[index] }
  var testDescription: String { demo.name }

  static let all = catalog.indices.map { Entry(index: $0) }
  static let paged = all.filter { $0.demo.timeline.unit == .pages }
  static let clips = all.filter { $0.demo.timeline.unit == .seconds }
  static let others = all.filter { $0.demo.timeline.unit != .pages }
}

/// A pointer at a session: it knows where things lie, and keeps the time of its events.
struct Script {
  private(set) var session: Session
  /// What the last step has shown.
  private(set) var frame = Frame(sprites: [], ground: .black, scale: 1, isMoving: false)
  /// What the steps so far have asked of the host.
  private(set) var requests: [Request] = []
  private var now = 0.0

  /// Far below what could be seen, far above the rounding from points to times and back.
  static let tolerance = 1e-9

  init(
    _ entry: Entry? = nil, at time: Double? = nil, size: Size = Size(width: 1280, height: 720)
  ) {
    self = Beginnings.script(entry, at: time, size) {
      Script(fresh: entry, at: time, size: size)
    }
  }

  private init(fresh entry: Entry?, at time: Double?, size: Size) {
    session = Beginnings.session(size)
    session.start(demo: entry?.demo.name, at: time)
    step()
    // The gallery scrolls to the demo's card.
    step(dt: 10)
    requests = []
  }

  /// Every letter is 0.55 em wide.
  static func measure(_ text: Text) -> Double {
    let lines = text.string.split(separator: "\n", omittingEmptySubsequences: false)
    return 0.55 * text.style.size * Double(lines.map(\.count).max() ?? 0)
  }

  /// A box.
  static func outline(_ scalar: Unicode.Scalar, _ style: TextStyle) -> GlyphOutline? {
    let box = Shape.rectangle(Size(width: 0.5, height: 0.7), cornerRadius: 0).outline
    return GlyphOutline(path: box ?? Path(), advance: 0.55, family: "Box")
  }

  mutating func step(_ events: InputEvent..., dt: Double = 0) { step(events, dt: dt) }

  mutating func step(_ events: [InputEvent], dt: Double = 0) {
    let timed = events.map { TimedEvent(time: now, $0) }
    frame = session.step(timed, dt: dt)
    requests += frame.requests
    now += dt > 0 && dt.isFinite ? dt : 0
  }

  /// By its figure, or by name where it has none.
  mutating func choose(_ demo: Int) {
    if demo < 9 {
      press(.character(Character(String(demo + 1))))
    } else {
      session.start(demo: catalog[demo].name)
    }
  }

  mutating func press(_ key: Key, _ modifiers: Modifiers = [], isRepeat: Bool = false) {
    step(.keyPressed(key, modifiers, isRepeat: isRepeat), .keyReleased(key))
  }

  /// Presses a key often, in one frame.
  mutating func press(_ key: Key, times: Int) {
    let once: [InputEvent] = [.keyPressed(key, [], isRepeat: false), .keyReleased(key)]
    step((0..<times).flatMap { _ in once })
  }

  /// Lets time pass until nothing moves, 20 seconds at most.
  mutating func settle() {
    var frames = 0
    while frame.isMoving, frames < 200 {
      step(dt: 0.1)
      frames += 1
    }
  }

  mutating func change(_ change: (inout Session) -> Void) { change(&session) }

  mutating func restore(_ savedSession: SavedSession) { session.restore(savedSession) }
}

extension Layout {
  /// The room of the panel beside or below the stage that was opened last; of width 0 if there is none.
  var sideRoom: Rect { roomOrNone(of: side ?? .curve) }
}

extension Script {
  var playhead: Playhead { session.player.playhead }
  var time: Double { session.player.time }
  var chosen: Int { session.chosen }
  var range: ClosedRange<Double> { playhead.timeline.range }
  var middle: Double { range.lowerBound + 0.37 * playhead.timeline.length }
  var layout: Layout { session.layout }
  var undoCount: Int { session.history.undoCount }
  var edits: DemoEdits { session.document[session.demo.name] }
  var widgets: [Widget] { session.ui.widgets }

  /// The stage alone, without the instrument around it.
  var picture: [Sprite] { session.player.scene.frame(at: session.player.time) }

  /// Where a widget's middle lies in the window.
  func position(of identity: Widget.Identity) throws -> Point {
    let widget = try #require(widgets.first { $0.identity == identity })
    return window(widget.rect.centre)
  }

  /// From logical points to the window's.
  func window(_ point: Point) -> Point { point * layout.interfaceScale }

  /// From stage points to the window's.
  func window(stage point: Point) -> Point { window(layout.stageTransform.apply(to: point)) }

  /// A place on the stage with no button on it.
  var hold: Point { window(stage: Point(x: 480, y: 320)) }

  mutating func click(_ identity: Widget.Identity) throws {
    let position = try position(of: identity)
    step(.pointerPressed(position, clicks: 1), .pointerReleased(position))
  }

  /// Expects what an action of the panels does to a session that nobody has touched.
  func expect(_ action: Action, sourceLocation: SourceLocation = #_sourceLocation) {
    let isDone =
      switch action {
      case .togglePlay: playhead.isPlaying
      case .choose(let demo): chosen == demo
      case .toggleHelp: session.showsHelp
      case .toggleGallery: layout.gallery == nil
      case .changeSpeed(let steps): steps == 1 && playhead.speed == 2
      case .cycleSpeed: playhead.speed == 2
      case .reset: time == range.lowerBound
      case .toggle(.knobs): layout.side == .knobs
      case .toggle(.curve): layout.side == .curve
      case .toggle(.export): layout.side == .export
      case .cycleEnding: playhead.clock.ending == .loop
      case .toggleTimeline: layout.timeline != nil
      case .toggleCompare: layout.lanes.count == 2
      case .toggleTrails: session.viewState.trails
      case .toggleValues: session.viewState.values
      case .more(.toggle): session.workspace.window.showsMore
      case .newScene: session.demo.name == "my-scene-1"
      case .file(.toggleOpening): session.ui.focus == .open(.field)
      case .tour(.begin): requests.contains(.tour)
      case .cycleDriver(let step): session.driver == DriverChoice.any.next(by: step, of: Devices())
      case .editor(.toggle): session.workspace.editing.stageEditing.isOn
      default: false
      }
    #expect(isDone, "\(action)", sourceLocation: sourceLocation)
  }

  /// Where a pointer goes on the stage that moves `points` the way in which the pages lie, to the right or
  /// down; and so far aside of it, which does not count. In the middle of every way in two directions
  /// there are pages that lie below each other.
  func pull(_ points: Double, aside: Double = 0) -> Point {
    liesDown ? Point(x: aside, y: points) : Point(x: points, y: aside)
  }

  private var liesDown: Bool {
    switch session.demo.scene.paging {
    case .across: false
    case .down, .along: true
    }
  }

  /// The time that a pointer which is pulled by `points` on the stage adds.
  func timeOfDrag(_ points: Double) -> Double {
    let page = liesDown ? Scene.size.height : Scene.size.width
    return switch playhead.timeline.unit {
    case .pages: -points * session.demo.paging.follow / page
    case .points: -points
    case .seconds: points * playhead.timeline.length / Scene.size.width
    }
  }
}

extension Double {
  func isNear(_ other: Double, within tolerance: Double = Script.tolerance) -> Bool {
    abs(self - other) <= tolerance * max(1, abs(other))
  }
}

/// Numbers that look random and are the same every time.
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
