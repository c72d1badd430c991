import TestSupport
import Testing

@testable import SceneText
@testable import Syntax

/// Large texts are read and merged as small ones are.
@Suite struct TextMergeTests {
  // MARK: Nodes that are found again

  @Test(arguments: Share.of(0..<400, few: 100))
  func nodesAreFoundByContentNameAndKind(_ seed: Int) {
    var random = SeededGenerator(UInt64(seed))
    let (old, new) = (Self.nodes(&random), Self.nodes(&random))
    #expect(TextMerge.origins(of: new, among: old) == Self.origins(of: new, among: old))
    let same: [Int?] = old.indices.map { $0 }
    #expect(TextMerge.origins(of: old, among: old) == same)
  }

  private static func nodes(_ random: inout SeededGenerator) -> [JSON] {
    var nodes: [JSON] = []
    for _ in 0..<Int.random(in: 0...9, using: &random) {
      var members: [(key: String, value: JSON)] = []
      if Bool.random(using: &random) {
        members.append(("name", .string("n\(Int.random(in: 0...2, using: &random))")))
      }
      if Bool.random(using: &random) {
        let kind = Bool.random(using: &random) ? "rectangle" : "ellipse"
        members.append(("shape", .object([(key: kind, value: .number(1))])))
      }
      members.append(("x", .number(Double(Int.random(in: 0...2, using: &random)))))
      nodes.append(.object(members))
    }
    return nodes
  }

  /// The definition.
  private static func origins(of new: [JSON], among old: [JSON]) -> [Int?] {
    var origins = [Int?](repeating: nil, count: new.count)
    var free = Set(old.indices)
    func match(_ alike: (JSON, JSON) -> Bool) {
      for index in new.indices where origins[index] == nil {
        let all = [index] + free.sorted()
        guard let found = all.first(where: { free.contains($0) && alike(old[$0], new[index]) })
        else { continue }
        origins[index] = found
        free.remove(found)
      }
    }
    match { $0 == $1 }
    match { $0[key: "name"] != nil && $0[key: "name"] == $1[key: "name"] }
    match { one, other in
      one.members.filter { $0.key != "name" } == other.members.filter { $0.key != "name" }
    }
    match { $0[key: "shape"]?.members.first?.key == $1[key: "shape"]?.members.first?.key }
    return origins
  }

  // MARK: Limits

  /// Written out, a keyframe has more values than in the short form, which counts as one.
  @Test func manyKeyframesAreReadInTheLongForm() throws {
    let keyframe = #"{"time": 0, "value": 1, "easing": "hold"}"#
    let all = String(repeating: keyframe + ",", count: 70_000)
    var parser = JSONParser(Source("[\(all)]"), isByHand: true)
    let value = try parser.document()
    #expect(value.values?.count == 70_000)
  }

  @Test func otherObjectsCountAsFour() {
    let text = "[" + String(repeating: "{},", count: 100_000) + "]"
    #expect(throws: PasteError.self) {
      var parser = JSONParser(Source(text), isByHand: true)
      _ = try parser.document()
    }
  }

  @Test func allPathsTogetherHaveALimit() throws {
    let reader = JSONReader(source: Source(""), customs: [])
    func read(_ path: String) throws {
      _ = try reader.path(JSONValue(content: .string(path), place: 0, end: 0))
    }
    reader.pieces.count = JSONFormat.mostPieces - 3
    #expect(throws: PasteError.self) { try read("M 0 0 L 1 1 L 2 2 Z") }
    try read("M 0 0 L 1 1 Z")
    #expect(throws: PasteError.self) { try read("M 0 0") }
    try read("")
  }
}
