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
      let path = GraphCurve.path(of: track, GraphSegment.all(of: track.numbers), scale, axis)
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

  private static let easings: [Easing] = [
    .linear, .easeIn(.cubic), .easeOut(.bounce), .hold, .cubicBezier(0.3, -0.4, 0.2, 1.6),
    .spring(bounce: 0.3), .steps(3),
  ]

  /// A track of numbers, after a change.
  private static func track(
    _ name: String, _ change: (inout [Keyframe<Double>]) -> Void = { _ in }
  ) throws -> GraphTrack {
    var keyframes = (0...7).map { index in
      Keyframe(
        time: Double(index) * 0.5, value: Double(index * 37 % 50),
        easing: easings[(index + name.count) % easings.count])
    }
    change(&keyframes)
    let row = TimelineRow(
      name: TimelineRow.Name(node: name, property: "x"), depth: 0, title: "x",
      content: .track(.number(.x, Track(keyframes))))
    return try #require(GraphTrack(row, node: name))
  }

  private static func move(
    _ time: Double, _ value: Double
  ) -> (inout [Keyframe<Double>]) -> Void {
    { keyframes in
      for index in keyframes.indices {
        keyframes[index].time += time
        keyframes[index].value += value
      }
    }
  }

  /// Whatever came before, curves are the same as if they were made anew.
  @Test func keptCurvesAreLikeNewOnes() throws {
    let whole = TimelineScale(-1...5, over: 0...800)
    let near = TimelineScale(1.2...1.9, over: 0...800)
    let (axis, other) = (ValueAxis(-20...80, over: 0...300), ValueAxis(0...40, over: 0...300))
    let changes: [(inout [Keyframe<Double>]) -> Void] = [
      { _ in }, Self.move(0.1, 5), Self.move(-0.3, 5), { $0[3].value = 70 }, { $0[2].time = 1.2 },
      { $0[1].easing = .easeOut(.elastic) }, { $0.removeLast() },
      { $0[0].controls = Controls(90, -10) }, Self.move(-0.3, 0),
    ]
    var kept = GraphCurves()
    var moves = 0
    for (scale, axis) in [(whole, axis), (near, axis), (near, other), (whole, axis)] {
      for (index, change) in changes.enumerated() {
        var tracks = try [Self.track("a", change), Self.track("bb"), Self.track("ccc", change)]
        if index % 3 == 1 { tracks[0].unit = 3...90 }
        kept.update(tracks, scale, axis)
        var new = GraphCurves()
        new.update(tracks, scale, axis)
        for track in tracks {
          let (one, two) = (kept[track.path], new[track.path])
          if one.origin != .zero { moves += 1 }
          #expect(!two.path.isEmpty)
          let moved = one.path.transformed(by: .translation(x: one.origin.x, y: one.origin.y))
          #expect(moved.isNear(two.path), "\(track.path.node), change \(index), \(scale.times)")
          #expect(one.beyond == two.beyond && two.origin == .zero)
        }
      }
    }
    #expect(moves > 0, "Some curves are kept and only moved.")
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

extension Path {
  /// Whether both have the same steps, and all their points are within a millionth of a point.
  fileprivate func isNear(_ other: Path) -> Bool {
    func points(_ element: Element) -> [Point] {
      switch element {
      case .move(let point), .line(let point): [point]
      case .cubic(let one, let two, let end): [one, two, end]
      case .close: []
      }
    }
    return elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { one, two in
        points(one).count == points(two).count
          && zip(points(one), points(two)).allSatisfy { $0.distance(to: $1) < 1e-6 }
      }
  }
}
