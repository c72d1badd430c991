package import Keyframes
package import Stage

/// The direction in which time lies on the stage, and its scale, so that pages follow the finger.
package struct PagePath: Equatable {
  /// The direction of the pages; a drag against it goes forwards.
  package enum Course: Equatable {
    /// To the right.
    case across
    case down
    /// Where the camera goes.
    case along(CameraPath)
  }

  package let course: Course
  /// Points of scrolling per unit of time.
  package let pointsPerUnit: Double
  /// How far the rubber band stretches at most, in points.
  package let viewport: Double

  /// Timelines in seconds, which have no pages, span the stage from left to right. Scrolls in points go
  /// across too, unless the scene's pages go down.
  package init(_ scene: Scene, _ timeline: Timeline) {
    switch (timeline.unit, scene.paging) {
    case (.seconds, _):
      let width = scene.size.width
      self.init(.across, timeline.length > 0 ? width / timeline.length : width, width)
    case (.points, .down): self.init(.down, 1, scene.size.height)
    case (.points, .across), (.points, .along): self.init(.across, 1, scene.size.width)
    case (.pages, .across):
      self.init(.across, Self.length(scene.pageWidth), scene.size.width)
    case (.pages, .down): self.init(.down, Self.length(scene.pageHeight), scene.size.height)
    case (.pages, .along(let track)):
      let size = Size(width: scene.pageWidth, height: scene.pageHeight)
      let path = CameraPath(track, pages: timeline.range, size)
      let length = Self.length(path.meanLength.rounded())
      self.init(.along(path), length, length)
    }
  }

  private init(_ course: Course, _ pointsPerUnit: Double, _ viewport: Double) {
    self.course = course
    self.pointsPerUnit = pointsPerUnit
    self.viewport = viewport
  }

  private static func length(_ points: Double) -> Double {
    points.isFinite ? max(points, 1) : Scene.size.width
  }
}

/// The state of a drag that moves time.
package struct Grip: Equatable {
  /// Where the pointer was last, in stage points.
  package var position: Point
  /// The scroller's coordinate for it, in points along the path.
  package var pointer: Double
  /// The time at which the drag began.
  package let start: Double
  /// The times between which the drag moves; nil until its direction is clear.
  package var limits: ClosedRange<Double>?
}
