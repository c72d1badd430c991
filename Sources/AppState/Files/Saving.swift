import DemoKit
package import Editing
package import Formats
import Interface
import Keyframes
import Stage
import Words

// Writing scenes into files. Riff never rewrites a file unless the person asks for it.
extension Workspace {
  /// Writes the edits of the demo on the stage into its file, or reports why it can't.
  package mutating func save() {
    guard let file = openedFile else {
      return isMadeHere
        ? ask(.saveAs)
        : say(
          localized(
            "Riff keeps the edits of \(player.demo.titleNow). Ctrl+Shift+S saves it as a file."))
    }
    guard file.kind == .riffScene else {
      return say(
        localized(
          "The edits of \(player.demo.titleNow) are kept in Riff, not in its file. Ctrl+Shift+S saves them as a scene."
        ))
    }
    guard player.edits.hasSceneEdits else { return say(localized("There are no edits to save.")) }
    guard hasSettledConflicts() else { return }
    window.warnings.recall(.scene)
    requests.toHost.append(.save(file.name, path: nil, replaces: true))
  }

  /// Removes the edits of a demo that its file now has. Saving is no step of undo: the steps before it lead to
  /// the same pictures as before, by edits of what the file has now. `knobs` are those that the file had before.
  package mutating func takeOutSaved(_ name: String, knobs: [Knob] = []) {
    editing.history.commit()
    guard let scene = savedScene(of: name)?.scene else { return }
    let before = document
    var rest = before[name]
    rest.removeSceneEdits(savedIn: scene)
    let defaults = Dictionary(knobs.map { ($0.name, $0.defaultValue) }) { first, _ in first }
    editing.history.rebase {
      $0.rebased(ontoSaved: before, of: name, leaving: rest, defaults: defaults)
    }
    show(changesSince: before)
  }

  /// The scene of a demo with its edits, and its time.
  package func savedScene(of name: String) -> SceneFile? {
    guard var player = gallery.players[named: name] else { return nil }
    player.follow(gallery.shared)
    var timeline = player.playhead.timeline
    let markers = player.edits.markers.filter { !timeline.markers.contains($0) }
    timeline.markers = (timeline.markers + markers).sorted { $0.time < $1.time }
    return SceneFile(scene: player.scene, timeline: timeline, title: player.demo.title)
  }
}
