package import DemoKit
import Editing
import Interface
import Keyframes

// Demos that come and go while the window is open.
extension Workspace {
  /// The file of the demo on the stage; nil for a demo of the catalogue.
  package var openedFile: OpenedFile? { gallery.files[player.demo.name] }

  /// Adds a demo to the end of the gallery.
  package mutating func add(_ demo: any Demo) {
    var player = Player(demo)
    player.apply(document[demo.name], since: originals(of: demo.name))
    gallery.players.append(player)
    gallery.revision += 1
  }

  /// Replaces the demo of a player. A gesture continues on the file's new content.
  package mutating func replace(_ name: String, by demo: any Demo) {
    guard let index = gallery.players.index(named: name) else { return }
    gallery.players[index].replace(by: demo)
    gallery.players[index].apply(document[name], since: originals(of: name))
    gallery.revision += 1
    talk.slides.left = talk.slides.left.filter { $1.demo.name != name }
    guard index == gallery.chosen else { return }
    editing.keyEditing.tidied = nil
    tidyKeys()
    requests.toHost.append(.title(title))
    relayout()
  }

  /// Removes a player that is not on the stage.
  package mutating func removePlayer(at index: Int) {
    require(index != gallery.chosen, "The demo on the stage cannot be removed.")
    gallery.players.remove(at: index)
    if gallery.chosen > index { gallery.chosen -= 1 }
    gallery.revision += 1
  }

  /// Moves the playhead of a demo that had not been read when a session was restored.
  package mutating func restoreTime(of name: String) {
    guard let time = gallery.files.times.removeValue(forKey: name),
      let index = gallery.players.index(named: name)
    else { return }
    gallery.players[index].playhead.jump(to: time)
  }
}
