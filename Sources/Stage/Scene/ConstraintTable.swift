import Keyframes

/// The constraints of a scene's figures, with the indices of what they refer to.
struct ConstraintTable: Sendable {
  /// Sorted by what they determine: the sizes first, on which the places depend.
  struct Link: Sendable {
    let constraint: Constraint
    /// Nil is the stage.
    let index: Int?
  }

  /// By the index of the constrained figure.
  let links: [Int: [Link]]
  /// The constrained figures in order.
  let order: [Int]
  /// The group around each figure; nil for one at the top.
  let parents: [Int?]

  /// - Parameters:
  ///   - nodes: the scene's nodes.
  ///   - ends: for each figure, the index after its last descendant.
  ///   - firstChildren: for each figure, the index after those of its matte.
  init(_ nodes: [Node], _ ends: [Int], firstChildren: [Int]) {
    let all = Scene.named(nodes)
    let names = NamedNodes(all)
    var links: [Int: [Link]] = [:]
    for (index, entry) in all.enumerated() {
      let found = entry.node.constraints.compactMap { constraint -> Link? in
        guard case .node(let name) = constraint.reference else {
          return Link(constraint: constraint, index: nil)
        }
        return names.index(of: name).map { Link(constraint: constraint, index: $0) }
      }
      guard !found.isEmpty else { continue }
      // Of two of one kind, which only a changed list can have, the last one counts.
      links[index] = Constraint.Target.allCases.compactMap { target in
        found.last { $0.constraint.attribute.target == target }
      }
    }
    self.links = links
    order = links.keys.sorted()
    var parents = [Int?](repeating: nil, count: ends.count)
    for (group, end) in ends.enumerated() {
      // Groups come first, so that the innermost one is what stays.
      for index in group + 1..<end { parents[index] = group }
      // A matte lies beside its node.
      let children = firstChildren[group]
      for index in group + 1..<children { parents[index] = parents[group] }
    }
    self.parents = parents
  }
}

extension [Node] {
  /// Whether any of them or anything in them has a constraint.
  var holdConstraints: Bool {
    hasAny {
      !$0.constraints.isEmpty || $0.children.holdConstraints
        || $0.matte?.nodes.holdConstraints ?? false
    }
  }

  /// Whether one of them may be painted over a later one.
  var haveDepths: Bool { hasAny { $0.numbers[.depth] != nil } }

  /// Whether any of them is wanted; none is copied, since a node has many tracks.
  private func hasAny(_ isWanted: (borrowing Node) -> Bool) -> Bool {
    let nodes = span
    return nodes.indices.contains { isWanted(nodes[$0]) }
  }
}

extension Figures {
  /// The figures with the positions and sizes that their constraints give them.
  func constrained(_ view: PageView) -> Figures {
    guard let table = constraints else { return self }
    var solver = ConstraintSolver(figures: self, table: table, view: view)
    for index in table.order { _ = solver.settle(index) }
    return solver.figures
  }
}

/// Applies constraints, each after those that it depends on.
struct ConstraintSolver {
  private(set) var figures: Figures
  let table: ConstraintTable
  let view: PageView
  private var states: [Int: State] = [:]

  private enum State { case waiting, settled }

  init(figures: Figures, table: ConstraintTable, view: PageView) {
    self.figures = figures
    self.table = table
    self.view = view
  }

  /// Gives a figure its final place and size, and all groups around it.
  ///
  /// - Returns: false if they depend on something that waits for this.
  mutating func settle(_ index: Int) -> Bool {
    if let state = states[index] { return state == .settled }
    if let parent = table.parents[index], !settle(parent) { return false }
    states[index] = .waiting
    for link in table.links[index] ?? [] { apply(link, to: index) }
    states[index] = .settled
    return true
  }

  private mutating func apply(_ link: ConstraintTable.Link, to index: Int) {
    if let other = link.index, !settle(other) { return }
    guard let box = box(of: link.index, seenFrom: index) else { return }
    let constraint = link.constraint
    let value =
      self[index, constraint.multiplier] * constraint.other.value(in: box)
      + self[index, constraint.offset]
    switch constraint.attribute.target {
    case .width: self[index, .width] = value
    case .height: self[index, .height] = value
    case .x: move(index, .x, .translationX, constraint.attribute, to: value)
    case .y: move(index, .y, .translationY, constraint.attribute, to: value)
    }
  }

  private mutating func move(
    _ index: Int, _ place: Property, _ translation: Property, _ attribute: Constraint.Attribute,
    to value: Double
  ) {
    let own = map(of: index).bounds(of: reading(index).box)
    let present = attribute.value(in: own) - self[index, translation]
    self[index, place] += value - present
  }

  private subscript(_ index: Int, _ property: Property) -> Double {
    get { figures.numbers[index * Property.count + property.rawValue] }
    set { figures.numbers[index * Property.count + property.rawValue] = newValue }
  }

  private func reading(_ index: Int) -> Reading { figures.reading(figures.list[index]) }

  // MARK: Maps

  /// The box of a figure, or of the stage, in the coordinates of the parent of another one; nil if
  /// that has no size.
  private func box(of other: Int?, seenFrom index: Int) -> Rect? {
    let parent = table.parents[index]
    guard let other else {
      let stage = Rect(origin: .zero, size: view.stage)
      return mapOfChildren(of: parent).inverse?.bounds(of: stage)
    }
    let box = reading(other).box
    // The common case, which is exact whatever the groups around both do.
    if table.parents[other] == parent { return map(of: other).bounds(of: box) }
    guard let back = mapOfChildren(of: parent).inverse else { return nil }
    return map(of: other).then(mapOfChildren(of: table.parents[other])).then(back).bounds(of: box)
  }

  /// From the coordinates of a group's children to the stage.
  private func mapOfChildren(of group: Int?) -> Transform {
    guard let group else { return .identity }
    return contents(of: group).then(map(of: group))
      .then(mapOfChildren(of: table.parents[group]))
  }

  /// From a figure's coordinates to its parent's; with perspective the closest affine map.
  private func map(of index: Int) -> Transform {
    let reading = reading(index)
    if reading.figure.explicit.isDisjoint(with: .outOfThePlane) { return reading.transform(view) }
    return reading.transform3D(view).nearestAffine(over: reading.box) ?? .scale(0)
  }

  private func contents(of index: Int) -> Transform {
    let reading = reading(index)
    guard !reading.figure.explicit.isDisjoint(with: .ofTheContents), !reading.box.isEmpty else {
      return .identity
    }
    return reading.contentsMap ?? .scale(0)
  }
}
