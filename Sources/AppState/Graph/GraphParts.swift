package import Keyframes

/// Where the parts of the graph editor lie.
package struct GraphParts: Equatable {
  /// Header, names and ruler lie as on the timeline.
  package let timeline: TimelineParts
  /// The numbers of values, left of the plot.
  package let axis: Rect
  /// Times, above the plot.
  package let ruler: Rect
  package let plot: Rect

  package var panel: Rect { timeline.panel }
  package static let axisWidth = 52.0
  /// From this width on there is room for names right of the curves.
  private static let widthForNames = 420.0
  private static let namesWidth = 104.0

  package init(_ timeline: TimelineParts) {
    self.timeline = timeline
    let field = timeline.field
    let left = field.minX + min(Self.axisWidth, field.width / 4)
    let top = timeline.list.minY
    axis = Rect(x: field.minX, y: top, width: left - field.minX, height: timeline.list.height)
    plot = Rect(x: left, y: top, width: field.maxX - left, height: timeline.list.height)
    ruler = Rect(
      x: left, y: timeline.ruler.minY, width: plot.width, height: timeline.ruler.height)
  }

  /// Whether the curves' names are right of them.
  package var hasNames: Bool { plot.width >= Self.widthForNames }

  /// Where the visible times lie, in points.
  package var timePoints: ClosedRange<Double> {
    let left = plot.minX + 12
    return left...max(plot.maxX - (hasNames ? Self.namesWidth : 16), left + 1)
  }

  /// Where the visible values lie, in points.
  package var valuePoints: ClosedRange<Double> { plot.minY...max(plot.maxY, plot.minY + 1) }
}

extension Workspace {
  package func graphParts(in panel: Rect) -> GraphParts { GraphParts(timelineParts(in: panel)) }

  /// The visible times, mapped to the points of the graph editor.
  package func graphScale(_ parts: GraphParts) -> TimelineScale {
    timelineScale(in: parts.panel).over(parts.timePoints)
  }
}
