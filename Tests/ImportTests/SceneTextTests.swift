import Formats
import Keyframes
import Stage
import TestSupport
import Testing
import Words

private func open(_ text: String) throws -> SceneText {
  try SceneText(Array(text.utf8), name: "test") { source throws(FileError) in
    throw FileError(sentence: "There is no \(source).")
  }
}

/// The text after a change of its scene, which reads as that scene.
private func edited(
  _ text: String, _ change: (inout Scene, inout Timeline) throws -> Void
) throws -> String {
  let old = try open(text)
  var (scene, timeline) = (old.file.scene, old.file.timeline)
  try change(&scene, &timeline)
  let new = String(decoding: try old.text(of: scene, timeline), as: UTF8.self)
  let read = try open(new).file
  #expect(read.scene == scene)
  #expect(read.timeline == timeline)
  return new
}

/// The lines of the new text that the old one has not, and those that have gone.
private func difference(_ old: String, _ new: String) -> [String] {
  let olds = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  let news = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  return news.difference(from: olds).map { change in
    switch change {
    case .insert(_, let line, _): "+" + line
    case .remove(_, let line, _): "-" + line
    }
  }.sorted { $0.dropFirst() < $1.dropFirst() }
}

struct SceneTextTests {
  private static let sample = """
    // My scene
    {
      "riff": 1, "title": "Mine",
      "timeline": {"seconds": 4, "markers": {"drop": 2}}, // four bars
      "ground": "midnightblue",
      "nodes": [
        // the sun
        {
          "name": "sun", "ellipse": 40, "fill": "coral",
          "at": [100, 200], // its place
          /* it grows */
          "scale": {"0": 1, "1": [2, "ease-out"], "2": 1},
          "rotation": {
            "0": 0,
            "1.50": 90, // a quarter
            "4": [360, "ease-in"],
          },
        }, // end of the sun
        { "name": "group", "children": [
          {"name": "a", "rectangle": [10, 20], "x": 5},
          {"name": "b", "rectangle": [10, 20], "x": {"keyframes": [{"time": 0, "value": 1}, {"time": 2, "value": 3}]}},
        ]},
      ],
    }
    // the end

    """

  @Test func aTextWithoutChangesStaysTheSame() throws {
    #expect(try edited(Self.sample) { _, _ in } == Self.sample)
  }

