import Keyframes
import Stage

/// One version of a demo as it runs beside the others.
struct Lane {
  /// What it is of the demo's versions.
  struct Version: Equatable {
    /// Nil for the demo as it was made.
    let letter: Variants.Letter?
    let edits: DemoEdits
    var isOnStage = false

    var title: String { letter?.rawValue ?? "Original" }
  }

  let version: Version
  let scene: Scene
  private var animator: SceneAnimator?
  var trails: Trails?

  init(_ version: Version, _ scene: Scene) {
    self.version = version
    self.scene = scene
  }

  mutating func frame(at time: Double, settled: Settling?) -> [Sprite] {
    var animator = animator ?? SceneAnimator(scene)
    // Nobody else holds its buffers while it moves them.
    self.animator = nil
    defer { self.animator = animator }
    return animator.frame(at: time, settled: settled)
  }
}

/// What is made of a player's scene to compare it and to see its motion, once that is asked for.
struct Sights {
  /// As the versions were asked for last.
  var lanes: [Lane] = []
  /// The easings that were compared last.
  var easings: ComparedEasings?
  /// What moves, and when.
  var movers: [Mover]?
  /// The nodes that move their place, as far as they are shown.
  var motionNodes: [String]?
  var trails: Trails?
  var graphs: Graphs?
}

extension Player {
  /// The scene as it would be with other edits, and all that hands have done to the demo.
  func scene(with edits: DemoEdits) -> Scene {
    guard edits != self.edits else { return scene }
    var demo = demo
    demo.values = KnobValues(demo.knobs, changed: edits.values)
    return demo.scene.edited(by: edits)
  }

  /// Has a lane for each version; those that are there already are kept.
  mutating func makeLanes(of versions: [Lane.Version]) {
    guard sights.lanes.map(\.version) != versions else { return }
    let old = sights.lanes
    sights.easings = nil
    sights.lanes = versions.map { version in
      old.first { $0.version == version } ?? Lane(version, scene(with: version.edits))
    }
  }

  /// What a lane looks like now.
  mutating func picture(ofLane index: Int) -> [Sprite] {
    guard sights.lanes.indices.contains(index) else { return [] }
    if sights.lanes[index].version.isOnStage { return picture() }
    return sights.lanes[index].frame(at: time, settled: settled)
  }
}
