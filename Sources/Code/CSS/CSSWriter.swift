import Keyframes
import Stage
import Syntax
import Words

/// Collects the rules of a tree of nodes.
struct CSSWriter {
  /// The driver of time.
  enum Clock {
    case seconds
    /// The scroll of the page, over this range of times.
    case scroll(ClosedRange<Double>)

    var start: Double {
      switch self {
      case .seconds: 0
      case .scroll(let range): range.lowerBound
      }
    }
  }

  let clock: Clock
  var losses = Losses()
  var pageSize = Size(width: Scene.size.width, height: Scene.size.height)
  /// By name; the same for all elements.
  private var registrations: [String: String] = [:]
  private var keyframes: [String] = []
  private var rules: [String] = []
  private var names = Names()

  init(clock: Clock) { self.clock = clock }

  /// Properties, keyframes, rules.
  var text: String {
    let properties = registrations.sorted { $0.key < $1.key }.map { $0.value + "\n" }.joined()
    let parts = (properties.isEmpty ? [] : [properties]) + keyframes + rules
    return parts.joined(separator: "\n")
  }

  /// A name that no other element has.
  mutating func fresh(_ name: String) -> String {
    names.fresh(name, separator: "-")
  }

  mutating func addRule(_ selector: String, _ declarations: [String]) {
    rules.append("\(selector) {\n\(declarations.map { "  \($0);\n" }.joined())}\n")
  }

  /// Every element is placed from its parent's origin, by `translate` and `transform` alone.
  private static let placed = [
    "position: absolute", "left: 0", "top: 0", "transform-origin: 0 0",
  ]

  /// For a node without a scene around it; comes first, so that elements may override it.
  mutating func placeAll(in selector: String) {
    let declarations = CSSWriter.placed.map { "  \($0);\n" }.joined()
    rules.insert("\(selector), \(selector) * {\n\(declarations)}\n", at: 0)
  }

  mutating func register(_ animation: CSSAnimation) {
    registrations[animation.property] = animation.registration
  }

  mutating func register(_ property: String, text: String) { registrations[property] = text }

  mutating func addKeyframes(_ text: String) { keyframes.append(text) }

  /// The declarations that run these animations.
  mutating func run(_ animations: [(name: String, animation: CSSAnimation)], isTimed: Bool)
    -> [String]
  {
    guard !animations.isEmpty else { return [] }
    guard case .scroll(let range) = clock, !isTimed else {
      let uses = animations.map { $0.animation.use(named: $0.name) }
      return ["animation: \(uses.joined(separator: ", "))"]
    }
    let length = range.upperBound - range.lowerBound
    guard length > 0 else { return [] }
    if animations.contains(where: { $0.animation.repeats != nil }) {
      losses.add("What repeats for ever stops at its last keyframe: a scroll has an end.")
    }
    let ranges = animations.map { _, animation in
      [animation.start, animation.start + animation.length].map {
        (($0 - range.lowerBound) / length * 100).text(digits: 6) + "%"
      }.joined(separator: " ")
    }
    return [
      "animation: " + animations.map { "\($0.name) linear both" }.joined(separator: ", "),
      "animation-timeline: scroll(root)", "animation-range: \(ranges.joined(separator: ", "))",
    ]
  }
}

extension CSSWriter {
  /// Returns the markup that the rules are for.
  mutating func add(_ scene: Scene, _ timeline: Timeline, named name: String) -> String {
    let name = fresh(name)
    pageSize = Size(width: scene.pageWidth, height: scene.pageHeight)
    var declarations = [
      "position: \(isScrolled ? "fixed" : "relative")", "overflow: hidden",
      "width: \(scene.size.width.shortest)px", "height: \(scene.size.height.shortest)px",
    ]
    var animations: [(name: String, animation: CSSAnimation)] = []
    if let ground = CSSAnimation(.color(nil, scene.ground), &losses) {
      register(ground)
      addKeyframes(ground.keyframes(named: "\(name)--ground"))
      animations.append(("\(name)--ground", ground))
      declarations.append("background: var(--color)")
    } else {
      declarations.append("background: \(CSSValue.color(scene.ground.keyframes[0].value))")
    }
    for (property, track) in camera(scene, timeline) {
      if let animation = cameraAnimation(property, track) {
        addKeyframes(animation.keyframes(named: "\(name)--\(property)"))
        animations.append(("\(name)--\(property)", animation))
      } else {
        declarations.append("--\(property): \(CSSValue.number(track.keyframes[0].value))")
      }
    }
    declarations += run(animations, isTimed: false)
    addBody(timeline.unit)
    addRule(".\(name)", declarations)
    addRule(".\(name) *", CSSWriter.placed)
    let inner = scene.nodes.map { add($0, named: name, in: nil) }.joined()
    return "<div class=\"\(name)\">\(inner)</div>"
  }

  /// Nil where it stays.
  private mutating func cameraAnimation(_ property: String, _ track: Track<Double>)
    -> CSSAnimation?
  {
    register(
      property,
      text: "@property --\(property) { syntax: \"<number>\"; inherits: true; initial-value: 0; }")
    var animation = CSSAnimation(.number(nil, track), &losses)
    animation?.property = property
    return animation
  }

  /// As long as there is to scroll.
  private mutating func addBody(_ unit: Timeline.Unit) {
    guard case .scroll(let range) = clock else { return }
    let length = max(range.upperBound - range.lowerBound, 0)
    let height =
      unit == .pages
      ? "\(((length + 1) * 100).text(digits: 3))vh"
      : "calc(100vh + \(length.text(digits: 3))px)"
    addRule("body", ["margin: 0", "height: \(height)"])
  }

  private var isScrolled: Bool {
    if case .scroll = clock { true } else { false }
  }

  /// Where the pages lie, for nodes that lie on pages.
  private mutating func camera(
    _ scene: Scene, _ timeline: Timeline
  ) -> [(String, Track<Double>)] {
    func says(_ property: Property, _ nodes: [Node]) -> Bool {
      nodes.contains { $0.numbers[property] != nil || says(property, $0.children) }
    }
    let range = timeline.range
    let time = Track([
      Keyframe(time: range.lowerBound, value: range.lowerBound),
      Keyframe(time: range.upperBound, value: range.upperBound),
    ])
    let (x, y): (Track<Double>, Track<Double>) =
      switch scene.paging {
      case .across: (time, 0)
      case .down: (0, time)
      case .along(let track): (track.map(\.x), track.map(\.y))
      }
    var tracks: [(String, Track<Double>)] = []
    if says(.page, scene.nodes) { tracks.append(("camera-x", x)) }
    if says(.row, scene.nodes) { tracks.append(("camera-y", y)) }
    return tracks
  }
}
