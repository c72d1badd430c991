import Keyframes
import Stage

/// One demo in play: its state, its scene, and its playhead, which it keeps while another demo is
/// on the stage.
struct Player {
  private(set) var demo: any Demo
  /// The demo's scene as it stands; prepared anew only when the demo changes.
  private var animator: SceneAnimator
  /// The page on which the playhead last came to rest.
  private(set) var settled: Settling?
  /// For how long what begins when that page settles goes on.
  private var settledDuration = 0.0
  /// Times worth a mark on the scrub bar.
  private(set) var ticks: [Double]
  var playhead: Playhead

  init(_ demo: any Demo) {
    self.demo = demo
    animator = SceneAnimator(demo.scene)
    playhead = Playhead(demo.timeline, follow: demo.follow)
    ticks = Self.ticks(of: demo.timeline, animator.scene)
  }

  var scene: Scene { animator.scene }

  /// The stage as it is now.
  mutating func picture() -> [Sprite] { animator.frame(at: time, settled: settled) }

  var time: Double { playhead.time }

  /// Whether the next frame will differ without any input.
  var isMoving: Bool { playhead.isMoving || (settled?.seconds ?? 0) < settledDuration }

  /// Lets `dt` seconds pass. A page on which the playhead comes to rest has settled, once, until
  /// another one does.
  mutating func advance(by dt: Double) {
    playhead.advance(by: dt)
    settled?.seconds += dt
    guard let page = playhead.restingPage, page != settled?.page else { return }
    settled = Settling(page: page, seconds: 0)
    settledDuration = scene.duration(afterSettlingOn: page)
    change { demo, _ in demo.settled(on: page) }
  }

  mutating func press(_ button: String) -> Reply {
    change { demo, time in demo.press(button, at: time) }
  }

  mutating func tap(_ place: Point) -> Reply {
    change { demo, time in demo.tap(place, at: time) }
  }

  /// As if nobody had touched it.
  mutating func reset() {
    self = Player(demo.fresh)
  }

  @discardableResult
  private mutating func change(_ touch: (inout any Demo, Double) -> Reply) -> Reply {
    let time = playhead.timeline.clamp(playhead.time)
    let reply = touch(&demo, time)
    guard reply != .ignored else { return reply }
    animator = SceneAnimator(demo.scene)
    settledDuration = settled.map { scene.duration(afterSettlingOn: $0.page) } ?? 0
    playhead.change(to: demo.timeline)
    ticks = Self.ticks(of: demo.timeline, scene)
    switch reply {
    case .play: playhead.play()
    case .playFromStart:
      playhead.jump(to: demo.timeline.range.lowerBound)
      playhead.play()
    case .pause: playhead.pause()
    case .nothing, .ignored: break
    }
    return reply
  }

  private static func ticks(of timeline: Timeline, _ scene: Scene) -> [Double] {
    let times = timeline.ticks.isEmpty ? scene.keyframeTimes : timeline.ticks
    return times.filter { timeline.range.contains($0) }
  }
}
