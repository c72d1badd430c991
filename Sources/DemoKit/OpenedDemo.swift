public import Stage

/// A demo under another name, because its file was opened more than once, or its name is taken.
public struct OpenedDemo: Demo {
  public static let title = "Opened"
  public static let caption = ""

  public let name: String
  public var parts: any Demo

  public init(_ demo: any Demo, name: String) {
    parts = demo
    self.name = name
  }

  /// An empty scene.
  public init() { self.init(SceneDemo(), name: "opened") }

  public var title: String { parts.title }
  public var caption: String { parts.caption }
  public var posterTime: Double { parts.posterTime }
  public var timeline: Timeline { parts.timeline }
  public var scene: Scene { parts.scene }
  public var fresh: any Demo { OpenedDemo(parts.fresh, name: name) }

  public mutating func receive(_ input: DemoInput, at time: Double) -> Reply {
    parts.receive(input, at: time)
  }
}
