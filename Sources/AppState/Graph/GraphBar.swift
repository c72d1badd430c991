import Editing
package import Keyframes
package import Stage

/// A track of colours in the graph editor: a bar of its colours over time, with its keyframes.
package struct GraphBar {
  package let track: GraphTrack
  package let rect: Rect

  package func gradient(_ scale: TimelineScale) -> Gradient? {
    track.colors?.gradient(over: rect, scale)
  }
}

extension Track<Color> {
  /// The colours over the width of a bar. It blends between 49 of them and those of the keyframes.
  package func gradient(over bar: Rect, _ scale: TimelineScale) -> Gradient {
    let (start, end) = (scale.time(at: bar.minX), scale.time(at: bar.maxX))
    var stops = (0...48).map { step in
      let part = Double(step) / 48
      return Gradient.Stop(part, value(before: start + (end - start) * part))
    }
    let keys = indices(from: start, to: end)
    // More of them lie closer than those 49.
    for index in keys where keys.count <= 64 {
      let time = keyframes[index].time
      let part = (time - start) / (end - start)
      // Two stops at one place are a step.
      stops.append(Gradient.Stop(part, value(before: time)))
      stops.append(Gradient.Stop(part, value(at: time)))
    }
    return Gradient(from: .zero, to: Point(x: 1, y: 0), stops)
  }
}

extension GraphPlot {
  /// The bars of the tracks of colours that are seen.
  package var bars: [GraphBar] {
    guard !parts.bars.isEmpty else { return [] }
    let right = parts.hasNames ? scale.points.upperBound : parts.plot.maxX
    return zip(shown.filter { $0.colors != nil }, parts.bars)
      .filter { $1.intersects(parts.barField) }
      .map { track, rect in
        GraphBar(
          track: track,
          rect: Rect(x: rect.minX, y: rect.minY, width: right - rect.minX, height: rect.height))
      }
  }

  package func bar(at position: Point) -> GraphBar? {
    parts.barField.contains(position)
      ? bars.first { $0.rect.inset(x: 0, y: -3).contains(position) } : nil
  }

  /// The keyframe of a bar near a position, or else the bar itself.
  func target(on bar: GraphBar, at position: Point) -> GraphTarget {
    let near = bar.track.numbers.keyframes.enumerated().map { index, keyframe in
      (index: index, distance: abs(scale.x(of: keyframe.time) - position.x))
    }.min { $0.distance < $1.distance }
    if let near, near.distance <= 9 { return .key(KeyframePath(bar.track.path, near.index)) }
    return .curve(bar.track.path, time: scale.time(at: position.x))
  }

  /// Where the visible keyframes of a bar are.
  package func seenPoints(of bar: GraphBar) -> (plain: [Point], selected: [Point]) {
    let keyframes = bar.track.numbers.keyframes
    let chosen = selection.keys[bar.track.path]
    func points(_ isWanted: (Int) -> Bool) -> [Point] {
      seenKeys(of: bar.track).filter(isWanted).map {
        Point(x: scale.x(of: keyframes[$0].time), y: bar.rect.centre.y)
      }.filter { $0.x <= bar.rect.maxX }
    }
    return (points { !chosen.contains($0) }, points(chosen.contains))
  }
}
