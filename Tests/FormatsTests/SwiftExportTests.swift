import DemoKit
import Demos
import Editing
import Formats
import Foundation
import Keyframes
import AppState
import Playground
import Stage
import TestSupport
import Testing

/// The Swift that is exported compiles and makes the same scene: demos of the catalogue, and scenes in
/// which everything is said, go through the compiler together.
@Suite struct SwiftExportTests {
  private static let scenes: [(name: String, scene: Scene, timeline: Timeline)] =
    Share.of(catalog, few: 4).map { (typeName($0.name), $0.scene, $0.timeline) }
    + Share.of(synthetic, few: 2)

  private static let synthetic: [(name: String, scene: Scene, timeline: Timeline)] =
    (0..<3).map { seed in
      var random = RandomNodes(seed: UInt64(40 + seed))
      let scene = random.scene(nodes: 4, chance: 0.2 + 0.25 * Double(seed))
      return ("Random\(seed)", scene, random.timeline())
    }

  /// `paging-intro` as `DemoPagingIntro`.
  private static func typeName(_ name: String) -> String {
    "Demo" + name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// What is written for Apple's frameworks cannot be compiled everywhere, but it is Swift.
  @Test(arguments: [ExportFormat.uiKit, .swiftUI])
  func exportsForAppleAreSwift(_ format: ExportFormat) throws {
    var package = try Compiled.Package()
    defer { package.remove() }
    for (name, scene, timeline) in Self.scenes {
      try package.add(format.export(scene, timeline, named: name).text, type: name)
    }
    try package.parse()
  }

  @Test func exportedScenesCompileAndAreEqual() throws {
    var package = try Compiled.Package()
    defer { package.remove() }
    for (name, scene, timeline) in Self.scenes {
      let exported = ExportFormat.swift.export(scene, timeline, named: name)
      #expect(exported.losses.isEmpty, "\(name)")
      try package.add(exported.text, type: "\(name)Scene")
    }
    try Self.addPieces(to: &package)
    let outputs = try package.run()
    let pieces = outputs.dropFirst(Self.scenes.count).map(\.json)
    expectPieces(Array(pieces))
    for ((name, scene, timeline), output) in zip(Self.scenes, outputs) {
      // The whole scene, member for member, as the program built it …
      let isEqual = try Pasted(output.json) == .scene(scene, timeline)
      #expect(isEqual, "\(name)")
      // … and what is seen of it.
      let times = Compiled.times(of: timeline)
      #expect(output.frames.count == times.count)
      for (time, frame) in zip(times, output.frames) {
        let (shown, seen) = (withoutPlaces(frame), withoutPlaces("\(scene.frame(at: time))"))
        let isEqual = shown == seen
        #expect(isEqual, "\(name) at \(time): \(firstDifference(shown, seen))")
      }
    }
  }

  /// Private types are described with their places in memory, which are those of one process.
  private func withoutPlaces(_ text: String) -> String {
    text.replacing(#/\(unknown context at \$[0-9a-f]+\)/#, with: "")
  }

  /// The texts from a little before where they differ.
  private func firstDifference(_ one: String, _ other: String) -> String {
    let common = zip(one, other).prefix { $0 == $1 }.count
    let parts = [one, other].map { $0.dropFirst(max(0, common - 40)).prefix(120) }
    return "\(parts[0]) … instead of \(parts[1])"
  }

  // MARK: Nodes, tracks and easings

  private static let nodes: [Node] = (0..<8).map { seed in
    var random = RandomNodes(seed: UInt64(80 + seed))
    return random.node(chance: 0.2)
  }

  private static let tracks: [Track<Double>] = (0..<20).map { seed in
    var random = RandomNodes(seed: UInt64(90 + seed))
    return random.numbers()
  }

  /// A node is pasted where nodes are built, a track is a declaration, an easing an expression.
  private static func addPieces(to package: inout Compiled.Package) throws {
    let nodes = nodes.enumerated().map { index, node in
      "@NodeBuilder func node\(index)() -> [Node] {\n\(ExportFormat.swift.export(node).text)}\n"
    }
    let tracks = tracks.enumerated().map { index, track in
      "func track\(index)() -> Track<Double> {\n"
        + "\(ExportFormat.swift.export(track, of: .x).text)return x\n}\n"
    }
    let easings = Easings.all.enumerated().map { index, easing in
      "let easing\(index): Easing = \(ExportFormat.swift.export(easing).text)\n"
    }
    try package.add(
      nodes.joined(), file: "Nodes",
      printing: nodes.indices.map { "ExportFormat.json.export(node\($0)()[0]).text" })
    try package.add(
      tracks.joined(), file: "Tracks",
      printing: tracks.indices.map { "ExportFormat.json.export(track\($0)(), of: .x).text" })
    try package.add(
      easings.joined(), file: "Easings",
      printing: easings.indices.map { "ExportFormat.json.export(easing\($0)).text" })
  }

  private func expectPieces(_ outputs: [String]) {
    let expected: [Pasted] =
      Self.nodes.map { .node($0) } + Self.tracks.map { .track(.number(.x, $0)) }
      + Easings.all.map { .easing($0) }
    #expect(outputs.count == expected.count)
    for (output, expected) in zip(outputs, expected) {
      let isEqual = (try? Pasted(output)) == expected
      #expect(isEqual, "\(output.prefix(300))")
    }
  }
}
