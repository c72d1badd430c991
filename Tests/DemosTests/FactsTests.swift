import Demos
import Keyframes
import Playground
import Stage
import Testing

/// The demos against what they are modelled on: sections 8.5 and 16 of the reference to the seeds.
extension Entry {
  /// The demo that the command line knows by this name.
  static func named(_ name: String) throws -> any Demo {
    try #require(catalog.first { $0.name == name })
  }
}

extension Demo {
  /// The node of that name, by the whole of its path or the end of it.
  func node(_ name: String) throws -> Node {
    let nodes = scene.allNodes.filter { $0.name == name || $0.name.hasSuffix("/" + name) }
    return try #require(nodes.first { $0.name == name } ?? nodes.first, "no node \(name)").node
  }

  /// The node that is shown at `time` under a name that begins so: of several takes the one that is
  /// on.
  func take(_ name: String, at time: Double) throws -> Node {
    let nodes = scene.allNodes.filter { $0.name.hasPrefix(name) && !$0.node.hidden.value(at: time) }
    return try #require(nodes.first, "no \(name) at \(time)").node
  }

  /// What is shown at `time` under a name that begins so.
  func sprite(_ name: String, at time: Double) -> Sprite? {
    scene.frame(at: time).first { $0.name.hasPrefix(name) }
  }
}

extension Double {
  /// A thousandth of a point, of a degree, of a second: finer than anybody sees.
  func isNear(_ other: Double, within tolerance: Double = 1e-3) -> Bool {
    abs(self - other) <= tolerance
  }
}

extension Color {
  func isNear(_ other: Color) -> Bool {
    let pairs = [
      (red, other.red), (green, other.green), (blue, other.blue), (alpha, other.alpha),
    ]
    // Less than a step of 8 bits.
    return pairs.allSatisfy { $0.0.isNear($0.1, within: 1.0 / 512) }
  }
}

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
  func elementsLieOnTheirPages(_ element: Pages) throws {
    let page = try #require(try demo.node(element.name).page)
    for (time, wanted) in zip(element.times, element.pages) {
      #expect(page.value(at: time).isNear(wanted), "\(element.name) at \(time)")
    }
    for ((time, next), (from, to)) in zip(
      zip(element.times, element.times.dropFirst()), zip(element.pages, element.pages.dropFirst()))
    {
      #expect(page.value(at: (time + next) / 2).isNear((from + to) / 2), "\(element.name)")
    }
  }

  /// Words on page 0 turn opposite ways as it leaves: the upper one counter-clockwise.
  @Test func theTwoWordsTurnOppositeWays() throws {
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
      #expect(disc.scaleX.value(at: time).isNear(wanted) && disc.scaleY == disc.scaleX)
    }
    // It covers the stage when the ground takes its colour.
    let corner = Point(x: disc.x.value(at: 1), y: disc.y.value(at: 1))
    let radius = try #require(disc.shape).bounds.width / 2 * disc.scaleX.value(at: 1)
    for place in [Point.zero, Point(x: 960, y: 0), Point(x: 0, y: 540), Point(x: 960, y: 540)] {
      #expect(place.distance(to: corner) <= radius)
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
      #expect(plane.pathProgress.value(at: time).isNear(time - 1))
      #expect(trail[.strokeEnd].value(at: time).isNear(time - 1))
    }
    #expect(plane.turnsAlongPath)
    #expect(trail.stroke?.width == 4 && trail.stroke?.dash == [20, 20])
    for (time, opacity) in [(1.06, 0.0), (1.08, 1), (2.5, 1), (2.75, 0.5), (3, 0)] {
      #expect(flight.opacity.value(at: time).isNear(opacity))
    }
  }

  /// Pins hold while the rubber band is stretched; what lies on a page does not.
  @Test func pageDotsHoldThroughTheRubberBand() throws {
    for page in 1...4 {
      let places = [-0.4, 0, 1.5, 3, 3.4].map {
        demo.sprite("dot-\(page)", at: $0)?.transform.tx
      }
      let first = try #require(places[0])
      #expect(places.allSatisfy { $0?.isNear(first) == true })
      let opacities = (0...3).map { demo.sprite("dot-\(page)", at: Double($0))?.opacity ?? 0 }
      #expect(opacities.max() == opacities[page - 1] && opacities[page - 1] == 1)
    }
  }
}

