import Foundation
import Formats
import Keyframes
import Stage
import Testing

private func read(_ text: String) throws(FileErrors) -> SceneFile {
  try read(Array(text.utf8))
}

private func read(_ bytes: [UInt8]) throws(FileErrors) -> SceneFile {
  try RiffSceneReader.read(bytes, name: "test") { source throws(FileError) in
    guard source == "sun.png" else {
      throw FileError(sentence: "There is no such file in the folder.")
    }
    return Picture(width: 2, height: 1, pixels: [0xFFFF_FFFF, 0], source: source)
  }
}

/// The one node of a scene that holds `members`.
private func node(_ members: String) throws -> Node {
  try #require(try read("{\"nodes\": [{\(members)}]}").scene.nodes.first)
}

struct RiffSceneReaderTests {
  private static let scene = Scene(ground: .black) {
    Node(.circle(radius: 20), fill: Color(0xFF7F50)).at(x: [0: 0, 1: 10], y: 20)
    Node { Node("Hello", TextStyle(24), .white) }
  }

  @Test func whatIsExportedOpensAsAFile() throws {
    let timeline = Timeline.seconds(3, ticks: [1])
    let file = try read(ExportFormat.json.export(Self.scene, timeline).text)
    #expect(file == SceneFile(scene: Self.scene, timeline: timeline))
    let alone = try read(ExportFormat.json.export(Self.scene.nodes[0]).text)
    #expect(alone.scene.nodes == [Self.scene.nodes[0]])
    #expect(alone.timeline == .seconds(1))
  }

