import Editing
import Keyframes

extension GraphPlot {
  /// The least distance between names right of the curves, in points.
  private static let nameGap = 14.0

  /// The heights of the names of as many curves as have room, those of selected tracks first: at the ends
  /// of the curves, but pushed apart.
  package var names: [(track: GraphTrack, y: Double)] {
    let rect = parts.plot
    guard parts.hasNames, rect.height > 40 else { return [] }
    let most = Int((rect.height - 16) / Self.nameGap)
    let shown = tracks.count > most ? Array(tracks.filter(isSelected).prefix(most)) : tracks
    var names = shown.map { track in
      let y = y(of: track, atX: scale.points.upperBound)
      return (track: track, y: min(max(y, rect.minY + 10), rect.maxY - 10))
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
