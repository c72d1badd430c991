import Keyframes

/// The nodes of a scene as a flat list, groups before their children, with the table of their
/// numbers at one time.
struct Figures: Sendable {
  private(set) var list: [Figure] = []
  /// `Property.count` for each figure.
  var numbers: [Double] = []
  /// `ColorProperty.count` for each figure.
  var colors: [Color] = []
  var hidden: [Bool] = []
  var gradients: [LinearGradient?] = []
  var details = Details()
  private let hasConstraints: Bool
  private(set) var constraints: ConstraintTable?
  /// Whether a top-level node may be painted over a later one.
  let isSorted: Bool
  /// The moving tracks by clock.
  private(set) var moving: [NodeClock: Moving] = [:]

  /// The tracks that are not constant, and the table indices of their values.
  struct Moving: Sendable {
    var numbers: [(track: Track<Double>, index: Int)] = []
    var colors: [(track: Track<Color>, index: Int)] = []
    var hidden: [(track: Track<Bool>, index: Int)] = []
    var gradients: [(track: Track<LinearGradient>, index: Int)] = []
    var details = Details.Moving()
  }

  init(_ nodes: [Node]) {
    isSorted = nodes.contains { $0.numbers[.depth] != nil }
    hasConstraints = nodes.contains(where: \.holdsConstraints)
    moving[.playhead] = Moving()
    for node in nodes { add(node, clock: .playhead) }
    if hasConstraints { constraints = ConstraintTable(nodes, list) }
  }

  private mutating func add(_ node: Node, clock outer: NodeClock) {
    let clock = node.clock == .playhead ? outer : node.clock
    let index = list.count
    list.append(
      Figure(
        node, index: index, end: index + 1 + node.descendants, needsBox: hasConstraints))
    var part = moving[clock] ?? Moving()
    addNumbers(of: node, at: index * Property.count, to: &part)
    addColors(of: node, at: index * ColorProperty.count, to: &part)
    hidden.append(node.hidden.value(at: -.infinity))
    if !node.hidden.isStill { part.hidden.append((node.hidden, index)) }
    gradients.append(node.gradient?.value(at: -.infinity).clamped)
    if let gradient = node.gradient, !gradient.isStill { part.gradients.append((gradient, index)) }
    details.add(node, at: index, to: &part.details)
    moving[clock] = part
    for child in node.children { add(child, clock: clock) }
  }

  private mutating func addNumbers(of node: Node, at row: Int, to part: inout Moving) {
    numbers += Property.allCases.map(\.defaultValue)
    for constraint in node.constraints {
      guard let side = constraint.side else { continue }
      numbers[row + side.rawValue] = node[side].value(at: -.infinity)
    }
    for (property, track) in node.numbers {
      let index = row + property.rawValue
      numbers[index] = track.value(at: -.infinity)
      if !track.isStill { part.numbers.append((track, index)) }
    }
  }

  private mutating func addColors(of node: Node, at row: Int, to part: inout Moving) {
    colors += ColorProperty.allCases.map { _ in Color.clear }
    for (property, track) in node.colors {
      let index = row + property.rawValue
      colors[index] = track.value(at: -.infinity)
      if !track.isStill { part.colors.append((track, index)) }
    }
  }

  /// Evaluates every track on its own, which for a single frame is less work than an animator.
  mutating func read(_ time: (NodeClock) -> Double) {
    for (clock, part) in moving {
      let time = time(clock)
      for (track, index) in part.numbers { numbers[index] = track.value(at: time) }
      for (track, index) in part.colors { colors[index] = track.value(at: time) }
      readWhatIsNoNumber(part, at: time)
    }
  }

  mutating func readWhatIsNoNumber(_ part: Moving, at time: Double) {
    for (track, index) in part.hidden { hidden[index] = track.value(at: time) }
    for (track, index) in part.gradients { gradients[index] = track.value(at: time).clamped }
    details.read(part.details, at: time)
  }

  /// Does in advance what every frame would do again.
  mutating func prepare() {
    for clock in moving.keys { moving[clock]?.details.prepare() }
  }
}

extension Node {
  fileprivate var descendants: Int { children.reduce(0) { $0 + 1 + $1.descendants } }
}

extension Track {
  /// Whether the value never changes.
  fileprivate var isStill: Bool { keyframes.count == 1 }
}
