import DemoKit
import Demos
import Editing
import Formats
import Keyframes
import AppState
import Playground
import Stage
import TestSupport
import Testing

/// What is damaged is refused with its place and the way out, and never traps.
@Suite struct DamageTests {
  @Test func everyDamageIsRefusedWithItsPlaceAndTheWayOut() {
    for (text, message) in Damages.all {
      #expect("\(text)") {
        _ = try Pasted(text)
      } throws: { error in
        let said = (error as? PasteError)?.description
        if said != message {
          Issue.record("\(text)\n  said \(said ?? "nothing")\n  not  \(message)")
        }
        return true
      }
    }
  }

  /// What is written for other systems says so when it comes back.
  @Test func whatCannotBeReadBackIsNamed() {
    let node = Node(.circle(radius: 2), fill: .white).at(x: [0: 1, 2: 3], y: [1: 2, 2: 0])
    let scene = Scene(ground: .black) { node }
    let texts = [
      ExportFormat.swift.export(node), ExportFormat.swift.export(scene, .pages(2)),
      ExportFormat.uiKit.export(node), ExportFormat.uiKit.export(scene, .pages(2)),
      ExportFormat.uiKit.export([0: 1, 2: 3], of: .x),
      ExportFormat.swiftUI.export(node), ExportFormat.swiftUI.export(scene, .pages(2)),
      ExportFormat.swiftUI.export([0: 1, 2: 3], of: .x),
    ].map(\.text)
    for text in texts {
      let error = #expect(throws: PasteError.self) { try Pasted(text) }
      #expect(error?.remedy == "copy it as JSON, which can be read whole", "\(text)")
    }
    let css = #expect(throws: PasteError.self) { try Pasted(ExportFormat.css.export(node).text) }
    #expect(css?.remedy == "paste one at a time")
  }

  @Test func bombsAreRefused() {
    let bombs = [
      String(repeating: "[", count: 100_000),
      "{\"riff\": 1, \"node\": " + String(repeating: "{\"children\": [", count: 50_000),
      String(repeating: "{\"a\":", count: 100_000),
      "let x = " + String(repeating: "(", count: 100_000),
      String(repeating: "[0: ", count: 100_000),
      "@keyframes " + String(repeating: "{", count: 100_000),
      "@keyframes a { " + String(repeating: "0%,", count: 10_000),
      "[0: 1]" + String(repeating: ".eased(.hold)", count: 100_000),
      "[0: 1].eased(Easing.hold" + String(repeating: ".reversed", count: 100_000) + ")",
      "Easing.hold" + String(repeating: ".mirrored", count: 100_000),
      "Track(1).timed(by: .linear, over: 1, from: 5).timed(by: .linear, over: 1, from: 5)",
      "@keyframes a { 1e300% { opacity: 1 } } .a { animation: a 1e300s }",
      "@keyframes a { to { rotate: 1e308turn } }",
      "@keyframes a { to { opacity: " + String(repeating: "1", count: 100_000)
        + String(repeating: "x", count: 100_000) + " } }",
      "@keyframes a { to { opacity: x } }" + String(repeating: "animation:", count: 10_000),
      "{\"riff\": 1, \"easing\": \"" + String(repeating: "mirrored(", count: 10_000) + "\"}",
    ]
    for bomb in bombs {
      #expect(throws: PasteError.self, "\(bomb.prefix(40))") { try Pasted(bomb) }
    }
  }

  @Test func nodesReadBackAsDeepAsTheyMayBeWritten() throws {
    func deep(_ count: Int) -> Node {
      (0..<count).reduce(Node(.circle(radius: 1), fill: .white)) { inner, _ in Node { inner } }
    }
    let exported = ExportFormat.json.export(deep(89))
    #expect(exported.losses.isEmpty)
    #expect(try Pasted(exported.text) == .node(deep(89)))
    #expect(ExportFormat.json.export(deep(120)).losses.count == 1)
    #expect(throws: PasteError.self) { try Pasted(ExportFormat.json.export(deep(120)).text) }
  }

  /// Texts of every kind that can be read.
  private static let samples: [String] = {
    var random = RandomNodes(seed: 5)
    let scene = random.scene(nodes: 2, chance: 0.15)
    return [
      ExportFormat.json.export(scene, .pages(3)).text,
      ExportFormat.swift.export(random.numbers(), of: .x).text,
      ExportFormat.swift.export(random.colors(), of: .fill).text,
      ExportFormat.css.export([0: 1, 0.5: 2, 3: 4], of: .rotation).text,
      ExportFormat.css.export([0: .white, 1: Color(0x123456)], of: .fill).text,
      ExportFormat.swift.export(Easings.composed[5]).text,
    ]
  }()

  /// A text without its end is refused, or, where all that counts is still there, read.
  @Test func noBeginningTraps() {
    for sample in Self.samples {
      let bytes = Array(sample.utf8)
      for end in Share.of(0..<bytes.count, few: 100) {
        _ = try? Pasted(String(decoding: bytes[..<end], as: UTF8.self))
      }
    }
    let scene = Self.samples[0]
    for end in Share.of(1..<scene.utf8.count - 2, few: 60) {
      #expect(throws: PasteError.self) {
        try Pasted(String(decoding: Array(scene.utf8)[..<end], as: UTF8.self))
      }
    }
  }

  @Test func noFlippedByteTraps() {
    var random = SeededGenerator(77)
    for sample in Self.samples {
      let bytes = Array(sample.utf8)
      for _ in 0..<Share.count(300, few: 80) {
        var damaged = bytes
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let place = Int.random(in: 0..<bytes.count, using: &random)
          let marks = Array("{}[]():;,.\"\\-+eE0129 nx#%@/*\n".utf8)
          damaged[place] = marks[Int.random(in: 0..<marks.count, using: &random)]
        }
        _ = try? Pasted(String(decoding: damaged, as: UTF8.self))
      }
    }
  }
}
