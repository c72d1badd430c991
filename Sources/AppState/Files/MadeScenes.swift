package import DemoKit
import Editing
import Keyframes
import Stage
import Words

/// Scenes that were made here: empty demos, of which all that there is are edits. So there is one for each
/// of their names in the document.
package enum MadeScene {
  private static let stem = "my-scene-"
  /// How long a new one is, in seconds. The timeline's end can be dragged.
  package static let length = 5.0
  /// The colour behind its nodes.
  private static let ground = Color(0x1F2430)

  /// Whether a scene of that name was made here.
  package static func isName(_ name: String) -> Bool { number(of: name) != nil }

  private static func number(of name: String) -> Int? {
    guard name.hasPrefix(stem), let number = Int(name.dropFirst(stem.count)),
      (1...9999).contains(number), name == stem + String(number)
    else { return nil }
    return number
  }

  /// The empty demo of a name; nil if it is the name of something else.
  package static func demo(_ name: String) -> SceneDemo? {
    number(of: name).map { number in
      SceneDemo(
        name, title: localized("My scene \(number)"), caption: localized("Made in Riff."),
        scene: Scene(ground: ground) {}, timeline: .seconds(length))
    }
  }

  /// The first free name.
  package static func freeName(_ taken: Set<String>) -> String? {
    (1...9999).lazy.map { stem + String($0) }.first { !taken.contains($0) }
  }
}

extension Workspace {
  /// Whether the demo on the stage was made here, and has no file.
  package var isMadeHere: Bool { isMadeHere(player.demo.name) }

  package func isMadeHere(_ name: String) -> Bool {
    MadeScene.isName(name) && gallery.files[name] == nil
  }

  /// Puts an empty scene on the stage, and opens the outline. It adds one only if there is none yet.
  package mutating func newScene() {
    let names = gallery.players.map { $0.demo.name }
    let unused = names.firstIndex { isMadeHere($0) && !document.names.contains($0) }
    if unused == nil {
      let name = MadeScene.freeName(document.names.union(names))
      guard let demo = name.flatMap(MadeScene.demo) else { return }
      add(demo)
    }
    ask(.choose(demo: unused ?? names.count))
    window.arrangement.showsPanels = true
    editing.stageEditing.isOn = true
    if !layout.shows(.outline) { ask(.toggle(.outline)) }
    say(localized("An empty scene of five seconds. Draw with the tools beside the stage."))
  }

  /// Adds the demos of scenes that were made here and are in the document.
  package mutating func addMadeScenes() {
    let known = Set(gallery.players.map { $0.demo.name })
    for name in document.names.sorted() where !known.contains(name) {
      if let demo = MadeScene.demo(name) { add(demo) }
    }
  }
}
