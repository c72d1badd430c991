import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState

/// Axes and curves of the graph editor, without a window.
@Suite(.languages) struct GraphModelTests {
  private static let axes = [
    ValueAxis(0...1, over: 100...300), ValueAxis(-500...1234.5, over: 0...720),
    ValueAxis(3...3, over: 10...90), ValueAxis(-1e-4...2e-4, over: 0...100),
    ValueAxis(1e6...9e6, over: 5...6),
  ]

  @Test(arguments: axes)
  func valuesAndPointsAreEachOthersInverse(_ axis: ValueAxis) {
    for part in [-0.5, 0, 0.3, 1, 2] {
      let y = axis.points.lowerBound + part * axis.points.length
      #expect(axis.y(of: axis.value(at: y)).isNear(y, within: 1e-6))
    }
    #expect(axis.y(of: axis.values.upperBound).isNear(axis.points.lowerBound))
    #expect(axis.y(of: axis.values.lowerBound).isNear(axis.points.upperBound))
  }

  @Test(arguments: axes, [0.25, 0.9, 3])
  func zoomingKeepsTheValueThere(_ axis: ValueAxis, _ factor: Double) {
    for part in [0, 0.4, 1] {
      let y = axis.points.lowerBound + part * axis.points.length
      var zoomed = axis
      zoomed.zoom(by: factor, at: y)
      let tolerance = axis.values.length * 1e-9
      #expect(abs(zoomed.value(at: y) - axis.value(at: y)) <= tolerance)
      #expect(zoomed.values.length.isNear(axis.values.length * factor, within: 1e-6))
    }
  }

  @Test(arguments: axes)
  func linesAreEvenlySpacedRoundNumbersInside(_ axis: ValueAxis) {
    let spacing = axis.points.length / 5
    let step = axis.step(spacing: spacing)
    let lines = axis.lines(spacing: spacing)
    #expect(axis.change(of: spacing) <= step * (1 + 1e-9))
    #expect(lines.count <= 26 && lines.allSatisfy { axis.values.contains($0) })
    for (one, other) in zip(lines, lines.dropFirst()) {
      #expect(abs(other - one - step) <= step * 1e-6)
    }
  }

  /// In all demos: what is drawn is what plays, within half a point and a point of time.
  @Test(arguments: Entry.all)
  func curvesShowTheTracksOfTheDemos(_ entry: Entry) throws {
    let timeline = entry.demo.timeline.range
    for row in TimelineRow.rows(of: entry.demo.scene, showsConstants: true) {
      guard let track = GraphTrack(row, node: "") else { continue }
      let range = track.range
      let scale = TimelineScale(timeline, over: 0...800)
      let axis = ValueAxis.fitting(range, over: 0...300)
      let path = GraphCurve.path(of: track, scale, axis)
      for line in path.flattened(tolerance: 0.05) {
        for point in line.points where (0...800).contains(point.x) {
          // At a jump the curve is upright; beside it the value of a moment before or after is near.
          let near = track.numbers.keyframes.map(\.time).filter {
            abs(scale.x(of: $0) - point.x) <= 1
          }
          let values =
            [-1.0, 0, 1].map { axis.y(of: track.numbers.value(at: scale.time(at: point.x + $0))) }
            + near.flatMap {
              [track.numbers.value(before: $0), track.numbers.value(at: $0)].map(axis.y)
            }
          let (low, high) = (values.min() ?? 0, values.max() ?? 0)
          #expect(
            point.y >= low - 0.7 && point.y <= high + 0.7,
            "\(track.path) at \(scale.time(at: point.x))")
        }
      }
    }
  }

  @Test func aRangeHasTheOvershoot() throws {
    let track = Track<Double>(dictionaryLiteral: (0, 0), (1, 100)).eased(.easeOut(.back))
    let row = TimelineRow(
      name: TimelineRow.Name(node: "a", property: "x"), depth: 0, title: "x",
      content: .track(.number(.x, track)))
    let range = try #require(GraphTrack(row, node: "a")).range
    #expect(range.lowerBound == 0 && range.upperBound > 105 && range.upperBound < 112)
  }
}
