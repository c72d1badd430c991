import Keyframes
import Stage
import TestSupport
import Testing

struct LayerResolvingTests {
  private let dot = Node(.circle(radius: 10), fill: .white)

  private func layer(_ node: Node, at time: Double = 0) throws -> Sprite {
    let all = sprites(of: [node], at: time)
    #expect(all.count == 1)
    let sprite = try #require(all.first)
    _ = try #require(sprite.layer)
    return sprite
  }

  @Test func aCompositedNodeIsALayerOnlyWhileItFades() throws {
    let group = Node {
      dot.opacity(0.5)
      dot.at(x: 5, y: 0)
    }.composited().opacity([0: 0, 1: 0.5, 2: 1]).named("group")
    #expect(sprites(of: [group], at: 0).isEmpty)
    let sprite = try layer(group, at: 1)
    #expect(sprite.name == "group" && sprite.opacity == 0.5)
    #expect(sprite.layer?.sprites.map(\.opacity) == [0.5, 1])
    #expect(sprites(of: [group], at: 2).allSatisfy { $0.layer == nil })
    #expect(sprites(of: [group], at: 2).map(\.opacity) == [0.5, 1])
  }

  @Test(arguments: BlendMode.allCases)
  func aBlendedNodeIsALayer(_ mode: BlendMode) throws {
    let all = sprites(of: [dot, dot.blended(mode).at(x: [0: 0, 1: 9], y: 0)], at: 1)
    #expect(all.count == 2 && all[0].layer == nil)
    #expect(all[1].layer?.blend == (mode == .normal ? nil : mode))
    #expect(all.withoutLayers.map(\.transform.tx) == [0, 9])
  }

  /// Opaque groups are painted sprite by sprite, so that what is in them mixes with what is below; one that is
  /// composited keeps it inside.
  @Test func compositedGroupsKeepBlendsInside() throws {
    let group = Node { Node { dot.blended(.screen) } }
    #expect(try layer(group).layer?.blend == .screen)
    let whole = try layer(group.composited())
    #expect(whole.layer?.blend == .normal)
    #expect(whole.layer?.sprites.map(\.layer?.blend) == [.screen])
  }

  @Test func clipsAreAroundTheLayer() throws {
    let box = Rect(x: -5, y: -5, width: 10, height: 10)
    let group = Node { dot }.composited().opacity(0.5).clipped(to: box).at(x: 100, y: 50)
    let sprite = try layer(group)
    #expect(sprite.clips == [Clip(box, transform: .translation(x: 100, y: 50))])
    #expect(sprite.layer?.sprites.first?.clips.isEmpty == true)
  }

  @Test func masksAreInTheNodesCoordinatesAndMattesInTheParents() throws {
    let path = Path(through: (0, 0), (1, 0), (0, 1), isClosed: true)
    let masked = dot.at(x: 30, y: 40).rotation(90)
      .masked(by: Track(path), .intersect, isInverted: true, opacity: [0: 0, 1: 3])
      .masked(
        by: Matte(.luminance, isInverted: true) { dot.at(x: 1, y: 2).opacity([0: 1, 1: 0.5]) })
    let group = Node { masked }.at(x: 1000, y: 0)
    let sprite = try layer(group, at: 1)
    let inside = try #require(sprite.layer)
    let mask = try #require(inside.masks.first)
    #expect(mask.path == path && mask.mode == .intersect && mask.isInverted && mask.opacity == 1)
    let corner = mask.transform.apply(to: Point(x: 1, y: 0))
    #expect(corner.distance(to: Point(x: 1030, y: 41)) < 1e-9)
    let matte = try #require(inside.matte)
    #expect(matte.kind == .luminance && matte.isInverted)
    #expect(matte.sprites.map(\.transform) == [.translation(x: 1001, y: 2)])
    #expect(matte.sprites.map(\.opacity) == [0.5])
  }

