import DemoKit
import Editing
import Interface
import Keyframes

// Demos that come and go while the window is open.
extension Workspace {
  /// The file of the demo on the stage; nil for a demo of the catalogue.
  var openedFile: OpenedFile? { files[player.demo.name] }

  /// Adds a demo to the end of the gallery.
  mutating func add(_ demo: any Demo) {
    var player = Player(demo)
    player.show(in: demoColors)
    player.apply(document[demo.name])
    player.adopt(physics.physics, physics.profile)
    players.append(player)
    galleryRevision += 1
  }

  /// Replaces the demo of a player. A gesture goes on, in what the file has now.
  mutating func replace(_ name: String, by demo: any Demo) {
    guard let index = players.firstIndex(where: { $0.demo.name == name }) else { return }
    players[index].replace(by: demo)
    galleryRevision += 1
    guard index == chosen else { return }
    keyEditing.tidied = nil
    tidyKeys()
    outbox.requests.append(.title(title))
    relayout()
  }

  /// Removes a player that is not on the stage.
  mutating func removePlayer(at index: Int) {
    require(index != chosen, "The demo on the stage cannot be removed.")
    players.remove(at: index)
    if chosen > index { chosen -= 1 }
    galleryRevision += 1
  }

  /// Moves the playhead of a demo that had not been read when a place was restored.
  mutating func restoreTime(of name: String) {
    guard let time = files.times.removeValue(forKey: name),
      let index = players.firstIndex(where: { $0.demo.name == name })
    else { return }
    players[index].playhead.jump(to: time)
  }
}
