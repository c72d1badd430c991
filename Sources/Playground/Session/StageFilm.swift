import AppState
public import Keyframes
public import Stage

/// The pictures of a scene's stage, one after the other: as large as their shape allows, and centred.
public struct StageFilm: Sendable {
  private var animator: SceneAnimator
  private let view: Transform
  private let stage: Rect
  private let isTransparent: Bool

  /// Pictures of `scene` in `size` pixels, without the scene's background if they are transparent.
  public init(_ scene: Scene, size: Size, isTransparent: Bool = false) {
    animator = SceneAnimator(scene)
    self.isTransparent = isTransparent
    let scale = min(size.width / scene.size.width, size.height / scene.size.height)
    stage = Rect(
      centre: Point(x: size.width / 2, y: size.height / 2),
      size: Size(width: scene.size.width * scale, height: scene.size.height * scale))
    view = .scale(scale).then(.translation(x: stage.minX, y: stage.minY))
  }

  /// The sprites at `time`, in pixels. Times that rise cost least.
  public mutating func picture(at time: Double) -> [Sprite] {
    // The first sprite is the background.
    animator.frame(at: time).dropFirst(isTransparent ? 1 : 0)
      .map { $0.placed(by: view, in: Clip(stage)) }
  }
}
