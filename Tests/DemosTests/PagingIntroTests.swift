import DemoKit
import Demos
import Editing
import Keyframes
import AppState
import Playground
import Stage
import Testing

/// Section 16.1.
@Suite struct PagingIntroTests {
  let demo: any Demo

  init() throws { demo = try Entry.named("paging-intro") }

  struct Pages: Sendable {
    let name: String
    let pages: [Double]
    let times: [Double]
  }

  /// Which page each element lies on, and when.
  static let pages = [
    Pages(name: "presents", pages: [0, -1], times: [0, 1]),
    Pages(name: "disc", pages: [0, 1], times: [0, 1]),
    Pages(name: "move", pages: [0, 0], times: [0, 1]),
    Pages(name: "time", pages: [0, 0], times: [0, 1]),
    Pages(name: "stick", pages: [0, 0], times: [0, 1]),
    Pages(name: "falling-stick", pages: [0, 1], times: [0, 1]),
    Pages(name: "stand", pages: [1, 2], times: [1, 2]),
    Pages(name: "notes", pages: [2, 1, 2], times: [0.5, 1, 2]),
    Pages(name: "big-cloud", pages: [1.35, 2.35, 1.8], times: [1, 2, 3]),
    Pages(name: "small-cloud", pages: [0.75, 1.75], times: [1, 2]),
    Pages(name: "logo-cloud", pages: [3.5, 3], times: [2, 3]),
    Pages(name: "sun", pages: [2.8, 2.6], times: [2.5, 3]),
    Pages(name: "flight", pages: [1.5, 2.5], times: [1, 2]),
  ]

  @Test(arguments: pages)
  func elementsAreOnTheirPages(_ element: Pages) throws {
    let page = try #require(try demo.node(element.name).numbers[.page])
    for (time, wanted) in zip(element.times, element.pages) {
      #expect(page.value(at: time).isNear(wanted), "\(element.name) at \(time)")
    }
    for ((time, next), (from, to)) in zip(
      zip(element.times, element.times.dropFirst()), zip(element.pages, element.pages.dropFirst()))
    {
      #expect(page.value(at: (time + next) / 2).isNear((from + to) / 2), "\(element.name)")
    }
  }

  /// Words on page 0 rotate in opposite directions as it leaves: the upper one counter-clockwise.
  @Test func theTwoWordsRotateInOppositeDirections() throws {
    let (upper, lower) = (try demo.node("move"), try demo.node("time"))
    for time in [0, 0.25, 0.5, 1] {
      #expect(upper.rotation.value(at: time).isNear(-100 * time))
      #expect(lower.rotation.value(at: time).isNear(100 * time))
    }
    #expect(upper.y.value(at: 0) < lower.y.value(at: 0))
    // From the disc's middle, in its heights.
    let disc = try demo.node("disc")
    let height = try #require(disc.shape).bounds.height
    func heights(_ node: Node, _ time: Double) -> Double {
      (node.y.value(at: time) - disc.y.value(at: time)) / height
    }
    #expect(heights(upper, 0).isNear(-0.14) && heights(upper, 1).isNear(-0.64))
    #expect(heights(lower, 0).isNear(0.2) && heights(lower, 1).isNear(0.72))
  }

  @Test func theDiscGrowsOverThePage() throws {
    let disc = try demo.node("disc")
    for time in [0, 0.25, 0.5, 0.75, 1] {
      let wanted = 1 + 5 * Easing.easeIn(.quad)(time)
      #expect(disc[.scaleX].value(at: time).isNear(wanted) && disc[.scaleY] == disc[.scaleX])
    }
    // It covers the stage when the ground takes its colour.
    let corner = Point(x: disc.x.value(at: 1), y: disc.y.value(at: 1))
    let radius = try #require(disc.shape).bounds.width / 2 * disc[.scaleX].value(at: 1)
    for position in [Point.zero, Point(x: 960, y: 0), Point(x: 0, y: 540), Point(x: 960, y: 540)] {
      #expect(position.distance(to: corner) <= radius)
    }
    #expect(disc.fill?.value(at: 1) == demo.scene.ground.value(at: 1.1))
    #expect(demo.scene.ground.value(at: 1) == demo.scene.ground.value(at: 0))
    #expect(!disc.hidden.value(at: 1.149) && disc.hidden.value(at: 1.15))
  }

