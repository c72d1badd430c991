import Keyframes

/// The constraints of a scene's figures, with the indices of the figures that they refer to.
struct ConstraintTable: Sendable {
  /// A constraint of a figure. A figure's links are sorted: sizes first, since positions depend on
  /// them.
  struct Link: Sendable {
    let constraint: Constraint
    /// The index of the other figure; nil for the stage.
    let index: Int?
  }

  /// The constraints by the index of the constrained figure.
  let links: [Int: [Link]]
  /// The indices of the constrained figures, ascending.
  let order: [Int]
  /// The group around each figure; nil at the top level.
  let parents: [Int?]

  /// Creates the table.
  ///
  /// - Parameters:
  ///   - nodes: the scene's nodes.
  ///   - ends: for each figure, the index after its last descendant.
  ///   - firstChildren: for each figure, the index after the nodes of its matte.
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
      // If there are two of one kind, which is possible only in a changed list, the last one
      // counts.
      links[index] = Constraint.Target.allCases.compactMap { target in
        found.last { $0.constraint.attribute.target == target }
      }
    }
    self.links = links
    order = links.keys.sorted()
    var parents = [Int?](repeating: nil, count: ends.count)
    for (group, end) in ends.enumerated() {
      // Groups come first, so the innermost one remains.
      for index in group + 1..<end { parents[index] = group }
      // A matte has the same parent as its node.
      let children = firstChildren[group]
      for index in group + 1..<children { parents[index] = parents[group] }
    }
    self.parents = parents
  }
}

extension [Node] {
  /// Whether any of the nodes or their descendants has a constraint.
  package var holdConstraints: Bool {
    hasAny {
      !$0.constraints.isEmpty || $0.children.holdConstraints
        || $0.matte?.nodes.holdConstraints ?? false
    }
  }

  /// Whether one of the nodes may be painted over a later one.
  var haveDepths: Bool { hasAny { $0.numbers[.depth] != nil } }

  /// Whether any of the nodes is wanted; no node is copied, since a node has many tracks.
  private func hasAny(_ isWanted: (borrowing Node) -> Bool) -> Bool {
    let nodes = span
    return nodes.indices.contains { isWanted(nodes[$0]) }
  }
}

extension Figures {
  /// The figures with the positions and sizes that follow from their constraints.
  func constrained(_ view: PageView) -> Figures {
    guard let table = constraints else { return self }
    var solver = ConstraintSolver(figures: self, table: table, view: view)
    for index in table.order { solver.settle(index) }
    return solver.figures
  }
}

/// Applies constraints, each after those that it depends on.
struct ConstraintSolver {
  private(set) var figures: Figures
  let table: ConstraintTable
  let view: PageView
  private var states: [Int: State] = [:]
  /// The figures that are being settled, each because the one before it depends on it. Chains may
  /// be longer than the program's own stack.
  private var visits: [Visit] = []

  private enum State { case waiting, settled }

  private struct Visit {
    let index: Int
    /// The constraint that comes next; nil before the groups around the figure are settled.
    var link: Int?
  }

  init(figures: Figures, table: ConstraintTable, view: PageView) {
    self.figures = figures
    self.table = table
    self.view = view
  }

  /// Determines the final position and size of a figure, of the groups around it and of all that it
  /// depends on. A constraint to a figure that itself waits for this one is left out.
  mutating func settle(_ index: Int) {
    visits.append(Visit(index: index))
    while let visit = visits.popLast() {
      if let link = visit.link { take(link, of: visit.index) } else { begin(visit.index) }
    }
  }

  private mutating func begin(_ index: Int) {
    guard states[index] == nil, !isWaiting(index) else { return }
    if let parent = table.parents[index], states[parent] == nil {
      visits += [Visit(index: index), Visit(index: parent)]
    } else {
      states[index] = .waiting
      visits.append(Visit(index: index, link: 0))
    }
  }

  /// Applies a constraint of a figure, once the figure that it refers to is settled.
  private mutating func take(_ place: Int, of index: Int) {
    guard let links = table.links[index], place < links.count else {
      states[index] = .settled
      return
    }
    if let other = links[place].index, states[other] != .settled {
      if isWaiting(other) {
        visits.append(Visit(index: index, link: place + 1))
      } else {
        visits += [Visit(index: index, link: place), Visit(index: other)]
      }
      return
    }
    apply(links[place], to: index)
    visits.append(Visit(index: index, link: place + 1))
  }

  /// Whether the figure or a group around it depends on one that is being settled.
  private func isWaiting(_ index: Int) -> Bool {
    var place: Int? = index
    while let index = place {
      if states[index] == .waiting { return true }
      place = table.parents[index]
    }
    return false
  }

  private mutating func apply(_ link: ConstraintTable.Link, to index: Int) {
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

  /// The box of the figure `other`, or of the stage, in the coordinates of the parent of the figure
  /// at `index`; nil if that parent has no size.
  private func box(of other: Int?, seenFrom index: Int) -> Rect? {
    let parent = table.parents[index]
    guard let other else {
      let stage = Rect(origin: .zero, size: view.stage)
      return mapOfChildren(of: parent).inverse?.bounds(of: stage)
    }
    let box = reading(other).box
    // The common case; exact whatever the transforms of the groups around both.
    if table.parents[other] == parent { return map(of: other).bounds(of: box) }
    guard let back = mapOfChildren(of: parent).inverse else { return nil }
    return map(of: other).then(mapOfChildren(of: table.parents[other])).then(back).bounds(of: box)
  }

  /// The map from the coordinates of a group's children to the stage.
  private func mapOfChildren(of group: Int?) -> Transform {
    guard let group else { return .identity }
    return contents(of: group).then(map(of: group))
      .then(mapOfChildren(of: table.parents[group]))
  }

  /// The map from a figure's coordinates to its parent's; with perspective, the closest affine map.
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
