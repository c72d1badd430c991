import Formats
import Keyframes
import Stage
import Testing

/// A part of a scene as Lottie.
@Suite struct LottiePartTests {
  @Test func aPartIsWhatThePlayerShows() throws {
    let scene = Scene(ground: .white) {
      Node {}.at(x: [0: 0, 2: 120], y: 30)
    }
    let text = ExportFormat.lottie.export(
      scene, .seconds(2), playing: ScenePlayback(range: 0.5...1.5)
    ).text
    #expect(text.contains(#""ip":30,"op":90,"#))
    #expect(ExportFormat.lottie.export(scene, .seconds(2)).text.contains(#""ip":0,"op":120,"#))
  }
}
