import Formats
import Keyframes
import Stage
import Testing

private func open(_ text: String) throws -> SceneText {
  try SceneText(Array(text.utf8), name: "test") { source throws(FileError) in
    throw FileError(sentence: "There is no \(source).")
  }
}

/// What is saved into a text looks as its author would write it.
struct SceneTextFormTests {
  private static func saved(
    _ text: String, _ change: (inout Scene, inout Timeline) -> Void
  ) throws -> String {
    let old = try open(text)
    var (scene, timeline) = (old.file.scene, old.file.timeline)
    change(&scene, &timeline)
    return String(decoding: old.text(of: scene, timeline), as: UTF8.self)
  }

  private static let short = #"{"nodes": [{"name": "a", "ellipse": 40, "at": [1, 2]}]}"#
  private static let long =
    #"{"nodes": [{"name": "a", "shape": {"ellipse": [40, 40]}, "x": {"keyframes": [{"time": 0, "value": 1}]}}]}"#

  /// A text, a change of its scene, and a part of the new text.
  private static let forms:
    [(text: String, change: @Sendable (inout Scene) -> Void, part: String)] = [
      (short, { $0.nodes[0].shape = .ellipse(Size(width: 50, height: 50)) }, #""ellipse": 50,"#),
      (
        short, { $0.nodes[0].shape = .ellipse(Size(width: 50, height: 60)) },
        #""ellipse": [50, 60],"#
      ),
      (short, { $0.nodes[0].shape = .rectangle(5, 5) }, #""rectangle": 5"#),
      (short, { $0.nodes[0] = $0.nodes[0].scale(2) }, #""scale": 2"#),
      (
        short, { $0.nodes[0] = $0.nodes[0].scale([0: 1, 1: 2], .easeOut) },
        #""scale": {"0": [1, "cubic-bezier(0, 0, 0.58, 1)"], "1": "#
      ),
      (
        short, { $0.nodes.append(Node(.circle(radius: 5), fill: .white).at(x: 3, y: 4)) },
        ##"{"ellipse": 10, "at": [3, 4], "fill": "#FFFFFF"}"##
      ),
      (
        short, { $0.nodes.append(Node("Hi", TextStyle(30), .white)) },
        ##"{"text": "Hi", "style": 30, "fill": "#FFFFFF"}"##
      ),
      (
        short,
        { $0.nodes.append(Node(.circle(radius: 5), stroke: Stroke(.black, width: 1))) },
        ##"{"ellipse": 10, "stroke": "#000000"}"##
      ),
      (
        short,
        {
          $0.nodes.append(Node(.circle(radius: 5), stroke: Stroke(.black, width: 2, cap: .round)))
        },
        ##""stroke": {"color": "#000000", "width": 2, "cap": "round"}"##
      ),
      (
        #"{"nodes": [{"name": "a", "own": {"heat": 1, "b": {"0": 1, "1": 2}}}]}"#,
        { $0.nodes[0].own["b"] = [0: 1, 1: 3] },
        #""own": {"heat": 1, "b": {"0": 1, "1": 3}}"#
      ),
      (
        long, { $0.nodes.append(Node(.circle(radius: 5), fill: .white).at(x: 3, y: 4)) },
        ##"{"shape": {"ellipse": [10, 10]}, "x": 3, "y": 4, "fill": "#FFFFFF"}"##
      ),
      (short, { $0.nodes[0].x = Track(5.0 / 3) }, #""at": [1.6667, 2]"#),
      (
        short, { $0.nodes[0].rotation = [0: 0, 2.0 / 3: 1e-7 / 3, 1: 0] },
        #"{"0": 0, "0.6667": 3.333e-08, "1": 0}"#
      ),
      (
        #"{"nodes": [{"name": "a", "x": 0.1234567}]}"#, { $0.nodes[0].y = Track(5.0 / 3) },
        #""y": 1.6666667"#
      ),
      (
        #"{"nodes": [{"name": "a", "x": 1.6666666666666667}]}"#,
        { $0.nodes[0].y = Track(5.0 / 3) }, #""y": 1.6666666666666667"#
      ),
    ]

  @Test(arguments: forms.indices)
  func additionsHaveTheFormsOfTheText(_ index: Int) throws {
    let (text, change, part) = Self.forms[index]
    let new = try Self.saved(text) { scene, _ in change(&scene) }
    #expect(new.contains(part), "\(new)")
    // What is saved once is not rounded again.
    let again = try open(new)
    #expect(again.text(of: again.file.scene, again.file.timeline) == Array(new.utf8))
  }

  /// A document of one node can't hold two.
  @Test func whatCannotBeMergedKeepsItsTitleAndComments() throws {
    let text = """
      // Mine
      {
        "$schema": "riff-scene.schema.json", // for the editor
        "title": "Mine",
        "node": {"name": "a", "ellipse": 40}
      }
      // the end

      """
    let new = try Self.saved(text) { scene, _ in
      scene.nodes.append(Node(.circle(radius: 5), fill: .white).named("b"))
    }
    #expect(
      new.hasPrefix("// Mine\n{\n  \"$schema\": \"riff-scene.schema.json\", // for the editor\n"))
    #expect(new.hasSuffix("}\n// the end\n"))
    #expect(try open(new).file.title == "Mine")
    #expect(try open(new).file.scene.nodes.map(\.name) == ["a", "b"])
  }
}
