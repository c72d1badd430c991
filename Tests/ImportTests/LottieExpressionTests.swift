import Formats
import Keyframes
import Stage
import Testing

/// The expressions that become tracks.
@Suite struct LottieExpressionTests {
  /// The x coordinate of a square with this position.
  private static func x(_ position: String, _ frame: Double) throws -> Double {
    let file = try Lottie.read([Lottie.shapes([square(position), Lottie.red])])
    return Lottie.middle(try #require(Lottie.sprites(file, frame).first)).x
  }

  private static func square(_ position: String) -> String {
    #"{"ty": "rc", "p": \#(position), "s": {"k": [20, 20]}, "r": {"k": 0}}"#
  }

  /// 10 at frame 4, 30 at 6, 50 at 8, straight.
  private static func moving(_ expression: String) -> String {
    let straight = #""o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}"#
    return #"""
      {"a": 1, "x": "var $bm_rt;\n\#(expression)", "k": [{"t": 4, "s": [10, 5], \#(straight)},
       {"t": 6, "s": [30, 5], \#(straight)}, {"t": 8, "s": [50, 5]}]}
      """#
  }

  typealias Row = (expression: String, values: [Double: Double])

  static let loops: [Row] = [
    ("$bm_rt = loopOut();", [1: 10, 5: 20, 9: 20, 11: 40, 13: 20, 19: 40]),
    ("$bm_rt = loopOut('cycle');", [1: 10, 5: 20, 9: 20, 11: 40, 13: 20, 19: 40]),
    ("$bm_rt = loopOut('cycle', 1);", [7: 40, 9: 40, 11: 40, 19: 40]),
    ("$bm_rt = loopOut('pingpong');", [5: 20, 9: 40, 11: 20, 12: 10, 13: 20, 17: 40]),
    ("$bm_rt = loopOut('offset', 0);", [5: 20, 9: 60, 11: 80, 13: 100]),
    ("$bm_rt = loopIn('pingpong');", [1: 40, 3: 20, 9: 50]),
    ("$bm_rt = loopIn('cycle');", [1: 20, 3: 40, 9: 50]),
    (
      "if (thisProperty.numKeys > 1) {\n    $bm_rt = thisProperty.loopOut('cycle');\n} else {\n"
        + "    $bm_rt = value;\n}", [9: 20, 11: 40]
    ),
  ]

  @Test(arguments: loops)
  func loopsRepeatTheKeyframes(_ row: Row) throws {
    let position = Self.moving(row.expression.replacing("\n", with: "\\n"))
    for (frame, x) in row.values {
      #expect(abs(try Self.x(position, frame) - x) < 1e-9, "at frame \(frame)")
    }
    let notes = try Lottie.read([Lottie.shapes([Self.square(position), Lottie.red])]).notes
    #expect(notes.isEmpty)
  }

  @Test(arguments: [
    "time * 90", "$bm_rt = mul(time, 90);", "var $bm_rt;\\n$bm_rt = sum(value, mul(90, time));",
    "$bm_rt = time * 90 + value",
  ])
  func timeTurns(_ expression: String) throws {
    let isAdded = expression.contains("value")
    let file = try Lottie.read([
      Lottie.layer(
        1,
        ##""sw": 10, "sh": 10, "sc": "#FF0000", "ks": {"r": {"k": 7, "x": "\##(expression)"}}"##)
    ])
    #expect(file.notes.isEmpty)
    for frame in [0.0, 5, 12, 20] {
      let wanted = frame / 10 * 90 + (isAdded ? 7 : 0)
      let (a, b) = (
        Lottie.sprites(file, frame)[0].transform, Transform.rotation(degrees: wanted)
      )
      #expect(abs(a.a - b.a) < 1e-9 && abs(a.b - b.b) < 1e-9, "at frame \(frame)")
    }
  }

  @Test(arguments: [
    "thisComp.layer('other').transform.rotation",
    "$bm_rt = thisComp.layer('other').transform.rotation.value;",
    "effect('turn')('angle')", "effect('turn')(1)",
  ])
  func linksHaveTheOtherPropertysValue(_ expression: String) throws {
    let turning = #"{"a": 1, "k": [{"t": 0, "s": [0]}, {"t": 10, "s": [90]}]}"#
    let file = try Lottie.read([
      Lottie.layer(
        1,
        ##"""
        "sw": 10, "sh": 10, "sc": "#FF0000", "ks": {"r": {"k": 7, "x": "\##(expression)"}},
        "ef": [{"ty": 5, "nm": "turn", "en": 1, "ef": [{"ty": 0, "nm": "angle", "v": \##(turning)}]}]
        """##),
      Lottie.layer(3, #""ks": {"r": \#(turning)}"#).replacing(
        #""nm": "layer""#, with: #""nm": "other""#),
    ])
    #expect(abs(Lottie.sprites(file, 5)[0].transform.a - 0.5.squareRoot()) < 1e-9)
  }

  @Test(arguments: [
    ("content('box').transform.rotation", 90.0),
    ("$bm_rt = thisComp.layer('layer').content('box').content('inner').transform.rotation;", 30),
    ("content('none').transform.rotation", 0), ("content('box').colour", 0),
  ])
  func linksLeadIntoShapes(_ expression: String, _ wanted: Double) throws {
    let linked = #""r": {"k": 0, "x": "\#(expression)"}"#
    let inner = #"{"ty": "gr", "nm": "inner", "it": [{"ty": "tr", "r": {"k": 30}}]}"#
    let file = try Lottie.read([
      Lottie.shapes([
        #"{"ty": "gr", "it": [\#(Lottie.square(0, 0)), \#(Lottie.red), {"ty": "tr", \#(linked)}]}"#,
        #"{"ty": "gr", "nm": "box", "it": [\#(inner), {"ty": "tr", "r": {"k": 90}}]}"#,
      ])
    ])
    let turned = Lottie.sprites(file, 5)[0].transform
    #expect(abs(turned.b - Transform.rotation(degrees: wanted).b) < 1e-9)
    #expect(file.notes.isEmpty == (wanted != 0))
  }

  /// It colours what is opaque, whatever its colour; controls only hold values.
  @Test func theFillEffectColoursTheLayer() throws {
    let blue = #"{"ty": 2, "v": {"k": [0, 0, 1, 1]}}"#
    let half = #"{"ty": 0, "mn": "ADBE Fill-0005", "v": {"k": 0.5}}"#
    let effects = #"""
      "ef": [{"ty": 5, "nm": "turn", "mn": "ADBE Slider Control", "en": 1, "ef": []},
      {"ty": 21, "nm": "Fill", "en": 1, "ef": [\#(blue), \#(half)]}]
      """#
    let file = try Lottie.read([Lottie.shapes([Lottie.square(0, 0), Lottie.red], effects)])
    let sprite = try #require(Lottie.sprites(file, 5).first)
    #expect(sprite.fill == .color(Color(0x0000FF)) && sprite.opacity == 0.5)
    #expect(file.notes.isEmpty)
  }

  /// A property may link to itself, for its value; a circle or a link to nothing is noted.
  @Test func linksEnd() throws {
    func layer(_ name: String, _ expression: String) -> String {
      Lottie.layer(
        1, ##""sw": 10, "sh": 10, "sc": "#FF0000", "ks": {"r": {"k": 90, "x": "\##(expression)"}}"##
      ).replacing(#""nm": "layer""#, with: #""nm": "\#(name)""#)
    }
    let own = try Lottie.read([layer("a", "transform.rotation")])
    #expect(own.notes.isEmpty && abs(Lottie.sprites(own, 5)[0].transform.a) < 1e-9)
    let circle = try Lottie.read([
      layer("a", "thisComp.layer('b').transform.rotation"),
      layer("b", "thisComp.layer('a').transform.rotation"),
      layer("c", "thisComp.layer('d').transform.rotation"),
    ])
    #expect(circle.notes.map(\.layer).sorted() == ["a", "b", "c"])
    #expect(circle.notes.allSatisfy { $0.feature.english == "expression" })
  }

  /// Whatever cannot be shown is noted once, and keeps its own value.
  @Test(arguments: [
    "wiggle(1, 30)", "loopOut('continue')", "loopOut('cycle') + 5", "time * time", "mul(time, )",
    "loopOut(", "effect('a')", "sum(time, time)", "Math.sin(time)",
  ])
  func otherExpressionsAreNoted(_ expression: String) throws {
    let position = Self.moving(expression)
    let file = try Lottie.read([Lottie.shapes([Self.square(position), Lottie.red])])
    #expect(file.notes.map(\.feature.english) == ["expression"])
    #expect(try Self.x(position, 5) == 20 && Self.x(position, 15) == 50)
  }
}