  /// A change, and the lines that differ.
  @Test func whatDidNotChangeKeepsItsText() throws {
    func changed(_ change: (inout Scene, inout Timeline) throws -> Void) throws -> [String] {
      try difference(Self.sample, edited(Self.sample, change))
    }
    #expect(
      try changed { scene, _ in scene.nodes[0].x = 150 } == [
        "-      \"at\": [100, 200], // its place", "+      \"at\": [150, 200], // its place",
      ])
    #expect(
      try changed { scene, _ in scene.nodes[0].rotation = [0: 0, 1.5: 45, 4: 360] }
        == [
          "+        \"1.50\": 45, // a quarter", "-        \"1.50\": 90, // a quarter",
          "+        \"4\": 360,", "-        \"4\": [360, \"ease-in\"],",
        ].sorted { $0.dropFirst() < $1.dropFirst() })
    #expect(
      try changed { scene, _ in
        scene.nodes[0].rotation = Track(
          scene.nodes[0].rotation.keyframes + [Keyframe(time: 2, value: 100)])
      } == ["+        \"2\": 100,"])
    #expect(
      try changed { scene, _ in scene.nodes[0].opacity = 0.5 } == [
        "+      \"opacity\": 0.5,"
      ])
    #expect(
      try changed { scene, _ in scene.nodes[1].children[1].x = [0: 1, 2: 7] }
        == [
          "+      {\"name\": \"b\", \"rectangle\": [10, 20], \"x\": {\"keyframes\": [{\"time\": 0, \"value\": 1}, {\"time\": 2, \"value\": 7}]}},",
          "-      {\"name\": \"b\", \"rectangle\": [10, 20], \"x\": {\"keyframes\": [{\"time\": 0, \"value\": 1}, {\"time\": 2, \"value\": 3}]}},",
        ].sorted { $0.dropFirst() < $1.dropFirst() })
    #expect(
      try changed { _, timeline in timeline.range = 0...6 } == [
        "-  \"timeline\": {\"seconds\": 4, \"markers\": {\"drop\": 2}}, // four bars",
        "+  \"timeline\": {\"seconds\": 6, \"markers\": {\"drop\": 2}}, // four bars",
      ])
    #expect(
      try changed { _, timeline in timeline.markers.append(Cue("end", at: 3)) }
        == [
          "+  \"timeline\": {\"seconds\": 4, \"markers\": {\"drop\": 2, \"end\": 3}}, // four bars",
          "-  \"timeline\": {\"seconds\": 4, \"markers\": {\"drop\": 2}}, // four bars",
        ].sorted { $0.dropFirst() < $1.dropFirst() })
    #expect(
      try changed { scene, _ in scene.ground = Track(.black) } == [
        "+  \"ground\": \"#000000\",", "-  \"ground\": \"midnightblue\",",
      ])
  }

  @Test func nodesComeGoAndMoveWithTheirComments() throws {
    let swapped = try edited(Self.sample) { scene, _ in scene.nodes.swapAt(0, 1) }
    #expect(swapped.contains("    // the sun\n    {\n      \"name\": \"sun\""))
    #expect(swapped.contains("}, // end of the sun\n  ],"))
    let added = try edited(Self.sample) { scene, _ in
      scene.nodes.append(Node(.circle(radius: 5), fill: .white).at(x: [0: 1, 2: 3], y: 4))
    }
    #expect(difference(Self.sample, added).allSatisfy { $0.hasPrefix("+") })
    let removed = try edited(Self.sample) { scene, _ in scene.nodes[1].children.remove(at: 0) }
    #expect(
      difference(Self.sample, removed) == [
        "-      {\"name\": \"a\", \"rectangle\": [10, 20], \"x\": 5},"
      ])
    let renamed = try edited(Self.sample) { scene, _ in scene.nodes[0].name = "moon" }
    #expect(difference(Self.sample, renamed).count == 2)
  }

  /// Neither the short form nor the long one counts so many pages.
  @Test func manyPagesHaveNoTicks() throws {
    let new = try edited(#"{"nodes": []}"#) { _, timeline in
      timeline = .pages(2)
      timeline.range = 0...4999
      timeline.ticks = []
    }
    #expect(new.contains(#""timeline": {"pages": 5000}"#), "\(new)")
    let marked = try edited(#"{"timeline": {"pages": 1e9}, "nodes": []}"#) { _, timeline in
      timeline.markers = [Cue("end", at: 5)]
    }
    #expect(marked.contains(#""markers": {"end": 5}"#), "\(marked)")
  }

  /// A scene can have more knobs than a file.
  @Test func aTextThatCannotBeReadIsNotWritten() throws {
    let old = try open(Self.sample)
    var scene = old.file.scene
    scene.knobs = (0...SceneKnob.most).map {
      SceneKnob("knob\($0)", .toggle, .toggle(true), sets: [])
    }
    #expect(throws: FileError.self) { try old.text(of: scene, old.file.timeline) }
  }

  /// One keyframe of many changes, one comes and one goes.
  @Test(arguments: [true, false])
  func otherKeyframesKeepTheirText(_ isShort: Bool) throws {
    let lines = (0..<300).map {
      isShort ? "\"\($0)\": \($0 % 7)," : "{\"time\": \($0), \"value\": \($0 % 7)},"
    }
    let body = lines.joined(separator: "\n")
    let text =
      isShort
      ? "{\"nodes\": [{\"x\": {\n\(body)\n}}]}"
      : "{\"nodes\": [{\"x\": {\"keyframes\": [\n\(body)\n]}}]}"
    let new = try edited(text) { scene, _ in
      var keyframes = scene.nodes[0].x.keyframes
      keyframes[100].value = 50
      keyframes.remove(at: 200)
      keyframes.append(Keyframe(time: 250.5, value: 1))
      scene.nodes[0].x = Track(keyframes.sorted { $0.time < $1.time })
    }
    let changes = difference(text, new)
    #expect(changes.count == 4, "\(changes)")
    #expect(changes.filter { $0.hasPrefix("-") } == ["-" + lines[100], "-" + lines[200]])
  }

  @Test(arguments: [
    #"{"nodes": []}"#, "{\n}", #"{"node": {"name": "a"}}"#,
    #"{"scene": {"nodes": [{"ellipse": 4}]}, "timeline": 3}"#,
    "{\"nodes\": [ // none\n]}", #"{"nodes":[{"name":"a","text":"Hi","style":12}]}"#,
  ])
  func anythingCanBecomeAnything(_ text: String) throws {
    let old = text.replacing("\"node\":", with: "\"node\" :")
    _ = try edited(old == "{\n}" ? "{\"nodes\": []\n}" : old) { scene, timeline in
      scene.nodes.insert(Node("x", TextStyle(20), .black).at(x: [0: 0, 9: 1], y: 2), at: 0)
      scene.ground = [0: .white, 1: .black]
      timeline = .pages(3)
      timeline.markers = [Cue("a", at: 1), Cue("a", at: 2)]
    }
  }

  /// Whatever changes, the text reads as the new scene, and its comments stay where nodes stay.
  @Test(arguments: Share.of(0..<200, few: 60))
  func theTextReadsAsTheNewScene(_ seed: Int) throws {
    var random = SeededGenerator(UInt64(seed))
    var text = Self.sample
    for _ in 0..<4 {
      text = try edited(text) { scene, timeline in
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          Self.change(&scene, &timeline, &random)
        }
      }
      #expect(text.hasPrefix("// My scene\n"))
      #expect(text.contains("// the end"))
    }
  }

  private static func change(
    _ scene: inout Scene, _ timeline: inout Timeline, _ random: inout SeededGenerator
  ) {
    func number() -> Double { Double(Int.random(in: -20...20, using: &random)) / 2 }
    func track() -> Track<Double> {
      guard Bool.random(using: &random) else { return Track(number()) }
      let times = (0..<Int.random(in: 1...4, using: &random)).map { _ in number() }
      let easings: [Easing] = [.linear, .easeOut, .hold]
      let keyframes = times.map {
        Keyframe(
          time: $0, value: number(), easing: easings[Int.random(in: 0..<3, using: &random)])
      }
      return Track(keyframes).extrapolated(
        before: .hold, after: Bool.random(using: &random) ? .hold : .repeat)
    }
    func edit(_ nodes: inout [Node]) {
      let place = Int.random(in: 0...nodes.count, using: &random)
      switch Int.random(in: 0..<9, using: &random) {
      case 0:
        nodes.insert(Node(.circle(radius: number()), fill: .white).rotation(track()), at: place)
      case 1 where place < nodes.count: nodes.remove(at: place)
      case 2: nodes.shuffle(using: &random)
      case 3 where place < nodes.count: nodes[place].name = "n\(number())"
      case 4 where place < nodes.count: nodes[place].x = track()
      case 5 where place < nodes.count:
        nodes[place].shape =
          [.rectangle(number(), 3, cornerRadius: 1), .circle(radius: 7), nil][
            Int.random(in: 0..<3, using: &random)]
      case 6 where place < nodes.count:
        nodes[place][.scaleX] = track()
        nodes[place][.scaleY] = nodes[place][.scaleX]
      case 7 where place < nodes.count: nodes[place].hidden = true
      case _:
        let index = nodes.indices.randomElement(using: &random)
        if let index { edit(&nodes[index].children) }
      }
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: timeline.range = 0...Double(Int.random(in: 1...9, using: &random))
    case 1: timeline.markers = [Cue("a", at: 1), Cue("drop", at: number())]
    case 2: scene.size = Size(width: 100, height: Double(Int.random(in: 50...60, using: &random)))
    case _: edit(&scene.nodes)
    }
  }
}

