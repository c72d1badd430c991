import Formats
import Keyframes
import Stage
import Testing

/// Shapes, styles and modifiers.
@Suite struct LottieShapeTests {
  private static func sprites(_ items: [String], _ frame: Double = 0) throws -> [Sprite] {
    Lottie.sprites(try Lottie.read([Lottie.shapes(items)]), frame)
  }

  private static func group(_ items: [String], _ place: String = "") -> String {
    #"{"ty": "gr", "nm": "group", "it": [\#(items.joined(separator: ",")), {"ty": "tr", \#(place) "o": {"k": 100}}]}"#
  }

  @Test func theFirstShapeIsOnTop() throws {
    let sprites = try Self.sprites([
      Self.group([Lottie.square(10, 10), Lottie.red]),
      Self.group([Lottie.square(20, 20), Lottie.blue]),
    ])
    #expect(sprites.map { Lottie.middle($0).x } == [20, 10])
  }

  @Test func stylesPaintTheShapesBeforeThem() throws {
    let sprites = try Self.sprites([
      Lottie.square(10, 10), Lottie.red, Lottie.square(90, 10), Lottie.blue,
    ])
    #expect(sprites.map { Lottie.box($0).width } == [100, 20])
  }

  @Test func aStrokeOverAFillIsOneNode() throws {
    let both = try Self.sprites([Lottie.square(10, 10), Lottie.line, Lottie.red])
    #expect(both.count == 1 && both[0].fill != nil && both[0].stroke?.width == 4)
    let under = try Self.sprites([Lottie.square(10, 10), Lottie.red, Lottie.line])
    #expect(under.map { $0.stroke != nil } == [true, false])
  }

  @Test func groupsAreMovedAboutTheirAnchor() throws {
    let place = #""p": {"k": [50, 50]}, "a": {"k": [10, 10]}, "s": {"k": [200, 200]}, "#
    let sprites = try Self.sprites([Self.group([Lottie.square(10, 20), Lottie.red], place)])
    #expect(Lottie.box(sprites[0]) == Rect(x: 30, y: 50, width: 40, height: 40))
  }

  /// A style outside of a group paints its shapes where the group has them, with lines of its own width.
  @Test func stylesReachIntoGroups() throws {
    let place = #""p": {"k": [50, 0]}, "s": {"k": [200, 200]}, "#
    let sprites = try Self.sprites([Self.group([Lottie.square(10, 10)], place), Lottie.line])
    #expect(Lottie.box(sprites[0]) == Rect(x: 50, y: 0, width: 40, height: 40))
    #expect(sprites[0].stroke?.width == 4)
  }

  private static let figures: [(String, Rect)] = [
    (
      #"{"ty": "el", "p": {"k": [50, 50]}, "s": {"k": [20, 40]}}"#,
      Rect(x: 40, y: 30, width: 20, height: 40)
    ),
    (
      #"{"ty": "sr", "sy": 2, "p": {"k": [50, 50]}, "pt": {"k": 4}, "r": {"k": 0}, "or": {"k": 10}, "os": {"k": 0}}"#,
      Rect(x: 40, y: 40, width: 20, height: 20)
    ),
    (
      #"{"ty": "sr", "sy": 1, "p": {"k": [50, 50]}, "pt": {"k": 2}, "r": {"k": 90}, "or": {"k": 10}, "os": {"k": 0}, "ir": {"k": 4}, "is": {"k": 0}}"#,
      Rect(x: 40, y: 46, width: 20, height: 8)
    ),
    (
      #"{"ty": "sh", "ks": {"k": {"c": true, "v": [[1,2],[9,2],[9,12]], "i": [[0,0],[0,0],[0,0]], "o": [[0,0],[0,0],[0,0]]}}}"#,
      Rect(x: 1, y: 2, width: 8, height: 10)
    ),
  ]

  @Test(arguments: figures)
  func figuresHaveTheirPlace(_ shape: String, _ box: Rect) throws {
    let found = Lottie.box(try Self.sprites([shape, Lottie.red])[0])
    #expect(found.origin.isNear(box.minX, box.minY, tolerance: 1e-3))
    #expect(abs(found.width - box.width) < 2e-3 && abs(found.height - box.height) < 2e-3)
  }