/// Section 8.5.
@Suite struct RainbowTests {
  /// From red; each is reached a sixth after the one before it.
  static let colors = [
    Color(red: 1, green: 0, blue: 0), Color(red: 1, green: 0.5, blue: 0),
    Color(red: 1, green: 1, blue: 0), Color(red: 0, green: 1, blue: 0),
    Color(red: 0, green: 0, blue: 1), Color(red: 0.5, green: 0, blue: 0.5),
    Color(red: 1, green: 0, blue: 0),
  ]

  @Test func coloursAreReachedAtEverySixth() throws {
    let demo = try Entry.named("rainbow")
    #expect(demo.timeline.range == 0...4)
    let blended = try #require(try demo.node("blended/colour").fill)
    let held = try #require(try demo.node("held/colour").fill)
    for (index, color) in Self.colors.enumerated() {
      let time = 4 * Double(index) / 6
      #expect(blended.value(at: time) == color && held.value(at: time) == color)
      guard index < 6 else { continue }
      let next = Self.colors[index + 1]
      let half = time + 4.0 / 12
      #expect(blended.value(at: half).isNear(color.interpolated(to: next, at: 0.5)))
      #expect(held.value(at: half) == color)
    }
    #expect(demo.timeline.ticks.count == 7)
  }
}

/// Section 8.5.
@Suite struct RotationTests {
  private func rotation(_ demo: any Demo, _ column: String) throws -> Track<Double> {
    try demo.node("\(column)/bird").rotation
  }

  struct Turn: Sendable {
    let button: String
    let column: String
    /// At the thirds of the run.
    let angles: [Double]
  }

  static let turns = [
    Turn(button: "CW", column: "clockwise", angles: [0, 120, 240, 360]),
    Turn(button: "CW", column: "shortest-way", angles: [0, 120, 240, 360]),
    Turn(button: "CW", column: "as-written", angles: [0, 120, 240, 0]),
    Turn(button: "CW", column: "counter-clockwise", angles: [0, -240, -480, -720]),
    Turn(button: "CCW", column: "counter-clockwise", angles: [0, -120, -240, -360]),
    Turn(button: "CCW", column: "shortest-way", angles: [0, -120, -240, -360]),
    Turn(button: "CCW", column: "as-written", angles: [0, 240, 120, 0]),
    Turn(button: "CCW", column: "clockwise", angles: [0, 240, 480, 720]),
  ]

  /// When the ease-in-out over the whole run has covered each third of it.
  private func time(ofThird third: Int, over duration: Double) -> Double {
    var range = 0.0...1.0
    for _ in 0..<60 {
      let middle = (range.lowerBound + range.upperBound) / 2
      let isBefore = Easing.easeInOut(middle) < Double(third) / 3
      range = isBefore ? middle...range.upperBound : range.lowerBound...middle
    }
    return duration * range.upperBound
  }

