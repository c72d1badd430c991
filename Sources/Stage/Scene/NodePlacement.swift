package import Keyframes

/// A node's shape and transforms at one time, for editors that draw around it.
package struct NodePlacement: Equatable, Sendable {
  /// The name, as in ``Scene/allNodes``.
  package let name: String
  /// The shape at that time; nil for a group.
  package let shape: Shape?
  /// The anchor, about which the node scales and rotates, in its own coordinates.
  package let anchor: Point
  /// The map from the node's own coordinates to the stage's; with perspective, the closest affine
  /// map.
  package let map: Transform
  /// The map to the stage from the coordinates in which the node is positioned.
  package let outer: Transform
  /// Whether neither the node nor a group around it is hidden or transparent.
  package let isShown: Bool
  /// The index after the node's last descendant, in the list of all nodes.
  package fileprivate(set) var end: Int
}

extension Scene {
  /// Returns the shapes and transforms of all nodes at `time`, in the order of ``allNodes``.
  ///
  /// - Complexity: O(*n* log *k*) for *n* nodes with up to *k* keyframes a track.
  package func places(at time: Double, settled: Settling? = nil) -> [NodePlacement] {
    var figures = Figures(nodes)
    figures.read { Scene.time(of: $0, at: time, settled) }
    let view = PageView(
      camera: paging.camera(at: time), size: Size(width: pageWidth, height: pageHeight))
    var finding = PlacementSearch(
      figures: figures.constrained(view), view: view, names: allNodes.map(\.name))
    finding.add(0..<finding.figures.list.count, in: .identity, space: nil, isShown: true)
    return finding.places
  }
}

/// Computes the maps of figures as ``Resolver`` does, but for hidden figures too.
private struct PlacementSearch {
  let figures: Figures
  let view: PageView
  let names: [String]
  var places: [NodePlacement] = []

  mutating func add(
    _ range: Range<Int>, in outer: Transform, space: Transform3D?, isShown: Bool
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      add(index, in: outer, space: space, isShown: isShown)
      index = figures.ends[index]
    }
  }

  private mutating func add(
    _ index: Int, in outer: Transform, space: Transform3D?, isShown: Bool
  ) {
    let figure = figures.list[index]
    let reading = figures.reading(figure)
    let isShown = isShown && !figures.hidden[index] && reading[.opacity] > Resolver.invisible
    var (map, inner) = (Transform.identity, Transform3D?.none)
    if figure.isFlat, space == nil {
      map = reading.transform(view).then(outer)
    } else {
      let whole = reading.transform3D(view).then(space ?? Transform3D(outer))
      map = whole.nearestAffine(over: reading.box) ?? .scale(0)
      inner = whole
    }
    let own = figures.shape(of: figure)
    let place = places.count
    places.append(
      NodePlacement(
        name: names[place], shape: figure.hasOwnShape ? own : own.flatMap { reading.shape($0) },
        anchor: reading.anchorPoint, map: map, outer: outer, isShown: isShown,
        end: place + 1))
    if figure.hasContents, !reading.box.isEmpty, let contents = reading.contentsMap {
      map = contents.then(map)
      inner = inner.map { Transform3D(contents).then($0) }
    }
    // Mattes have the same parent as their node, and are never painted themselves.
    add(index + 1..<figure.firstChild, in: outer, space: space, isShown: false)
    add(figure.firstChild..<figures.ends[index], in: map, space: inner, isShown: isShown)
    places[place].end = places.count
  }
}
