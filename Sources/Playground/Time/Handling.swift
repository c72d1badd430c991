import Scrolling
import Stage

/// How a hand takes hold of a demo's time.
struct Handling: Equatable {
  let way: PageWay
  /// How far a page follows the hand: 1 is 1:1.
  let follow: Double
  /// Which page a drag comes to rest at.
  let snapping: Snapping

  init(_ way: PageWay, follow: Double = 1, snapping: Snapping = .mandatory) {
    self.way = way
    self.follow = follow
    self.snapping = snapping
  }

  /// As `demo` has it, whose scene this is.
  init(_ demo: any Demo, _ scene: Scene) {
    self.init(
      PageWay(scene, demo.timeline), follow: demo.follow, snapping: demo.snapping)
  }

  /// What the scroller moves over.
  func extent(_ timeline: Timeline) -> Extent {
    let isPaged = timeline.unit == .pages
    return Extent(
      range: 0...(timeline.length * way.pointsPerUnit), viewport: way.viewport,
      page: isPaged ? way.pointsPerUnit : nil, follow: gain, snapping: snapping)
  }

  /// Along a camera's way the hand is damped before it is projected.
  private var gain: Double { if case .along = way.course { 1 } else { follow } }
}
