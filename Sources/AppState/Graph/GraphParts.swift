package import Keyframes

/// Where the parts of the graph editor lie.
package struct GraphParts: Equatable {
  /// Header, names, ruler and times lie as on the timeline.
  package let timeline: TimelineParts
  /// The numbers of values, left of the plot.
  package let axis: Rect
  /// Curves.
  package let plot: Rect
  /// The area below the curves in which the bars of tracks of colours are visible.
  package let barField: Rect
  /// One for each track of colours, visible or not.
  package let bars: [Rect]
  /// The height of one, with the gap to the next.
  package let barHeight: Double

  package var panel: Rect { timeline.panel }
  /// Times, above the plot.
  package var ruler: Rect { timeline.ruler }

  /// Divides the panel for `count` bars. As many are visible as leave the curves more than half of the height;
  /// `scrolled` is how far they are scrolled, in points.
  package init(_ timeline: TimelineParts, bars count: Int = 0, scrolled: Double = 0) {
    self.timeline = timeline
    let field = timeline.keys
    let height = field.height < 240 ? 14.0 : 22
    barHeight = height
    let bottom = field.maxY - Double(min(count, Int(field.height * 0.4 / height))) * height
    plot = field.from(y: field.minY, to: bottom)
    barField = field.from(y: bottom, to: field.maxY)
    axis = Rect(
      x: timeline.names.maxX, y: field.minY, width: field.minX - timeline.names.maxX,
      height: plot.height)
    bars = (0..<count).map {
      let top = bottom + Double($0) * height - scrolled
      let gap = height < 20 ? 1.0 : 3
      return field.from(y: top + gap, to: top + height - gap)
    }
  }

  /// Where curves are seen: left of their names.
  package var curves: Rect {
    guard hasNames else { return plot }
    let right = timeline.timePoints.upperBound + 16
    return Rect(x: plot.minX, y: plot.minY, width: right - plot.minX, height: plot.height)
  }

  /// Whether the curves' names are right of them.
  package var hasNames: Bool { timeline.hasCurveNames }

  /// Where the visible values lie, in points.
  package var valuePoints: ClosedRange<Double> { plot.minY...max(plot.maxY, plot.minY + 1) }
}
