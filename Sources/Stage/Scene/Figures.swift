import Keyframes

/// The nodes of a scene as a flat list, groups before their children, with the table of their
/// numbers at one time.
struct Figures: Sendable {
  private(set) var list: [Figure] = []
  /// For each figure, the index after its last descendant.
  private(set) var ends: [Int] = []
  /// The largest number of sprites that the figures can have, with shadows.
  private(set) var mostSprites = 0
  /// The numbers, `Property.count` for each figure.
  var numbers: [Double] = []
  /// The colours, `ColorProperty.count` for each figure.
  var colors: [Color] = []
  var hidden: [Bool] = []
  var gradients: [Gradient?] = []
  var details = Details()
  private let hasConstraints: Bool
  private(set) var constraints: ConstraintTable?
  /// Whether a top-level node may be painted over a later one.
  let isSorted: Bool
  /// The moving tracks, a list for each clock; the playhead's first.
  private(set) var moving: [Moving] = [Moving(clock: .playhead)]

  /// The tracks that are not constant, and the table indices of their values.
  struct Moving: Sendable {
    let clock: NodeClock
    var numbers: [(track: Track<Double>, index: Int)] = []
    var colors: [(track: Track<Color>, index: Int)] = []
    var hidden: [(track: Track<Bool>, index: Int)] = []
    var gradients: [(track: Track<Gradient>, index: Int)] = []
    var details = Details.Moving()
  }

  /// Creates the list and its tables.
  ///
  /// - Complexity: O(*n*) in the number of nodes, times the number of clocks.
  init(_ nodes: [Node]) {
    isSorted = nodes.haveDepths
    hasConstraints = nodes.holdConstraints
    reserve(nodes.countWithDescendants)
    add(nodes, outer: 0)
    if hasConstraints {
      constraints = ConstraintTable(nodes, ends, firstChildren: list.map(\.firstChild))
    }
  }

  /// Makes room for figures, so that the tables are never copied.
  private mutating func reserve(_ count: Int) {
    list.reserveCapacity(count)
    ends.reserveCapacity(count)
    numbers.reserveCapacity(count * Property.count)
    colors.reserveCapacity(count * ColorProperty.count)
    hidden.reserveCapacity(count)
    gradients.reserveCapacity(count)
  }

  /// Adds nodes without copying any, since a node has many tracks.
  private mutating func add(_ nodes: [Node], outer: Int) {
    let nodes = nodes.span
    for index in nodes.indices { add(nodes[index], outer: outer) }
  }

  private mutating func add(_ node: borrowing Node, outer: Int) {
    let part = node.clock == .playhead ? outer : part(for: node.clock)
    let index = list.count
    list.append(Figure(node, index: index, needsBox: hasConstraints))
    mostSprites += list[index].hasShadow ? 2 : 1
    ends.append(index + 1)
    addNumbers(of: node, at: index * Property.count, to: part)
    addColors(of: node, at: index * ColorProperty.count, to: part)
    hidden.append(node.hidden.value(at: -.infinity))
    if !node.hidden.isStill { moving[part].hidden.append((node.hidden, index)) }
    gradients.append(node.gradient?.value(at: -.infinity).clamped)
    if let gradient = node.gradient, !gradient.isStill {
      moving[part].gradients.append((gradient, index))
    }
    details.add(node, at: index, to: &moving[part].details)
    add(node.matte?.nodes ?? [], outer: part)
    add(node.children, outer: part)
    ends[index] = list.count
  }

  /// The index in `moving` of the list for `clock`.
  private mutating func part(for clock: NodeClock) -> Int {
    if let part = moving.firstIndex(where: { $0.clock == clock }) { return part }
    moving.append(Moving(clock: clock))
    return moving.count - 1
  }

  private mutating func addNumbers(of node: borrowing Node, at row: Int, to part: Int) {
    numbers += Property.defaults
    for constraint in node.constraints {
      guard let side = constraint.side else { continue }
      numbers[row + side.rawValue] = node[side].value(at: -.infinity)
    }
    for (property, track) in node.numbers {
      let index = row + property.rawValue
      if track.isStill {
        numbers[index] = track.value(at: -.infinity)
      } else {
        moving[part].numbers.append((track, index))
      }
    }
  }

  private mutating func addColors(of node: borrowing Node, at row: Int, to part: Int) {
    for _ in 0..<ColorProperty.count { colors.append(.clear) }
    for (property, track) in node.colors {
      let index = row + property.rawValue
      if track.isStill {
        colors[index] = track.value(at: -.infinity)
      } else {
        moving[part].colors.append((track, index))
      }
    }
  }

  /// Evaluates every track on its own, which for a single frame is less work than an animator.
  mutating func read(_ time: (NodeClock) -> Double) {
    for part in moving {
      let time = time(part.clock)
      Self.write(part.numbers, to: &numbers) { $0.value(at: time) }
      Self.write(part.colors, to: &colors) { $0.value(at: time) }
      readWhatIsNoNumber(part, at: time)
    }
  }

  /// Writes the values of tracks into a table, without copying any track.
  @inline(__always)
  private static func write<Value>(
    _ tracks: [(track: Track<Value>, index: Int)], to table: inout [Value],
    _ value: (borrowing Track<Value>) -> Value
  ) {
    let tracks = tracks.span
    for place in tracks.indices { table[tracks[place].index] = value(tracks[place].track) }
  }

  mutating func readWhatIsNoNumber(_ part: Moving, at time: Double) {
    for (track, index) in part.hidden { hidden[index] = track.value(at: time) }
    for (track, index) in part.gradients { gradients[index] = track.value(at: time).clamped }
    details.read(part.details, at: time)
  }

  /// Cuts outlines in advance, so that frames need not do it again.
  mutating func prepare() {
    for part in moving.indices { moving[part].details.prepare() }
  }
}

extension Property {
  /// The default of every property, in order.
  fileprivate static let defaults = allCases.map(\.defaultValue)
}

extension Track {
  /// Whether the value never changes.
  fileprivate var isStill: Bool { keyframes.count == 1 }
}
