import Keyframes
import Stage
import Testing

/// Scenes that change into each other by the names of their nodes.
struct SceneTransitionTests {
  private static let ring = Node(.circle(radius: 9), stroke: Stroke(.white, width: 2)).named("ring")

  /// Pairs of scenes: what is matched, what differs too much, what is alone, groups, and other orders.
  private static let pairs: [(old: Scene, new: Scene)] = [
    (
      Scene(ground: .white) {
        Node(.rectangle(100, 60, cornerRadius: 4), fill: .black).at(x: [0: 10, 1: 60], y: 80)
          .named("card")
        Node("Title", TextStyle(20), .black).at(x: 50, y: 80).named("title")
        Node(.circle(radius: 5), fill: .black).at(x: 7, y: 7).named("gone")
      },
      Scene(ground: Color(0x14213D)) {
        Node(.rectangle(400, 300), fill: Color(0xFF7F50)).at(x: 480, y: 270).rotation(30)
          .shadow(Track(.black), radius: 9).named("card")
        Node("Title", TextStyle(60, .regular), .white).at(x: 480, y: 90).opacity(0.5).named("title")
        Node(.circle(radius: 50), fill: .white).at(x: 800, y: 90).named("new")
      }
    ),
    (
      Scene(ground: .white) {
        Node {
          ring
          Node("one", TextStyle(20), .black).named("word")
          Node(.circle(radius: 3), fill: .black)
        }.at(x: 100, y: 100).named("group")
        Node(.ellipse(Size(width: 90, height: 40)), fill: .black).named("blob")
      },
      Scene(ground: .white) {
        Node(.star(points: 5, radius: 60), gradient: .vertical(.white, .black)).at(x: 9, y: 9)
          .named("blob")
        Node {
          ring.at(x: 50, y: 5).scale(3)
          Node("two", TextStyle(30), .black).at(x: 20, y: 60).named("word")
        }.at(x: 400, y: 300).rotation(90).named("group")
        Node(.circle(radius: 3), fill: .black).hidden(from: -1).named("never")
      }
    ),
  ]

  private static func sprites(_ scene: Scene, _ time: Double) -> [Sprite] { scene.frame(at: time) }

  /// Whether two pictures show the same: the same names in one order, with the same outlines and paints.
  private static func look(_ sprites: [Sprite]) -> [String] {
    // The hundredth keeps numbers that are exactly between two from falling to either side.
    func round(_ number: Double) -> Double { (number * 1e6 + 0.01).rounded() / 1e6 + 0 }
    return sprites.map { sprite in
      let box = sprite.shape.bounds
      let corners = [box.origin, Point(x: box.maxX, y: box.maxY), Point(x: box.maxX, y: box.minY)]
        .map { sprite.transform.apply(to: $0) }.map { "\(round($0.x)),\(round($0.y))" }
      return "\(sprite.name) \(corners) \(round(sprite.opacity))"
    }
  }

  @Test(arguments: pairs.indices, [Scene.Unmatched.fade, .slide(dx: -2000, dy: 0)])
  func theEndsAreTheTwoScenes(_ index: Int, _ unmatched: Scene.Unmatched) {
    let (old, new) = Self.pairs[index]
    let change = old.transition(
      from: 1, to: new, over: 0.5, .easeOut(.back), unmatched: unmatched)
    func onStage(_ sprites: [Sprite]) -> [String] {
      Self.look(sprites.filter { max(abs($0.transform.tx), abs($0.transform.ty)) < 1500 })
    }
    let (first, last) = (Self.look(old.frame(at: 1)), Self.look(new.frame(at: 0)))
    for time in [0.0, -7] { #expect(onStage(change.frame(at: time)) == first) }
    for time in [0.5, 9] { #expect(onStage(change.frame(at: time)) == last) }
  }

  /// No number jumps: a thousandth of the time moves everything a little.
  @Test(arguments: pairs.indices)
  func nothingJumps(_ index: Int) {
    let (old, new) = Self.pairs[index]
    let change = old.transition(to: new, over: 1, .linear)
    func corners(_ time: Double) -> [String: Point] {
      let all = change.frame(at: time).map { sprite in
        (sprite.name, sprite.transform.apply(to: sprite.shape.bounds.origin))
      }
      return Dictionary(all) { first, _ in first }
    }
    for step in 1..<1000 {
      let (before, after) = (corners(Double(step) / 1000), corners(Double(step + 1) / 1000))
      for (name, place) in before {
        guard let next = after[name] else { continue }
        #expect((next - place).length < 5, "\(name) at \(step)")
      }
    }
  }

  @Test(arguments: pairs.indices)
  func theWayBackIsTheMirror(_ index: Int) {
    let (old, new) = Self.pairs[index]
    let easing = Easing.easeIn(.cubic)
    let there = old.transition(to: new, over: 2, easing, unmatched: .slide(dx: 40, dy: 9))
    let back = new.transition(
      to: old, over: 2, easing.reversed, unmatched: .slide(dx: -40, dy: -9))
    for step in 0...20 {
      let time = Double(step) / 10
      #expect(
        Self.look(there.frame(at: time)).sorted() == Self.look(back.frame(at: 2 - time)).sorted())
    }
  }

  @Test func halfWayIsBetween() throws {
    let (old, new) = Self.pairs[0]
    let change = old.transition(to: new, over: 1, .linear)
    let card = try #require(change.frame(at: 0.5).first { $0.name == "card" && $0.blur == 0 })
    #expect(card.shape == .rectangle(250, 180, cornerRadius: 2))
    #expect(card.transform.tx == 245 && card.transform.ty == 175)
    let ground = try #require(change.frame(at: 0.5).first)
    #expect(
      ground.fill == .color(Track([0: Color.white, 1: Color(0x14213D)]).value(at: 0.5).clamped))
    let names = change.frame(at: 0.5).map(\.name)
    #expect(names.contains("gone") && names.contains("new"))
    #expect(
      Self.pairs[1].old.transition(to: Self.pairs[1].new, over: 1).frame(at: 0.5)
        .filter { $0.name == "word" }.count == 2, "Two texts cross-fade.")
  }
}

/// Several histories play as one.
struct TakesTogetherTests {
  @Test func onlyNodesThatAnAnimationMovesBeginANewTake() {
    let nodes = ["a", "b", "c"].map { Node(.circle(radius: 5), fill: .white).named($0) }
    var takes = nodes.map { Takes($0) }
    #expect(takes.end == -.infinity && !takes.isBusy(at: 0))
    let range = takes.perform(
      .parallel([.on("a", .move(dx: 10, over: 1)), .on("b", .move(dx: 20, over: 2))]), at: 1)
    #expect(range == 1...3 && takes.end == 3)
    takes.perform(.on("a", .move(dx: 10, over: 1)), at: 1.5)
    #expect(takes[0].value(of: .x, at: 1.5) == 5 && takes[0].value(of: .x, at: 9) == 15)
    #expect(takes[1].value(of: .x, at: 2) == 10 && takes[1].value(of: .x, at: 9) == 20)
    #expect(takes[2] == Takes(nodes[2]))
    #expect(takes.isBusy(at: 2.6) && !takes.isBusy(at: 3))
    for time in [0, 1.2, 1.7, 4] {
      #expect(Scene(ground: .black) { takes.nodes }.frame(at: time).count == 4)
    }
  }
}
