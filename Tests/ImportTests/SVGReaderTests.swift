import Formats
import Keyframes
import Stage
import TestSupport
import Testing

private func read(_ text: String) throws -> SceneFile {
  try SVGReader.read(Array(text.utf8), name: "test") { source throws(FileError) in
    guard source == "sun.png" else { throw FileError(sentence: "There is no such file.") }
    return Picture(
      width: 4, height: 2, pixels: Array(repeating: 0xFF00_00FF, count: 8), source: source)
  }
}

/// The nodes of elements in a picture of 100 × 100 points.
private func nodes(_ inside: String) throws -> [Node] {
  try read("<svg width='100' height='100'>\(inside)</svg>").scene.nodes
}

private func node(_ inside: String) throws -> Node { try #require(try nodes(inside).first) }

private func notes(_ inside: String) throws -> [String] {
  try read("<svg width='100' height='100'>\(inside)</svg>").notes.map {
    "\($0.layer)|\($0.feature)|\($0.instead)"
  }
}

private func place(_ node: Node) -> Point {
  Point(x: node.x.value(at: 0), y: node.y.value(at: 0))
}

struct SVGReaderTests {
  @Test func shapesStandInTheirMiddle() throws {
    let rect = try node("<rect id='a' x='10' y='20' width='40' height='60' rx='5' fill='coral'/>")
    #expect(rect.name == "a")
    #expect(rect.shape == .rectangle(40, 60, cornerRadius: 5))
    #expect(place(rect) == Point(x: 30, y: 50))
    #expect(rect.fill == Track(Color(0xFF7F50)))
    let circle = try node("<circle cx='10%' cy='2em' r='5'/>")
    #expect(circle.shape == .circle(radius: 5))
    #expect(place(circle) == Point(x: 10, y: 32))
    let path = try node("<path d='M10 10h20v20h-20z'/>")
    #expect(
      path.shape == .path(Path(through: (-10, -10), (10, -10), (10, 10), (-10, 10), isClosed: true))
    )
    #expect(place(path) == Point(x: 20, y: 20))
  }

  @Test(arguments: [
    ("1px", 1), ("1", 1), ("3pt", 4), ("1pc", 16), ("1in", 96), ("25.4mm", 96), ("2.54cm", 96),
    ("2em", 32), ("50%", 50), (" 1e1 ", 10),
  ])
  func lengthsHaveUnits(_ text: String, _ points: Double) throws {
    let shape = try node("<rect width='\(text)' height='1'/>").shape
    #expect(shape == .rectangle(points, 1))
  }

  @Test func namesAreUniqueAndFromIds() throws {
    let names = try nodes("<g id='a'/><g/><g/><g id='g'/>").map(\.name)
    #expect(names == ["a", "g", "g-2", "g-3"])
  }

  @Test func stylesCascade() throws {
    let file = """
      <svg width='9' height='9'><style>
        /* rules */ @media print { rect { fill: black } }
        rect { fill: red; stroke: blue } .b, .c { fill: lime } #d { fill: blue !important }
        rect.b { stroke-width: 3px } g rect { fill: black }
      </style>
      <g fill='gray' stroke-width='7'><rect width='1' height='1'/><rect class='x b' width='1' height='1'/>
      <rect id='d' class='c' fill='black' width='1' height='1'/>
      <rect class='b' style='fill:#123456; stroke:none' width='1' height='1'/></g></svg>
      """
    let read = try read(file)
    let rects = read.scene.nodes[0].children
    let fills = rects.map { $0.fill?.value(at: 0) }
    #expect(fills == [Color(0x000000), Color(0x00FF00), Color(0x0000FF), Color(0x123456)])
    #expect(rects.map { $0.stroke?.width } == [7, 3, 7, nil])
    #expect(read.notes.map(\.feature.english) == ["style rule \"@media print\""])
  }

  @Test func opacityOfAGroupIsAppliedOnce() throws {
    let group = try node("<g opacity='50%'><rect width='1' height='1'/></g>")
    #expect(group.opacity == 0.5)
    #expect(group.isComposited)
    let leaf = try node("<rect width='1' height='1' opacity='.5' fill-opacity='0.5'/>")
    #expect(!leaf.isComposited)
    #expect(leaf.fill?.value(at: 0).alpha == 0.5)
  }

  @Test(arguments: BlendMode.allCases)
  func blendModesAreRead(_ mode: BlendMode) throws {
    let name = mode == .add ? "plus-lighter" : "\(mode)".replacing("L", with: "-l")
    let css = name.replacing("colorD", with: "color-d").replacing("colorB", with: "color-b")
    let whole = try node("<g style='mix-blend-mode: \(css)'><rect width='1' height='1'/></g>")
    // What blends does so with the picture alone, not with the stage under it.
    #expect(whole.isComposited == (mode != .normal))
    #expect((whole.isComposited ? whole.children[0] : whole).blend == mode)
  }

  @Test func strokesKeepTheirLook() throws {
    let stroke = try node(
      "<path d='M0 0L9 9' stroke='red' stroke-width='2' stroke-dasharray='1 2 3' "
        + "stroke-dashoffset='1' stroke-linecap='round' stroke-linejoin='bevel' stroke-opacity='.5'/>"
    ).stroke
    let color = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(
      stroke
        == Stroke(
          .color(color), width: 2, cap: .round, join: .bevel, dash: [1, 2, 3, 1, 2, 3],
          dashPhase: 1))
  }

  @Test func gradientsInheritAndHaveUnits() throws {
    let text = """
      <linearGradient id='a'><stop offset='0' stop-color='red'/>
      <stop offset='1' stop-color='blue' stop-opacity='.5'/></linearGradient>
      <linearGradient id='b' href='#a' x1='10' x2='30' gradientUnits='userSpaceOnUse'/>
      <radialGradient id='c' href='#a' r='25%' fx='.4' gradientTransform='scale(2)'/>
      <g id='shapes'>
      <rect width='20' height='20' fill='url(#a)'/><rect width='40' height='20' fill='url(#b)'/>
      <rect width='20' height='20' fill='url(#c)'/><rect width='20' height='20' fill='url(#d) lime'/>
      </g>
      """
    let shapes = try node(text).children
    let stops: [Gradient.Stop] = [
      .init(0, Color(0xFF0000)), .init(1, Color(red: 0, green: 0, blue: 1, alpha: 0.5)),
    ]
    #expect(
      shapes[0].gradient
        == Track(Gradient(from: .zero, to: Point(x: 1, y: 0), stops)))
    var points = Gradient(from: Point(x: 10, y: 0), to: Point(x: 30, y: 0), stops)
    points.units = .points
    points.transform = .translation(x: -20, y: -10)
    #expect(shapes[1].gradient == Track(points))
    var radial = Gradient(
      around: Point(x: 0.5, y: 0.5), to: Point(x: 0.75, y: 0.5), focus: Point(x: 0.4, y: 0.5),
      stops)
    radial.transform = .scale(2)
    #expect(shapes[2].gradient == Track(radial))
    #expect(shapes[3].fill == Track(Color(0x00FF00)))
  }

  @Test func whatIsUsedIsDrawnAgain() throws {
    let uses = try nodes(
      "<defs><circle id='c' r='2'/><symbol id='s' viewBox='0 0 10 10'><rect width='10' height='10'/>"
        + "</symbol></defs><use id='u' href='#c' x='5' y='6' fill='red'/>"
        + "<use href='#s' width='20' height='20'/>")
    #expect(uses.map(\.name) == ["u", "use"])
    #expect(place(uses[0]) == Point(x: 5, y: 6))
    #expect(uses[0].children[0].fill == Track(Color(0xFF0000)))
    #expect(uses[1].children[0][.scaleX] == 2)
    #expect(uses[1].children[0].clip == Rect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func clipsAndMasksFollow() throws {
    let text =
      "<clipPath id='c'><rect x='10' y='10' width='10' height='10'/><circle r='3'/></clipPath>"
      + "<mask id='m' mask-type='alpha'><rect width='50' height='50'/></mask>"
      + "<rect id='r' x='10' y='10' width='20' height='20' clip-path='url(#c)' mask='url(#m)'/>"
    let rect = try node(text)
    #expect(rect.pathMasks.count == 2)
    #expect(
      rect.pathMasks[0].path.value(at: 0).bounds == Rect(x: -10, y: -10, width: 10, height: 10))
    #expect(rect.matte?.kind == .alpha)
    #expect(rect.matte?.nodes[0].children.count == 1)
  }

  @Test func textsKeepTheirWords() throws {
    let one = try node(
      "<text x='10' y='20' font-size='10'>  Hello,\n <tspan fill='red'>you</tspan> </text>")
    guard case .text(let text) = one.shape else { return #expect(Bool(false)) }
    #expect(text.string == "Hello, you")
    #expect(text.colors == [ColoredRange(7..<10, Color(0xFF0000))])
    #expect(text.style == TextStyle(10, alignment: .leading))
    #expect(place(one) == Point(x: 10, y: 16.35))
    let lines = try node(
      "<text id='t'><tspan x='0' y='10'>a</tspan><tspan x='0' dy='1em'>b</tspan></text>")
    #expect(lines.children.map(\.name) == ["t-1", "t-2"])
    #expect(place(lines.children[1]).y - place(lines.children[0]).y == 16)
  }

  @Test func picturesFillTheirFrame() throws {
    let image = try node("<image href='sun.png' x='10' y='10' width='40' height='40'/>")
    guard case .picture(_, let size) = image.shape else { return #expect(Bool(false)) }
    #expect(size == Size(width: 40, height: 20))
    #expect(place(image) == Point(x: 30, y: 30))
    let text = "<image href='sun.png' width='40' height='40' preserveAspectRatio='xMinYMin slice'/>"
    #expect(try node(text).clip == Rect(x: -40, y: -20, width: 40, height: 40))
    #expect(
      try notes("<image href='no.png'/>") == [
        "|picture \"no.png\"|left out: There is no such file."
      ])
  }

  @Test(arguments: [
    ("viewBox='0 0 50 50' width='100' height='100'", 100.0, 100.0, 2.0, 0.0),
    ("viewBox='0 0 50 50' width='200' height='100'", 200, 100, 2, 50),
    (
      "viewBox='0 0 50 50' width='200' height='100' preserveAspectRatio='xMinYMin slice'", 200, 100,
      4, 0
    ),
    ("viewBox='10 0 50 50'", 50, 50, 1, -10),
    ("viewBox='0 0 50 50' width='1in' height='1in'", 96, 96, 1.92, 0),
    ("", 10, 10, 1, 0),
  ])
  func theStageIsAsLargeAsThePicture(
    _ attributes: String, _ width: Double, _ height: Double, _ scale: Double, _ x: Double
  ) throws {
    let scene = try read("<svg \(attributes)><rect width='10' height='10'/></svg>").scene
    #expect(scene.size == Size(width: width, height: height))
    let sprite = try #require(scene.frame(at: 0).last)
    #expect(sprite.transform.tx == 5 * scale + x)
    #expect(sprite.transform.a == scale)
  }

  /// What a matrix does to a rectangle is what the node does, slanted or mirrored.
  @Test func everyMatrixIsTakenApart() throws {
    var random = SeededGenerator(3)
    for _ in 0..<50 {
      let m = (0..<6).map { _ in Double(Int.random(in: -30...30, using: &random)) / 10 }
      guard abs(m[0] * m[3] - m[1] * m[2]) > 0.01 else { continue }
      let text = m.map { "\($0)" }.joined(separator: " ")
      let group = "<g transform='matrix(\(text))'><rect x='-1' y='-1' width='2' height='2'/></g>"
      let file = try read("<svg width='100' height='100'>\(group)</svg>")
      let map = try #require(file.scene.frame(at: 0).last).transform
      for (part, wanted) in zip([map.a, map.b, map.c, map.d, map.tx, map.ty], m) {
        #expect(abs(part - wanted) < 1e-6, "\(text)")
      }
    }
  }

  // MARK: Refusals

  @Test(arguments: [
    ("<path d='M0 0 L 1 x'/>", "path|path data: \"x\" is not a number|drawn up to there"),
    ("<g filter='grayscale(1)'/>", "g|filter \"grayscale(1)\"|shown without it"),
    ("<foreignObject id='f'/>", "f|<foreignObject>|left out"),
    ("<script>alert()</script>", "|<script>|not run"),
    ("<g transform='spin(4)'/>", "g|transform \"spin(4)\"|shown without it"),
    ("<g style='mix-blend-mode: plus-darker'/>", "g|blend mode plus-darker|painted normally"),
    ("<use id='u' href='#no'/>", "u|<use> of \"no\"|left out"),
    ("<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>", "b|<use> of itself|left out"),
    ("<blink/>", "|<blink>|left out"),
  ])
  func whatIsNotSupportedIsNoted(_ inside: String, _ note: String) throws {
    let all = try notes(inside)
    #expect(all.contains(note), "\(all)")
  }

  private static let mistakes = [
    ("<svg>", "1:1: <svg> does not end: write </svg>."),
    ("<svg><g></svg>", "1:9: </svg> is where <g> of line 1 should end: write </g> first."),
    ("<svg a=1/>", "1:8: The value of \"a\" lacks quotation marks: write them."),
    ("<svg a='1' a='2'/>", "1:12: \"a\" is there twice: remove one of the two."),
    ("<html/>", "1:1: The file begins with <html>: give it the element <svg>."),
    ("<svg>&#0;</svg>", "1:6: &#0; is not a character: give a valid one."),
    ("<svg>\n a & b</svg>", "2:4: \"&\" begins nothing: write &amp; for it."),
    ("<svg/><svg/>", "1:7: Something follows the end of the document: remove it."),
  ]

  @Test(arguments: mistakes.indices)
  func mistakesHaveAPlace(_ index: Int) {
    let (text, said) = Self.mistakes[index]
    let error = #expect(throws: FileError.self) { try read(text) }
    #expect("\(error?.line ?? 0):\(error?.column ?? 0): \(error?.sentence ?? "")" == said)
  }

  @Test func bombsAreRefused() throws {
    let entities = (1...9).map {
      "<!ENTITY e\($0) '\(String(repeating: "&e\($0 - 1);", count: 10))'>"
    }
    let text =
      "<!DOCTYPE svg [\(entities.joined())]><svg width='9' height='9'><text>&e9;</text></svg>"
    #expect(throws: FileError.self) { try read(text) }
    let insertions = String(repeating: "&e;", count: 17)
    let long = "<!DOCTYPE svg [<!ENTITY e '\(String(repeating: "x", count: 1 << 16))'>]>"
    #expect(throws: FileError.self) { try read("\(long)<svg><text>\(insertions)</text></svg>") }
    let many = (0...1000).map { "<!ENTITY e\($0) ''>" }.joined()
    #expect(throws: FileError.self) { try read("<!DOCTYPE svg [\(many)]><svg/>") }
    #expect(throws: FileError.self) {
      try read(String(repeating: "<g>", count: 100_000))
    }
    let uses = (1...12).map {
      "<g id='u\($0)'>\(String(repeating: "<use href='#u\($0 - 1)'/>", count: 10))</g>"
    }
    let bomb =
      "<svg width='9' height='9'><defs><g id='u0'/>\(uses.joined())</defs><use href='#u12'/></svg>"
    #expect(throws: FileError.self) { try read(bomb) }
  }

  @Test func noDamageTraps() throws {
    let text = Array(
      """
      <?xml version='1.0'?><svg viewBox='0 0 10 10'><style>.a{fill:red}</style><linearGradient id='g'>
      <stop offset='0'/><stop offset='1'/></linearGradient><clipPath id='c'><path d='M0 0A1 2 3 0 1 4 5z'/>
      </clipPath><g clip-path='url(#c)' transform='rotate(5)skewX(3)'><rect class='a' width='1e308' height='2'
      stroke='url(#g)' stroke-dasharray='1 2'/><text x='1'>&amp;<tspan dy='2'>a</tspan></text></g></svg>
      """.utf8)
    let marks = Array("<>/='\"&;09-e#(.".utf8)
    for place in Share.of(text.indices, few: 100) {
      _ = try? read(String(decoding: text[..<place], as: UTF8.self))
      for mark in marks.dropFirst(place % 4) {
        var damaged = text
        damaged[place] = mark
        if let file = try? read(String(decoding: damaged, as: UTF8.self)) {
          _ = file.scene.frame(at: 0)
        }
      }
    }
  }
}
