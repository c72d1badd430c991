import AppState
import Formats
import Interface
import Keyframes
import Stage
import Syntax
import TestSupport
import Testing
import Words

@testable import Commands
@testable import Playground

/// The scenes of a recording, and their pictures.
@MainActor @Suite struct RecordedScenesTests {
  private static func scenes(
    _ pictures: [PictureKinds.Kind], mostPixels: Int
  ) -> [RecordedScene] {
    let events = pictures.map { picture in
      let url = DataURL.picture(picture.bytes)
      let node = #"{"shape": {"picture": "\#(url)", "size": [16, 32]}}"#
      let text = #"{"riff": 1, "scene": {"nodes": [\#(node)]}}"#
      let scene = SceneInFile(name: "a", path: "/a/a.json", text: text, isSaved: false)
      return TimedEvent(time: 0, .scene(scene))
    }
    let start = SessionStart(demos: ["a"], size: Size(width: 800, height: 600))
    let recording = Recording(start, steps: [Recording.Step(events, dt: 0)])
    return RecordedScenes(of: recording, RecordedPictures(mostPixels: mostPixels)).later
  }

  private static var kinds: [PictureKinds.Kind] {
    PictureKinds.all.filter { $0.format == .jpeg && $0.colors == .color }
  }

  private static let pixels = PictureKinds.width * PictureKinds.height

  private func shows(_ scene: RecordedScene) -> Bool {
    guard case .picture? = scene.demo.scene.allNodes.first?.node.shape else { return false }
    return scene.problems.isEmpty
  }

  /// As often as it is saved with a scene.
  @Test func aPictureOfManyScenesCountsOnce() {
    let scenes = Self.scenes(
      Array(repeating: Self.kinds[0], count: 20), mostPixels: Self.pixels)
    let shown = scenes.map { shows($0) }
    #expect(shown == Array(repeating: true, count: 20))
  }

  @Test func allPicturesTogetherHaveALimit() {
    let kinds = Self.kinds
    let scenes = Self.scenes([kinds[0], kinds[1], kinds[2], kinds[0]], mostPixels: 2 * Self.pixels)
    let shown = scenes.map { shows($0) }
    #expect(shown == [true, true, false, true])
    let sentence = scenes[2].problems.first?.sentence.english
    #expect(sentence?.contains("megapixels") == true)
  }
}
