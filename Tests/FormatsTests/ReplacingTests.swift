import Formats
import Keyframes
import Stage
import Testing

@testable import Syntax

/// Parts of texts that others take the place of.
@Suite struct ReplacingTests {
  private static func replaced(_ text: String, _ parts: [(String, String)]) -> String {
    var replacing = Replacing()
    for (part, other) in parts { replacing.add(part, with: other) }
    return replacing.replaced(in: text)
  }

  @Test(
    arguments: [
      ("aXbXc", ["X": "--"], "a--b--c"), ("aaa", ["a": "aa"], "aaaaaa"), ("abc", [:], "abc"),
      ("abc", ["": "x"], "abc"), ("", ["a": "b"], ""), ("aab", ["ab": "x"], "ax"),
      ("Easing.a.a", [".a": "b", "Easing.a": "c"], "cb"),
      ("abcabd", ["abcd": "x", "ab": "y"], "ycyd"),
      ("缓动 é", ["动": "入", "é": "e"], "缓入 e"),
    ] as [(String, [String: String], String)])
  func partsAreReplaced(_ text: String, _ parts: [String: String], _ expected: String) {
    #expect(Self.replaced(text, parts.map { ($0, $1) }) == expected)
  }

  /// What is put in is not looked at again.
  @Test func partsDoNotMeetInWhatReplacesThem() {
    #expect(Self.replaced("ab", [("a", "b"), ("b", "a")]) == "ba")
  }

  /// With any number of tokens each is one name wherever it is used.
  @Test(arguments: [1, 12, 300])
  func exportsNameEveryToken(_ count: Int) {
    let tokens = (0..<count).map { index in
      MotionTokens.NamedEasing(
        name: "t\(index)", easing: .cubicBezier(0, Double(index) / 1000, 0.2, 1))
    }
    var scene = Scene(ground: .black) {
      for token in tokens {
        Node(.circle(radius: 1)).at(
          x: Track([
            Keyframe(time: 0, value: 0, easing: .token(token.name, token.easing)),
            Keyframe(time: 1, value: 9, easing: .token(token.name, token.easing)),
            Keyframe(time: 2, value: 0),
          ]), y: 0)
      }
    }
    scene.tokens = MotionTokens(easings: tokens)
    let css = ExportFormat.css.export(scene, .seconds(2)).text
    let swift = ExportFormat.swift.export(scene, .seconds(2)).text
    for token in tokens {
      #expect(
        css.contains("var(--ease-\(token.name));") && !css.contains("var(--ease-\(token.name),"))
      #expect(swift.contains("easing: \(token.name)Easing)"))
      #expect(swift.contains("static let \(token.name)Easing = Easing.token("))
    }
  }
}
