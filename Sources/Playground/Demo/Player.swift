import Keyframes
import Scrolling
import Stage

/// One demo in play: its state, its scene, and its playhead, which it keeps while another demo is
/// on the stage.
struct Player {
  private(set) var demo: any Demo
  /// What somebody has changed in it.
  private(set) var edits = DemoEdits()
  /// The demo's scene as it stands; made anew only when the demo changes.
  private(set) var scene: Scene {
    didSet {
      (animator, madeRows, madeKeyTimes, sights) = (nil, nil, nil, Sights())
      revision &+= 1
    }
  }
  /// The demo's own scene, without what somebody has changed in its tracks.
  private(set) var plainScene: Scene
  /// Another number whenever the scene may have changed.
  private(set) var revision = 0
  /// The scene prepared, once it is to be seen.
  private var animator: SceneAnimator?
  /// What it looks like in the gallery while nobody points at it, once it is to be seen.
  private var madePoster: [Sprite]?
  /// What lies on its timeline, once that is to be seen.
  private(set) var madeRows: [TimelineRow]?
  private var madeKeyTimes: [Double]?
  /// What compares it and shows its motion, once that is to be seen.
  var sights = Sights()
  /// The scene's named moments, and where time was among them.
  private(set) var cues: [Cue]
  private var tracker: CueTracker
  /// The page on which the playhead last came to rest.
  private(set) var settled: Settling?
  /// For how long what begins when that page settles goes on.
  private var settledDuration = 0.0
  /// Whether the demo moves by itself.
  private(set) var demoMoves = false
  /// Times worth a mark on the scrub bar.
  private(set) var ticks: [Double]
  var playhead: Playhead
  /// By which profile of physics free timelines are thrown; nil until somebody has chosen one.
  private var profile: String?

  init(_ demo: any Demo) {
    self.demo = demo
    plainScene = demo.scene
    scene = plainScene
    cues = scene.cues
    tracker = CueTracker(at: demo.timeline.range.lowerBound.nextDown)
    playhead = Playhead(demo.timeline, Handling(demo, scene))
    ticks = Self.ticks(of: demo.timeline, scene)
  }

  /// The stage as it is now.
  mutating func picture() -> [Sprite] {
    var animator = animator ?? SceneAnimator(scene)
    // Nobody else holds its buffers while it moves them.
    self.animator = nil
    defer { self.animator = animator }
    return animator.frame(at: time, settled: settled)
  }

  /// What it looks like in the gallery while nobody points at it.
  mutating func poster() -> [Sprite] {
    let poster = madePoster ?? Self.poster(of: demo)
    madePoster = poster
    return poster
  }

  /// What lies on its timeline, constants that were said as well.
  mutating func rows() -> [TimelineRow] {
    let rows = madeRows ?? TimelineRow.rows(of: scene, showsConstants: true)
    madeRows = rows
    return rows
  }

  /// When anything on its timeline has a keyframe, in order, each time once.
  mutating func keyTimes() -> [Double] {
    let times = madeKeyTimes ?? Set(rows().flatMap(\.times)).sorted()
    madeKeyTimes = times
    return times
  }

  /// Those rows, made for the moment where they are not yet; then without constants.
  var rowsNow: [TimelineRow] { madeRows ?? TimelineRow.rows(of: scene) }

  private static func poster(of demo: any Demo) -> [Sprite] {
    demo.fresh.scene.frame(at: demo.posterTime)
  }

  var time: Double { playhead.time }

  /// Whether the next frame will differ without any input.
  var isMoving: Bool {
    playhead.isMoving || demoMoves || (settled?.seconds ?? 0) < settledDuration
  }

  /// Lets `dt` seconds pass. A page on which the playhead comes to rest has settled, once, until
  /// another one does.
  mutating func advance(by dt: Double) {
    advanceDemo(by: dt)
    playhead.advance(by: dt)
    crossCues()
    settled?.seconds += dt
    guard let page = playhead.restingPage, page != settled?.page else { return }
    settled = Settling(page: page, seconds: 0)
    settledDuration = scene.duration(afterSettlingOn: page)
    change { demo, _ in demo.settled(on: page) }
  }

  /// The demo goes first, so that it may lengthen the timeline before time gets to its end.
  private mutating func advanceDemo(by dt: Double) {
    guard dt > 0 else { return }
    demoMoves = demo.advance(by: dt, at: playhead.timeline.clamp(time))
    if demoMoves { remake() }
  }

  /// Tells the demo, once each, of the named moments that time has passed.
  private mutating func crossCues() {
    let hasBegun = playhead.isMoving || time != playhead.timeline.range.lowerBound
    guard !cues.isEmpty, hasBegun || tracker.time >= time else { return }
    for crossing in tracker.move(to: time, over: cues) {
      change { demo, time in demo.passed(crossing, at: time) }
    }
  }

  mutating func press(_ button: String) -> Reply {
    change { demo, time in demo.press(button, at: time) }
  }

  mutating func tap(_ place: Point) -> Reply {
    change { demo, time in demo.tap(place, at: time) }
  }

  mutating func hand(_ event: HandEvent) -> Reply {
    change { demo, time in demo.hand(event, at: time) }
  }

  /// As if nobody had touched it; free timelines keep their physics.
  mutating func reset() {
    let (edits, physics, profile) = (edits, playhead.physics, profile)
    let revision = revision
    self = Player(demo.fresh)
    self.revision = revision &+ 1
    apply(edits)
    adopt(physics, profile)
  }

  /// It is thrown so from now on, as the profile of that name says.
  mutating func adopt(_ physics: Physics, _ profile: String?) {
    playhead.physics = physics
    self.profile = profile
    if let profile, demo.adopted(profile) { remake() }
  }

  /// Has the demo's knobs and tracks as `edits` say, and all else as it is.
  mutating func apply(_ edits: DemoEdits) {
    guard edits != self.edits else { return }
    let isTurned = edits.values != self.edits.values
    self.edits = edits
    guard isTurned else { return stage() }
    demo.values = KnobValues(demo.knobs, changed: edits.values)
    remake()
  }

  @discardableResult
  private mutating func change(_ touch: (inout any Demo, Double) -> Reply) -> Reply {
    let time = playhead.timeline.clamp(playhead.time)
    let reply = touch(&demo, time)
    guard reply != .ignored else { return reply }
    remake()
    switch reply {
    case .play: playhead.play()
    case .playFromStart:
      playhead.jump(to: demo.timeline.range.lowerBound)
      playhead.play()
    case .pause: playhead.pause()
    case .nothing, .ignored, .hold, .adopt, .turn: break
    }
    return reply
  }

  /// Makes anew what follows from the demo.
  private mutating func remake() {
    plainScene = demo.scene
    stage()
  }

  /// Puts the edited tracks in the place of the demo's own.
  private mutating func stage() {
    scene = plainScene.edited(by: edits)
    cues = scene.cues
    settledDuration = settled.map { scene.duration(afterSettlingOn: $0.page) } ?? 0
    playhead.change(to: demo.timeline, Handling(demo, scene))
    ticks = Self.ticks(of: demo.timeline, scene)
  }

  private static func ticks(of timeline: Timeline, _ scene: Scene) -> [Double] {
    let times = timeline.ticks.isEmpty ? scene.keyframeTimes : timeline.ticks
    return times.filter { timeline.range.contains($0) }
  }
}
