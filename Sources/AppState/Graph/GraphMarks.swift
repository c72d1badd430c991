import Editing
package import Keyframes
import Stage
import Words

extension GraphPlot {
  /// Where the visible keyframes of a track are.
  package func seenPoints(of track: GraphTrack) -> (plain: [Point], selected: [Point]) {
    var points: (plain: [Point], selected: [Point]) = ([], [])
    let (chosen, keyframes) = (selection.keys[track.path], track.numbers.keyframes.span)
    let areAll = chosen.count == keyframes.count
    for index in seenKeys(of: track) {
      let point = point(keyframes[index].time, keyframes[index].value, of: track)
      guard point.y > parts.plot.minY - 8, point.y < parts.plot.maxY + 8 else { continue }
      if areAll || chosen.contains(index) {
        points.selected.append(point)
      } else {
        points.plain.append(point)
      }
    }
    return points
  }

  /// The tracks with keyframes whose speed jumps are marked: the selected ones, or else all if they are few.
  package func markedTracks(among all: [GraphTrack]) -> [GraphTrack] {
    let selected = all.filter(isSelected)
    if !selected.isEmpty { return selected.count <= 20 ? selected : [] }
    return tracks.count <= 4 ? all : []
  }
}

extension Workspace {
  /// "120/s".
  package func words(ofSpeed speed: Double, of track: GraphTrack) -> String {
    speed.isFinite ? playhead.timeline.unit.speed(track.reading(speed)) : localized("jump")
  }

  /// The time, value and speed of a curve under the pointer; of a keyframe, how much the speed jumps.
  package func words(
    of target: GraphTarget, _ plot: GraphPlot, _ curves: GraphCurves
  ) -> String? {
    let unit = playhead.timeline.unit
    switch target {
    case .curve(let path, let time):
      guard let track = plot.track(path) else { return nil }
      let words = reading(time) + "  " + track.reading(at: time)
      guard track.colors == nil else { return words }
      return words + "  " + self.words(ofSpeed: track.numbers.velocity(at: time), of: track)
    case .key(let key):
      guard let track = plot.track(key.track) else { return nil }
      let keyframe = track.numbers.keyframes[key.index]
      let value =
        track.colors.map { $0.keyframes[key.index].value.hexText } ?? track.reading(keyframe.value)
      let words = reading(keyframe.time) + "  " + value
      let jump = curves.jumps(of: key.track).first { $0.time == keyframe.time }
      guard let jump else { return words }
      let speed = unit.speed(jump.size.isFinite ? track.reading(jump.size) : "∞")
      return words + "   " + localized("speed jumps by \(speed)")
    case .handle, .box, .ground: return nil
    }
  }
}
