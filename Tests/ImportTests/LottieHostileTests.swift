import Formats
import Keyframes
import Stage
import Testing
import Words

/// Files that would take for ever, or all memory: refused with a sentence. And what is merely not supported:
/// noted.
@Suite struct LottieHostileTests {
  private static func solid(_ more: String) -> String {
    Lottie.layer(1, ##""sw": 10, "sh": 10, "sc": "#FF0000", "## + more)
  }

  private static func composition(_ id: String, shows other: String, times: Int = 1) -> String {
    let layer = Lottie.layer(0, #""refId": "\#(other)", "w": 10, "h": 10"#)
    return
      #"{"id": "\#(id)", "layers": [\#(Array(repeating: layer, count: times).joined(separator: ","))]}"#
  }

  private static func doubling(_ depth: Int, times: Int) -> String {
    let last = #"{"id": "c\#(depth)", "layers": [\#(solid(#""ind": 1"#))]}"#
    return ((0..<depth).map { composition("c\($0)", shows: "c\($0 + 1)", times: times) } + [last])
      .joined(separator: ",")
  }

  private static let start = Lottie.layer(0, #""refId": "c0", "w": 10, "h": 10"#)

  private static func repeater(_ copies: String) -> String {
    #"{"ty": "rp", "c": {"k": \#(copies)}, "o": {"k": 0}, "m": 1, "tr": {"p": {"k": [1, 0]}}}"#
  }

  /// A layer that turns at every frame.
  private static func moving(_ count: Int) -> String {
    let keys = (0..<count).map { #"{"t":\#($0),"s":[\#($0 % 7)]}"# }.joined(separator: ",")
    return solid(#""x": 0"#).replacing(
      #""r": {"k": 0}"#, with: #""r": {"a": 1, "k": [\#(keys)]}"#)
  }

  private static let emptyPath = #"{"ty": "sh"}"#
  /// From 180 to 190.
  private static let turning = #"{"a": 1, "k": [{"t": 0, "s": [180]}, {"t": 10, "s": [190]}]}"#

  /// A filled path that is changed as often as one shape can be.
  private static func changed(_ path: String, _ modifier: String) -> String {
    let shape = #"{"ty": "sh", "ks": {"k": \#(path)}}"#
    return Lottie.text([
      Lottie.shapes([shape, Lottie.red] + Array(repeating: modifier, count: 24))
    ])
  }

  /// The name, the text, and a part of the sentence.
  private static let refused: [(String, String, String)] = [
    (
      "parents in a circle",
      Lottie.text([solid(#""ind": 1, "parent": 2"#), solid(#""ind": 2, "parent": 1"#)]),
      "own parents"
    ),
    ("its own parent", Lottie.text([solid(#""ind": 1, "parent": 1"#)]), "own parents"),
    (
      "a long line of parents",
      Lottie.text((0..<300).map { solid(#""ind": \#($0), "parent": \#($0 + 1)"#) }), "parents"
    ),
    (
      "a composition in itself",
      Lottie.text([start], assets: composition("c0", shows: "c0")), "shows itself"
    ),
    (
      "two compositions in each other",
      Lottie.text(
        [start], assets: composition("c0", shows: "c1") + "," + composition("c1", shows: "c0")),
      "shows itself"
    ),
    (
      "compositions in compositions", Lottie.text([start], assets: doubling(60, times: 1)),
      "in each other"
    ),
    ("compositions that double", Lottie.text([start], assets: doubling(20, times: 2)), "more than"),
    (
      "its own matte",
      Lottie.text([
        solid(#""ind": 1, "tt": 1, "tp": 2"#), solid(#""ind": 2, "td": 1, "tt": 1, "tp": 2"#),
      ]),
      "own matte"
    ),
    (
      "mattes of mattes",
      Lottie.text((0..<100).map { solid(#""ind": \#($0), "tt": 1"#) }), "mattes"
    ),
    (
      "keyframes in many places",
      Lottie.text(
        Array(repeating: start, count: 1000),
        assets: #"{"id": "c0", "layers": [\#(moving(1000))]}"#), "keyframes"
    ),
    (
      "a million copies",
      Lottie.text([Lottie.shapes([Lottie.square(0, 0), Lottie.red, repeater("1e6")])]), "copies"
    ),
    (
      "copies of copies",
      Lottie.text([
        Lottie.shapes([Lottie.square(0, 0), Lottie.red, repeater("900"), repeater("900")])
      ]),
      "more than"
    ),
    ("deep lists", String(repeating: "[", count: 100_000), "deep in each other"),
    (
      "deep groups",
      Lottie.text([
        Lottie.shapes([
          String(repeating: #"{"ty": "gr", "it": ["#, count: 150)
            + String(repeating: "]}", count: 150)
        ])
      ]), "deep in each other"
    ),
    (
      "modifiers of modifiers",
      Lottie.text([
        Lottie.shapes(
          [Lottie.square(0, 0), Lottie.red]
            + Array(repeating: #"{"ty": "rd", "r": {"k": 1}}"#, count: 3000))
      ]), "modifiers"
    ),
    (
      "round corners of points in one place",
      changed(#"{"c": true, "v": [[0, 0], [0, 0]]}"#, #"{"ty": "rd", "r": \#(turning)}"#),
      "points of paths"
    ),
    (
      "trims of trims",
      changed(
        #"{"c": false, "v": [[0, 0], [9, 0]]}"#,
        #"{"ty": "tm", "s": {"k": 25}, "e": {"k": 75}, "o": \#(turning)}"#), "points of paths"
    ),
    (
      "trims of many shapes in turn",
      Lottie.text([
        Lottie.shapes(
          Array(repeating: emptyPath, count: 100)
            + Array(
              repeating: #"{"ty": "tm", "m": 2, "s": {"k": 0}, "e": \#(turning)}"#, count: 11))
      ]), "points of paths"
    ),
    (
      "many fills of many shapes",
      Lottie.text([
        Lottie.shapes(
          Array(repeating: emptyPath, count: 20_000) + Array(repeating: Lottie.red, count: 100))
      ]), "layers and shapes"
    ),
    (
      "a million layers",
      Lottie.text(Array(repeating: #"{"ty": 1, "sw": 1, "sh": 1}"#, count: 100_000)), "more than"
    ),
    (
      "keyframes without end",
      Lottie.text([
        solid(#""x": 0"#).replacing(
          #""r": {"k": 0}"#,
          with: #""r": {"a": 1, "k": ["#
            + (0..<450_000).map { #"{"t":\#($0),"s":[0]}"# }.joined(separator: ",") + "]}")
      ]), "values"
    ),
  ]

  @Test(arguments: refused.map(\.0))
  func filesWithoutEndAreRefused(_ name: String) throws {
    let (_, text, part) = try #require(Self.refused.first { $0.0 == name })
    let error = try #require(throws: FileError.self) { try Lottie.read(text) }
    #expect(error.sentence.english.contains(part), "\(error.sentence)")
    #expect(error.sentence.english.hasSuffix("."))
  }

  /// Repeaters and modifiers of nothing take no time.
  private static let empty: [(String, [String])] = [
    (
      "copies", Array(repeating: #"{"ty": "gr", "it": [\#(repeater("1000"))]}"#, count: 500)
    ),
    (
      "modifiers",
      Array(repeating: #"{"ty": "gr", "it": []}"#, count: 10_000)
        + Array(repeating: #"{"ty": "rd", "r": {"k": 1}}"#, count: 10_000)
    ),
  ]

  @Test(arguments: empty.map(\.0))
  func muchOfNothingIsNothing(_ name: String) throws {
    let (_, items) = try #require(Self.empty.first { $0.0 == name })
    let file = try Lottie.read([Lottie.shapes(items)])
    #expect(file.scene.nodes.isEmpty && file.notes.isEmpty)
  }

  @Test func manyEffectsAreShownInPart() throws {
    let blur = #"{"ty": 29, "nm": "Blur", "ef": [{"v": {"k": 1}}]}"#
    let effects = Array(repeating: blur, count: 1000).joined(separator: ",")
    let notes = try Lottie.read([Self.solid(#""ef": [\#(effects)]"#)]).notes
    #expect(notes.map(\.feature.english) == ["effect \"Blur\""])
    #expect(notes.map(\.count) == [950])
  }

  /// However often a text shows it: its expression is noted once.
  @Test func aCharacterIsReadOnce() throws {
    let characters = #"""
      "fonts": {"list": [{"fName": "F", "fFamily": "Fam", "fStyle": "Bold"}]},
      "chars": [{"ch": "A", "fFamily": "Fam", "style": "Bold", "w": 60, "data": {"shapes": [
       {"ty": "sh", "ks": {"x": "wiggle(1)", "k": {"v": [[0, 0], [50, 0], [50, -70]]}}}]}}],
      """#
    let string = String(repeating: "A", count: 100)
    let text = #""t": {"d": {"k": [{"t": 0, "s": {"t": "\#(string)", "s": 20, "f": "F"}}]}}"#
    let notes = try Lottie.read([Lottie.layer(5, text)], more: characters).notes
    #expect(notes.map(\.feature.english) == ["expression"])
    #expect(notes.map(\.count) == [1])
  }

  /// Numbers that are too large are limited: nothing traps, and every frame can be made.
  @Test(arguments: ["1e7", "-1e300", "1e300", "0", "-1"])
  func extremeNumbersAreLimited(_ number: String) throws {
    let text = Lottie.text([
      Lottie.shapes([
        Lottie.square(50, 50), Lottie.line, Lottie.red,
        #"{"ty": "tm", "s": {"k": \#(number)}, "e": {"k": 50}, "o": {"k": \#(number)}, "m": 1}"#,
        #"{"ty": "rd", "r": {"k": \#(number)}}"#, #"{"ty": "pb", "a": {"k": \#(number)}}"#,
        #"{"ty": "op", "a": {"k": \#(number)}, "lj": 2, "ml": {"k": \#(number)}}"#,
        #"{"ty": "tw", "a": {"k": \#(number)}, "c": {"k": [\#(number), 0]}}"#,
        #"{"ty": "sr", "sy": 1, "p": {"k": [\#(number), 0]}, "pt": {"k": 5}, "r": {"k": \#(number)}, "or": {"k": \#(number)}, "ir": {"k": 1}, "os": {"k": 1}, "is": {"k": 1}}"#,
        #"{"ty": "rp", "c": {"k": 3}, "o": {"k": \#(number)}, "m": 1, "tr": {"s": {"k": [\#(number), 50]}, "p": {"k": [\#(number), 0]}}}"#,
        Lottie.red,
      ])
    ]).replacing(
      #""r": {"k": 0}, "o""#,
      with: #""r": {"k": \#(number)}, "sk": {"k": \#(number)}, "sa": {"k": \#(number)}, "o""#)
    let file = try Lottie.read(text)
    for frame in [0.0, 7, 20] { #expect(Lottie.sprites(file, frame).count >= 0) }
  }

  private static let noted: [(String, String)] = [
    (#""ef": [{"ty": 25, "nm": "Drop Shadow", "en": 1}]"#, "effect \"Drop Shadow\""),
    (#""bm": 17"#, "blend mode hard mix"), (#""bm": 99"#, "blend mode 99"),
    (#""bm": -1"#, "blend mode -1"),
    (#""ddd": 1"#, "3D"), (#""ty": 6"#, "audio"), (#""ty": 13"#, "camera"),
    (#""ty": 77"#, "layer of type 77"),
    (#""ty": 2, "refId": "none""#, "missing image \"none\""),
    (#""ks": {"r": {"k": 0, "x": "wiggle(1)"}}"#, "expression"),
    (
      #""masksProperties": [{"mode": "l", "pt": {"k": {"v": [], "i": [], "o": []}}}]"#,
      "mask mode lighten"
    ),
  ]

  @Test(arguments: noted)
  func whatIsNotShownIsNoted(_ member: String, _ feature: String) throws {
    let layer = "{\(member), \(Self.solid(#""nm": "mine""#).dropFirst())"
    let notes = try Lottie.read([layer, layer]).notes
    #expect(notes.map(\.feature.english) == [feature])
    #expect(notes.map(\.count) == [2] && notes.map(\.layer) == ["mine"])
    #expect(notes.allSatisfy { !$0.instead.english.isEmpty })
  }

  @Test func shapesThatAreNotShownAreNoted() throws {
    let items = [
      Lottie.square(0, 0), Lottie.red, #"{"ty": "mm", "mm": 3}"#, #"{"ty": "qq"}"#,
      #"{"ty": "mm", "mm": 1}"#,
    ]
    let notes = try Lottie.read([Lottie.shapes(items)]).notes
    #expect(notes.map(\.feature.english) == ["merge paths", "shape \"qq\""])
  }
}