  @Test(arguments: turns)
  func runsTurnByThirds(_ turn: Turn) throws {
    var demo = try Entry.named("rotation")
    #expect(demo.press(turn.button, at: 0) == .play)
    #expect(demo.timeline.range == 0...2)
    let track = try rotation(demo, turn.column)
    for (third, angle) in turn.angles.enumerated() {
      // The last angle is that of the end, from the left.
      let time = third == 3 ? 2 : self.time(ofThird: third, over: 2)
      #expect(track.value(at: time).isNear(angle, within: 1e-6), "third \(third)")
    }
    let samples = (0...60).map { track.value(at: Double($0) / 30) }
    if turn.column == "clockwise" { #expect(samples == samples.sorted()) }
    if turn.column == "counter-clockwise" { #expect(samples == samples.sorted().reversed()) }
  }

  @Test(arguments: ["CW", "CCW", "Rainbow"])
  func buttonsAreDisabledStrictlyInsideARun(_ button: String) throws {
    var demo = try Entry.named("rotation")
    #expect(demo.press(button, at: 2) == .play)
    let end = demo.timeline.range.upperBound
    #expect(end == (button == "Rainbow" ? 6 : 4))
    let times: [(time: Double, isEnabled: Bool)] = [
      (0, true), (0.001, false), (1.999, false), (2, true), (2.001, false), (end - 0.001, false),
      (end, true),
    ]
    for (time, isEnabled) in times {
      let buttons = demo.buttons(at: time)
      #expect(buttons.map(\.title) == ["CW", "CCW", "Rainbow"])
      #expect(buttons.allSatisfy { $0.isEnabled == isEnabled }, "at \(time)")
    }
  }

  @Test func theRainbowColoursTheCirclesAndTurnsNobody() throws {
    var demo = try Entry.named("rotation")
    _ = demo.press("Rainbow", at: 0)
    for column in ["clockwise", "counter-clockwise", "shortest-way", "as-written"] {
      let fill = try #require(try demo.node(column).children.first?.fill)
      for (index, color) in RainbowTests.colors.enumerated().dropFirst().dropLast() {
        #expect(fill.value(at: 4 * Double(index) / 6) == color)
      }
      let track = try rotation(demo, column)
      #expect((0...40).allSatisfy { track.value(at: Double($0) / 10) == 0 })
    }
  }
}

/// Section 16.2.
@Suite struct ChainableBounceTests {
  let demo: any Demo

  init() throws { demo = try Entry.named("chainable-bounce") }

  private func square(at time: Double) throws -> Sprite {
    try #require(demo.sprite("square", at: time), "at \(time)")
  }

  private func width(at time: Double) throws -> Double { try square(at: time).shape.bounds.width }

  @Test func everyRepeatMakesItWiderByTheSame() throws {
    let widths = try [0, 0.5, 1, 1.5].map(width)
    #expect(widths[1] > widths[0])
    for (before, after) in zip(widths, widths.dropFirst()) {
      #expect((after - before).isNear(widths[1] - widths[0]))
    }
    // With a bounce: it comes back a little before it stays.
    let steps = try (0...50).map { try width(at: 0.5 * Double($0) / 50) }
    #expect(zip(steps, steps.dropFirst()).contains { $1 < $0 })
    // Its left edge stays: the anchor is the top left corner.
    for time in [0, 0.2, 0.5, 0.9, 1.5] {
      let sprite = try square(at: time)
      let edge = sprite.transform.bounds(of: sprite.shape.bounds)
      let first = try square(at: 0)
      #expect(edge.minX.isNear(first.transform.bounds(of: first.shape.bounds).minX))
    }
  }

  @Test func itTurnsFallsAndFades() throws {
    let turned = try square(at: 2.2).transform
    let (sine, cosine) = sineAndCosine(degrees: 95)
    #expect(turned.a.isNear(cosine) && turned.b.isNear(sine))
    // ease-out-back goes beyond before it comes back.
    let angles = try (0...50).map { step in
      let map = try square(at: 1.7 + 0.5 * Double(step) / 50).transform
      return map.b - sine
    }
    #expect(angles.contains { $0 < -1e-3 })
    let falling = try square(at: 2.5)
    #expect(falling.opacity < 1 && falling.transform.ty > turned.ty)
    #expect(demo.sprite("square", at: 2.6) == nil, "It has faded away.")
  }

  @Test func itEndsAsItBegan() throws {
    let (start, end) = (try square(at: 0), try square(at: demo.timeline.range.upperBound))
    #expect(end.shape.bounds == start.shape.bounds && end.opacity == start.opacity)
    #expect(end.fill == start.fill)
    let corner = Point(x: 45, y: 45)
    #expect(
      end.transform.apply(to: corner).distance(to: start.transform.apply(to: corner)).isNear(0))
  }

  @Test func aTapSendsTheBallFromWhereItIs() throws {
    var demo = demo
    let place = Point(x: 200, y: 100)
    #expect(demo.tap(Point(x: 900, y: 450), at: 0.5) == .play)
    let before = try #require(demo.sprite("ball", at: 0.8)).transform
    #expect(demo.tap(place, at: 0.8) == .play)
    #expect(try #require(demo.sprite("ball", at: 0.8)).transform == before)
    let end = try #require(demo.sprite("ball", at: 1.7)).transform
    #expect(end.tx.isNear(place.x) && end.ty.isNear(place.y))
    #expect(demo.timeline.range.upperBound >= 1.7)
  }
}

/// Section 16.4, on pages of 960 points.
@Suite struct ScrollScalesTests {
  let demo: any Demo
  let w = 960.0

