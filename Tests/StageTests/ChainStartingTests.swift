import Keyframes
import Stage
import Testing

/// Links that begin at a value, and links with a speed.
struct ChainStartingTests {
  static let rounding = 1e-9
  static let box = Node(.rectangle(40, 20), fill: .white).at(x: 100, y: 50)

  // MARK: From

  @Test func aLinkBeginsAtItsValue() {
    let node = Self.box.chain.wait(1).from(.x, 0).from(.fill, .black)
      .move(x: 300, .easeIn(.quad)).fill(.white).over(2).node
    #expect(node.x.value(at: 1.0.nextDown) == 100 && node.x.value(at: 1) == 0)
    #expect(node.x.value(at: 2) == 75 && node.x.value(at: 3) == 300)
    #expect(node[.fill].value(at: 0.9) == .white && node[.fill].value(at: 1) == .black)
    #expect(node[.fill].value(at: 2) == Color(red: 0.5, green: 0.5, blue: 0.5))
  }

  @Test func aDistanceStartsFromTheValue() {
    let node = Self.box.chain.from(.x, 20).move(dx: 30).over(1).move(dx: 5).over(1).node
    #expect(node.x.value(at: 0) == 20 && node.x.value(at: 1) == 50 && node.x.value(at: 2) == 55)
  }

  @Test func everyRepetitionBeginsThere() {
    let node = Self.box.chain.from(.x, 0).move(x: 10).over(1, times: 3).node
    for pass in 0..<3 {
      let time = Double(pass)
      #expect(node.x.value(at: time) == 0)
      #expect(node.x.value(at: time + 0.5) == 5)
      #expect(node.x.value(at: (time + 1).nextDown) > 9.99)
    }
  }

  /// From a value to the one that the property has: the other end is not written.
  @Test(arguments: [Easing.linear, .easeOut(.back), .spring(bounce: 0.4)])
  func aPropertyComesFromAValue(_ easing: Easing) {
    let node = Self.box.chain.move(dx: 20).over(1).change(.from(.x, 500), easing).over(2).node
    #expect(node.x.value(at: 1.0.nextDown) < 121)
    for step in 0..<20 {
      let part = Double(step) / 20
      let wanted = 500.0.interpolated(to: 120, at: easing(part))
      #expect(abs(node.x.value(at: 1 + 2 * part) - wanted) < Self.rounding)
    }
    #expect(node.x.value(at: 3) == 120)
  }

  // MARK: Speed

  @Test func theDurationIsTheWayDividedByTheSpeed() {
    let links: [(name: String, end: Double, chain: Chain)] = [
      ("a distance", 2, Self.box.chain.move(dx: 300, dy: 400).atSpeed(250)),
      ("a place", 2, Self.box.chain.move(x: 400, y: 450).atSpeed(250)),
      ("a path", 170.0 / 85, Self.box.chain.move(along: KeyTimesTests.steps).atSpeed(85)),
      ("a rotation", 0.5, Self.box.chain.rotate(by: -90).atSpeed(180)),
      ("a factor", 4, Self.box.chain.scale(by: 3).atSpeed(0.5)),
      ("a translation", 2, Self.box.chain.translate(dx: 30, dy: 40).atSpeed(25)),
      ("keyframes", 3, Self.box.chain.change(.adding(.x, [0: 0, 0.2: 20, 1: 10])).atSpeed(10)),
      ("a colour", 2, Self.box.chain.fill(Color(red: 0, green: 1, blue: 1)).atSpeed(0.5)),
      ("position before rotation", 3, Self.box.chain.move(dx: 30).rotate(by: 720).atSpeed(10)),
      ("from a value", 2, Self.box.chain.from(.x, 0).move(x: 300).atSpeed(150)),
      ("nowhere", 0, Self.box.chain.move(x: 100).atSpeed(250)),
      ("an easing", 2, Self.box.chain.move(dx: 500, .easeOut(.elastic)).atSpeed(250)),
      (
        "after others", 4,
        Self.box.chain.move(dx: 100).atSpeed(50).wait(1).move(x: 100).atSpeed(100)
      ),
    ]
    for link in links { #expect(abs(link.chain.end - link.end) < 1e-4, "\(link.name)") }
  }

  @Test func aLinearLinkHasItsSpeedThroughout() {
    let node = Self.box.chain.move(dx: 300, dy: 400).atSpeed(250, before: "go", after: "there").node
    for step in 0..<20 {
      let time = Double(step) / 10
      let way = hypotenuse(
        node.x.value(at: time + 0.05) - node.x.value(at: time),
        node.y.value(at: time + 0.05) - node.y.value(at: time))
      #expect(abs(way - 12.5) < Self.rounding)
    }
    #expect(node.cues == [Cue("go", at: 0), Cue("there", at: 2)])
  }

  private func hypotenuse(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }

  /// A description knows distances only where they do not depend on the node.
  @Test func descriptionsMayHaveSpeeds() {
    let animation = Animation.chain {
      $0.move(dx: 30, dy: 40).atSpeed(25).from(.rotation, 0).rotate(to: 90).atSpeed(90)
    }
    #expect(animation.duration == 3)
    let concurrent = Self.box.chain.concurrent({ $0.move(dx: 50).atSpeed(25) })
    #expect(concurrent.end == 2)
  }

  @Test func animationsHaveSpeeds() {
    let animations: [(Animation, Double)] = [
      (.move(x: 300, y: 400, speed: 250), 2), (.move(y: -30, speed: 60, .easeOut(.back)), 0.5),
      (.move(along: KeyTimesTests.steps, speed: 85), 2), (.rotate(by: -720, speed: 360), 2),
    ]
    for (animation, duration) in animations { #expect(abs(animation.duration - duration) < 1e-4) }
    let node = Self.box.performing(.move(x: 300, y: 400, speed: 250), at: 1)
    #expect(node == Self.box.performing(.move(x: 300, y: 400, over: 2), at: 1))
  }

  @Test func wrongSpeedsTrap() async {
    await #expect(processExitsWith: .failure) {
      _ = ChainStartingTests.box.chain.move(dx: 1).atSpeed(0)
    }
    await #expect(processExitsWith: .failure) {
      _ = Animation.chain { $0.move(x: 1).atSpeed(1) }
    }
    await #expect(processExitsWith: .failure) {
      _ = ChainStartingTests.box.chain.from(.x, 1).from(.x, 2)
    }
    await #expect(processExitsWith: .failure) {
      _ = ChainStartingTests.box.chain.from(.x, 1).wait(2)
    }
  }
}
