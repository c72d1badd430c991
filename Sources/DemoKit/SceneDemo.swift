import Keyframes
public import Stage

/// A demo that is only a scene, without code, such as one from a file.
public struct SceneDemo: Demo {
  public static let title = "Scene"
  public static let caption = ""

  public var name: String
  public var title: String
  public var caption: String
  public var posterTime: Double
  public var timeline: Timeline
  public var scene: Scene

  /// `posterTime` defaults to a third of the timeline, when most animations have something to show.
  public init(
    _ name: String, title: String? = nil, caption: String = "", scene: Scene, timeline: Timeline,
    posterTime: Double? = nil
  ) {
    self.name = name
    self.title = title ?? name
    self.caption = caption
    self.scene = scene
    self.timeline = timeline
    self.posterTime = posterTime ?? timeline.range.lowerBound + timeline.length / 3
  }

  /// An empty scene.
  public init() {
    self.init("scene", scene: Scene(ground: .black) {}, timeline: .seconds(0))
  }

  public var fresh: any Demo { self }
}
