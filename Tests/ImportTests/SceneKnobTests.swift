import Formats
import Keyframes
import Stage
import Testing
import Words

/// Knobs of scenes that are made by hand.
struct SceneKnobTests {
  private static let text = """
    {
      "timeline": 4,
      "knobs": [
        {"name": "size", "range": [20, 90], "step": 1, "unit": "pt", "value": 40,
         "sets": [{"node": "ball", "property": "width"}, {"node": "ball", "property": "height"}]},
        {"name": "tone", "choices": {"warm": "#FF6B5E", "cold": "#57B6FF"}, "value": "cold",
         "sets": [{"node": "ball", "property": "fill"}, {"node": "box", "property": "stroke.color"}]},
        {"name": "curve", "choices": {"soft": "ease-in-out", "bouncy": "spring(bounce: 0.4)"}, "value": "soft",
         "sets": [{"node": "ball", "easing": "x"}, {"node": "box", "easing": "all"}]},
        {"name": "pace", "label": "How long", "range": [0.5, 3], "value": 1,
         "sets": [{"node": "ball", "duration": "x"}, {"node": "box", "duration": "all"}]},
        {"name": "ring", "value": true, "sets": [{"node": "box", "property": "opacity"}]}
      ],
      "nodes": [
        {"name": "ball", "ellipse": [30, 30], "fill": "coral", "x": {"1": 100, "3": 500}},
        {"name": "box", "rectangle": [50, 50], "stroke": {"color": "white", "width": 2},
         "x": {"0": 0, "1": 9}, "y": {"1": 0, "2": 9}}
      ]
    }
    """

  private static func read(_ text: String) throws -> SceneFile {
    try RiffSceneReader.read(Array(text.utf8), name: "test") { source throws(FileError) in
      throw FileError(sentence: Message(verbatim: source))
    }
  }

  private static func scene(_ values: [String: SceneKnob.Value] = [:]) throws -> Scene {
    try read(text).scene.turned(to: values)
  }

  @Test func knobsSetConstantsColoursEasingsAndDurations() throws {
    let usual = try Self.scene()
    let ball = try #require(usual.node(named: "ball"))
    #expect(ball[.width] == Track(40) && ball[.height] == Track(40))
    #expect(ball[.fill] == Track(Color(0x57B6FF)))
    #expect(ball[.x].times == 1...2 && ball[.x].keyframes[0].easing == .easeInOut)
    let other = try Self.scene([
      "size": .number(90), "tone": .choice("warm"), "curve": .choice("bouncy"),
      "pace": .number(3), "ring": .toggle(false),
    ])
    let (large, box) = (
      try #require(other.node(named: "ball")), try #require(other.node(named: "box"))
    )
    #expect(large[.width] == Track(90) && large[.fill] == Track(Color(0xFF6B5E)))
    #expect(large[.x].times == 1...4 && large[.x].keyframes[0].easing.spring != nil)
    // All tracks of the box together last three seconds.
    #expect(box[.x].times == 0...1.5 && box[.y].times == 1.5...3)
    #expect(box[.y].keyframes[0].easing.spring != nil)
    #expect(box[.stroke] == Track(Color(0xFF6B5E)) && box[.opacity] == Track(0))
    // Whatever it was turned to before.
    #expect(other.turned(to: usual.knobs.reduce(into: [:]) { $0[$1.name] = $1.value }) == usual)
  }

  @Test func valuesThatAKnobCannotHaveChangeNothing() throws {
    let usual = try Self.scene()
    for values: [String: SceneKnob.Value] in [
      ["size": .number(91)], ["size": .choice("warm")], ["tone": .choice("hot")],
      ["ring": .number(1)], ["nobody": .number(1)],
    ] {
      #expect(usual.turned(to: values) == usual)
    }
  }

