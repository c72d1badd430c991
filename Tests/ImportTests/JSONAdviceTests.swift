import Formats
import Keyframes
import Stage
import Testing

private func read(_ text: String) throws(FileErrors) -> SceneFile {
  try RiffSceneReader.read(Array(text.utf8), name: "test") { source throws(FileError) in
    Picture(width: 2, height: 1, pixels: [0xFFFF_FFFF, 0], source: source)
  }
}

/// Mistakes are named where they are, and the advice is true.
struct JSONAdviceTests {
  /// The members of a node beside a shape, and the sentence with the position in them.
  private static let nodes: [(members: String, said: String)] = [
    (#""x": {"0": 0, "1.5s": 1}"#, #"15: "1.5s" is not a time: write "1.5"."#),
    (
      #""x": {"0": 0, "1": 5, "loop": true}"#,
      #"23: "loop" is not a time: write "after": "repeat"."#
    ),
    (
      #""x": {"0": 0, "half": 5}"#,
      #"15: "half" is not a time: write a time such as "1.5"; only easing, before and after may stand beside times."#
    ),
    (
      #""x": {"from": 1, "to": 2}"#,
      #"7: "from" means nothing in a track: write values by time, such as {"0": 1, "2": 5}."#
    ),
    (
      #""easing": "ease-out""#,
      #"1: "easing" means nothing in a node: write it at the time where its segment begins: {"0": [1, "ease-out"], "2": 5}."#
    ),
    (
      #""fill": [255, 255, 255]"#,
      ##"9: A list is where a colour should be: write it like "#FF7F50", "coral" or [1, 0.5, 0.3, 1]."##
    ),
    (#""fill": "hotpnk""#, #"9: "hotpnk" is not a colour: write "hotpink"."#),
    (
      #""fill": ["red", "blue"]"#,
      #"9: A list is where one value should be: write values by time, such as {"0": "red", "1": "blue"}."#
    ),
    (
      #""rotation": [0, 360]"#,
      #"13: A list is where one value should be: write values by time, such as {"0": 0, "1": 360}."#
    ),
    (
      #""x": {"0": [0, "easeInOutt"], "1": 2}"#,
      #"17: No easing is called "easeInOutt": write ease-in-out, or give a name such as ease-out or ease-out-bounce."#
    ),
    (
      #""gradient": {"from": [0, 0], "to": [1, 1]}"#,
      #"13: "stops" is missing in a gradient: add it, such as "stops": [[0, "coral"], [1, "navy"]]."#
    ),
    (
      #""gradient": {"kind": "linear", "stops": []}"#,
      #"13: "from" is missing in a gradient: add it, such as "from": [0, 0]."#
    ),
    (
      #""gradient": {"linear": [0, 0, 1, 1]}"#,
      #"14: "linear" means nothing in a track: write "gradient": {"from": [0, 0], "to": [1, 1], "stops": [[0, "coral"], [1, "navy"]]}."#
    ),
    (
      #""fill": {"stops": []}"#,
      #"10: "stops" means nothing in a track: write "gradient": {"from": [0, 0], "to": [1, 1], "stops": [[0, "coral"], [1, "navy"]]}."#
    ),
    (
      #""x": {"0": 0, "1": [5, "spring(0.6, 0.55)"]}"#,
      #"32: spring has two numbers: write spring(response: 0.6, dampingFraction: 0.55) or spring(duration: 0.6, bounce: 0.55)."#
    ),
    (
      #""route": {"path": "M 0 0 h 5", "turning": true}"#,
      "43: True is where a text should be: give one of never, along, backwards."
    ),
    (#""star": 5"#, #"1: "star" means nothing in a node: write "path", or remove it."#),
    (#""r": 5"#, #"1: "r" means nothing in a node: write "cornerRadius", or remove it."#),
    (
      #""time": 2"#,
      #"1: "time" means nothing in a node: write times in its tracks, in seconds: "x": {"0": 1, "2": 5}."#
    ),
    (#""rotate": 90"#, #"1: "rotate" means nothing in a node: write "rotation", or remove it."#),
    (#""circle": 70"#, #"1: "circle" means nothing in a node: write "ellipse", or remove it."#),
    (#""position": [1, 2]"#, #"1: "position" means nothing in a node: write "at", or remove it."#),
    (
      #""duration": 2"#,
      #"1: "duration" means nothing in a node: write times in its tracks, in seconds: "x": {"0": 1, "2": 5}."#
    ),
    (#""color": "red""#, #"1: "color" means nothing in a node: write "fill", or remove it."#),
  ]

  @Test(arguments: nodes.indices)
  func adviceOnNodesIsTrue(_ index: Int) {
    let (members, said) = Self.nodes[index]
    let start = "{\"nodes\": [{"
    let errors = #expect(throws: FileErrors.self) { try read(start + members + "}]}") }
    let all = (errors?.errors ?? []).map { "\(($0.column ?? 0) - start.count): \($0.sentence)" }
    #expect(all == [said])
  }

  /// Whole files, and the sentences with their positions.
  private static let files: [(text: String, said: String)] = [
    (
      #"{"knobs": [], "scene": {"nodes": []}}"#,
      #"1:2: "knobs" is a part of the scene: move it into "scene"."#
    ),
    (
      #"{"duration": 2, "nodes": []}"#,
      #"1:2: "duration" means nothing in a scene: write "timeline", or remove it."#
    ),
    (
      #"{"timeline": {"duration": 2}, "nodes": []}"#,
      #"1:15: "duration" means nothing in a timeline: write "seconds", or remove it."#
    ),
    (
      #"{"background": "red", "nodes": []}"#,
      #"1:2: "background" means nothing in a scene: write "ground", or remove it."#
    ),
    ("{\n  \"nodes\": [\n    {\"x\": 1\n  ]\n}", "3:5: This { is not closed: write } at its end."),
    (
      "{\"nodes\": [\n  {\"x\": 1,\n  {\"y\": 2}\n]}",
      "2:3: This { is not closed: write } at its end."
    ),
    (
      "{\n  \"nodes\": [\n    {\n      \"x\": {\n        \"0\": 1,\n      \"y\": 3\n    },\n    {\"y\": 2}\n  ]\n}",
      "4:12: This { is not closed: write } at its end."
    ),
    (
      "{\n  \"nodes\": [\n    {\n      \"dash\": [\n        1,\n    }\n  ]\n}",
      "4:15: This [ is not closed: write ] at its end."
    ),
  ]

  @Test(arguments: files.indices)
  func adviceOnFilesIsTrue(_ index: Int) throws {
    let (text, said) = Self.files[index]
    let errors = #expect(throws: FileErrors.self) { try read(text) }
    let first = try #require(errors?.errors.first)
    #expect("\(first.line ?? 0):\(first.column ?? 0): \(first.sentence)" == said)
  }

  @Test func aPictureMayStandInItsNode() throws {
    let node = try #require(try read(#"{"nodes": [{"picture": "a.png"}]}"#).scene.nodes.first)
    #expect(
      node.shape
        == .picture(
          Picture(width: 2, height: 1, pixels: [0xFFFF_FFFF, 0], source: "a.png"),
          Size(width: 2, height: 1)))
  }

  /// Nodes, and what is noted on parts that nobody would see.
  @Test(
    arguments: [
      (
        #"{"name": "a", "constraints": [{"attribute": "left", "to": "right", "of": "sun"}]}"#,
        [#"a: constraint of left to "sun", left out: no node has this name"#]
      ),
      (
        #"{"name": "a", "constraints": [{"attribute": "left", "to": "right", "of": "b"}]}, {"name": "b", "constraints": [{"attribute": "top", "to": "top", "of": "a"}]}"#,
        [
          #"a: constraint of left to "b", left out: both wait for each other"#,
          #"b: constraint of top to "a", left out: both wait for each other"#,
        ]
      ),
      (
        #"{"name": "a", "text": "A", "mask": {"reveal": "fromLeft"}}"#,
        [#"a: mask without a box, never visible: add "box": [x, y, width, height]"#]
      ),
      (
        #"{"name": "a", "ellipse": -70}"#,
        ["a: negative size, not visible: write it without the minus"]
      ),
      (
        #"{"name": "a", "ellipse": 7, "opacity": 80}"#,
        ["a: opacity 80, shown as 1: opacities are from 0 to 1"]
      ),
      (
        #"{"name": "a", "constraints": [{"attribute": "left", "to": "right"}], "ellipse": 7, "opacity": {"0": 0, "1": [1, "ease-out-back"]}, "mask": {"reveal": "fromLeft"}}"#,
        []
      ),
    ])
  func whatNobodySeesIsNoted(_ nodes: String, _ said: [String]) throws {
    let notes = try read("{\"nodes\": [\(nodes)]}").notes
    #expect(notes.map { "\($0.layer): \($0.feature), \($0.instead)" } == said)
  }
}
