import Keyframes
import Stage

/// One demo in play: its state, its scene, and its playhead, which it keeps while another demo is
/// on the stage.
struct Player {
  private(set) var demo: any Demo
  /// The demo's scene as it stands; made anew only when the demo changes.
  private(set) var scene: Scene
  /// Times worth a mark on the scrub bar.
  private(set) var ticks: [Double]
  var playhead: Playhead

  init(_ demo: any Demo) {
    self.demo = demo
    scene = demo.scene
    playhead = Playhead(demo.timeline, follow: demo.follow)
    ticks = Self.ticks(of: demo.timeline, scene)
  }

  var time: Double { playhead.time }

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

  private mutating func change(_ touch: (inout any Demo, Double) -> Reply) -> Reply {
    let time = playhead.timeline.clamp(playhead.time)
    let reply = touch(&demo, time)
    guard reply != .ignored else { return reply }
    scene = demo.scene
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
