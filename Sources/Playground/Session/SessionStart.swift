public import Keyframes

/// How a session begins. The same start gives the same session.
public struct SessionStart: Equatable, Sendable {
  /// The names of the gallery's demos, in its order; at least one.
  public let demos: [String]
  /// The window's, in points.
  public var size: Size
  public var pixelsPerPoint: Double
  /// Where somebody was before.
  public private(set) var place: Place?
  /// What to put on the stage instead; nil leaves it to the place.
  public var demo: String?
  /// Where its playhead begins, in the demo's unit.
  public var time: Double?
  /// 0.05…4.
  public var speed: Double
  public var plays: Bool
  /// What is changed in the demos.
  public var document: Document

  /// Names of `place` that are not among `demos` are passed over. Traps without a demo.
  public init(
    demos: [String], size: Size, pixelsPerPoint: Double = 1, place: Place? = nil,
    demo: String? = nil, time: Double? = nil, speed: Double = 1, plays: Bool = false,
    document: Document = Document()
  ) {
    precondition(!demos.isEmpty, "A session needs at least one demo.")
    self.demos = demos
    self.size = size
    self.pixelsPerPoint = pixelsPerPoint
    self.demo = demo
    self.time = time
    self.speed = speed
    self.plays = plays
    self.document = document
    self.place = place.map { place in
      Place(
        demo: demos.contains(place.demo) ? place.demo : demos[0],
        times: place.times.filter { demos.contains($0.key) && $0.value.isFinite },
        interface: Place.interfaces.contains(place.interface) ? place.interface : 1)
    }
  }

  /// The session that begins like this. Traps where `catalog` lacks one of the demos.
  public func session(of catalog: [any Demo], measure: @escaping TextMeasure) -> Session {
    let chosen = demos.map { name in
      guard let demo = catalog.first(where: { $0.name == name }) else {
        preconditionFailure("No demo is called \"\(name)\".")
      }
      return demo
    }
    var session = Session(
      demos: chosen, size: size, pixelsPerPoint: pixelsPerPoint, measure: measure)
    session.open(document)
    if let place { session.restore(place) }
    session.start(demo: demo, at: time, plays: plays, speed: speed)
    return session
  }
}
