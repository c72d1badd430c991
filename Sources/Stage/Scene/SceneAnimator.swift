import Keyframes

/// A scene prepared for showing many frames: its moving tracks are in an `Animator`, so that a
/// frame costs only what changes.
///
/// ```swift
/// var animator = SceneAnimator(scene)
/// let sprites = animator.frame(at: 0.5)  // the same as scene.frame(at: 0.5)
/// ```
public struct SceneAnimator: Sendable {
  /// The scene.
  public let scene: Scene
  private var figures: Figures
  private var parts: [Part] = []

  /// The tracks that use one clock.
  private struct Part: Sendable {
    let clock: NodeClock
    var animator = Animator()
    var numbers: [(slot: Slot<Double>, index: Int)] = []
    var colors: [(slot: Slot<Color>, index: Int)] = []

    init(_ clock: NodeClock, _ moving: Figures.Moving) {
      self.clock = clock
      for (track, index) in moving.numbers { numbers.append((animator.add(track), index)) }
      for (track, index) in moving.colors { colors.append((animator.add(track), index)) }
    }

    mutating func read(into figures: inout Figures, at time: Double) {
      animator.seek(to: time)
      // By index, since an array iterator allocates in unoptimised builds.
      for one in numbers.indices {
        figures.numbers[numbers[one].index] = animator[numbers[one].slot]
      }
      for one in colors.indices { figures.colors[colors[one].index] = animator[colors[one].slot] }
      if let moving = figures.moving[clock] { figures.readWhatIsNoNumber(moving, at: time) }
    }
  }

  /// - Complexity: O(*n*) in the number of keyframes.
  public init(_ scene: Scene) {
    self.scene = scene
    figures = Figures(scene.nodes)
    figures.prepare()
    parts = figures.moving.map { Part($0.key, $0.value) }
  }

  /// Returns the sprites of all nodes at `time`, in painting order; see
  /// ``Scene/frame(at:settled:)``.
  ///
  /// Allocates the list of sprites, but nothing for tracks. Other allocations are only for lists
  /// within sprites: clips, stops of a moving gradient, changing text, outlines in perspective, and
  /// the order of children with a depth.
  ///
  /// - Complexity: O(*n*) in the number of nodes, plus the keyframes passed since the previous
  ///   time.
  public mutating func frame(at time: Double, settled: Settling? = nil) -> [Sprite] {
    for index in parts.indices {
      let time = Scene.time(of: parts[index].clock, at: time, settled)
      parts[index].read(into: &figures, at: time)
    }
    return scene.sprites(of: figures, at: time)
  }
}
