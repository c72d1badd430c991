package import Keyframes

/// Where the parts of the graph editor lie.
package struct GraphParts: Equatable {
  /// Header, names, ruler and times lie as on the timeline.
  package let timeline: TimelineParts
  /// The numbers of values, left of the plot.
  package let axis: Rect
  /// Curves.
  package let plot: Rect
  /// The bars of tracks of colours, below the curves.
  package let bars: [Rect]

  package var panel: Rect { timeline.panel }
  /// Times, above the plot.
  package var ruler: Rect { timeline.ruler }

  /// With as many of `count` bars as leave the curves more than half of the height.
  package init(_ timeline: TimelineParts, bars count: Int = 0) {
    self.timeline = timeline
    let field = timeline.keys
    let height = field.height < 240 ? 14.0 : 22
    let shown = min(count, Int(field.height * 0.4 / height))
    let bottom = field.maxY - Double(shown) * height
    plot = field.from(y: field.minY, to: bottom)
    axis = Rect(
      x: timeline.names.maxX, y: field.minY, width: field.minX - timeline.names.maxX,
      height: plot.height)
    bars = (0..<shown).map {
      let top = bottom + Double($0) * height
      let gap = height < 20 ? 1.0 : 3
      return field.from(y: top + gap, to: top + height - gap)
    }
  }

  /// Whether the curves' names are right of them.
  package var hasNames: Bool { timeline.hasCurveNames }

  /// Where the visible values lie, in points.
  package var valuePoints: ClosedRange<Double> { plot.minY...max(plot.maxY, plot.minY + 1) }
}