  @Test func animatorsAgreeWithFrames() {
    let paths: Track<Path> = [
      0: Path(through: (0, 0), (9, 0), (0, 9), isClosed: true),
      1: Path(through: (0, 0), (9, 0), (9, 9), (0, 9), isClosed: true),
    ]
    let scene = Scene(ground: .black) {
      Node {
        dot
        dot.at(x: [0: 0, 1: 50], y: 0).masked(by: paths, opacity: [0: 0, 1: 1])
      }.masked(by: Matte { dot.scale([0: 1, 1: 3]) }).skew([0: 0, 1: 40], axis: 20)
      dot.depth([0: 1, 1: -1])
    }
    var animator = SceneAnimator(scene)
    for time in [0, 0.2, 0.5, 0.9, 1] {
      let (own, plain) = (animator.frame(at: time), scene.frame(at: time))
      #expect(own.count == plain.count)
      let numbers = zip(own.flatMap(\.numbers), plain.flatMap(\.numbers))
      #expect(own.flatMap(\.numbers).count == plain.flatMap(\.numbers).count)
      #expect(numbers.allSatisfy { abs($0 - $1) < 1e-9 })
    }
  }

  @Test func nodesOfMattesHaveNamesAndCanBeFound() {
    let masked = dot.named("sun").masked(by: Matte { dot.named("hole") })
    let scene = Scene(ground: .black) {
      Node { masked }.named("group")
      dot.named("last")
    }
    let names = scene.allNodes.map(\.name)
    #expect(names == ["group", "group/sun", "group/sun.matte/hole", "last"])
    for name in names { #expect(scene.node(named: name) != nil) }
    let changed = scene.mapNodes { name, node in
      if name == "group/sun.matte/hole" { node = node.opacity(0.25) }
    }
    #expect(changed.node(named: "group/sun.matte/hole")?.opacity == 0.25)
    #expect(scene.mapNodes { _, node in node = node.at(x: [0: 1, 7: 2]) }.keyframeTimes == [0, 7])
  }

  @Test func constraintsInMattesAreInTheParentsCoordinates() throws {
    let matte = Matte {
      Node(.rectangle(10, 10), fill: .white).constrained(.left, to: .left, of: .stage)
    }
    let group = Node { Node { dot }.at(x: 300, y: 0).masked(by: matte) }.at(x: 100, y: 0)
    let sprite = try layer(group)
    let place = try #require(sprite.layer?.matte?.sprites.first)
    #expect(place.transform.bounds(of: place.shape.bounds).minX == 0)
  }

  @Test func whatIsNotFiniteIsNotShown() {
    let endless = Path(through: (0, 0), (.infinity, 0), (0, 1), isClosed: true)
    #expect(sprites(of: [dot.masked(by: Track(endless))], at: 0).isEmpty)
    #expect(sprites(of: [dot.masked(by: Matte {})], at: 0).isEmpty)
    #expect(sprites(of: [dot.masked(by: Matte(isInverted: true) {})], at: 0).count == 1)
  }

  @Test func placesAreThoseOfAllNodesBehindAMatteToo() throws {
    let seen = dot.masked(by: Matte { dot.at(x: 30, y: 40).named("hole") }).at(x: 100, y: 0)
    let scene = Scene(ground: .black) {
      seen.named("seen")
      dot.at(x: 7, y: 9).named("behind")
    }
    let places = scene.places(at: 0)
    #expect(places.map(\.name) == scene.allNodes.map(\.name) && places.count == 3)
    let points = places.map { $0.map.apply(to: .zero) }
    #expect(points == [Point(x: 100, y: 0), Point(x: 30, y: 40), Point(x: 7, y: 9)])
    // Nobody can press what only cuts another node.
    #expect(places.map(\.isShown) == [true, false, true])
  }

  @Test func theStageHasItsOwnSize() {
    var scene = Scene(ground: .white) {
      Node(.rectangle(10, 10), fill: .black).constrained(.right, to: .right, of: .stage)
    }
    scene.size = Size(width: 200, height: 100)
    let frame = scene.frame(at: 0)
    let boxes = frame.map { $0.transform.bounds(of: $0.shape.bounds) }
    #expect(boxes[0] == Rect(x: 0, y: 0, width: 200, height: 100))
    #expect(boxes[1].maxX == 200)
  }

  @Test func withoutLayersAllSpritesLieOnTheSurface() {
    let inner = Node { dot.at(x: 5, y: 0) }.composited().opacity(0.5)
    let group = Node { inner }.composited().opacity(0.5).at(x: 100, y: 0)
      .clipped(to: Rect(x: 0, y: 0, width: 9, height: 9))
    let all = sprites(of: [group], at: 0).map { $0.mapped(by: .scale(2)) }.withoutLayers
    #expect(all.map(\.opacity) == [0.25])
    #expect(all.map { $0.transform.apply(to: .zero) } == [Point(x: 210, y: 0)])
    #expect(all.map(\.clips.count) == [1])
  }
}
