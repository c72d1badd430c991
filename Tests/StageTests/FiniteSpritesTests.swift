import Keyframes
import Stage
import TestSupport
import Testing

/// Whatever the values of the tracks and whatever the time, every number on the stage is finite and
/// in range, or the sprite is left out.
struct FiniteSpritesTests {
  static let awkward: [Double] = [
    0, -1, 1e9, -1e9, 1e-300, .leastNonzeroMagnitude, -1e300, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude,
  ]
  static let times: [Double] = [0.5, -3, 1e9, .infinity, .nan, -.infinity]

  static let nodes: [Node] = {
    var path = Path()
    path.move(to: .zero)
    path.cubic(Point(x: 90, y: 0), Point(x: 0, y: 90), to: Point(x: 90, y: 90))
    let stroke = Stroke(.gradient(.vertical(.white, .black)), width: 2, dash: [4, 2])
    let card = Node(.rectangle(40, 24, cornerRadius: 4), gradient: .vertical(.white, .black))
      .border(Track(.white), width: 2).shadow(Track(.black), radius: 4, x: 2, y: 3)
      .revealed(.toCircle, 0.9).clipped(to: Rect(x: -9, y: -9, width: 18, height: 18))
    let star = Node(.star(points: 5, radius: 20), fill: .white, stroke: stroke)
      .anchor(.bottomRight).along(path, [0: 0, 1: 1], turning: .along, pace: .raw)
    let words = Node(
      number: 5, NumberFormat(decimals: 3, groupSeparator: ","), TextStyle(9), .white
    )
    .shadow(Track(.black), radius: 1)
    var group = Node {
      card.named("inner")
      words.named("inner words")
    }
    group = group.clipped(to: Rect(x: 0, y: 0, width: 9, height: 9))
    let turned = [card, star, words, group].map { $0.rotation3D(x: 20, y: 50).perspective(300) }
    let ellipse = Node(.circle(radius: 9), fill: .white).along(path, 0.3, turning: .backwards)
    return [card, star, words, group, ellipse] + turned
  }()

  /// Whether it can be painted as it is.
  private func isSound(_ sprite: Sprite) -> Bool {
    func isColor(_ paint: Paint?) -> Bool {
      guard case .color(let color) = paint else { return true }
      return color.numbers.allSatisfy { (0...1).contains($0) }
    }
    let lines = sprite.stroke.map { [$0.start, $0.end] } ?? []
    let positive = [sprite.blur, sprite.stroke?.width ?? 0] + sprite.clips.map(\.cornerRadius)
    return sprite.numbers.allSatisfy { $0.isFinite } && isColor(sprite.fill)
      && isColor(sprite.stroke?.paint) && sprite.opacity > 0 && sprite.opacity <= 1
      && lines.allSatisfy { (0...1).contains($0) } && positive.allSatisfy { $0 >= 0 }
  }

  /// The first invalid sprite, and its time.
  private func flaw(
    _ node: Node, paging: Scene.Paging = .across, at times: [Double] = times
  ) -> String? {
    let scene = Scene(ground: .black, paging: paging) { node }
    var animator = SceneAnimator(scene)
    for time in times {
      for frame in [scene.frame(at: time), animator.frame(at: time)] {
        if let sprite = frame.first(where: { !isSound($0) }) { return "at \(time): \(sprite)" }
      }
    }
    return nil
  }

  @Test(arguments: Property.allCases)
  func everyPropertyTakesAnyNumber(_ property: Property) {
    for (index, node) in Self.nodes.enumerated() {
      for value in Self.awkward {
        var still = node
        still[property] = Track(value)
        #expect(flaw(still, at: [0.5]) == nil, "\(value) of \(index)")
        var moving = node
        moving[property] = [0: -1, 0.5: value, 1: 2]
        moving[property] = moving[property].extrapolated(before: .linear, after: .cumulative)
        #expect(flaw(moving) == nil, "through \(value) of \(index)")
      }
    }
  }

  /// Several at once: their products overflow where none of them does.
  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func anyPropertiesTogetherTakeAnyNumbers(_ seed: UInt64) {
    var generator = SeededGenerator(seed)
    var node = Self.nodes[Int(seed) % Self.nodes.count]
    func spoil(_ node: inout Node) {
      for _ in 0..<4 {
        let property = Property.allCases[
          Int.random(in: 0..<Property.allCases.count, using: &generator)]
        let values = (0..<2).map { _ in
          Self.awkward[Int.random(in: 0..<Self.awkward.count, using: &generator)]
        }
        node[property] = [0: values[0], 1: values[1]]
      }
    }
    spoil(&node)
    for index in node.children.indices { spoil(&node.children[index]) }
    #expect(flaw(node) == nil)
    #expect(flaw(node, paging: .along([0: .zero, 1: Point(x: 1, y: 1)])) == nil)
  }

  @Test(arguments: ColorProperty.allCases)
  func everyColorTakesAnyNumbers(_ property: ColorProperty) {
    for node in Self.nodes {
      for value in Self.awkward {
        var loud = node
        loud[property] = [
          0: Color(red: value, green: -value, blue: 2, alpha: 1),
          1: Color(red: 0, green: 1, blue: value),
        ]
        #expect(flaw(loud) == nil, "\(value)")
      }
    }
  }

  /// The rest of the scene is still shown.
  @Test func onlyInvalidSpritesAreLeftOut() {
    let dot = Node(.circle(radius: 3), fill: .white)
    let far = dot.named("far").at(x: .always(.greatestFiniteMagnitude)).translation(
      x: .always(.greatestFiniteMagnitude))
    let all = sprites(of: [dot.named("1"), far, Node { far }, dot.named("2")], at: 0)
    #expect(all.map(\.name) == ["1", "2"])
    let paged = dot.onPage(0)
    #expect(sprites(of: [paged, dot], at: .infinity).count == 1)
    #expect(sprites(of: [paged, dot], at: 1e9).count == 2)
    var broken = Path()
    broken.move(to: .zero)
    broken.line(to: Point(x: .nan, y: 3))
    #expect(sprites(of: [Node(.path(broken), fill: .white), dot], at: 0).count == 1)
  }
}