  @Test func theStickFallsAndTheStandDropsInByOneScreen() throws {
    let (stick, stand) = (try demo.node("falling-stick"), try demo.node("stand"))
    #expect((stick.y.value(at: 1) - stick.y.value(at: 0)).isNear(540))
    for time in [1, 1.25, 1.5, 2] {
      let left = 540 * (1 - Easing.easeOut(.cubic)(time - 1))
      #expect(stand.y.value(at: time).isNear(stand.y.value(at: 2) - left))
    }
  }

  @Test func cloudsAndSunSink() throws {
    let (cloud, sun) = (try demo.node("big-cloud"), try demo.node("sun"))
    #expect(
      cloud.y.value(at: 1).isNear(270 - 0.2 * 540) && cloud.y.value(at: 2).isNear(270 + 0.2 * 540))
    #expect((sun.y.value(at: 3) - sun.y.value(at: 2)).isNear(220))
  }

  @Test func thePlaneDrawsItsTrailBehindIt() throws {
    let (plane, trail) = (try demo.node("plane"), try demo.node("trail"))
    let flight = try demo.node("flight")
    for time in [1, 1.3, 1.7, 2] {
      #expect(plane[.pathProgress].value(at: time).isNear(time - 1))
      #expect(trail[.strokeEnd].value(at: time).isNear(time - 1))
    }
    #expect(plane.route?.turning == .along)
    #expect(trail.stroke?.width == 4 && trail.stroke?.dash == [20, 20])
    for (time, opacity) in [(1.06, 0.0), (1.08, 1), (2.5, 1), (2.75, 0.5), (3, 0)] {
      #expect(flight.opacity.value(at: time).isNear(opacity))
    }
  }

  /// Pins hold while the rubber band is stretched; what lies on a page does not.
  @Test func pageDotsHoldThroughTheRubberBand() throws {
    for page in 1...4 {
      let positions = [-0.4, 0, 1.5, 3, 3.4].map {
        demo.sprite("dot-\(page)", at: $0)?.transform.tx
      }
      let first = try #require(positions[0])
      #expect(positions.allSatisfy { $0?.isNear(first) == true })
      let opacities = (0...3).map { demo.sprite("dot-\(page)", at: Double($0))?.opacity ?? 0 }
      #expect(opacities.max() == opacities[page - 1] && opacities[page - 1] == 1)
    }
  }

  /// Seconds, not pages: scrubbing past changes nothing, and it ends as it began.
  @Test func theRaysMoveOnceTheLastPageHasSettled() throws {
    func frame(_ page: Int, _ seconds: Double) -> [Sprite] {
      demo.scene.frame(at: 3, settled: Settling(page: page, seconds: seconds))
    }
    let still = demo.scene.frame(at: 3)
    #expect(frame(3, 0) == still && frame(2, 0.8) == still)
    #expect(zip(frame(3, 0.8), still).count { $0 != $1 } == 12)
    #expect((1...3).contains(demo.scene.duration(afterSettlingOn: 3)))
    #expect((0...2).allSatisfy { demo.scene.duration(afterSettlingOn: $0) == 0 })
    // Each ray lies where its neighbour lay.
    let rays = zip(frame(3, 5), still).filter { $0 != $1 }.map { ($0.transform, $1.transform) }
    for (ray, next) in zip(rays, rays.dropFirst() + rays.prefix(1)) {
      let pairs = [(ray.0.a, next.1.a), (ray.0.b, next.1.b), (ray.0.tx, next.1.tx)]
      #expect(pairs.allSatisfy { $0.0.isNear($0.1) })
    }
  }
}
