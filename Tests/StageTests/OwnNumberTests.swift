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

extension Node {
  fileprivate func with(_ change: (inout Node) -> Void) -> Node {
    var copy = self
    change(&copy)
    return copy
  }
}
