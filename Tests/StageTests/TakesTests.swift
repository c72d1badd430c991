import Keyframes
import Stage
import TestSupport
import Testing

struct TakesTests {
  static let first = Node(.rectangle(40, 20), fill: [0: .white, 5: .black]).at(x: [0: 0, 10: 100])
    .rotation([0: 0, 3: 90], .easeOut(.elastic)).anchor(.left)
  static let times = stride(from: -1.0, through: 12, by: 0.25)

  private func picture(_ takes: Takes, at time: Double) -> [Sprite] {
    sprites(of: takes.nodes, at: time)
  }

  private func picture(_ node: Node, at time: Double) -> [Sprite] { sprites(of: [node], at: time) }

  @Test func oneTakeIsTheNode() {
    #expect(Takes(Self.first).nodes == [Self.first])
  }

  @Test(arguments: [0.0, 2, 3.1, 20])
  func scrubbingBackShowsTheOldTakeExactly(_ cut: Double) {
    var takes = Takes(Self.first)
    takes.cut(at: cut) { $0.chain(from: cut).move(dx: 30).over(1).node }
    let second = takes.node(at: cut)
    for time in Array(Self.times) + [cut.nextDown, cut, cut.nextUp] {
      let expected = time < cut ? Self.first : second
      #expect(picture(takes, at: time) == picture(expected, at: time), "at \(time)")
    }
  }

  @Test func aTakeStartsFromThePictureOfThePreviousOne() {
    var takes = Takes(Self.first)
    for cut in [1.5, 2, 7.25] {
      let before = picture(takes, at: cut)
      takes.cut(at: cut) { $0.chain(from: cut).move(dx: 30).rotate(by: 50).over(1).node }
      #expect(picture(takes, at: cut) == before)
      #expect(picture(takes, at: cut + 1) == picture(takes, at: cut + 5))
    }
    #expect(takes.nodes.count == 4)
    for time in Self.times { #expect(picture(takes, at: time).count == 1, "at \(time)") }
  }

  @Test func cuttingInThePastDropsLaterTakes() {
    var takes = Takes(Self.first)
    takes.cut(at: 2) { $0.opacity(0.5) }
    var expected = takes
    takes.cut(at: 4) { $0.opacity(0.2) }
    takes.cut(at: 6) { $0.opacity(0.1) }
    takes.cut(at: 4) { $0.opacity(0.7) }
    expected.cut(at: 4) { $0.opacity(0.7) }
    #expect(takes == expected)
    takes.cut(at: -5) { $0 }
    #expect(takes.nodes.count == 2)
    #expect(picture(takes, at: 9) == picture(Self.first, at: -5))
  }

  @Test func droppingLaterTakesLetsTheCurrentOneContinue() {
    var takes = Takes(Self.first)
    takes.cut(at: 2) { $0.chain(from: 2).move(dx: 50).over(4).node }
    let expected = takes
    takes.cut(at: 4) { $0.opacity(0.2) }
    takes.forget(after: 4)
    #expect(takes.nodes.count == 3, "The take that begins there stays.")
    takes.forget(after: 3)
    #expect(takes == expected)
    takes.forget(after: -9)
    #expect(takes == Takes(Self.first))
  }

  @Test func equalMeansTheSameCutsAndTheSameNodes() {
    var (one, two, three) = (Takes(Self.first), Takes(Self.first), Takes(Self.first))
    #expect(one == two)
    one.cut(at: 2) { $0.opacity(0.5) }
    #expect(one != two)
    two.cut(at: 3) { $0.opacity(0.5) }
    three.cut(at: 2) { $0.opacity(0.6) }
    #expect(one != two && one != three)
  }

  /// A node with its own hiding keeps it in every take.
  @Test func takesKeepTheirOwnHiding() {
    let blinking = Self.first.shown(during: 1..<6)
    var takes = Takes(blinking)
    takes.cut(at: 4) { $0.hidden(from: 8) }
    takes.cut(at: 10) { $0 }
    for time in Self.times {
      #expect(picture(takes, at: time).isEmpty == !((1..<8).contains(time)), "at \(time)")
    }
  }

  // MARK: Frozen

  private func restless(_ generator: inout SeededGenerator) -> Node {
    func track() -> Track<Double> { [0: generator.number(), 10: generator.number()] }
    var node = Node(.rectangle(40, 20), fill: .white, stroke: Stroke(.white, width: 3))
    for property in Property.allCases where ![.page, .row].contains(property) {
      node[property] = track()
    }
    node.opacity = [0: 0.2, 10: 0.9]
    // Nothing comes to lie behind the eye.
    (node[.perspective], node[.z]) = ([0: 50_000, 10: 90_000], [0: -5, 10: 5])
    node[.width] = [0: 10, 10: 80]
    for property in ColorProperty.allCases {
      node[property] = [0: Color(0x123456), 10: Color(0xFEDCBA)]
    }
    node = node.anchor(at: [0: .zero, 10: Point(x: 1, y: 1)])
    node.clip = Rect(x: 0, y: 0, width: 9, height: 9)
    var path = Path()
    path.move(to: .zero)
    path.line(to: Point(x: 30, y: 70))
    node = node.along(path, [0: 0, 10: 1], turning: .along)
    node.children = [
      Node(.circle(radius: 4), fill: .black).at(x: track()),
      Node(.circle(radius: 5)).hidden(from: 3),
    ]
    return node
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func frozenNodesShowOnePictureAtAllTimes(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    let node = restless(&generator)
    for time in [-1, 0, 2.5, 5, 10] {
      let frozen = node.frozen(at: time)
      let expected = picture(node, at: time)
      #expect(!expected.isEmpty)
      for moment in [-20, 0, time, 7, 1e6] {
        #expect(picture(frozen, at: moment) == expected, "at \(moment)")
      }
      #expect(Scene(ground: .black) { frozen }.keyframeTimes.isEmpty)
    }
  }

  /// It is frozen on its page, and the page still scrolls.
  @Test func frozenStaysOnItsPage() {
    let node = Self.first.onPages([0, 3], at: [0, 1])
    let frozen = node.frozen(at: 0.5)
    #expect(picture(frozen, at: 0.5) == picture(node, at: 0.5))
    #expect(frozen[.page] == 1.5)
  }
}
