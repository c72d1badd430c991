import DemoKit
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Files may have far more time than anybody will ever see.
@Suite(.languages) struct EndlessTimelineTests {
  private static func script(_ timeline: Timeline) -> Script {
    let scene = Scene(ground: .black) { Node(.circle(radius: 9), fill: .white).named("dot") }
    let demos = [
      SceneDemo("endless", scene: scene, timeline: timeline),
      SceneDemo("short", scene: scene, timeline: .seconds(1)),
    ]
    var script = Script()
    script.change {
      $0 = Session(
        demos: demos, size: Size(width: 1280, height: 720), measure: Script.measure)
    }
    return script
  }

  private static var pages: Timeline {
    var timeline = Timeline.pages(2)
    timeline.range = 0...1e20
    return timeline
  }

  @Test func afterSecondsComesTheNextDemo() {
    var script = Self.script(.seconds(1e300))
    script.press(.pageDown)
    #expect(script.session.demo.name == "short")
  }

  @Test func pagesAreTurned() {
    var script = Self.script(Self.pages)
    script.press(.pageDown)
    #expect(script.session.demo.name == "endless" && script.playhead.targetPage == 1)
    script.settle()
    script.press(.pageUp)
    #expect(script.session.demo.name == "endless" && script.playhead.targetPage == 0)
  }

  /// Its first pages are as on a short path.
  @Test func aCameraFollowsItsFirstPages() {
    let track: Track<Point> = [0: .zero, 1: Point(x: 1, y: 0), 2: Point(x: 1, y: 1)]
    let path = CameraPath(track, pages: 0...1e20, Size(width: 100, height: 100))
    #expect(path.corners.first == 1)
    let time = path.time(from: 0, by: Point(x: -50, y: 0), within: -1...1)
    #expect(time.isNear(0.5, within: 1e-3))
  }
}
