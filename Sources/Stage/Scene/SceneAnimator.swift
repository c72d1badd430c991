import Keyframes

/// A scene prepared for showing many frames: its moving tracks are in an `Animator`, so that a
/// frame costs only as much as the changes.
///
/// ```swift
/// var animator = SceneAnimator(scene)
/// let sprites = animator.frame(at: 0.5)  // the same as scene.frame(at: 0.5)
/// ```
///
/// Numbers agree with those of `Scene.frame` to 1e-12 of a track's range, and at the times of
/// keyframes to the last bit.
public struct SceneAnimator: Sendable {
  /// The scene.
  public let scene: Scene
  private var figures: Figures
  private var parts: [Part] = []

  /// The tracks that use one clock.
  private struct Part: Sendable {
    var animator = Animator()
    /// The table indices of the animator's values.
    var numbers: [Int32] = []
    var colors: [Int32] = []

    init(_ moving: Figures.Moving) {
      let (tracks, colorTracks) = (moving.numbers.span, moving.colors.span)
      for place in tracks.indices {
        _ = animator.add(tracks[place].track)
        numbers.append(Int32(tracks[place].index))
      }
      for place in colorTracks.indices {
        _ = animator.add(colorTracks[place].track)
        colors.append(Int32(colorTracks[place].index))
      }
    }

    /// Computes the values at `time` and writes them into the tables of `figures`.
    mutating func read(into figures: inout Figures, at time: Double) {
      animator.seek(to: time)
      Self.write(animator.numbers, to: numbers, of: &figures.numbers) { $0 }
      Self.write(animator.quads, to: colors, of: &figures.colors) { Color(components: $0) }
    }

    @inline(__always)
    private static func write<Value, Cell>(
      _ values: [Value], to indices: [Int32], of table: inout [Cell], _ cell: (Value) -> Cell
    ) {
      let (values, indices) = (values.span, indices.span)
      var table = table.mutableSpan
      for index in indices.indices { table[Int(indices[index])] = cell(values[index]) }
    }
  }

  /// Prepares a scene.
  ///
  /// - Complexity: O(*n*) in the number of keyframes.
  public init(_ scene: Scene) {
    self.scene = scene
    figures = Figures(scene.nodes)
    figures.prepare()
    parts = figures.moving.map { Part($0) }
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
      let time = Scene.time(of: figures.moving[index].clock, at: time, settled)
      parts[index].read(into: &figures, at: time)
      figures.readWhatIsNoNumber(figures.moving[index], at: time)
    }
    return scene.sprites(of: figures, at: time)
  }
}
