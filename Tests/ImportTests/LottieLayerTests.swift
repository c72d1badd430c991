import Formats
import Keyframes
import Stage
import Testing

/// Layers: order, time, parents, compositions, masks and mattes.
@Suite struct LottieLayerTests {
  private static func solid(_ more: String) -> String {
    Lottie.layer(1, ##""sw": 10, "sh": 10, "sc": "#FF0000""## + (more.isEmpty ? "" : ", " + more))
  }

  private static func place(_ x: Double, _ y: Double, opacity: Double = 100) -> String {
    #""ks": {"p": {"k": [\#(x), \#(y)]}, "o": {"k": \#(opacity)}}"#
  }

  @Test func theFirstLayerIsOnTop() throws {
    let file = try Lottie.read([
      Self.solid(#""nm": "front""#), Self.solid(#""nm": "back""#),
    ])
    #expect(Lottie.sprites(file, 0).map(\.name) == ["back", "front"])
  }

  @Test(arguments: [(4.0, 0), (5, 1), (14.9, 1), (15, 0)])
  func aLayerIsShownFromItsFirstFrameToBeforeItsEnd(_ frame: Double, _ count: Int) throws {
    let file = try Lottie.read([Self.solid(#""ip": 5, "op": 15"#)])
    #expect(Lottie.sprites(file, frame).count == count)
  }

  @Test func whatIsAlwaysShownHasNoTrackThatSaysSo() throws {
    let file = try Lottie.read([Self.solid(""), Self.solid(#""ip": 20, "op": 30"#)])
    #expect(file.scene.nodes.count == 1)
    #expect(file.scene.nodes[0].hidden == false)
    #expect(Lottie.sprites(file, 20).count == 1)
  }

  @Test func theStageAndTheTimeAreTheFiles() throws {
    let text = Lottie.text(
      [], more: #""markers": [{"cm": "end", "tm": 15, "dr": 0}, {"cm": "begin", "tm": 5}], "#)
    let file = try Lottie.read(text)
    #expect(file.scene.size == Size(width: 100, height: 100))
    #expect(file.timeline.range == 0...2)
    #expect(file.timeline.frameRate == 10)
    #expect(file.timeline.markers == [Cue("begin", at: 0.5), Cue("end", at: 1.5)])
  }

  /// A parent moves, and does not fade.
  @Test func parentsMoveTheirChildren() throws {
    let file = try Lottie.read([
      Self.solid(#""ind": 1, "parent": 2, "nm": "child", \#(Self.place(10, 0))"#),
      Lottie.layer(3, #""ind": 2, "parent": 3, "nm": "null", \#(Self.place(0, 20))"#),
      Self.solid(#""ind": 3, "nm": "root", \#(Self.place(30, 0, opacity: 50))"#),
    ])
    let sprites = Lottie.sprites(file, 0)
    try #require(sprites.count == 2)
    #expect(Lottie.middle(sprites[1]).isNear(45, 25))
    #expect(sprites.map(\.opacity) == [0.5, 1])
  }

  /// A mask's square of 40 points grows or shrinks on each side, however it is drawn.
  @Test(arguments: [5.0, 0, -5, -19, -20, -50], [false, true])
  func masksExpand(_ expansion: Double, _ isReversed: Bool) throws {
    let corners = ["[30,30]", "[70,30]", "[70,70]", "[30,70]"]
    let drawn = (isReversed ? corners.reversed() : corners).joined(separator: ",")
    let flat = "[[0,0],[0,0],[0,0],[0,0]]"
    let mask = #"""
      "masksProperties": [{"mode": "a", "o": {"k": 100}, "x": {"k": \#(expansion)},
       "pt": {"k": {"c": true, "v": [\#(drawn)], "i": \#(flat), "o": \#(flat)}}}]
      """#
    let file = try Lottie.read([Self.solid(mask)])
    #expect(file.notes.isEmpty)
    func paths(_ nodes: [Node]) -> [Path] {
      nodes.flatMap { $0.pathMasks.map { $0.path.value(at: 0) } + paths($0.children) }
    }
    let box = try #require(paths(file.scene.nodes).first).bounds
    let side = max(40 + 2 * expansion, 0)
    #expect(abs(box.width - side) < 1e-9 && abs(box.height - side) < 1e-9)
  }

  @Test func neighboursShareTheGroupOfTheirParent() throws {
    let children = (1...3).map { Self.solid(#""ind": \#($0), "parent": 9"#) }
    let file = try Lottie.read(children + [Lottie.layer(3, #""ind": 9, "nm": "null""#)])
    #expect(file.scene.nodes.map(\.name) == ["null"])
    #expect(file.scene.nodes[0].children.count == 3)
  }

  // MARK: Compositions

  private static let inner = #"""
    {"id": "inner", "layers": [{"ty": 1, "nm": "inner", "sw": 10, "sh": 10, "sc": "#0000FF", "ip": 0, "op": 10,
     "ks": {"p": {"a": 1, "k": [{"t": 0, "s": [0, 0], "o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}},
     {"t": 10, "s": [100, 0]}]}}}]}
    """#

  private static func x(_ more: String, _ frame: Double) throws -> Double? {
    let layer = Lottie.layer(0, #""refId": "inner", \#(more), "w": 200, "h": 100"#)
    let sprites = Lottie.sprites(try Lottie.read([layer], assets: inner), frame)
    return sprites.first.map { Lottie.middle($0).x - 5 }
  }

  private static let times: [(String, Double, Double)] = [
    // Shifted, stretched, run backwards, and remapped: the layer's members, a frame and the inner frame.
    (#""st": 5"#, 8.0, 3.0), (#""st": 0, "sr": 2"#, 8, 4), (#""st": 4, "sr": 2"#, 8, 2),
    (#""st": 10, "sr": -1"#, 4, 6), (#""tm": {"k": 0.5}"#, 8, 5),
    (
      ##""tm": {"a": 1, "k": [{"t": 0, "s": [0.8], "o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}}, {"t": 8, "s": [0]}]}"##,
      2, 6
    ),
  ]

  @Test(arguments: times)
  func aCompositionHasItsOwnTime(_ more: String, _ frame: Double, _ inner: Double) throws {
    let x = try #require(try Self.x(more, frame))
    #expect(abs(x - 10 * inner) < 1e-6)
  }

  /// A layer often lasts longer than the animation that it is in.
  @Test func timeIsRemappedFinelyHoweverLongALayerLasts() throws {
    let remap =
      #""tm": {"a": 1, "k": [{"t": 0, "s": [0]}, {"t": 1, "s": [0.9]}, {"t": 2, "s": [0]}]}"#
    let x = try #require(try Self.x(remap + #", "ip": 0, "op": 100000"#, 1))
    #expect(abs(x - 90) < 1e-6)
  }

  @Test func aCompositionEndsWithItsLayers() throws {
    #expect(try Self.x(#""st": 5"#, 4) == nil)
    #expect(try Self.x(#""st": 5"#, 15) == nil)
    #expect(try Self.x(#""st": 5"#, 14) != nil)
  }

  @Test func aCompositionIsClippedToItsSize() throws {
    let layer = Lottie.layer(0, #""refId": "inner", "w": 50, "h": 40"#)
    let sprite = try #require(
      Lottie.sprites(try Lottie.read([layer], assets: Self.inner), 1).first)
    #expect(sprite.clips.map(\.rect) == [Rect(x: 0, y: 0, width: 50, height: 40)])
  }

  // MARK: Masks, mattes and pictures

  private static let box = """
    {"k": {"c": true, "v": [[0,0],[5,0],[5,5],[0,5]], "i": [[0,0],[0,0],[0,0],[0,0]], "o": [[0,0],[0,0],[0,0],[0,0]]}}
    """

  @Test(arguments: [
    ("a", PathMask.Mode.add), ("s", .subtract), ("i", .intersect), ("f", .difference),
  ])
  func masksHaveTheirMode(_ letter: String, _ mode: PathMask.Mode) throws {
    let mask = #"{"mode": "\#(letter)", "inv": true, "pt": \#(Self.box), "o": {"k": 50}}"#
    let none = #"{"mode": "n", "pt": \#(Self.box), "o": {"k": 50}}"#
    let file = try Lottie.read([Self.solid(#""masksProperties": [\#(mask), \#(none)]"#)])
    let masks = file.scene.allNodes.flatMap(\.node.pathMasks)
    try #require(masks.map(\.mode) == [mode])
    #expect(masks[0].isInverted)
    #expect(masks[0].opacity == 0.5)
    #expect(masks[0].path.value(at: 0).bounds == Rect(x: 0, y: 0, width: 5, height: 5))
    #expect(file.notes.isEmpty)
  }

  @Test(arguments: [
    (1, Matte.Kind.alpha, false), (2, .alpha, true), (3, .luminance, false), (4, .luminance, true),
  ])
  func mattesCutTheLayerBelow(_ type: Int, _ kind: Matte.Kind, _ isInverted: Bool) throws {
    let file = try Lottie.read([
      Self.solid(#""nm": "matte", "td": 1"#), Self.solid(#""nm": "cut", "tt": \#(type)"#),
    ])
    #expect(file.scene.nodes.map(\.name) == ["cut"])
    let matte = try #require(file.scene.nodes[0].matte)
    #expect(matte.nodes.map(\.name) == ["matte"])
    #expect(matte.kind == kind && matte.isInverted == isInverted)
  }

  /// The matte is in the composition's coordinates, whatever parents its layer has.
  @Test func aMatteMayBeNamedAndLieAnywhere() throws {
    let file = try Lottie.read([
      Self.solid(#""nm": "cut", "tt": 1, "tp": 7, "parent": 8"#), Self.solid(#""nm": "other""#),
      Self.solid(#""nm": "matte", "td": 1, "ind": 7, "parent": 8"#),
      Lottie.layer(3, #""ind": 8, "nm": "null""#),
    ])
    #expect(file.scene.nodes.map(\.name) == ["other", "null"])
    #expect(file.scene.nodes[1].matte?.nodes.map(\.name) == ["null"])
  }

  @Test func anImageIsAPictureOfTheAssetsSize() throws {
    let asset = #"{"id": "a", "w": 40, "h": 20, "u": "", "p": "picture.png", "e": 0}"#
    let file = try Lottie.read([Lottie.layer(2, #""refId": "a""#)], assets: asset)
    let sprite = try #require(Lottie.sprites(file, 0).first)
    #expect(Lottie.box(sprite) == Rect(x: 0, y: 0, width: 40, height: 20))
    guard case .picture(let picture, _) = sprite.shape else {
      throw FileError(sentence: "no picture")
    }
    #expect(picture.source == "picture.png")
  }

  @Test func fadingLayersOfSeveralShapesFadeAsOne() throws {
    let items = [Lottie.square(30, 30), Lottie.red, Lottie.square(40, 40), Lottie.blue]
    let fading = #""ks": {"o": {"k": 50}}"#
    let text = Lottie.text([
      Lottie.layer(4, #""shapes": [\#(items.joined(separator: ","))], \#(fading)"#)
    ])
    let node = try Lottie.read(text).scene.nodes[0]
    #expect(node.isComposited)
    #expect(node.opacity == 0.5)
    let single = try Lottie.read([Self.solid(fading)]).scene.nodes[0]
    #expect(!single.isComposited)
  }

  @Test(arguments: [
    (1, BlendMode.multiply), (2, .screen), (3, .overlay), (4, .darken), (5, .lighten),
    (6, .colorDodge), (7, .colorBurn), (8, .hardLight), (9, .softLight), (10, .difference),
    (11, .exclusion), (12, .hue), (13, .saturation), (14, .color), (15, .luminosity), (16, .add),
    (0, .normal),
  ])
  func layersMixWithWhatIsBelow(_ number: Int, _ mode: BlendMode) throws {
    let file = try Lottie.read([Self.solid("\"bm\": \(number)"), Self.solid("")])
    #expect(file.notes.isEmpty && file.scene.nodes.map(\.blend) == [.normal, mode])
    // So do groups and fills; a fill that mixes is no longer one node with its line.
    let styles = [#""bm": \#(number), "#, ""].map { "{" + $0 + Lottie.line.dropFirst() }
    let shapes = try Lottie.read([Lottie.shapes([Lottie.square(5, 5)] + styles)])
    let painted = shapes.scene.allNodes.map(\.node).filter { $0.stroke != nil }
    #expect(painted.map(\.blend) == [.normal, mode])
    let group = """
      {"ty": "gr", "bm": \(number), "it": [\(Lottie.square(5, 5)), \(Lottie.red), {"ty": "tr", "o": {"k": 50}}]}
      """
    let inner = try Lottie.read([Lottie.shapes([group])])
    #expect(inner.scene.allNodes.contains { $0.node.blend == mode && $0.node.opacity == 0.5 })
  }

  /// With the matte and the parents that it has, and with nothing outside of its composition.
  @Test func mixturesStayInTheirComposition() throws {
    let asset = #"{"id": "c", "layers": [\#(Self.solid(#""bm": 1"#)), \#(Self.solid(""))]}"#
    let file = try Lottie.read(
      [Lottie.layer(0, #""refId": "c", "w": 9, "h": 9"#), Self.solid("")], assets: asset)
    #expect(file.scene.nodes.map(\.isComposited) == [false, true])
    let sprites = Lottie.sprites(file, 0)
    #expect(sprites.count == 2 && sprites.last?.layer?.blend == .normal)
    let masked = try Lottie.read([
      Self.solid(#""td": 1"#), Self.solid(#""tt": 1, "bm": 2, "parent": 7"#),
      Lottie.layer(3, #""ind": 7"#),
    ])
    #expect(masked.scene.nodes.count == 1)
    #expect(masked.scene.nodes[0].blend == .screen && masked.scene.nodes[0].matte != nil)
  }

  @Test func textsHaveTheirKeyframes() throws {
    let text = #"""
      "t": {"d": {"k": [{"t": 0, "s": {"t": "one", "s": 20, "f": "F", "fc": [1, 0, 0], "j": 2}},
       {"t": 10, "s": {"t": "two\rlines", "s": 30, "f": "F", "fc": [0, 0, 1], "j": 2}}]}}
      """#
    let file = try Lottie.read([Lottie.layer(5, text)])
    for (frame, string, size, color) in [
      (9.0, "one", 20.0, Color(0xFF0000)), (10, "two\nlines", 30, Color(0x0000FF)),
    ] {
      let sprite = try #require(Lottie.sprites(file, frame).first)
      guard case .text(let shown) = sprite.shape else { throw FileError(sentence: "no text") }
      #expect(shown.string == string)
      #expect(shown.style.size == size)
      #expect(shown.style.alignment == .centre)
      #expect(sprite.fill == .color(color))
    }
  }

  @Test func textsUseTheOutlinesOfTheFile() throws {
    let glyph = #"""
      "fonts": {"list": [{"fName": "F", "fFamily": "Fam", "fStyle": "Bold"}]},
      "chars": [{"ch": "A", "fFamily": "Fam", "style": "Bold", "w": 60, "data": {"shapes": [{"it":
       [{"ty": "sh", "ks": {"k": {"c": true, "v": [[0,0],[50,0],[50,-70]], "i": [[0,0],[0,0],[0,0]],
       "o": [[0,0],[0,0],[0,0]]}}}]}]}}],
      """#
    let text =
      #""t": {"d": {"k": [{"t": 0, "s": {"t": "AA", "s": 20, "f": "F", "fc": [1, 0, 0]}}]}}"#
    let file = try Lottie.read([Lottie.layer(5, text)], more: glyph)
    let sprite = try #require(Lottie.sprites(file, 0).first)
    #expect(Lottie.box(sprite) == Rect(x: 0, y: -14, width: 22, height: 14))
    #expect(file.notes.isEmpty)
  }
}
