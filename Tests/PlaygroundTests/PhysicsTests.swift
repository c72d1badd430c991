import Demos
import Editing
import Interface
import Keyframes
import Scrolling
import Stage
import Testing

@testable import AppState
@testable import Playground

/// How time is thrown and wheeled, and where it will land.
@Suite(.languages) struct PhysicsTests {
  private static var points: Entry? {
    Entry.others.first { $0.demo.timeline.unit == .points }
  }

  /// A pointer that throws forwards, and lets go.
  private func fling(_ script: inout Script, releasing: Bool = true) {
    let way = script.timeOfDrag(1) > 0 ? 1.0 : -1
    let hold = script.hold
    script.step(.pointerPressed(hold, clicks: 1))
    for x in [4.1, 8, 12, 16] {
      script.step(.pointerMoved(hold + Point(x: way * x, y: 0)), dt: 1.0 / 60)
    }
    script.step(.pointerMoved(hold + Point(x: way * 20, y: 0)))
    if releasing { script.step(.pointerReleased(hold + Point(x: way * 20, y: 0))) }
  }

  private func landing(_ script: Script) -> Double? {
    script.frame.sprites.first { $0.name == "landing" }?.transform.tx
  }

  private func x(of time: Double, _ script: Script) throws -> Double {
    let bar = try #require(script.widgets.first { $0.identity == .transport(.scrubBar) }).rect
      .inset(x: 8, y: 0)
    let part = (time - script.range.lowerBound) / script.playhead.timeline.length
    return bar.minX + part * bar.width
  }

  @Test(arguments: Entry.kinds)
  func theMarkIsWhereAThrowLands(_ entry: Entry) throws {
    let start = entry.demo.timeline.unit == .pages ? 1 : Script(entry).middle
    var script = Script(entry, at: start)
    #expect(landing(script) == nil)
    fling(&script, releasing: false)
    let held = try #require(landing(script), "It is there while the pointer drags.")
    script.step(.pointerReleased(try #require(script.session.ui.pointer)))
    let thrown = try #require(landing(script))
    #expect(thrown.isNear(held))
    script.settle()
    #expect(landing(script) == nil)
    #expect(try x(of: script.time, script).isNear(thrown, within: 1e-6))
  }

  /// Two fingers that are lifted in mid-swipe let time coast on.
  @Test func fingersCoastAndTicksDoNot() throws {
    let entry = try #require(Self.points)
    for (ticks, coasts) in [(0.31, true), (1.0, false)] {
      var script = Script(entry)
      for _ in 0..<6 {
        script.step(
          .wheel(x: 0, y: -ticks, at: script.hold, [], isPrecise: coasts), dt: 1.0 / 60)
      }
      script.settle()
      let sent = 6 * ticks * WheelEvent.usualTick
      #expect((script.time > sent + 20) == coasts, "\(script.time), sent \(sent)")
      #expect(coasts || script.time.isNear(sent))
    }
  }

  @Test func aKeyChoosesThePhysicsForAllDemos() throws {
    let entry = try #require(Self.points)
    var script = Script(entry)
    for name in ["iOS fast", "Android", "macOS", "None"] {
      script.press(.character("p"))
      let profile = try #require(Physics.profiles.first { $0.name == name })
      #expect(script.playhead.physics == profile.physics && script.frame.isMoving)
      #expect(
        script.frame.sprites.contains {
          if case .text(let text) = $0.shape { text.string.hasSuffix(name) } else { false }
        }, "\(name) is said.")
      for player in script.session.players {
        let isPaged = player.playhead.isPaged
        #expect(player.playhead.scroller.physics == (isPaged ? .iOS : profile.physics))
      }
    }
    script.press(.character("r"))
    script.step(.wheel(x: 0, y: -1, at: script.hold, []))
    #expect(script.time.isNear(WheelEvent.usualTick), "Nothing eases.")
    script.press(.character("p"))
    script.step(dt: Notice.duration)
    #expect(script.playhead.physics == .iOS && script.session.notice == nil)
  }

  @Test func aDemoMayChooseThePhysics() throws {
    let feel = try #require(Entry.all.first { $0.demo.name == "feel" })
    var script = Script(feel)
    let name = script.window(stage: Point(x: 60, y: 141))
    script.step(.pointerPressed(name, clicks: 1), .pointerReleased(name))
    #expect(script.session.physics == .android && !script.playhead.isPlaying)
    #expect(script.session.players.allSatisfy { $0.playhead.physics == .android })
  }

  // MARK: Fine scrubbing

  @Test(arguments: Entry.kinds, FineScrub.zones.indices)
  func pullingAwayScrubsFiner(_ entry: Entry, _ index: Int) throws {
    let zone = FineScrub.zones[index]
    var script = Script(entry)
    let bar = try #require(script.widgets.first { $0.identity == .transport(.scrubBar) }).rect
      .inset(x: 8, y: 0)
    func position(_ x: Double, away: Double) -> Point {
      script.window(Point(x: bar.minX + x, y: bar.centre.y - away))
    }
    func points(_ time: Double) -> Double {
      (time - script.range.lowerBound) / script.playhead.timeline.length * bar.width
    }
    func says(_ words: String) -> Bool {
      script.frame.sprites.contains {
        if case .text(let text) = $0.shape { text.string == words } else { false }
      }
    }
    script.step(.pointerPressed(position(100, away: 0), clicks: 1))
    script.step(.pointerMoved(position(100, away: zone.distance)))
    #expect(points(script.time).isNear(100), "It does not jump.")
    let label = "1/\(Int((1 / zone.factor).rounded()))"
    #expect(says(label))
    script.step(.pointerMoved(position(140, away: zone.distance + 1)))
    #expect(points(script.time).isNear(100 + 40 * zone.factor))
    script.step(.pointerReleased(position(140, away: zone.distance + 1)))
    #expect(!says(label) && points(script.time).isNear(100 + 40 * zone.factor))
  }
}
