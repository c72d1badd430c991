import Keyframes
import Stage
import Testing

/// Section 4.1: every motion, its target, and what it does not change.
struct ChainWordsTests {
  /// A few rounding errors of hundreds of points.
  static let rounding = 1e-9
  static let box = Node(
    .rectangle(40, 20), fill: .white, stroke: Stroke(.white, width: 2)
  ).at(x: 100, y: 50).rotation(10).scale(2)

  struct Word: Sendable {
    var name: String
    var say: @Sendable (Chain, Easing) -> Chain
    var ends: [Property: Double] = [:]
    var colors: [ColorProperty: Color] = [:]
  }

  static let words: [Word] = [
    Word(name: "move dx dy", say: { $0.move(dx: 5, dy: 6, $1) }, ends: [.x: 105, .y: 56]),
    Word(name: "move dx", say: { $0.move(dx: 5, $1) }, ends: [.x: 105]),
    Word(name: "move x y", say: { $0.move(x: 5, y: 6, $1) }, ends: [.x: 5, .y: 6]),
    Word(name: "polar up", say: { $0.move(polar: 30, degrees: -90, $1) }, ends: [.x: 100, .y: 20]),
    Word(
      name: "polar right", say: { $0.move(polar: 30, degrees: 0, $1) }, ends: [.x: 130, .y: 50]),
    Word(name: "origin", say: { $0.origin(x: 5, y: 6, $1) }, ends: [.x: 25, .y: 16]),
    Word(name: "origin y", say: { $0.origin(y: 6, $1) }, ends: [.y: 16]),
    Word(name: "centre", say: { $0.centre(x: 5, $1) }, ends: [.x: 5]),
    Word(
      name: "frame", say: { $0.frame(Rect(x: 5, y: 6, width: 70, height: 8), $1) },
      ends: [.x: 40, .y: 10, .width: 70, .height: 8]),
    Word(
      name: "bounds", say: { $0.bounds(Size(width: 7, height: 8), $1) },
      ends: [.width: 7, .height: 8]),
    Word(name: "size", say: { $0.size(width: 7, height: 8, $1) }, ends: [.width: 7, .height: 8]),
    Word(name: "width", say: { $0.size(width: 7, $1) }, ends: [.width: 7]),
    Word(name: "height", say: { $0.size(height: 7, $1) }, ends: [.height: 7]),
    Word(name: "grow", say: { $0.grow(width: 7, height: 8, $1) }, ends: [.width: 47, .height: 28]),
    Word(name: "opacity", say: { $0.opacity(0.3, $1) }, ends: [.opacity: 0.3]),
    Word(name: "fill", say: { $0.fill(.black, $1) }, colors: [.fill: .black]),
    Word(name: "stroke", say: { $0.stroke(.black, $1) }, colors: [.stroke: .black]),
    Word(name: "stroke width", say: { $0.stroke(width: 9, $1) }, ends: [.strokeWidth: 9]),
    Word(name: "corner radius", say: { $0.cornerRadius(4, $1) }, ends: [.cornerRadius: 4]),
    Word(name: "scale to", say: { $0.scale(to: 3, $1) }, ends: [.scaleX: 3, .scaleY: 3]),
    Word(name: "scale x", say: { $0.scale(x: 3, $1) }, ends: [.scaleX: 3]),
    Word(name: "scale y", say: { $0.scale(y: 3, $1) }, ends: [.scaleY: 3]),
    Word(name: "scale by", say: { $0.scale(by: 3, $1) }, ends: [.scaleX: 6, .scaleY: 6]),
    Word(name: "scale by y", say: { $0.scale(byY: 3, $1) }, ends: [.scaleY: 6]),
    Word(name: "rotate by", say: { $0.rotate(by: 700, $1) }, ends: [.rotation: 710]),
    Word(name: "rotate to", say: { $0.rotate(to: -90, $1) }, ends: [.rotation: -90]),
    Word(
      name: "rotate by x y", say: { $0.rotate(byX: 20, byY: 30, $1) },
      ends: [.rotationX: 20, .rotationY: 30]),
    Word(name: "rotate to y", say: { $0.rotate(toY: 30, $1) }, ends: [.rotationY: 30]),
    Word(
      name: "translate by", say: { $0.translate(dx: 3, dy: 4, $1) },
      ends: [.translationX: 3, .translationY: 4]),
    Word(
      name: "translate", say: { $0.translate(x: 3, y: 4, $1) },
      ends: [.translationX: 3, .translationY: 4]),
    Word(
      name: "identity", say: { $0.identity($1) },
      ends: [
        .rotation: 0, .rotationX: 0, .rotationY: 0, .scaleX: 1, .scaleY: 1, .translationX: 0,
        .translationY: 0, .z: 0,
      ]),
    Word(name: "perspective", say: { $0.perspective(300, $1) }, ends: [.perspective: 300]),
    Word(
      name: "shadow", say: { $0.shadow(.black, radius: 3, x: 1, y: 2, $1) },
      ends: [.shadowRadius: 3, .shadowX: 1, .shadowY: 2], colors: [.shadow: .black]),
    Word(name: "blur", say: { $0.blur(3, $1) }, ends: [.blur: 3]),
    Word(name: "reveal", say: { $0.reveal(0.5, $1) }, ends: [.visibility: 0.5]),
    Word(name: "count", say: { $0.count(to: 99, $1) }, ends: [.number: 99]),
    Word(name: "type", say: { $0.type(0.5, $1) }, ends: [.characters: 0.5]),
    Word(
      name: "draw", say: { $0.draw(from: 0.2, to: 0.4, $1) },
      ends: [.strokeStart: 0.2, .strokeEnd: 0.4]),
    Word(name: "change", say: { $0.change(.by(.dashPhase, 4), $1) }, ends: [.dashPhase: 4]),
  ]

