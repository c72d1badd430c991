package import Editing
import Keyframes
import Stage
package import Words

extension StarNumber {
  package var title: Message {
    switch self {
    case .points: Message("points", context: "star")
    case .innerRadius: "inner radius"
    }
  }

  package var step: Double { self == .points ? 1 : 0.01 }

  package var limits: ClosedRange<Double> {
    self == .points ? StarOutline.pointLimits : StarOutline.radiusLimits
  }
}

extension Workspace {
  /// The star or polygon that a node shows; nil if it shows something else.
  package func star(_ node: String) -> StarOutline? { stars(among: [node])[node] }

  /// The stars and polygons among nodes, by the names of the nodes.
  ///
  /// - Complexity: O(*n*) in the nodes of the scene.
  package func stars(among names: [String]) -> [String: StarOutline] {
    Dictionary(placedStars(among: names).map { ($0.node.name, $0.star) }) { first, _ in first }
  }

  private func placedStars(among names: [String]) -> [(node: StageNode, star: StarOutline)] {
    let wanted = Set(nodes(named: names).filter { $0.node.hasPoints }.map { $0.name })
    guard !wanted.isEmpty else { return [] }
    // No text is measured.
    let places = stageNodes { _ in 0 }.filter { wanted.contains($0.name) }
    return places.compactMap { place in place.star.map { (node: place, star: $0) } }
  }

  /// Gives the stars and polygons among nodes a number, each the one that `value` gives for its own.
  package mutating func set<Problem: Error>(
    _ number: StarNumber, of nodes: [String],
    _ value: (Double) throws(Problem) -> Double
  ) throws(Problem) {
    var changed: [(node: StageNode, path: Path)] = []
    for (node, before) in placedStars(among: nodes) {
      guard let now = number.value(in: before) else { continue }
      var star = before
      number.set(try value(now), in: &star)
      changed.append((node, star.path.tidy))
    }
    var edit = NumberEdit(&self)
    edit.show(changed, &self)
  }
}

extension StageNode {
  fileprivate var star: StarOutline? { placement.shape?.outline.flatMap(StarOutline.init) }
}
