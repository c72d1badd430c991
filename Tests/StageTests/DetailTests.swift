import Keyframes
import Stage
import Testing

/// Outlines that morph, texts that change and colours of their ranges, over time.
struct DetailTests {
  static let shapes: [Shape] = [
    .circle(radius: 20), .star(points: 5, radius: 30), .rectangle(30, 10, cornerRadius: 4),
    .polygon(sides: 3, radius: 9),
  ]

  /// A node of each kind, with keyframes from 0 to 3.
  static let nodes: [Node] = [
    Node(shapes[0], fill: .white).named("morph")
      .morphing([0: shapes[0], 1: shapes[1], 2: shapes[2], 3: shapes[3]], .easeInOut(.back)),
    Node("a", TextStyle(20), .white).named("text").text([0: "one", 1: "two", 3: "three"])
      .fill([0: .white, 2: .black], of: 0..<2).characters([0: 0, 3: 1]),
  ]
  static let times: [Double] = [0, 0.001, 1, 2.9, 1.5, 3, -1, 1.5, 2, 7, 0.5, 1.0.nextDown, 1]

  /// The path between two keyframes is that of `PathMorph`, and exactly the keyframe's at its time.
  @Test func outlinesAreMorphs() throws {
    let scene = Scene(ground: .black) { Self.nodes[0] }
    let paths = try Self.shapes.map { try #require($0.outline) }
    var animator = SceneAnimator(scene)
    for time in Self.times {
      let start = Int(min(max(time.rounded(.down), 0), 2))
      let part = min(max(time - Double(start), 0), 1)
      let expected = PathMorph(from: paths[start], to: paths[start + 1])
        .path(at: Easing.easeInOut(.back)(part))
      #expect(scene.frame(at: time)[1].shape == .path(expected))
      #expect(animator.frame(at: time)[1].shape == .path(expected))
    }
  }

  @Test(arguments: [Extrapolation.hold, .linear, .repeat, .pingPong, .cumulative])
  func theAnimatorMorphsLikeTheSceneBeyondTheEnds(_ way: Extrapolation) {
    var node = Self.nodes[0]
    node.outline = node.outline?.extrapolated(before: way, after: way)
    let scene = Scene(ground: .black) { node }
    var animator = SceneAnimator(scene)
    for time in [-2.5, -1, 3.25, 4, 6, 9.5] {
      #expect(animator.frame(at: time) == scene.frame(at: time))
    }
  }

  @Test(arguments: nodes)
  func framesOfTheAnimatorAreThoseOfTheScene(_ node: Node) {
    let scene = Scene(ground: .black) { node }
    var animator = SceneAnimator(scene)
    for time in Self.times { #expect(animator.frame(at: time) == scene.frame(at: time)) }
  }

  /// A node that stands still looks like it did at that time.
  @Test(arguments: nodes)
  func frozenNodesKeepTheirLook(_ node: Node) {
    for time in Self.times {
      #expect(sprites(of: [node.frozen(at: time)], at: 99) == sprites(of: [node], at: time))
    }
  }

  @Test func theirKeyframesAreOnTheTimeline() {
    #expect(Scene(ground: .black) { Self.nodes[0] }.keyframeTimes == [0, 1, 2, 3])
    #expect(Self.nodes[0].tracks.map(\.name) == ["fill", "outline"])
    #expect(Self.nodes[1].tracks.map(\.name) == ["characters", "fill", "string", "fill[0..<2]"])
    #expect(Self.nodes.map(\.cues.count) == [0, 0])
  }

  @Test func textsAreStepsInBothDirections() {
    let node = Node("a", TextStyle(9), .white).text([0: "one", 1: "two"])
    for (time, string) in [(-9, "one"), (1.0.nextDown, "one"), (1, "two"), (8, "two"), (0, "one")] {
      #expect(node.sprite(at: time).shape.string == string)
    }
    // Typing counts the characters of the present text, and a number comes first.
    #expect(node.characters(0.34).sprite(at: 1).shape.string == "t")
    let counter = Node(number: 7, NumberFormat(), TextStyle(9), .white).text([0: "one"])
    #expect(counter.sprite(at: 0).shape.string == "7")
  }

  /// Neither has what the other one has.
  @Test func outlinesAndTextsDoNotMeet() {
    let text = Node("a", TextStyle(9), .white)
    let dot = Node(.circle(radius: 4), fill: .white)
    #expect(text.morphing([0: .circle(radius: 3)]).sprite(at: 0) == text.sprite(at: 0))
    #expect(dot.text([0: "a"]).sprite(at: 0) == dot.sprite(at: 0))
  }

  @Test func shadowsOfColouredTextsHaveOneColour() throws {
    let text = Node("ab", TextStyle(9), .white).fill(Track(.black), of: 0..<1)
      .shadow(Track(Color(0xFF0000)), radius: 2)
    let all = sprites(of: [text], at: 0)
    #expect(all.count == 2)
    guard case .text(let shadow) = all[0].shape, case .text(let own) = all[1].shape else {
      return #expect(Bool(false))
    }
    #expect(shadow.colors.isEmpty && own.colors.count == 1)
  }

  @Test func theSameRangeAgainReplacesItsColour() {
    let text = Node("ab", TextStyle(9), .white).fill(Track(.black), of: 0..<1)
      .fill(Track(.white), of: 1..<2).fill(Track(.clear), of: 0..<1)
    #expect(
      text.rangeColors == [RangeColor(0..<1, Track(.clear)), RangeColor(1..<2, Track(.white))])
  }

  @Test func aTextCannotBeMorphed() async {
    await #expect(processExitsWith: .failure) {
      _ = Self.nodes[0].morphing([0: .text("a", TextStyle(9))])
    }
    await #expect(processExitsWith: .failure) { _ = Self.nodes[0].morphing([:]) }
  }
}
