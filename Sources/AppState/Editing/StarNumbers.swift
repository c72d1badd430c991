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
  package func star(_ node: String) -> StarOutline? {
    guard hasPoints(node) else { return nil }
    // No text is measured.
    return stageNodes { _ in 0 }.first { $0.name == node }?.star
  }

  /// Gives the stars and polygons among nodes a number, each the one that `value` gives for its own.
  package mutating func set<Problem: Error>(
    _ number: StarNumber, of nodes: [String],
    _ value: (Double) throws(Problem) -> Double
  ) throws(Problem) {
    let names = Set(nodes)
    var changed: [(node: StageNode, path: Path)] = []
    for place in stageNodes({ _ in 0 }) where names.contains(place.name) {
      guard hasPoints(place.name), var star = place.star,
        let now = number.value(in: star)
      else { continue }
      number.set(try value(now), in: &star)
      changed.append((place, star.path.tidy))
    }
    var edit = NumberEdit(&self)
    edit.show(changed, &self)
  }
}

extension StageNode {
  fileprivate var star: StarOutline? { placement.shape?.outline.flatMap(StarOutline.init) }
}
