import DemoKit
package import Editing
import Keyframes
package import Stage
import Words

/// One version of a demo, running side by side with the others.
package struct Lane {
  /// Which of the demo's versions it shows.
  package struct Version: Equatable {
    /// Nil for the unedited demo.
    package let letter: Versions.Letter?
    package let edits: DemoEdits
    package var isOnStage = false
    /// Whether it is shown as to somebody who asked for reduced motion.
    package var hasReducedMotion = false

    package var title: String {
      hasReducedMotion ? localized("Reduced motion") : letter?.rawValue ?? localized("Original")
    }
  }

  package let version: Version
  package let scene: Scene
  private var animator: SceneAnimator?
  package var trails: Trails?
  /// Shows only where some nodes are.
  private var probe: (nodes: [String], animator: SceneAnimator)?

  package init(_ version: Version, _ scene: Scene) {
    self.version = version
    self.scene = scene
  }

  /// Where nodes are, in stage points; nil for those that are not visible.
  mutating func centres(of nodes: [String], at time: Double) -> [Point?] {
    var made = probe?.nodes == nodes ? probe?.animator : nil
    // A single reference, so that it changes its buffers in place.
    probe = nil
    var animator = made ?? SceneAnimator(scene.centres(of: nodes))
    made = nil
    defer { probe = (nodes, animator) }
    return animator.centres(at: time, count: nodes.count)
  }

  package mutating func frame(at time: Double, settled: Settling?) -> [Sprite] {
    var animator = animator ?? SceneAnimator(scene)
    // A single reference, so that it changes its buffers in place.
    self.animator = nil
    defer { self.animator = animator }
    return animator.frame(at: time, settled: settled)
  }
}

/// Caches derived from a player's scene to compare versions and to show motion.
package struct Sights {
  /// The lanes of the versions that were compared last.
  package var lanes: [Lane] = []
  /// The easings that were compared last.
  package var easings: ComparedEasings?
  /// The tracks that change.
  package var movers: [Mover]?
  /// The nodes whose motion is shown if none is selected, and how many there would be without a limit.
  package var motionNodes: (nodes: [String], movingCount: Int)?
  package var trails: Trails?
  package var tokens: TokensOfScene?
}

extension Player {
  /// The scene with other edits, in the demo's current state.
  package func scene(with edits: DemoEdits) -> Scene {
    guard edits != self.edits else { return scene }
    var demo = demo
    demo.takeKnobs(of: edits)
    let fresh = edits.nodes == nil ? [] : demo.fresh.scene.nodes
    return demo.edited(demo.scene, by: edits, fresh: fresh)
  }

  private func scene(of version: Lane.Version) -> Scene {
    guard version.hasReducedMotion else { return scene(with: version.edits) }
    if version.edits.nodes == nil, let demo = demo.parts as? any ReducedMotionDemo {
      return demo.reducedMotionScene.edited(by: version.edits, fresh: [])
    }
    return scene(with: version.edits).reducingMotion(on: playhead.timeline)
  }

  /// Makes a lane for each version; existing ones are kept.
  package mutating func makeLanes(of versions: [Lane.Version]) {
    guard sights.lanes.map(\.version) != versions else { return }
    let old = sights.lanes
    sights.easings = nil
    sights.lanes = versions.map { version in
      old.first { $0.version == version }
        ?? Lane(version, scene(of: version).localized(by: demo))
    }
  }

  /// The sprites of a lane at the current time.
  package mutating func picture(ofLane index: Int) -> [Sprite] {
    guard sights.lanes.indices.contains(index) else { return [] }
    if sights.lanes[index].version.isOnStage { return picture() }
    return sights.lanes[index].frame(at: time, settled: settled)
  }
}
