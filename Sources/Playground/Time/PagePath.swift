import Keyframes
import Stage

/// The direction in which time lies on the stage, and its scale, so that pages follow the finger.
struct PagePath: Equatable {
  /// The direction of the pages; a drag against it goes forwards.
  enum Course: Equatable {
    /// To the right.
    case across
    case down
    /// Where the camera goes.
    case along(CameraPath)
  }

  let course: Course
  /// Points of scrolling per unit of time.
  let pointsPerUnit: Double
  /// How far the rubber band stretches at most, in points.
  let viewport: Double

  /// Timelines in seconds, which have no pages, span the stage from left to right. Scrolls in points go
  /// across too, unless the scene's pages go down.
  init(_ scene: Scene, _ timeline: Timeline) {
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
struct Grip: Equatable {
  /// Where the pointer was last, in stage points.
  var place: Point
  /// The scroller's coordinate for it, in points along the path.
  var pointer: Double
  /// The time at which the drag began.
  let start: Double
  /// The times between which the drag moves; nil until its direction is clear.
  var limits: ClosedRange<Double>?
}
