package import DemoKit
import Editing
package import Stage
import Words

/// The scenes of a player, made when they are asked for. Copies of the player share them until its demo or its
/// edits change, so a session and its copies belong to one thread. Moments to which one can rewind keep no scenes,
/// and neither do demos that are not on the stage.
final class PlayerScenes {
  /// The language in which they are made.
  let language: Language
  /// The demo's own scene, without edits.
  fileprivate(set) var own: Scene?
  /// The scene of the demo in its initial state.
  fileprivate(set) var fresh: Scene?
  private var edited: Edited?
  /// All nodes of the edited scene, with their names.
  fileprivate(set) var nodes: [(name: String, node: Node)]?
  /// The picture in the gallery, and its language and colours.
  fileprivate(set) var poster: (picture: [Sprite], language: Language, colors: DemoColors)?

  /// The scenes that edits make of the demo's own.
  struct Edited {
    let plain, scene, visible: Scene
  }

  init(own: Scene? = nil, language: Language = .current) {
    (self.own, self.language) = (own, language)
  }

  /// The same demo's scenes, after they have changed.
  init(own: Scene?, after last: PlayerScenes, keepsPoster: Bool) {
    language = .current
    (self.own, fresh, poster) = (own, last.fresh, keepsPoster ? last.poster : nil)
  }

  /// Frees the scenes; they are made again when they are asked for.
  func forget() { (own, fresh, edited, nodes) = (nil, nil, nil, nil) }

  /// Frees the picture in the gallery.
  func forgetPoster() { poster = nil }

  fileprivate func edited(_ make: () -> Edited) -> Edited {
    if let edited { return edited }
    let made = make()
    edited = made
    return made
  }
}

extension Player {
  /// The demo's own scene, without edits.
  package var ownScene: Scene {
    if let own = scenes.own { return own }
    let own = scenes.language.during { colors.bound { demo.scene } }
    scenes.own = own
    return own
  }

  /// The scene of the demo in its initial state, without edits.
  package var freshScene: Scene {
    if let fresh = scenes.fresh { return fresh }
    let fresh = scenes.language.during { colors.bound { demo.fresh.scene } }
    scenes.fresh = fresh
    return fresh
  }

  private var edited: PlayerScenes.Edited {
    scenes.edited {
      let (own, fresh) = (ownScene, edits.nodes == nil ? [] : freshScene.nodes)
      let scene = demo.edited(own, by: edits, fresh: fresh)
      return PlayerScenes.Edited(
        plain: own.arranged(by: edits, fresh: fresh), scene: scene, visible: scene.shown(by: edits))
    }
  }

  /// The picture in the gallery, shown unless the pointer is on it: of the demo without edits; of a scene
  /// made here, which is all edits, with them.
  package func poster(in colors: DemoColors) -> [Sprite] {
    if let known = scenes.poster, known.language == .current, known.colors == colors {
      return known.picture
    }
    let shown = MadeScene.isName(demo.name) ? scene : colors.bound { demo.fresh.scene }
    let picture = shown.localized(by: demo).frame(at: demo.posterTime)
    scenes.poster = (picture, .current, colors)
    return picture
  }

  /// The demo's current scene.
  package var scene: Scene { edited.scene }

  /// The nodes of ``scene``, as `Scene.allNodes` has them.
  package var nodes: [(name: String, node: Node)] {
    if let nodes = scenes.nodes { return nodes }
    let nodes = scene.allNodes
    scenes.nodes = nodes
    return nodes
  }

  /// The scene with the nodes as they were rearranged, without edits of its tracks.
  package var plainScene: Scene { edited.plain }

  /// The scene without the nodes that are hidden in the editor.
  package var visibleScene: Scene { edited.visible }
}