  init() throws { demo = try Entry.named("scroll-scales") }

  @Test func threeScreensInPoints() {
    #expect(demo.timeline.unit == .points && demo.timeline.range == 0...(2 * w))
  }

  struct Title: Sendable {
    let name: String
    /// Widths of a screen, and the opacity there.
    let opacities: [(at: Double, value: Double)]
  }

  static let titles = [
    Title(name: "scattered", opacities: [(0, 1), (0.25, 0.5), (0.5, 0), (2, 0)]),
    Title(
      name: "gathered", opacities: [(0, 0), (0.5, 0), (0.75, 0.5), (1, 1), (1.25, 0.5), (1.5, 0)]),
    Title(name: "filed-away", opacities: [(0, 0), (1.5, 0), (1.75, 0.5), (2, 1)]),
    Title(name: "card", opacities: [(0, 0), (1.5, 0), (1.75, 0.25), (2, 0.5)]),
  ]

  @Test(arguments: titles.indices)
  func opacitiesChangeOverTheirOwnStretch(_ index: Int) throws {
    let node = try demo.node(Self.titles[index].name)
    #expect(node.page == nil, "It is pinned.")
    for (place, value) in Self.titles[index].opacities {
      #expect(node.opacity.value(at: place * w).isNear(value), "\(node.name) at \(place)")
    }
  }

  @Test func discsArriveInAColumn() throws {
    let discs = try (1...4).map { try demo.node("disc-\($0)") }
    for time in [w, 2 * w] {
      #expect(Set(discs.map { $0.x.value(at: time) }).count == 1)
      let heights = discs.map { $0.y.value(at: time) }
      #expect(heights == heights.sorted() && Set(heights).count == 4)
    }
    #expect(Set(discs.map { $0.x.value(at: 0) }).count == 4)
    for disc in discs { #expect(disc[.width].value(at: 2 * w) < disc[.width].value(at: w)) }
  }

  @Test func barsComeFromHalfAScreenFurtherEach() throws {
    for index in 0..<4 {
      let bar = try demo.node("bar-\(index + 1)")
      #expect((bar.x.value(at: 0) - bar.x.value(at: w)).isNear(w / 2 * Double(index)))
    }
  }

  @Test func theGroundIsPinnedAndDarkens() {
    let grounds = [0, w / 2, w, 1.5 * w, 2 * w].map { demo.scene.ground.value(at: $0).green }
    #expect(grounds == grounds.sorted().reversed() && Set(grounds).count == 5)
  }
}

/// Section 9: animations in sequence and in parallel, and how many have completed.
@Suite struct InTurnAndTogetherTests {
  private func count(_ demo: any Demo, at time: Double) -> Int? {
    let counters = demo.scene.frame(at: time).compactMap { sprite -> Int? in
      guard sprite.name.hasPrefix("counter"), case .text(let text) = sprite.shape else {
        return nil
      }
      return text.string.split(separator: " ").first.flatMap { Int($0) }
    }
    return counters.count == 1 ? counters[0] : nil
  }

