import Keyframes
import Stage
import TestSupport
import Testing

struct BlurredNodeTests {
  static let ink = Color(red: 0.1, green: 0, blue: 0.2, alpha: 0.5)
  static let card = Node(.rectangle(20, 10, cornerRadius: 2), fill: .white).named("card")
  static let pair = Node {
    card
    card.at(x: 9, y: 4).scale(2)
  }

  private func effects(_ node: Node, at time: Double = 0) -> Layer.Effects? {
    sprites(of: [node], at: time).first?.layer?.effects
  }

  @Test func aBlurredNodeIsOnePictureWithItsChildren() {
    let node = Self.pair.blur([0: 0, 1: 6]).named("pair")
    for (time, deviation) in [(0.5, 3.0), (1, 6)] {
      let all = sprites(of: [node], at: time)
      #expect(all.map(\.name) == ["pair"])
      #expect(all[0].layer?.sprites == sprites(of: [Self.pair], at: 0))
      #expect(all[0].layer?.effects.blur == Point(x: deviation, y: deviation))
    }
  }

  @Test(arguments: [0.0, -3])
  func withoutABlurNothingChanges(_ deviation: Double) {
    for node in [Self.card, Self.pair, Self.pair.at(x: 3, y: 4).rotation(20)] {
      #expect(sprites(of: [node.blur(deviation)], at: 0) == sprites(of: [node], at: 0))
    }
    // While it fades it is one picture, blurred or not.
    let fading = sprites(of: [Self.pair.blur(deviation).opacity(0.5)], at: 0)
    #expect(fading == sprites(of: [Self.pair.composited().opacity(0.5)], at: 0))
  }

  @Test(arguments: [Double.greatestFiniteMagnitude, 1e308])
  func aBlurThatIsNotFiniteIsNotShown(_ deviation: Double) {
    #expect(sprites(of: [Self.pair.blur(deviation).scale(4)], at: 0).isEmpty)
  }

  /// It scales with the node and its groups, on each axis of the stage.
  @Test func blursScaleWithTheNode() throws {
    let node = Node { Self.pair.blur(2).scale(x: 3, y: 1) }.scale(2).rotation(90)
    let blur = try #require(effects(node)).blur
    #expect(near([blur.x, blur.y], [4, 12]))
  }

  @Test func groupsCastTheShadowOfEverythingTheyShow() throws {
    let node = Self.pair.rotation(50).scale(3)
      .shadow(Track(Self.ink), radius: [0: 0, 1: 8], x: 3, y: 5)
    let outer = Node { node }.scale(2).rotation(90)
    let shadow = try #require(effects(outer, at: 1)?.shadow)
    // Light does not turn or grow with the node; in a group it does.
    #expect(shadow.color == Self.ink)
    #expect(near([shadow.offset.x, shadow.offset.y], [-10, 6]))
    #expect(near([shadow.blur.x, shadow.blur.y], [8, 8]))
    #expect(sprites(of: [Self.pair.shadow(.clear, radius: 3)], at: 0).count == 2)
  }

  /// A node that is no picture of its own casts the shadow of its shape alone.
  @Test func onlyPicturesCastWholeShadows() throws {
    var node = Self.card.shadow(Self.ink, radius: 4)
    node.children = [Self.card.at(x: 50, y: 0)]
    #expect(sprites(of: [node], at: 0).map(\.blur) == [4, 0, 0])
    for whole in [node.composited(), node.blur(0), node.blur(3)] {
      let all = sprites(of: [whole], at: 0)
      #expect(all.count == 1 && all[0].layer?.sprites.count == 2)
      #expect(all[0].layer?.effects.shadow?.blur == Point(x: 2, y: 2))
    }
  }

  @Test func effectsComeBeforeClipsMasksAndOpacity() throws {
    let box = Rect(x: -5, y: -5, width: 10, height: 10)
    let all = sprites(of: [Self.pair.blur(3).clipped(to: box).opacity(0.5)], at: 0)
    #expect(all.map(\.clips) == [[Clip(box)]] && all.map(\.opacity) == [0.5])
    let inside = try #require(all[0].layer).sprites
    #expect(inside.allSatisfy { $0.clips.isEmpty && $0.opacity == 1 })
  }

  @Test func mappedLayersMapTheirEffects() {
    let shadow = Layer.Effects.Shadow(
      Self.ink, offset: Point(x: 1, y: 2), blur: Point(x: 3, y: 0))
    let effects = Layer.Effects(blur: Point(x: 1, y: 1), shadow: shadow)
    let mapped = effects.mapped(by: .scale(x: -2, y: 3))
    #expect(mapped.blur == Point(x: 2, y: 3) && mapped.shadow?.blur == Point(x: 6, y: 0))
    #expect(mapped.shadow?.offset == Point(x: -2, y: 6))
  }
}
