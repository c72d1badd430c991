import Demos
import Editing
import Formats
import Keyframes
import AppState
import Playground
import Stage
import TestSupport
import Testing

@Suite struct JSONRoundTripTests {
  @Test(arguments: Share.of(0..<40, few: 10))
  func scenesReadBackEqual(_ seed: Int) throws {
    var random = RandomNodes(seed: UInt64(seed))
    let scene = random.scene(nodes: 4, chance: 0.25)
    let timeline = random.timeline()
    let exported = ExportFormat.json.export(scene, timeline)
    let isEqual = try Pasted(exported.text) == .scene(scene, timeline)
    #expect(isEqual)
    #expect(exported.losses.isEmpty)
  }

  @Test(arguments: Share.of(0..<100, few: 25))
  func nodesReadBackEqual(_ seed: Int) throws {
    var random = RandomNodes(seed: UInt64(1000 + seed))
    let node = random.node(chance: 0.4)
    let isEqual = try Pasted(ExportFormat.json.export(node).text) == .node(node)
    #expect(isEqual)
  }

  /// Written node by node, it is the text of the whole; so it is where it fits on a line.
  @Test(arguments: Share.of(0..<60, few: 20))
  func aGroupIsWrittenNodeByNode(_ seed: Int) {
    var random = RandomNodes(seed: UInt64(3000 + seed))
    let nodes = (0..<seed % 4).map { _ in seed < 4 ? Node {}.named("n") : random.node(chance: 0.3) }
    let wanted = ExportFormat.json.export(Node { nodes }.named("some")).text
    var text = GroupText(nodes, named: "some")
    for _ in nodes {
      #expect(!text.isWhole && text.text == wanted)
      text.writeNext()
    }
    #expect(text.isWhole && text.text == wanted)
    text.writeNext()
    #expect(text.text == wanted)
  }

  @Test(arguments: Share.of(0..<100, few: 25))
  func tracksReadBackEqualWithTheirProperty(_ seed: Int) throws {
    var random = RandomNodes(seed: UInt64(2000 + seed))
    let tracks: [PropertyTrack] = [
      .number(nil, random.numbers()), .number(random.pick(Property.allCases), random.numbers()),
      .color(nil, random.colors()),
      .color(random.pick(ColorProperty.allCases), random.colors()),
      .hidden(random.track { $0.isLikely(0.5) }), .gradient(random.track { $0.gradient() }),
      .outline(random.outlines()), .string(random.strings()),
      .rangeColor(random.range(), random.colors()),
      .maskPath(12, random.outlines()), .maskOpacity(0, random.numbers()),
    ]
    for track in tracks {
      #expect(try Pasted(ExportFormat.json.export(track).text) == .track(track))
    }
  }

  @Test func everyEasingReadsBackEqual() throws {
    for easing in Easings.all {
      let exported = ExportFormat.json.export(easing)
      #expect(try Pasted(exported.text) == .easing(easing), "\(easing)")
      #expect(exported.losses.isEmpty)
    }
  }

  @Test func ownFunctionsAreNamedAndReadWhereTheyAreKnown() throws {
    let track: Track<Double> = ([0: 0, 1: 1] as Track<Double>).eased(Easings.wobble)
    let exported = ExportFormat.json.export(track, of: .x)
    #expect(
      exported.losses.map(\.english) == [
        "custom(wobble) is named but not written: whoever reads it needs the same function."
      ])
    #expect(try Pasted(exported.text, customs: [Easings.wobble]) == .track(.number(.x, track)))
    #expect(throws: PasteError.self) { try Pasted(exported.text) }
  }

  @Test func demosReadBackEqual() throws {
    for demo in catalog {
      let exported = ExportFormat.json.export(demo.scene, demo.timeline)
      let isEqual = try Pasted(exported.text) == .scene(demo.scene, demo.timeline)
      #expect(isEqual, "\(demo.name)")
      #expect(exported.losses.isEmpty)
    }
  }

  @Test func whatIsNotFiniteIsReplacedAndSaid() throws {
    let size = Size(width: .infinity, height: 1)
    let node = Node(.rectangle(size, cornerRadius: .nan), fill: .white)
    let exported = ExportFormat.json.export(node)
    #expect(
      exported.losses.map(\.english) == [
        "JSON knows no nan: 0 stands in its place.",
        "JSON knows no inf: 1.7976931348623157e+308 stands in its place.",
      ])
    let expected = Node(.rectangle(.greatestFiniteMagnitude, 1), fill: .white)
    #expect(try Pasted(exported.text) == .node(expected))
  }

  @Test func documentsLookLikeThis() {
    #expect(
      ExportFormat.json.export(.easeOut(.bounce)).text
        == "{\"riff\": 1, \"easing\": \"ease-out-bounce\"}\n")
    #expect(
      ExportFormat.json.export([0: 1, 0.5: 10], of: .rotation).text == """
        {
          "riff": 1,
          "track": {"keyframes": [{"time": 0, "value": 1}, {"time": 0.5, "value": 10}]},
          "of": "rotation"
        }

        """)
    #expect(
      ExportFormat.json.export(Node(.circle(radius: 26), fill: Color(0xFF6B5E)).at(x: 480)).text
        == "{\"riff\": 1, \"node\": {\"shape\": {\"ellipse\": [52, 52]}, \"x\": 480, "
        + "\"fill\": \"#FF6B5E\"}}\n")
  }
}
