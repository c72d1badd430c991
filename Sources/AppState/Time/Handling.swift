package import DemoKit
package import Scrolling
package import Stage

/// How dragging moves a demo's time.
package struct Handling: Equatable {
  package let path: PagePath
  /// How far a page follows the pointer: 1 is 1:1.
  package let follow: Double
  /// Which page a drag comes to rest at.
  package let snapping: Snapping

  package init(_ path: PagePath, follow: Double = 1, snapping: Snapping = .mandatory) {
    self.path = path
    self.follow = follow
    self.snapping = snapping
  }

  /// The handling of `demo`, which shows `scene` over `timeline`.
  package init(_ demo: any Demo, _ scene: Scene, _ timeline: Timeline) {
    let paged = demo.parts as? any PagedDemo
    self.init(
      PagePath(scene, timeline), follow: paged?.follow ?? 1,
      snapping: paged?.snapping ?? .mandatory)
  }

  /// The extent of the scroller, in points.
  package func extent(_ timeline: Timeline) -> Extent {
    let isPaged = timeline.unit == .pages
    return Extent(
      range: 0...(timeline.length * path.pointsPerUnit), viewport: path.viewport,
      page: isPaged ? path.pointsPerUnit : nil, follow: gain, snapping: snapping)
  }

  /// Along a camera's path, `Playhead` damps drags before they are projected.
  private var gain: Double { if case .along = path.course { 1 } else { follow } }
}
