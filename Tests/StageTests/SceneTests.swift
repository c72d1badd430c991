import Keyframes
import Stage
import Testing

struct SceneTests {
  private func dot(_ name: String = "") -> Node {
    Node(.circle(radius: 5), fill: .white).named(name)
  }

  @Test func theBackgroundIsPaintedFirstAndCoversTheStage() throws {
    let scene = Scene(ground: [0: .black, 1: .white]) { dot("a") }
    for time in [-1, 0, 0.5, 2] {
      let sprites = scene.frame(at: time)
      let ground = try #require(sprites.first)
      #expect(sprites.map(\.name) == ["ground", "a"])
      #expect(
        ground.transform.bounds(of: ground.shape.bounds) == Rect(origin: .zero, size: Scene.size))
      let grey = min(max(time, 0), 1)
      #expect(ground.fill == .color(Color(red: grey, green: grey, blue: grey)))
    }
    #expect(Scene(ground: .white) {}.frame(at: 0).count == 1)
  }

  /// Forwards, backwards, in jumps and beyond the ends: a frame depends on nothing but its time,
  /// and the first one needs no previous tick.
  @Test func aFrameIsAFunctionOfItsTime() {
    let scene = Scene(ground: .black) {
      dot("a").at(x: [0: 0, 1: 900]).hidden(from: 0.7).onPages(0...1)
      dot("b").chain.move(dx: 70, .easeOut(.bounce)).over(0.5).rotate(by: 90).over(0.5)
    }
    let times = [-0.4, 0, 0.2, 0.5, 0.7, 0.9, 1, 1.6]
    let fresh = times.map { scene.frame(at: $0) }
    for index in times.indices.reversed() { #expect(scene.frame(at: times[index]) == fresh[index]) }
    for index in [3, 0, 7, 1, 5] { #expect(scene.frame(at: times[index]) == fresh[index]) }
  }

  @Test func scenesAreIndependent() {
    let node = dot("a").at(x: [0: 0, 1: 100])
    let (one, two) = (Scene(ground: .black) { node }, Scene(ground: .black) { node })
    let before = two.frame(at: 0.25)
    _ = one.frame(at: 1)
    #expect(two.frame(at: 0.25) == before)
  }

  @Test func everyNodeHasAName() {
    let scene = Scene(ground: .black) {
      dot("sun")
      Node {
        dot()
        dot("big moon")
      }
      Node { dot() }.named("deep sky")
    }
    #expect(
      scene.allNodes.map(\.name) == ["sun", "2", "2/1", "2/big-moon", "deep-sky", "deep-sky/1"])
    #expect(scene.allNodes[3].node.name == "big moon")
    #expect(scene.rootNames == ["sun", "2", "deep-sky"])
  }

  @Test func rootsAreNamedAsAmongAllNodes() {
    let matte = Matte(.alpha) { dot() }
    let scene = Scene(ground: .black) {
      dot("sun").masked(by: matte)
      dot("sun").masked(by: matte)
      dot("sun.matte")
      Node { dot("sun") }.named("a b")
      dot()
      dot("5")
    }
    let roots = scene.allNodes.map(\.name).filter { !$0.contains("/") }
    #expect(scene.rootNames == roots && Set(roots).count == scene.nodes.count)
  }

  /// A slash in a name stays, unless a node in a sibling could have the same name.
  @Test func slashesMakeNoTwoNamesTheSame() {
    let plain = Scene(ground: .black) {
      dot("sun/ray")
      dot("sun")
    }
    #expect(plain.allNodes.map(\.name) == ["sun/ray", "sun"])
    let matte = Matte(.alpha) { dot("ray") }
    let scene = Scene(ground: .black) {
      dot("sun/ray")
      Node { dot("ray") }.named("sun")
      Node { dot("ray") }.named("sun")
      dot("sun.2/ray")
      dot("moon").masked(by: matte)
      dot("moon.matte/ray")
      dot("sky/blue")
    }
    let names = [
      "sun-ray", "sun", "sun/ray", "sun.2", "sun.2/ray", "sun.2-ray", "moon", "moon.matte/ray",
      "moon.matte-ray", "sky/blue",
    ]
    #expect(scene.allNodes.map(\.name) == names)
    #expect(scene.node(named: "sun-ray")?.name == "sun/ray")
    #expect(scene.node(named: "sun/ray")?.name == "ray")
    var changed: [String] = []
    _ = scene.mapNodes { name, _ in changed.append(name) }
    #expect(changed == names)
  }

  @Test func keyframeTimesAreThoseOfEveryTrackInOrderAndOnce() {
    let scene = Scene(ground: [0.5: .black, 9: .white]) {
      dot().at(x: [1: 0, 3: 1], y: 5).hidden(from: 2)
      Node { dot().opacity([3: 0, 4: 1]).fill([6: .white, 7: .black]) }.onPages(-1...8)
      dot().at(x: .always(3))
      dot().anchor(at: [10: .zero, 11: Point(x: 1, y: 1)])
      dot().chain.anchor(.top).move(dx: 1).over(5).anchor(.left).move(dx: 1).over(0.5)
    }
    #expect(
      scene.keyframeTimes == [-1, 0, 0.5, 1, 2, 3, 4, 5, 5.5, 6, 7, 8, 9, 10, 11])
    #expect(Scene(ground: .black) { dot().at(x: 5) }.keyframeTimes.isEmpty)
  }
}
