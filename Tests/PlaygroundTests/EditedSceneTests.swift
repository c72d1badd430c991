import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Tracks in the place of a scene's own.
@Suite(.languages) struct EditedSceneTests {
  @Test(arguments: Entry.all)
  func everyNodeCanBeEditedByItsName(_ entry: Entry) {
    let scene = entry.demo.scene
    let names = scene.allNodes.map(\.name)
    #expect(scene.mapNodes { _, _ in } == scene)
    for (index, name) in names.enumerated() {
      var document = Document()
      let tracks: [PropertyTrack] = [
        .number(.x, [0: 1, 1: 2]), .color(.fill, [0: .white, 1: .black]),
        .hidden([0: false, 1: true]),
      ]
      for track in tracks { document.edit(track, of: name, in: "a") }
      let edited = scene.edited(by: document["a"])
      #expect(edited.allNodes.map(\.name) == names)
      let node = edited.allNodes[index].node
      #expect(node.x == [0: 1, 1: 2] && node.fill == [0: .white, 1: .black])
      #expect(node.hidden == [0: false, 1: true])
      // Nothing else has changed, but for the groups that it lies in.
      for (other, (before, after)) in zip(scene.allNodes, edited.allNodes).enumerated()
      where other != index && !name.hasPrefix(before.name + "/") {
        #expect(before.node == after.node)
      }
    }
  }

  @Test func namesThatAreGoneAreKeptAndDoNothing() {
    let scene = catalog[0].scene
    var document = Document()
    document.edit(.number(.x, 3), of: "nobody", in: "a")
    #expect(scene.edited(by: document["a"]) == scene)
    #expect(!document.isEmpty)
  }
}
