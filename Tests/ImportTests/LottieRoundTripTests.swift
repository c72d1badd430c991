import Formats
import Keyframes
import Stage
import Testing

/// What was read from a Lottie can be saved as Riff's own JSON.
@Suite struct LottieRoundTripTests {
  @Test func whatIsReadCanBeWrittenAndReadAgain() throws {
    let trim = #"{"ty": "tm", "s": {"k": 10}, "e": {"k": 60}, "o": {"k": 90}, "m": 1}"#
    let line = Lottie.line.dropLast() + #", "lj": 1, "ml": 9}"#
    let file = try Lottie.read([
      Lottie.shapes([Lottie.square(10, 10), String(line), Lottie.red, trim], #""ip": 3"#)
    ])
    let text = ExportFormat.json.export(file.scene, file.timeline).text
    guard case .scene(let scene, let timeline) = try Pasted(text) else {
      throw FileError(sentence: "not a scene")
    }
    #expect(scene == file.scene)
    #expect(timeline == file.timeline)
    #expect(timeline?.frameRate == 10)
    #expect(scene.nodes[0].stroke?.miterLimit == 9)
  }
}
