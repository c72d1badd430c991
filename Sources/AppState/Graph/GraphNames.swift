import Editing
import Keyframes

extension GraphPlot {
  /// The least distance between names right of the curves, in points.
  private static let nameGap = 14.0

  /// The heights of the names of as many curves as have room, those of selected tracks first: at the ends
  /// of the curves, but pushed apart.
  package var names: [(track: GraphTrack, y: Double)] {
    names(of: tracks, isSelected: isSelected) { y(of: $0, atX: scale.points.upperBound) }
      .map { (track: $0.curve, y: $0.y) }
  }

  /// The same of any curves.
  func names<Curve>(
    of curves: [Curve], isSelected: (Curve) -> Bool, end: (Curve) -> Double
  ) -> [(curve: Curve, y: Double)] {
    let rect = parts.plot
    guard parts.hasNames, rect.height > 40 else { return [] }
    let most = Int((rect.height - 16) / Self.nameGap)
    let shown = curves.count > most ? Array(curves.filter(isSelected).prefix(most)) : curves
    var names = shown.map { curve in
      (curve: curve, y: min(max(end(curve), rect.minY + 10), rect.maxY - 10))
    }.sorted { $0.y < $1.y }
    for index in names.indices.dropFirst() {
      names[index].y = max(names[index].y, names[index - 1].y + Self.nameGap)
    }
    var bottom = rect.maxY - 10
    for index in names.indices.reversed() {
      names[index].y = min(names[index].y, bottom)
      bottom = names[index].y - Self.nameGap
    }
    return names
  }
}