  /// Both ends of an animated square, and the middle, as the size says.
  @Test func animatedFiguresKeepTheirKeyframes() throws {
    let shape = #"""
      {"ty": "rc", "p": {"k": [50, 50]}, "r": {"k": 0}, "s": {"a": 1, "k": [{"t": 0, "s": [10, 20],
       "o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}}, {"t": 10, "s": [30, 20]}]}}
      """#
    for items in [[shape, Lottie.red], [shape, Lottie.square(50, 50, side: 1), Lottie.red]] {
      let widths = try [0.0, 5, 10].map { Lottie.box(try Self.sprites(items, $0)[0]).width }
      // The boxes of moved outlines have rounding errors.
      #expect(zip(widths, [10, 20, 30]).allSatisfy { abs($0 - $1) < 1e-9 }, "\(widths)")
    }
  }

  @Test func trimsCutLinesAndAreas() throws {
    let circle = #"{"ty": "el", "p": {"k": [50, 50]}, "s": {"k": [20, 20]}}"#
    let trim = #"{"ty": "tm", "s": {"k": 75}, "e": {"k": 25}, "o": {"k": 90}, "m": 1}"#
    let node = try Lottie.read([Lottie.shapes([circle, Lottie.line, Lottie.red, trim])]).scene
      .nodes[0]
    #expect(node[.strokeStart] == 0.25 && node[.strokeEnd] == 0.75 && node[.strokeOffset] == 0.25)
    #expect(node.trimsFill)
  }

  /// The last half of two squares that are one line: the second of them.
  @Test func aTrimInTurnGoesFromShapeToShape() throws {
    let trim = #"{"ty": "tm", "s": {"k": 50}, "e": {"k": 100}, "o": {"k": 0}, "m": 2}"#
    let sprite = try Self.sprites([
      Lottie.square(10, 10), Lottie.square(80, 80), Lottie.line, trim,
    ])[0]
    #expect(Lottie.box(sprite) == Rect(x: 70, y: 70, width: 20, height: 20))
  }

  @Test(arguments: [1, 2])
  func repeatersCopyEverythingBeforeThem(_ order: Int) throws {
    let repeater = #"""
      {"ty": "rp", "c": {"k": 3}, "o": {"k": 0}, "m": \#(order), "tr": {"p": {"k": [20, 0]}, "a": {"k": [0, 0]},
       "s": {"k": [50, 50]}, "r": {"k": 0}, "so": {"k": 100}, "eo": {"k": 50}}}
      """#
    let sprites = try Self.sprites([Lottie.square(0, 0), Lottie.red, repeater])
    let copies = order == 1 ? [2.0, 1, 0] : [0, 1, 2]
    #expect(sprites.map { Lottie.middle($0).x } == copies.map { 20 * $0 })
    #expect(sprites.map(\.opacity) == copies.map { 1 - $0 / 4 })
    let widths = sprites.map { Lottie.box($0).width }
    #expect(widths == copies.map { [20.0, 10, 5][Int($0)] })
  }

  private static let modifiers: [(String, Double)] = [
    // A square of 20 points grows by 5 on each side, its corners become round, points move to the middle.
    (#"{"ty": "op", "a": {"k": 5}, "lj": 1, "ml": {"k": 10}}"#, 30.0),
    (#"{"ty": "op", "a": {"k": -5}, "lj": 1, "ml": {"k": 10}}"#, 10),
    (#"{"ty": "rd", "r": {"k": 5}}"#, 20), (#"{"ty": "pb", "a": {"k": 0}}"#, 20),
    (#"{"ty": "zz", "s": {"k": 0}, "r": {"k": 3}, "pt": {"k": 1}}"#, 20),
    (#"{"ty": "tw", "a": {"k": 90}, "c": {"k": [50, 50]}}"#, 20),
  ]

  @Test(arguments: modifiers)
  func modifiersChangeTheOutline(_ modifier: String, _ side: Double) throws {
    let box = Lottie.box(try Self.sprites([Lottie.square(50, 50), Lottie.red, modifier])[0])
    #expect(abs(box.width - side) < 1e-6 && abs(box.height - side) < 1e-6)
    #expect(box.centre.isNear(50, 50))
  }

  /// As lottie-web has it: turned by the axis, moved by tan(−skew), turned back.
  @Test(arguments: [0.0, 30, 90, -50])
  func theAxisOfASkewTurnsAgainstTheClock(_ axis: Double) throws {
    let group = #"""
      {"ty": "gr", "it": [\#(Lottie.square(0, 0)), \#(Lottie.red), {"ty": "tr", "p": {"k": [50, 50]},
       "a": {"k": [0, 0]}, "s": {"k": [100, 100]}, "r": {"k": 0}, "o": {"k": 100},
       "sk": {"k": 30}, "sa": {"k": \#(axis)}}]}
      """#
    let found = try Self.sprites([group])[0]
    let moved = Transform(a: 1, b: 0, c: -(1 / 3.0).squareRoot(), d: 1, tx: 0, ty: 0)
    let wanted = Transform.rotation(degrees: axis).then(moved).then(.rotation(degrees: -axis))
      .then(.translation(x: 50, y: 50))
    for (x, y) in [(-10.0, -10.0), (10, -10), (10, 10)] {
      // Squares are moved so that they lie about their middle, whatever their coordinates are.
      let (middle, point) = (found.shape.bounds.centre, Point(x: x, y: y))
      let place = found.transform.apply(to: middle + point)
      #expect(place.distance(to: wanted.apply(to: point)) < 1e-9)
    }
  }

  @Test func gradientsHaveStopsForColourAndOpacity() throws {
    let fill = #"""
      {"ty": "gf", "t": 2, "s": {"k": [10, 0]}, "e": {"k": [30, 0]}, "h": {"k": 50}, "a": {"k": 90}, "o": {"k": 50},
       "g": {"p": 2, "k": {"k": [0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 0.5, 0]}}}
      """#
    guard case .gradient(let gradient) = try Self.sprites([Lottie.square(50, 50), fill])[0].fill
    else {
      throw FileError(sentence: "no gradient")
    }
    #expect(gradient.kind == .radial && gradient.units == .points)
    #expect(gradient.start == Point(x: 10, y: 0) && gradient.end == Point(x: 30, y: 0))
    #expect(try #require(gradient.focus).isNear(10, 10))
    #expect(gradient.stops.map(\.offset) == [0, 0, 0.5, 1])
    #expect(gradient.stops.map(\.color.alpha) == [0.5, 0.5, 0, 0])
    #expect(gradient.stops[2].color == Color(red: 0.5, green: 0, blue: 0.5, alpha: 0))
  }

  @Test func dashesAlternate() throws {
    let stroke = #"""
      {"ty": "st", "c": {"k": [0, 0, 0]}, "o": {"k": 100}, "w": {"k": 2}, "lc": 2, "lj": 3,
       "d": [{"n": "d", "v": {"k": 4}}, {"n": "g", "v": {"k": 6}}, {"n": "o", "v": {"k": 1}}]}
      """#
    let line = try #require(try Self.sprites([Lottie.square(50, 50), stroke])[0].stroke)
    #expect(
      line.dash == [4, 6] && line.dashPhase == 1 && line.cap == .round && line.join == .bevel)
  }
}