  @Test func theSceneInTheGuideIsRead() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "docs/import.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let block = try #require(text.firstMatch(of: /```jsonc\n((?s).*?)```/))
    let scene = try read(String(block.1)).scene
    #expect(scene.nodes.map(\.blend) == [.normal, .difference])
    let ball = try #require(scene.nodes.first)
    #expect(ball.name == "ball" && ball.fill == [0: Color(0xFF7F50), 3: Color(0x57B6FF)])
    #expect(ball.y.value(at: 1.5) == 440 && ball.x == 480)
  }

  @Test func commentsAndCommasBehindTheLastAreAllowed() throws {
    let text = """
      // A scene
      { /* the version */ "riff": 1, "title": "Mine", "$schema": "riff-scene.schema.json",
        "timeline": {"seconds": 4, "markers": {"drop": 2,},},
        "ground": "black", // as CSS
        "nodes": [{"name": "a // b", "x": [1, 2,].length},],
      }
      """.replacing("[1, 2,].length", with: "3")
    let file = try read(text)
    #expect(file.title == "Mine")
    #expect(file.timeline.range == 0...4)
    #expect(file.timeline.markers == [Cue("drop", at: 2)])
    #expect(file.scene.ground == Track(.black))
    #expect(file.scene.nodes[0].name == "a // b")
  }

  @Test(arguments: [
    (
      #""x": {"0": 1, "2": [10, "ease-out"], "1": 5}"#,
      #"{"keyframes": [{"time": 0, "value": 1}, {"time": 1, "value": 5}, {"time": 2, "value": 10, "easing": "ease-out"}]}"#
    ),
    (
      #""x": {"0": 1, "1": 2, "easing": "ease-in", "after": "repeat"}"#,
      #"{"keyframes": [{"time": 0, "value": 1, "easing": "ease-in"}, {"time": 1, "value": 2, "easing": "ease-in"}], "after": "repeat"}"#
    ),
    (
      #""x": {"-1": {"value": 1, "controls": [2, 3]}, "1e1": 2}"#,
      #"{"keyframes": [{"time": -1, "value": 1, "controls": [2, 3]}, {"time": 10, "value": 2}]}"#
    ),
  ])
  func tracksByTimeAreThoseOfKeyframes(_ short: String, _ long: String) throws {
    #expect(try node(short) == node("\"x\": \(long)"))
  }

  @Test(arguments: [
    (#""at": [1, 2]"#, #""x": 1, "y": 2"#),
    (
      #""at": {"0": [1, 2], "1": [[3, 4], "ease-in"]}"#,
      #""x": {"0": 1, "1": [3, "ease-in"]}, "y": {"0": 2, "1": [4, "ease-in"]}"#
    ),
    (#""at": [{"0": 1, "1": 2}, 5]"#, #""x": {"0": 1, "1": 2}, "y": 5"#),
    (#""scale": 2"#, #""scaleX": 2, "scaleY": 2"#),
    (
      #""scale": {"0": 1, "1": [2, 3]}"#, #""scaleX": {"0": 1, "1": 2}, "scaleY": {"0": 1, "1": 3}"#
    ),
    (#""ellipse": 40"#, #""shape": {"ellipse": [40, 40]}"#),
    (
      #""rectangle": [40, 20], "cornerRadius": 4"#,
      #""shape": {"rectangle": [40, 20]}, "cornerRadius": 4"#
    ),
    (#""text": "Hi""#, #""shape": {"text": "Hi", "style": {"size": 24}}"#),
    (
      #""text": "Hi", "style": {"weight": "bold"}"#,
      #""shape": {"text": "Hi", "style": {"size": 24, "weight": "bold"}}"#
    ),
    (#""shape": {"text": "Hi", "style": 12}"#, #""shape": {"text": "Hi", "style": {"size": 12}}"#),
    (#""stroke": "coral""#, ##""stroke": {"color": "#FF7F50", "width": 1}"##),
    (#""fill": "rgb(255 127 80 / 100%)""#, ##""fill": "#FF7F50""##),
    (
      #""own": {"warmth": {"0": 1, "2": 5}}"#,
      #""own": {"warmth": {"keyframes": [{"time": 0, "value": 1}, {"time": 2, "value": 5}]}}"#
    ),
    (#""cues": {"pop": 1}"#, #""cues": [{"name": "pop", "time": 1}]"#),
    (#""path": "m10-10h20v.5z""#, #""path": "M 10 -10 L 30 -10 L 30 -9.5 Z""#),
  ])
  func shortFormsMeanTheLongOnes(_ short: String, _ long: String) throws {
    #expect(try node(short) == node(long))
  }

  @Test func aTimelineMayBeShortOrMissing() throws {
    #expect(try read(#"{"nodes": [], "timeline": 2.5}"#).timeline == .seconds(2.5))
    #expect(try read(#"{"nodes": [], "timeline": {"pages": 3}}"#).timeline == .pages(3))
    #expect(
      try read(#"{"nodes": [], "timeline": {"points": 90, "ticks": [1]}}"#).timeline
        == .points(90, ticks: [1]))
    #expect(try read(#"{"nodes": [{"x": {"0": 1, "7": 2}}]}"#).timeline == .seconds(7))
  }

  @Test func picturesAreLoadedBySource() throws {
    let picture = Picture(width: 2, height: 1, pixels: [0xFFFF_FFFF, 0], source: "sun.png")
    #expect(
      try node(#""shape": {"picture": "sun.png", "size": [20, 10]}"#).shape
        == .picture(picture, Size(width: 20, height: 10)))
  }

  @Test func pagesOfASceneAreAsLargeAsItsStage() throws {
    let scene = try read(#"{"size": [200, 100], "nodes": []}"#).scene
    #expect(scene.size == Size(width: 200, height: 100))
    #expect((scene.pageWidth, scene.pageHeight) == (200, 100))
    #expect(try read(#"{"nodes": []}"#).scene.pageWidth == 960)
  }

  // MARK: Mistakes

  /// A text, and what is said about it: place and sentence.
  private static let mistakes: [(text: String, said: [String])] = [
    ("", ["1:1: The file holds nothing: write {\"nodes\": []} to begin with."]),
    ("{", ["1:1: This { is not closed: write } at its end."]),
    ("{\"nodes\": [\n {\"x\": 1}", ["1:11: This [ is not closed: write ] at its end."]),
    (
      #"{"nodes": [{"opactiy": 1}]}"#,
      ["1:13: \"opactiy\" means nothing in a node: write \"opacity\", or remove it."]
    ),
    (
      "{\"nodes\": [{\"x\": 1 \"y\": 2, z: 3}\n {\"rotation\": tru, \"fill\": \"bleu\"}]}",
      [
        "1:18: A comma is missing behind this: write \",\" between the members of an object.",
        "1:28: The name z lacks quotation marks: write \"z\".",
        "1:32: A comma is missing behind this: write \",\" between the values of a list.",
        "2:15: \"tru\" is not JSON: write a finite number, true, false, or a text in quotation marks.",
        "2:28: \"bleu\" is not a colour: write \"blue\".",
      ]
    ),
    (
      #"{"nodes": [{"x": {"0": "a", "1": 2, "2": [3, "ease-inn"]}, "y": {"0": []}}]}"#,
      [
        "1:24: The text \"a\" is where a number should be: write a number such as 0.5.",
        "1:47: No easing is called \"ease-inn\": write ease-in, or give a name such as ease-out or ease-out-bounce.",
        "1:71: A list is where a number should be: write a number such as 0.5.",
      ]
    ),
    (
      #"{"nodes": [{"at": 3, "scale": [1, 2, 3], "x": {"keyframes": []}}, {"at": [1, 2], "y": 1}]}"#,
      [
        "1:13: \"at\" and \"x\" say the same: remove one of the two.",
        "1:31: A list is where \"scale\" needs two numbers: write them as [1, 2].",
        "1:61: A track has no keyframes: give it one.",
        "1:68: \"at\" and \"y\" say the same: remove one of the two.",
      ]
    ),
    (
      #"{"riff": 2, "nodes": []}"#,
      ["1:10: This is Riff's JSON of version 2: use one of version 1."]
    ),
    (
      #"{"nodes": [{"shape": {"picture": "moon.png"}}]}"#,
      ["1:34: The picture \"moon.png\" can't be read: there is no such file in the folder."]
    ),
    // Tracks may name tokens that are wrong.
    (
      #"{"tokens": {"in": "ease-inn", "a b": 1, "short": -1, "out": true}, "nodes": [{"x": {"0": 1, "1": [2, "token(in)"]}}]}"#,
      [
        "1:20: No easing is called \"ease-inn\": write ease-in, or give a name such as ease-out or ease-out-bounce.",
        "1:31: \"a b\" cannot name a token: use up to 60 letters, digits, - and _.",
        "1:50: A duration is -1: it must be above 0 and below 1,000,000 seconds.",
        "1:61: The token \"out\" is neither an easing nor a duration: write one such as \"ease-out\", 0.3 or [\"ease-out\", 0.3].",
      ]
    ),
    (
      #"{"ground": "hotpnk", "nodes": []}"#,
      ["1:12: \"hotpnk\" is not a colour: write \"hotpink\"."]
    ),
    ("{}", ["1:1: The file holds no scene, or two: give it \"nodes\", a list of nodes."]),
    (#"{"nodes": [] /* "#, ["1:14: A comment does not end: write */ behind it."]),
    (
      #"{"nodes": [], "timeline": -1}"#,
      ["1:27: A timeline has no length: give it a number that is not negative."]
    ),
    (
      #"{"nodes": [{"path": "M 1 2 L 3 x"}]}"#,
      ["1:32: \"x\" is not a number: give L 2 numbers."]
    ),
  ]

  @Test(arguments: mistakes.indices)
  func everyMistakeIsToldWithItsPlace(_ index: Int) {
    let (text, said) = Self.mistakes[index]
    let errors = #expect(throws: FileErrors.self) { try read(text) }
    let all = (errors?.errors ?? []).map { "\($0.line ?? 0):\($0.column ?? 0): \($0.sentence)" }
    #expect(all == said)
  }

  @Test func atMostTwentyMistakesAreTold() {
    let text = "{\"nodes\": [" + String(repeating: "{\"a\": 1}, ", count: 1000) + "]}"
    let errors = #expect(throws: FileErrors.self) { try read(text) }
    #expect(errors?.errors.count == 20)
  }

  /// A large file is not read again for each mistake.
  @Test func fewerMistakesOfALargeFileAreTold() {
    let text =
      "{\"nodes\": [" + String(repeating: "{\"a\": 1}, ", count: 9) + "]}\n//"
      + String(repeating: " ", count: 1 << 20)
    let errors = #expect(throws: FileErrors.self) { try read(text) }
    #expect(errors?.errors.count == 3)
  }

  @Test func whatIsNoTextIsRefused() {
    #expect(throws: FileErrors.self) {
      try read([0x7B, 0xFF, 0x7D])
    }
  }

  @Test func noDamageTraps() {
    let text = Array(
      #"{"riff":1,"timeline":{"pages":3},"nodes":[{"at":{"0":[1,2],"1":[[3,4],"ease"]},"text":"a","style":3,"stroke":"red"},{"x":{"0":1,"easing":"hold"}}]} // c"#
        .utf8)
    let marks = Array("{}[]():,.\"\\-0129e/*".utf8)
    for place in text.indices {
      _ = try? read(Array(text[..<place]))
      for mark in marks.dropFirst(place % 3 * 5) {
        var damaged = text
        damaged[place] = mark
        _ = try? read(damaged)
      }
    }
  }
}