  /// Each motion ends at its target, is where its easing says halfway, and changes nothing else.
  @Test(arguments: words.indices)
  func everyMotionChangesItsPropertiesWithItsEasing(_ index: Int) {
    let word = Self.words[index]
    let easing = Easing.easeOut(.back)
    let node = word.say(Self.box.chain(from: 1), easing).over(2).node
    for property in Property.allCases {
      let start = Self.box[property].value(at: 0)
      let end = word.ends[property] ?? start
      #expect(node[property].value(at: 1) == start, "\(word.name): \(property)")
      #expect(abs(node[property].value(at: 3) - end) < Self.rounding, "\(word.name): \(property)")
      let middle = start + (end - start) * easing(0.25)
      #expect(
        abs(node[property].value(at: 1.5) - middle) < Self.rounding, "\(word.name): \(property)")
    }
    for property in ColorProperty.allCases {
      let start = Self.box[property].value(at: 0)
      let end = word.colors[property] ?? start
      #expect(node[property].value(at: 3) == end)
      #expect(node[property].value(at: 1.5) == start.interpolated(to: end, at: easing(0.25)))
    }
  }

  /// Each easing belongs to its own motion, before and after others.
  @Test func anEasingAppliesOnlyToItsMotion() {
    let node = Self.box.chain.move(dx: 8).rotate(by: 8, .easeIn(.quad)).opacity(0)
      .grow(width: 8, .easeIn(.cubic)).over(2).node
    #expect(node.x.value(at: 1) == 104 && node.rotation.value(at: 1) == 12)
    #expect(node.opacity.value(at: 1) == 0.5 && node[.width].value(at: 1) == 41)
  }

  /// `makeFrame` was off by the anchor times the change of size, and eased only the size.
  @Test(arguments: Anchor.allCases)
  func aFrameIsExactWhateverTheAnchor(_ anchor: Anchor) {
    let plain = Node(.rectangle(40, 20), fill: .white).at(x: 100, y: 50)
    let wanted = Rect(x: -30, y: 7, width: 90, height: 44)
    let start = plain.sprite(at: 0)
    let from = start.transform.bounds(of: start.shape.bounds)
    let node = plain.chain.anchor(anchor).frame(wanted, .easeIn(.quad)).over(2).node
    for (time, progress) in [(0.0, 0.0), (1, 0.25), (2, 1), (9, 1)] {
      let sprite = node.sprite(at: time)
      let frame = sprite.transform.bounds(of: sprite.shape.bounds)
      let expected = from.interpolated(to: wanted, at: progress)
      #expect(frame.distance(to: expected) < Self.rounding, "\(frame) at \(time)")
    }
  }

  @Test(arguments: Anchor.allCases)
  func originAndCentreUseTheSizeAtTheEndOfTheLink(_ anchor: Anchor) {
    let plain = Node(.ellipse(Size(width: 40, height: 20)), fill: .white).at(x: 100, y: 50)
    let origin = plain.chain.anchor(anchor).origin(x: 5, y: 6).grow(width: 30).over(1).node
    #expect(origin.place(of: .zero, at: 1).distance(to: Point(x: 5, y: 6)) < Self.rounding)
    let centre = plain.chain.anchor(anchor).centre(x: 5, y: 6).size(height: 90).over(1).node
    let middle = Point(x: 0.5, y: 0.5)
    #expect(centre.place(of: middle, at: 1).distance(to: Point(x: 5, y: 6)) < Self.rounding)
  }

  @Test func anyPointCanBeTheAnchor() {
    let node = Self.box.chain.anchor(x: 0.25, y: 2).rotate(by: 80).over(1).node
    let unit = Point(x: 0.25, y: 2)
    #expect(node.place(of: unit, at: 0).distance(to: node.place(of: unit, at: 0.7)) < Self.rounding)
    #expect(distance(node.corners(at: 0), Self.box.corners(at: 0)) < Self.rounding)
  }

  /// More than half a turn, on every axis, and the scale stays: the seed baked whole matrices.
  @Test func rotationsOnAllAxesKeepOtherTransforms() {
    let node = Self.box.chain.rotate(by: 700).rotate(byX: 400, byY: -500).over(1).scale(by: 2).over(
      1
    )
    .node
    #expect(node.rotation.value(at: 0.5) == 360 && node[.rotationX].value(at: 0.5) == 200)
    #expect(node[.rotationY].value(at: 2) == -500 && node[.scaleX].value(at: 2) == 4)
  }

  @Test func anchorsMoveNothingInSpaceEither() {
    let tilted = Self.box.rotation3D(x: 40, y: 30)
    let node = tilted.chain.wait(1).anchor(.topLeft).rotate(by: 9).over(1).node
    func centre(_ time: Double) -> Point { node.sprite(at: time).shape.bounds.centre }
    #expect(centre(1.0.nextDown).distance(to: centre(1)) < Self.rounding)
  }

  @Test func wrongArgumentsTrap() async {
    await #expect(processExitsWith: .failure) { _ = Self.box.chain.move(dx: nil) }
    await #expect(processExitsWith: .failure) { _ = Self.box.chain.origin() }
    await #expect(processExitsWith: .failure) { _ = Self.box.chain.frame(.zero).size(width: 1) }
    await #expect(processExitsWith: .failure) { _ = Self.box.chain.centre(x: 1).move(dx: 1) }
    await #expect(processExitsWith: .failure) { _ = Self.box.chain.anchor(.top).anchor(.left) }
    await #expect(processExitsWith: .failure) {
      _ = Self.box.chain.move(polar: 1, degrees: 2).move(dy: 1)
    }
    await #expect(processExitsWith: .failure) {
      _ = Self.box.chain.move(along: CompositionTests.path, turning: .along).rotate(by: 1)
    }
  }
}
