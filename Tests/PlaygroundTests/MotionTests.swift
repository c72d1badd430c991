import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// What is seen of motion: motion paths with dots, values.
@Suite(.languages) struct MotionTests {
  /// In stage points and in values: far below what is seen.
  private static let tolerance = 1e-6

  private static func trails(_ easing: Easing) throws -> Trails {
    let scene = Scene(ground: .black) {
      Node(.circle(radius: 10), fill: .white)
        .at(x: Track(dictionaryLiteral: (0, 100), (2, 700)).eased(easing), y: 200)
        .named("ball")
    }
    return Trails(of: ["ball"], in: scene, over: .seconds(2))
  }

  private static func gaps(_ trails: Trails) throws -> [Double] {
    let dots = try #require(trails.paths.first).dots
    return try zip(dots, dots.dropFirst()).map { try #require($0).distance(to: #require($1)) }
  }

  @Test func dotsOfALinearTrackAreEquallySpaced() throws {
    let gaps = try Self.gaps(try Self.trails(.linear))
    #expect(gaps.count >= 20)
    for gap in gaps { #expect(gap.isNear(600 / Double(gaps.count), within: Self.tolerance)) }
  }

  @Test func dotsOfEaseInLieFurtherAndFurtherApart() throws {
    let gaps = try Self.gaps(try Self.trails(.easeIn(.quad)))
    for (gap, next) in zip(gaps, gaps.dropFirst()) { #expect(gap < next) }
    let back = try Self.gaps(try Self.trails(.easeOut(.quad)))
    for (gap, other) in zip(gaps, back.reversed()) { #expect(gap.isNear(other, within: 1e-6)) }
  }

  /// The line leads through the dots, without points for the time in which the node rests.
  @Test(arguments: [Easing.linear, .easeIn(.quad), .hold, .easeOut(.bounce)])
  func theLineLeadsThroughTheDots(_ easing: Easing) throws {
    let scene = Scene(ground: .black) {
      Node(.circle(radius: 10), fill: .white)
        .at(x: Track(dictionaryLiteral: (0, 100), (1, 110), (2, 110)).eased(easing), y: 200)
        .named("ball")
    }
    let path = try #require(Trails(of: ["ball"], in: scene, over: .seconds(4)).paths.first)
    let points = path.line.elements.compactMap { element -> Point? in
      switch element {
      case .move(let point), .line(let point): point
      case .cubic, .close: nil
      }
    }
    #expect(points.count == path.line.elements.count)
    let missed = path.dots.compactMap { $0 }.filter { !points.contains($0) }
    #expect(missed.isEmpty)
    let repeated = zip(points, points.dropFirst()).filter { $0 == $1 }
    #expect(repeated.isEmpty, "\(repeated.count) points")
  }

  private static let timelines: [Timeline] = [
    .seconds(0), .seconds(0.5), .seconds(2), .seconds(3.217), .seconds(60), .seconds(86_400),
    .pages(1), .pages(2), .pages(9), .points(0), .points(480), .points(100_000),
  ]

  @Test(arguments: timelines)
  func thereIsADotForEachStepOfTimeAndOneMore(_ timeline: Timeline) throws {
    let scene = Scene(ground: .black) { Node(.circle(radius: 1), fill: .white).named("a") }
    let trails = Trails(of: ["a"], in: scene, over: timeline)
    let dots = try #require(trails.paths.first).dots
    #expect(dots.count == Int((timeline.length / trails.step + 1e-9).rounded(.down)) + 1)
    #expect(dots.count <= Trails.most + 1 && trails.step > 0)
  }

  /// The paths lie where the sprites of the nodes do, in all demos, with what they lie in.
  @Test(arguments: Entry.all)
  func dotsLieWhereTheNodesAreShown(_ entry: Entry) throws {
    // So that each node can be told from all others.
    let scene = entry.demo.scene.mapNodes { name, node in
      node.name = name
      node.clip = nil
      node.mask = nil
    }
    let names = scene.allNodes.filter { $0.node.shape != nil && $0.node.showsBack }.map(\.name)
    var random = Seeded(state: 11)
    let nodes = Array(names.shuffled(using: &random).prefix(6))
    let timeline = entry.demo.timeline
    var trails = Trails(of: nodes, in: scene, over: timeline)
    for part in [0.0, 0.21, 0.5, 0.83] {
      let time = timeline.range.lowerBound + part * timeline.length
      let positions = trails.positions(at: time)
      let frame = scene.frame(at: time)
      for (path, position) in zip(trails.paths, positions) {
        let shown = frame.filter { $0.name == path.source.name && $0.blur == 0 }
        guard let last = shown.last, let position else { continue }
        // What turns out of the plane is shown as the outline that is seen.
        guard last.transform != .identity else { continue }
        let origin = last.transform.apply(to: .zero)
        #expect(position.distance(to: origin) < 1e-6, "\(path.node) at \(time)")
      }
    }
  }

  /// Relative to a node that has no trail itself, whatever both are called.
  @Test(arguments: ["sun", "0", "1", "group/sun"])
  func trailsFollowConstraints(_ name: String) throws {
    let sun = Node(.rectangle(20, 20), fill: .white).named(name == "group/sun" ? "sun" : name)
      .at(x: [0: 100, 2: 300], y: 0)
    let scene = Scene(ground: .black) {
      Node(.rectangle(10, 10), fill: .white).at(y: 7).named("label")
        .constrained(.left, to: .right, of: .node(name), plus: 3)
      Node { sun }.at(x: 50).named("group")
    }
    var trails = Trails(of: ["label"], in: scene, over: .seconds(2))
    for time in [0, 0.5, 2] {
      let position = try #require(trails.positions(at: time).first ?? nil)
      #expect(position.distance(to: Point(x: 168 + 100 * time, y: 7)) < 1e-6)
    }
  }

  @Test func hiddenNodesHaveNoDotsAndNoMark() throws {
    let scene = Scene(ground: .black) {
      Node {
        Node(.circle(radius: 10), fill: .white).at(x: [0: 0, 2: 100], y: 0).named("ball")
      }
      .at(x: 300, y: 40).hidden(from: 1).named("group")
    }
    var trails = Trails(of: ["group/ball"], in: scene, over: .seconds(2))
    let dots = try #require(trails.paths.first).dots
    for (index, dot) in dots.enumerated() {
      let time = Double(index) * trails.step
      #expect((dot == nil) == (time > 1 - 1e-9), "\(time)")
      if let dot { #expect(dot.distance(to: Point(x: 300 + 50 * time, y: 40)) < 1e-6) }
    }
    #expect(trails.positions(at: 1.5) == [nil])
  }

  // MARK: Labels

  @Test func labelsDoNotCoverWhatTheyExplain() {
    let tile = Rect(x: 0, y: 0, width: 640, height: 360)
    var random = Seeded(state: 3)
    for _ in 0..<400 {
      func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
      let box = Rect(
        x: number(-80...640), y: number(-80...360), width: number(1...200), height: number(1...150))
      let taken = [Rect(x: number(0...500), y: number(0...300), width: 120, height: 60)]
      let position = LabelPosition(
        box: box, tile: tile, taken: taken, objects: [box], points: [],
        goesAcross: Bool.random(using: &random))
      guard let label = position.best(for: Size(width: 110, height: 72)) else { continue }
      #expect(!label.intersects(box) && !label.intersects(taken[0]))
      #expect(tile.inset(by: 7.9).intersection(label).size.isNear(label.size))
    }
  }
}

/// What nodes are called where there is little room.
@Suite(.languages) struct MotionNameTests {
  private static let table: [(paths: [String], names: [String])] = [
    (["ball"], ["ball"]),
    (["a/ball", "b/ball"], ["a", "b"]),
    (["cards/1/figure", "cards/2/figure"], ["figure", "figure"]),
    (["left/1/figure", "right/1/figure", "sun"], ["left", "right", "sun"]),
    (["1", "2/3"], ["1", "3"]),
    ([], []),
  ]

  @Test func namesAreAsShortAsTheyCanBeAndTellApartWhatCanBeTold() {
    for (paths, names) in Self.table { #expect(paths.shortNames == names) }
  }

  @Test func takesAreCalledAsTheFirst() {
    for (name, stem) in [
      ("ball.2", "ball"), ("ball", "ball"), ("a.b", "a.b"), ("x2", "x2"), ("2", "2"),
    ] {
      #expect(name.stem == stem)
    }
  }
}