struct DataURLTests {
  @Test(
    arguments: [
      ("data:image/png;base64,AQID", "image/png", [1, 2, 3]),
      ("data:;base64,AQI=", "", [1, 2]), ("DATA:Image/PNG; base64,A Q\n==", "image/png", [1]),
      ("data:,a%20b", "", [97, 32, 98]), ("data:text/plain;charset=utf-8,", "text/plain", []),
      ("data:;base64,-_-_", "", [0xFB, 0xFF, 0xBF]),
    ] as [(String, String, [UInt8])])
  func itHoldsBytes(_ text: String, _ mediaType: String, _ bytes: [UInt8]) throws {
    let url = try #require(DataURL(text))
    #expect(url.mediaType == mediaType)
    #expect(url.bytes == bytes)
  }

  @Test(arguments: [
    "", "data:", "data:;base64,A", "data:;base64,A=B", "data:;base64,AQ===", "data:;base64,*AAA",
    "data:,%2", "data:,%zz", "sun.png",
  ])
  func othersAreRefused(_ text: String) { #expect(DataURL(text) == nil) }
}

struct SceneFileTests {
  @Test func aPictureFillsItsStage() {
    let file = SceneFile(
      Picture(width: 2, height: 1, pixels: [0, 0], source: "a.png"))
    #expect(file.scene.size == Size(width: 2, height: 1))
    #expect(file.scene.frame(at: 0).count == 2)
    let wide = Picture(
      width: 8192, height: 1, pixels: Array(repeating: 0, count: 8192), source: "a.png")
    #expect(SceneFile(wide).scene.size == Size(width: 4096, height: 1))
  }

  @Test func everyKindIsReadByItsReader() throws {
    func read(_ text: String) throws(FileErrors) -> SceneFile {
      let bytes = Array(text.utf8)
      return try SceneFile.read(bytes, FileKind.of(bytes) ?? .swift, name: "a") {
        source throws(FileError) in
        throw FileError(sentence: Message(verbatim: source))
      }
    }
    #expect(try read("<svg width='3' height='4'/>").scene.size == Size(width: 3, height: 4))
    #expect(try read("{\"size\": [3, 4], \"nodes\": []}").scene.size == Size(width: 3, height: 4))
    #expect(throws: FileErrors.self) { try read("import Foundation") }
  }
}