  @Test func theCounterCountsWhatIsOver() throws {
    let demo = try Entry.named("in-turn-and-together")
    let ends = demo.timeline.ticks.sorted()
    #expect(ends.count == 3 && ends.last == demo.timeline.range.upperBound)
    for step in 0...200 {
      let time = demo.timeline.range.upperBound * Double(step) / 200
      #expect(count(demo, at: time) == ends.count { $0 <= time }, "at \(time)")
    }
    #expect(count(demo, at: ends[0]) == 1)
  }

  @Test func whatIsStoppedNeverCompletes() throws {
    var demo = try Entry.named("in-turn-and-together")
    let ends = demo.timeline.ticks.sorted()
    let stop = (ends[0] + ends[1]) / 2
    let isRunning = demo.buttons(at: stop).filter { $0.title != "Start" }
    #expect(isRunning.count == 3 && isRunning.allSatisfy { $0.isEnabled })
    #expect(demo.press("Stop", at: stop) == .pause)
    #expect(demo.timeline.range.upperBound == stop)
    #expect(count(demo, at: stop + 100) == 1)
    let still = demo.scene.frame(at: stop)
    #expect(demo.scene.frame(at: stop + 1) == still)
    #expect(demo.buttons(at: stop).filter(\.isEnabled).map(\.title) == ["Start"])
    // And a new start counts on from there.
    #expect(demo.press("Start", at: stop) == .play)
    #expect(count(demo, at: stop) == 1)
    #expect(count(demo, at: demo.timeline.range.upperBound) == 4)
  }

  /// One has come to its end when the next begins; together they begin at once.
  @Test func oneMovesInTurnAndOneTogether() throws {
    let demo = try Entry.named("in-turn-and-together")
    let (turn, together) = (try demo.take("in-turn", at: 1), try demo.take("together", at: 1))
    #expect(turn.y.value(at: 0.3) != turn.y.value(at: 0) && turn.rotation.value(at: 0.3) == 0)
    #expect(together.rotation.value(at: 0.3) != 0 && together.scaleX.value(at: 0.3) != 1)
    let end = demo.timeline.range.upperBound
    for node in [turn, together] {
      #expect(node.y.value(at: end).isNear(node.y.value(at: 0)))
      #expect(node.rotation.value(at: end).isNear(360) && node.scaleX.value(at: end).isNear(1))
      #expect(node.fill?.value(at: end) == node.fill?.value(at: 0))
    }
  }

  @Test func thePauseHoldsAndResumeGoesOn() throws {
    var demo = try Entry.named("in-turn-and-together")
    let scene = demo.scene
    #expect(demo.press("Pause", at: 1) == .pause && demo.scene == scene)
    #expect(demo.press("Resume", at: 1) == .play && demo.scene == scene)
  }
}

/// All of the classic easings.
@Suite struct EasingAtlasTests {
  @Test func everyEasingHasATileThatATapEnlarges() throws {
    let small = try Entry.named("easing-atlas")
    let names = Set(small.scene.nodes.map(\.name))
    #expect(Easing.classics.count == 31)
    for (name, _) in Easing.classics {
      #expect(names.contains(name))
      var demo = small
      let tile = try small.node(name)
      let place = Point(x: tile.x.value(at: 0) + 50, y: tile.y.value(at: 0) + 42)
      #expect(demo.tap(place, at: 0.5) == .nothing)
      for lane in ["position", "size", "opacity"] {
        #expect(demo.scene.allNodes.contains { $0.name == "\(name)/\(lane)" })
      }
      _ = demo.tap(place, at: 0.5)
      #expect(demo.scene == small.scene)
    }
  }
}
