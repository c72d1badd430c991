import Keyframes
import Stage

/// The way that time goes over the stage, as a hand feels it: what is under the finger follows it.
struct PageWay: Equatable {
  /// What part of a hand's movement counts.
  enum Course: Equatable {
    /// To the left is forwards.
    case across
    /// Upwards is forwards.
    case down
    /// Against where the camera goes is forwards.
    case along(CameraWay)
  }

  let course: Course
  /// Points of scrolling for one unit of time.
  let pointsPerUnit: Double
  /// How far the rubber band reaches at most, in points.
  let viewport: Double

  /// Clips, which have no pages, lie across the stage; so does a scroll in points, unless its pages
  /// go down.
  init(_ scene: Scene, _ timeline: Timeline) {
    switch (timeline.unit, scene.paging) {
    case (.seconds, _):
      let width = Scene.size.width
      self.init(.across, timeline.length > 0 ? width / timeline.length : width, width)
    case (.points, .down): self.init(.down, 1, Scene.size.height)
    case (.points, .across), (.points, .along): self.init(.across, 1, Scene.size.width)
    case (.pages, .across):
      self.init(.across, Self.length(scene.pageWidth), Scene.size.width)
    case (.pages, .down): self.init(.down, Self.length(scene.pageHeight), Scene.size.height)
    case (.pages, .along(let track)):
      let size = Size(width: scene.pageWidth, height: scene.pageHeight)
      let way = CameraWay(track, pages: timeline.range, size)
      let length = Self.length(way.meanLength.rounded())
      self.init(.along(way), length, length)
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

/// What a hand that drags time has hold of.
struct Grip: Equatable {
  /// Where the hand was last, in stage points.
  var place: Point
  /// The same along the way: what the scroller is told.
  var pointer: Double
  /// Where time was when the hand took hold.
  let start: Double
  /// Between which times the hand moves it; nil until the hand has shown which way it means.
  var limits: ClosedRange<Double>?
}
