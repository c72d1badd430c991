package import DemoKit
package import Stage
import Words

/// A player's latest picture, and the scene prepared for playing.
package struct PlayerPictures {
  /// The scene prepared for playing, once it has been shown.
  private var animator: SceneAnimator?
  /// The latest picture.
  private var shown: (moment: Moment, picture: [Sprite])?

  /// Everything that a picture depends on.
  package struct Moment: Equatable {
    let revision: Int
    let time: Double
    let settled: Settling?
    let language: Language
  }

  package init() {}

  /// The sprites of a demo's scene. Preparing a scene costs more than one picture of it, so after a change
  /// of the scene it waits until the new one is shown at a second time.
  package mutating func picture(of scene: Scene, _ demo: any Demo, at moment: Moment) -> [Sprite] {
    if let shown, shown.moment == moment { return shown.picture }
    let isNew = shown.map { $0.moment.revision != moment.revision } ?? false
    if isNew || shown?.moment.language != moment.language { animator = nil }
    let picture =
      isNew
      ? scene.localized(by: demo).frame(at: moment.time, settled: moment.settled)
      : preparedPicture(of: scene, demo, at: moment)
    shown = (moment, picture)
    return picture
  }

  private mutating func preparedPicture(
    of scene: Scene, _ demo: any Demo, at moment: Moment
  ) -> [Sprite] {
    var animator = animator ?? SceneAnimator(scene.localized(by: demo))
    // A single reference, so that it changes its buffers in place.
    self.animator = nil
    defer { self.animator = animator }
    return animator.frame(at: moment.time, settled: moment.settled)
  }

  /// Frees the prepared scene and the latest picture.
  mutating func forgetMotion() { (animator, shown) = (nil, nil) }
}