  @Test func jsonKeepsKnobsAndTheirValues() throws {
    let file = try Self.read(Self.text)
    let turned = file.scene.turned(to: ["size": .number(55), "tone": .choice("warm")])
    let exported = ExportFormat.json.export(turned, file.timeline)
    let again = try Self.read(exported.text)
    #expect(again.scene == turned && exported.losses.isEmpty)
    #expect(again.scene.knobs[0].value == .number(55))
  }

  @Test func everyMistakeInKnobsIsFound() throws {
    let wrong = Self.text.replacing(#""duration": "x""#, with: #""duration": "q""#)
      .replacing(
        #""node": "box", "property": "opacity""#, with: #""node": "bax", "property": "opacity""#
      )
      .replacing(#""step": 1"#, with: #""step": -1"#)
    let errors = #expect(throws: FileErrors.self) { try Self.read(wrong) }
    let sentences = try #require(errors).errors.map { $0.sentence.text(in: .english) }
    #expect(sentences.count == 3, "\(sentences)")
    #expect(sentences.contains { $0.contains("No node is called \"bax\"") })
    #expect(sentences.allSatisfy { !$0.contains("?") })
  }

  /// A constant has no duration and no easing.
  @Test(arguments: [("duration", "y"), ("easing", "y"), ("duration", "all")])
  func knobsWithoutEffectAreNamed(_ part: String, _ name: String) throws {
    let sets = #"{"node": "still", "\#(part)": "\#(name)"}"#
    let setting =
      part == "easing"
      ? #""choices": {"a": "ease-in", "b": "linear"}, "value": "a""#
      : #""range": [1, 2], "value": 1"#
    let file = try Self.read(
      """
      {"timeline": 2, "knobs": [{"name": "pace", \(setting), "sets": [\(sets)]}],
      "nodes": [{"name": "still", "ellipse": [9, 9], "y": 5}]}
      """)
    let notes = file.notes.map {
      "\($0.feature.text(in: .english)), \($0.instead.text(in: .english))"
    }
    #expect(
      notes == [
        "knob \"pace\", without effect: a property needs two keyframes to have a \"\(part)\""
      ])
    #expect(try Self.read(Self.text).notes.isEmpty)
  }

  @Test(arguments: [
    (#"{"name": "a b", "value": true, "sets": []}"#, "cannot name a knob"),
    (#"{"name": "a", "range": [1, 2], "value": 3, "sets": []}"#, "cannot have this value"),
    (#"{"name": "a", "range": [2, 1], "value": 1, "sets": []}"#, "ends before it begins"),
    (#"{"name": "a", "range": [1, 2], "step": 0, "value": 1, "sets": []}"#, "not above 0"),
    (#"{"name": "a", "choices": {"b": 1}, "value": "c", "sets": []}"#, "cannot have this value"),
    (#"{"name": "a", "choices": {"b": 1}, "unit": "s", "value": "b", "sets": []}"#, "has no"),
    (#"{"name": "a", "value": true, "sets": [{"node": "bal", "property": "x"}]}"#, "No node"),
    (#"{"name": "a", "value": true, "sets": [{"node": "ball", "property": "xx"}]}"#, "No property"),
    (#"{"name": "a", "value": true, "sets": [{"node": "ball", "property": "fill"}]}"#, "don't fit"),
    (#"{"name": "a", "value": true, "sets": [{"node": "ball", "easing": "x"}]}"#, "don't fit"),
    (
      #"{"name": "a", "range": [0, 2], "value": 1, "sets": [{"node": "ball", "duration": "x"}]}"#,
      "don't fit"
    ),
    // One choice of several is enough.
    (
      #"{"name": "a", "choices": {"b": 1, "c": "red", "d": 2}, "value": "b", "sets": [{"node": "ball", "property": "x"}]}"#,
      "don't fit"
    ),
    (
      #"{"name": "a", "choices": {"b": 1, "c": 0, "d": 2}, "value": "b", "sets": [{"node": "ball", "duration": "x"}]}"#,
      "don't fit"
    ),
    (#"{"name": "a", "value": true, "sets": [{"node": "ball"}]}"#, "sets 0 things"),
    (#"{"name": "a", "sets": []}"#, "is missing"),
  ])
  func mistakesAreNamed(_ knob: String, _ words: String) {
    let text = #"{"nodes": [{"name": "ball", "ellipse": [9, 9]}], "knobs": [\#(knob)]}"#
    let error = #expect(throws: FileErrors.self) { try Self.read(text) }
    let sentences = error?.errors.map(\.sentence.english).joined() ?? ""
    #expect(sentences.contains(words), "\(sentences)")
  }

  @Test func colorsMayBeNumbers() throws {
    let text = Self.text.replacing("\"#57B6FF\"", with: "[1, 0, 0, 1]")
    let ball = try #require(try Self.read(text).scene.turned(to: [:]).node(named: "ball"))
    #expect(ball[.fill] == Track(Color(red: 1, green: 0, blue: 0, alpha: 1)))
  }

  @Test func choicesAndPartsHaveALimit() {
    let choices = (0...1000).map { "\"c\($0)\": 1" }.joined(separator: ", ")
    let part = #"{"node": "ball", "property": "x"}"#
    let parts = Array(repeating: part, count: 10_001).joined(separator: ", ")
    for knob in [
      #"{"name": "a", "choices": {\#(choices)}, "value": "c0", "sets": []}"#,
      #"{"name": "a", "value": true, "sets": [\#(parts)]}"#,
    ] {
      let text = #"{"nodes": [{"name": "ball", "ellipse": [9, 9]}], "knobs": [\#(knob)]}"#
      let error = #expect(throws: FileErrors.self) { try Self.read(text) }
      let sentences = error?.errors.map(\.sentence.english).joined() ?? ""
      #expect(sentences.contains("There are more than"), "\(sentences)")
    }
  }

  // MARK: Export

  @Test(arguments: ExportFormat.allCases)
  func formatsWithoutKnobsSaySo(_ format: ExportFormat) throws {
    let file = try Self.read(Self.text)
    let losses = format.export(file.scene, file.timeline).losses.filter {
      $0.english.contains("knobs")
    }
    #expect(losses.isEmpty == (format == .json || format == .html))
  }

  /// A page has a control for each knob, and a picture for each combination.
  @Test func pagesHaveControls() throws {
    let file = try Self.read(Self.text)
    let page = ExportFormat.html.export(file.scene, file.timeline, named: "ball").text
    // 8 combinations of two choices and a toggle leave 2 positions for each number.
    #expect(page.components("<svg ") == 32 && page.components(" hidden>") == 31)
    #expect(page.components("type=\"range\"") == 2 && page.components("<select") == 2)
    #expect(page.components("type=\"checkbox\"") == 1 && page.contains("How long"))
    let names = page.split(separator: "<svg id=\"").dropFirst().compactMap {
      $0.split(separator: "\"").first
    }
    #expect(Set(names).count == names.count)
    // With fewer combinations, numbers have more positions.
    var scene = file.scene
    scene.knobs.removeAll { $0.name != "size" }
    let one = ExportFormat.html.export(scene, file.timeline, named: "ball")
    #expect(one.text.components("<svg ") == 9 && one.text.contains(",&quot;40 pt&quot;,"))
    scene.knobs = []
    #expect(!ExportFormat.html.export(scene, file.timeline).text.contains("id=\"knobs\""))
  }

  /// Whatever a unit is, each position of a control has its own text.
  @Test func unitsMayHaveAnyCharacters() throws {
    let file = try Self.read(Self.text.replacing("\"pt\"", with: "\"a|b\""))
    let page = ExportFormat.html.export(file.scene, file.timeline, named: "ball").text
    #expect(page.contains("data-t=\"[&quot;40 a|b&quot;,&quot;90 a|b&quot;]\""))
    #expect(page.contains("JSON.parse(k.dataset.t)"))
  }
}

extension String {
  /// How often `part` occurs.
  fileprivate func components(_ part: String) -> Int {
    split(separator: part, omittingEmptySubsequences: false).count - 1
  }
}
