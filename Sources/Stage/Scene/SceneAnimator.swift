import Keyframes

/// A scene prepared to be shown frame after frame: its moving tracks lie in an `Animator`, so that
/// a frame costs what changes.
///
/// ```swift
/// var animator = SceneAnimator(scene)
/// let sprites = animator.frame(at: 0.5)  // what scene.frame(at: 0.5) is
/// ```
public struct SceneAnimator: Sendable {
  /// What it shows.
  public let scene: Scene
  private var figures: Figures
  private var parts: [Part] = []

  /// The tracks that go by one clock.
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
      // By index: an iterator over an array allocates, where nothing is optimised.
      for one in numbers.indices {
        figures.numbers[numbers[one].index] = animator[numbers[one].slot]
      }
      for one in colors.indices { figures.colors[colors[one].index] = animator[colors[one].slot] }
      if let moving = figures.moving[clock] { figures.readWhatIsNoNumber(moving, at: time) }
    }
  }

  /// - Complexity: O(*n*) in the keyframes of the scene.
  public init(_ scene: Scene) {
    self.scene = scene
    figures = Figures(scene.nodes)
    parts = figures.moving.map { Part($0.key, $0.value) }
  }

  /// Every node at `time`, in the order in which the sprites are to be painted; see
  /// ``Scene/frame(at:settled:)``.
  ///
  /// Allocates the list of sprites and nothing for a track, however many there are. Only what a sprite
  /// keeps in lists of its own is made anew with it: the clips of what is cut, the stops of a gradient
  /// that moves, words that change, the outline of what is seen in perspective, the order of children
  /// that say a depth.
  ///
  /// - Complexity: O(*n*) in the nodes, and what changes on the way from the time before.
  public mutating func frame(at time: Double, settled: Settling? = nil) -> [Sprite] {
    for index in parts.indices {
      let time = Scene.time(of: parts[index].clock, at: time, settled)
      parts[index].read(into: &figures, at: time)
    }
    return scene.sprites(of: figures, at: time)
  }
}
