import AppState
public import DemoKit
import Editing
public import Formats
import Interface
import Keyframes
public import Stage
import Words

extension Session {
  /// The scene of a demo as it is written into a file; nil if there is no such demo.
  public func savedScene(of name: String) -> SceneFile? { workspace.savedScene(of: name) }

  /// Says that a file has the edits of its demo, which is read from it anew.
  public mutating func saved(_ name: String, path: String, by demo: any Demo) {
    let hasKnobs = !workspace.document[name].values.isEmpty
    let knobs = workspace.gallery.players[named: name]?.demo.knobs ?? []
    replace(name, by: demo)
    workspace.takeOutSaved(name, knobs: knobs)
    workspace.say(
      hasKnobs
        ? localized("Saved to \(path). Reset now returns to these knob values.")
        : localized("Saved to \(path)"))
  }

  /// A scene that was made here is now in a file that was opened: the file's demo replaces it, with the selection and
  /// the time that were on the stage.
  mutating func leaveMadeScene(
    _ before: (demo: String, selection: StageSelection, time: Double), for path: String
  ) {
    guard let saving = workspace.gallery.savingAs, saving.isWritten(to: path) else { return }
    workspace.gallery.savingAs = nil
    workspace.say(localized("Saved to \(path)"))
    if before.demo == saving.name {
      workspace.editing.history.selection = before.selection.inDemo(workspace.player.demo.name)
      workspace.playhead.jump(to: before.time)
    }
    // The file goes on where the scene ends: there is nothing to go back to, unless it was edited meanwhile.
    guard workspace.document[saving.name] == saving.edits else { return }
    removeMadeScene(saving.name, isUndoable: false)
  }

  /// Removes a scene that was made here from the gallery; undo brings it back unless told otherwise.
  mutating func removeMadeScene(_ name: String, isUndoable: Bool = true) {
    guard workspace.isMadeHere(name), workspace.gallery.players.count > 1,
      let index = workspace.gallery.players.index(named: name)
    else { return }
    losePointer()
    if index == workspace.gallery.chosen { choose(index > 0 ? index - 1 : index + 1) }
    workspace.editing.history.commit()
    if isUndoable {
      workspace.edit { $0[name] = DemoEdits() }
    } else {
      workspace.editing.history.forget(demo: name)
    }
    workspace.removePlayer(at: index)
  }
}

extension Session {
  /// The pictures of a demo with its edits and without them, by their sources.
  public func pictures(of name: String) -> [String: Picture] {
    guard let player = workspace.gallery.players[named: name] else { return [:] }
    var found: [String: Picture] = [:]
    func collect(_ nodes: [Node]) {
      for node in nodes {
        if case .picture(let picture, _) = node.shape { found[picture.source] = picture }
        collect(node.children)
        collect(node.matte?.nodes ?? [])
      }
    }
    collect(player.ownScene.nodes + player.scene.nodes)
    return found
  }
}

extension RewindableSession {
  /// As `Session.pictures`.
  public func pictures(of name: String) -> [String: Picture] { session.pictures(of: name) }

  /// As `Session.savedScene`.
  public func savedScene(of name: String) -> SceneFile? { session.savedScene(of: name) }

  /// As `Session.saved`.
  public mutating func saved(_ name: String, path: String, by demo: any Demo) {
    session.saved(name, path: path, by: demo)
  }
}
