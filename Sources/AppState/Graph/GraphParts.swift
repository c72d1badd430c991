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
  private static let barHeight = 22.0

  /// With as many of `count` bars as leave the curves more than half of the height.
  package init(_ timeline: TimelineParts, bars count: Int = 0) {
    self.timeline = timeline
    let field = timeline.keys
    let shown = min(count, Int(field.height * 0.4 / Self.barHeight))
    let bottom = field.maxY - Double(shown) * Self.barHeight
    plot = field.from(y: field.minY, to: bottom)
    axis = Rect(
      x: timeline.names.maxX, y: field.minY, width: field.minX - timeline.names.maxX,
      height: plot.height)
    bars = (0..<shown).map {
      let top = bottom + Double($0) * Self.barHeight
      return field.from(y: top + 3, to: top + Self.barHeight - 3)
    }
  }

  /// Whether the curves' names are right of them.
  package var hasNames: Bool { timeline.hasCurveNames }

  /// Where the visible values lie, in points.
  package var valuePoints: ClosedRange<Double> { plot.minY...max(plot.maxY, plot.minY + 1) }
}
