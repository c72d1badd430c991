import Formats
import Foundation
import Stage
import Testing
import Words

struct SceneSchemaTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Assets/riff-scene.schema.json")

  /// To write it anew: RIFF_RECORD=1 swift test --filter SceneSchemaTests
  @Test func theFileInAssetsIsThatOfTheReader() throws {
    if ProcessInfo.processInfo.environment["RIFF_RECORD"] != nil {
      try SceneSchema.text.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == SceneSchema.text)
    _ = try JSONSerialization.jsonObject(with: Data(SceneSchema.text.utf8))
  }

  @Test func itsMembersAreThoseOfTheReader() {
    let members = Dictionary(uniqueKeysWithValues: SceneSchema.members.map { ($0.kind, $0.names) })
    #expect(
      members == [
        "document": JSONMembers.document.union(JSONMembers.scene), "scene": JSONMembers.scene,
        "timeline": JSONMembers.timeline.union(JSONMembers.shortTimeline),
        "node": JSONMembers.node.union(JSONMembers.shortNode), "shape": JSONMembers.shape,
        "style": JSONMembers.style, "stroke": JSONMembers.stroke,
        "gradient": JSONMembers.gradient, "route": JSONMembers.route, "mask": JSONMembers.mask,
        "pathMask": JSONMembers.pathMask, "matte": JSONMembers.matte,
        "numberFormat": JSONMembers.numberFormat, "constraint": JSONMembers.constraint,
        "rangeColor": JSONMembers.rangeColor, "cue": JSONMembers.cue,
        "knob": JSONMembers.knob, "knobTarget": JSONMembers.knobTarget,
      ])
  }

  /// No name of the schema means nothing to the reader, whatever its value.
  @Test(arguments: ["node", "timeline", "scene"])
  func everyNameMeansSomethingToTheReader(_ kind: String) throws {
    let names = try #require(SceneSchema.members.first { $0.kind == kind }).names
    for name in names.sorted() {
      let member = "{\"\(name)\": null}"
      let text =
        switch kind {
        case "node": "{\"nodes\": [\(member)]}"
        case "timeline": "{\"nodes\": [], \"timeline\": \(member)}"
        case _: "{\"scene\": \(member)}"
        }
      do {
        _ = try RiffSceneReader.read(Array(text.utf8), name: "test") { source throws(FileError) in
          throw FileError(sentence: Message(verbatim: source))
        }
      } catch {
        #expect(!error.errors.contains { $0.sentence.english.contains("means nothing") }, "\(name)")
      }
    }
  }
}
