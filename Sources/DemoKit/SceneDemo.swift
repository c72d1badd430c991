public import Editing
import Keyframes
public import Stage

/// A demo that is only a scene, without code, such as one from a file. Its knobs are those of the scene.
public struct SceneDemo: AdjustableDemo {
  public static let title = "Scene"
  public static let caption = ""
  public static let knobs: [Knob] = []

  public var name: String
  public var title: String
  public var caption: String
  public var posterTime: Double
  public var timeline: Timeline
  /// With the knobs at their values.
  public private(set) var scene: Scene
  public private(set) var ownKnobs: [Knob]
  public var values: KnobValues { didSet { scene = made.turned(to: values) } }
  /// As it was given, but for replaced knobs, which are at their defaults.
  private(set) var made: Scene
  /// The knobs that it was given.
  public let givenKnobs: [SceneKnob]
  /// The knobs, at their defaults. Replacing them sets all to their defaults; of two with one name the first counts.
  public var currentKnobs: [SceneKnob] {
    get { made.knobs }
    set {
      guard newValue != made.knobs else { return }
      var names: Set<String> = []
      made.knobs = newValue.filter { names.insert($0.name).inserted }
      ownKnobs = made.knobs.map { Knob($0) }
      values = KnobValues(ownKnobs)
    }
  }

  /// `posterTime` defaults to a third of the timeline, when most animations have something to show.
  public init(
    _ name: String, title: String? = nil, caption: String = "", scene: Scene, timeline: Timeline,
    posterTime: Double? = nil
  ) {
    self.name = name
    self.title = title ?? name
    self.caption = caption
    self.timeline = timeline
    self.posterTime = posterTime ?? timeline.range.lowerBound + timeline.length / 3
    (made, givenKnobs) = (scene, scene.knobs)
    ownKnobs = scene.knobs.map { Knob($0) }
    values = KnobValues(ownKnobs)
    self.scene = scene.turned(to: values)
  }

  /// An empty scene.
  public init() {
    self.init("scene", scene: Scene(ground: .black) {}, timeline: .seconds(0))
  }

  /// With the knobs that it was given, at their defaults.
  public var fresh: any Demo {
    var demo = self
    demo.currentKnobs = givenKnobs
    demo.values = KnobValues(ownKnobs)
    return demo
  }
}
