import Keyframes
import Stage
import Testing

/// Numbers that only the program that draws understands.
struct OwnNumberTests {
  private static let dot = Node(.circle(radius: 5), fill: .white).named("dot")
    .own("warmth", [0: 0, 2: 1]).own("still", 3)

  @Test func spritesCarryTheValues() {
    let scene = Scene(ground: .black) {
      Self.dot
      Node { Self.dot }.own("warmth", 9)
      Node {
        Self.dot
        Self.dot
      }.opacity(0.5).own("warmth", [0: 4, 4: 0]).with { $0.isComposited = true }
      Node(.circle(radius: 3), fill: .black)
    }
    var animator = SceneAnimator(scene)
    for time in [1, 0.5, -3, 9] {
      let clamped = min(max(time, 0), 2)
      let frame = scene.frame(at: time)
      #expect(frame[1].own == ["warmth": clamped / 2, "still": 3])
      #expect(frame[2].own == frame[1].own, "A group's own numbers are the group's.")
      #expect(frame[3].own == ["warmth": 4 - min(max(time, 0), 4)])
      #expect(frame[4].own == [:] && frame[0].own == [:])
      #expect(animator.frame(at: time) == frame)
    }
  }

  @Test func theyMoveAsAllOthersDo() {
    let node = Self.dot
    #expect(node.frozen(at: 1).own["warmth"] == 0.5)
    #expect(Scene(ground: .black) { node }.keyframeTimes == [0, 2])
    var takes = Takes(node)
    takes.turnBack(at: 1.5)
    #expect(takes.node(at: 2).own["warmth"]?.value(at: 2) == 0.5)
    let other = Scene(ground: .black) { node.own("warmth", 0) }
    let change = other.transition(
      to: Scene(ground: .black) { node.own("warmth", 1) }, over: 1, .linear)
    #expect(change.frame(at: 0.25)[1].own["warmth"] == 0.25)
    var plain = node
    plain.unsetAll()
    #expect(plain.own == [:])
  }
}

/// Values of one's own of any type.
struct OwnValueTests {
  private static let dot = Node(.circle(radius: 5), fill: .white).named("dot")
    .own("glow", of: Color.self, [0: .black, 2: .white]).own(
      "place", of: Point.self, Track(Point(x: 1, y: 2)))

  @Test func spritesCarryThemAsTheirTracksHaveThem() {
    let scene = Scene(ground: .black) {
      Self.dot
      Node { Self.dot }.own("glow", of: Color.self, Track(.white)).opacity(0.5)
        .with { $0.isComposited = true }
    }
    let track: Track<Color> = [0: .black, 2: .white]
    var animator = SceneAnimator(scene)
    for time in [1, 0.5, -3, 9] {
      let frame = scene.frame(at: time)
      #expect(frame[1].own("glow", of: Color.self) == track.value(at: time))
      #expect(frame[1].own("place", of: Point.self) == Point(x: 1, y: 2))
      #expect(
        frame[1].own("glow", of: Point.self) == nil && frame[1].own("x", of: Color.self) == nil)
      #expect(frame[2].own("glow", of: Color.self) == .white)
      #expect(animator.frame(at: time) == frame)
    }
  }

  @Test func theyMoveAsAllOthersDo() {
    let grey = Color.black.interpolated(to: .white, at: 0.5)
    #expect(
      Self.dot.frozen(at: 1).ownValues["glow"]?.value(at: 0).value(as: Color.self) == grey)
    #expect(Scene(ground: .black) { Self.dot }.keyframeTimes == [0, 2])
    let ends = [Color.black, .white].map { color in
      Scene(ground: .black) { Self.dot.own("glow", of: Color.self, Track(color)) }
    }
    let change = ends[0].transition(to: ends[1], over: 1, .linear)
    #expect(change.frame(at: 0.5)[1].own("glow", of: Color.self) == grey)
  }

  /// Two types do not blend: the value jumps where the later keyframe is.
  @Test func valuesOfTwoTypesJump() {
    let track: Track<AnyInterpolatable> = [
      0: AnyInterpolatable(1.0), 2: AnyInterpolatable(Color.white),
    ]
    for (time, isNumber) in [(-1.0, true), (0, true), (1.9, true), (2, false), (5, false)] {
      #expect((track.value(at: time).value(as: Double.self) == 1) == isNumber)
      #expect((track.value(at: time).value(as: Color.self) == .white) == !isNumber)
    }
    #expect(AnyInterpolatable(1.0) != AnyInterpolatable(Color.white))
    #expect(AnyInterpolatable(AnyInterpolatable(1.0)) == AnyInterpolatable(1.0))
    #expect(!AnyInterpolatable(Double.nan).isFinite)
  }
}

extension Node {
  fileprivate func with(_ change: (inout Node) -> Void) -> Node {
    var copy = self
    change(&copy)
    return copy
  }
}
