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
    return String(decoding: try old.text(of: scene, timeline), as: UTF8.self)
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
      (knobs, { $0.nodes[0].fill = Track(Color(0x44AAFF)) }, ##""fill": "#4af""##),
      (knobs, { $0.nodes[0].fill = Track(Color(0xFF7F50)) }, #""fill": "coral""#),
      (knobs, { $0.nodes[0].fill = Track(Color(0xFF8800)) }, ##""fill": "#f80""##),
      (knobs, { $0.nodes[0].fill = Track(Color(0xFF8801)) }, ##""fill": "#ff8801""##),
      (
        knobs, { $0.nodes[0].x = ([0: 1, 1: 2] as Track<Double>).eased(.easeOut) },
        #"{"0": [1, "ease-out"], "#
      ),
      (
        knobs, { $0.nodes[0].x = ([0: 1, 1: 2] as Track<Double>).eased(.easeInOut) },
        #"{"0": [1, "ease-in-out"], "#
      ),
      (
        knobs,
        { $0.nodes[0].x = ([0: 1, 1: 2] as Track<Double>).eased(.cubicBezier(0.4, 0, 0.2, 1)) },
        #"{"0": [1, "cubic-bezier(.4,0,.2,1)"], "#
      ),
      (
        knobs,
        {
          $0.nodes[0].name = "#44AAFF"
          $0.knobs[0].sets = []
        }, ##""name": "#44AAFF""##
      ),
      (
        knobs, { $0.nodes.append(Node("#44AAFF", TextStyle(30), .white)) }, ##""text": "#44AAFF""##
      ),
      (
        knobs, { $0.knobs[0].value = .number(62) },
        #"{"name": "size", "range": [10,  120], "value": 62, "sets": [ {"#
      ),
      (
        knobs, { $0.knobs[0].kind = .number(range: 10...90, step: 0.8, unit: "") },
        #"{"name": "size", "range": [10,  90], "value": 40,"#
      ),
      (
        knobs, { $0.knobs[0].kind = .number(range: 10...90, step: 1, unit: "") },
        #""range": [10,  90], "step": 1, "value": 40,"#
      ),
      (
        knobs, { $0.knobs[1].value = .choice("Hot") },
        ##"{"name": "mood", "choices": {"Calm": "#4af", "Hot": "coral"}, "value": "Hot","##
      ),
      (
        knobs,
        {
          $0.knobs.append(
            SceneKnob(
              "feel",
              .choice([
                SceneKnob.Choice("soft", .easing(.easeIn)), .init("#f80", .easing(.linear)),
              ]), .choice("#f80"), sets: []))
        },
        ##""choices": {"soft": "ease-in", "#f80": "linear"}, "value": "#f80", "sets": []}"##
      ),
    ]
  private static let knobs = ##"""
    {"nodes": [{"name": "ball", "ellipse": 40, "fill": "#4af", "y": {"0": [1, "ease-out"], "1": [2,
     "cubic-bezier(.4,0,.2,1)"], "2": 3}}, {"rectangle": [6,  8], "fill": "coral"}], "knobs": [
      // how large
      {"name": "size", "range": [10,  120], "value": 40, "sets": [ {"node": "ball", "property": "width"}]},
      {"name": "mood", "choices": {"Calm": "#4af", "Hot": "coral"}, "value": "Calm", "sets": []},
    ]}
    """##

  @Test(arguments: forms.indices)
  func additionsHaveTheFormsOfTheText(_ index: Int) throws {
    let (text, change, part) = Self.forms[index]
    let new = try Self.saved(text) { scene, _ in change(&scene) }
    #expect(new.contains(part), "\(new)")
    // What is saved once is not rounded again.
    let again = try open(new)
    #expect(try again.text(of: again.file.scene, again.file.timeline) == Array(new.utf8))
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
