import Formats
import Keyframes
import Stage
import Testing
import Words

/// Curve shapes, sums, key times and links that begin at a value are tracks like all others: JSON and
/// Swift keep them whole, the other languages say what they lose.
@Suite struct MotionExportTests {
  static let box = Node(.rectangle(40, 20), fill: .white).at(x: 100, y: 50).named("box")
  static let shake = Motion(.adding(.x, [0: 0, 0.25: 8, 0.75: -8, 1: 0]))

  static let corner: Path = {
    var path = Path()
    path.move(to: .zero)
    path.line(to: Point(x: 90, y: 0))
    path.cubic(Point(x: 90, y: 50), Point(x: 50, y: 90), to: Point(x: 0, y: 90))
    return path
  }()

  static let nodes: [(name: String, node: Node)] = [
    (
      "curve shapes",
      box.at(
        x: ([0: 0, 0.4: 100, 1: 30] as Track<Double>).calculated(
          .cubic(), shapes: [0.4: CurveShape(tension: 0.5, continuity: -0.5, bias: 0.3)]))
    ),
    (
      "a sum",
      box.performing(
        .parallel([
          .move(x: 300, over: 2, .easeInOut(.cubic)),
          .sequence([.wait(0.5), .motions([shake], duration: 1)]),
        ]), at: 0)
    ),
    ("key times", box.along(corner, keyTimes: [0, 0.25, 2], turning: .along)),
    (
      "key times of a motion",
      box.performing(.move(along: corner, pace: .raw, keyTimes: [0, 0.1, 1], over: 2), at: 0)
    ),
    ("a beginning", box.chain.from(.opacity, 0).opacity(1).over(1).node),
    ("a speed", box.chain.move(dx: 300).atSpeed(120).node),
  ]

  @Test(arguments: nodes)
  func jsonKeepsThemWhole(_ row: (name: String, node: Node)) throws {
    let exported = ExportFormat.json.export(row.node)
    #expect(exported.losses.isEmpty)
    #expect(try Pasted(exported.text) == .node(row.node))
  }

  @Test(arguments: nodes)
  func swiftKeepsTheirTracksWhole(_ row: (name: String, node: Node)) throws {
    #expect(ExportFormat.swift.export(row.node).losses.isEmpty)
    for track in row.node.tracks {
      #expect(try Pasted(ExportFormat.swift.export(track).text) == .track(track))
    }
  }

  /// Curves between keyframes are sampled, or written as SwiftUI's own: never dropped in silence.
  @Test(arguments: [ExportFormat.css, .uiKit, .swiftUI])
  func othersStateWhatTheyLose(_ format: ExportFormat) {
    let curved = Self.box.at(
      x: ([0: 0, 1: 50, 2: 50, 3: 0] as Track<Double>)
        .calculated(.cubic(), shapes: [2: CurveShape(tension: 1)]))
    let exported = format.export(curved)
    #expect(format.export(Self.nodes[0].node).losses.isEmpty, "An easing can say these curves.")
    let isSampled = exported.losses.contains {
      $0.english.hasPrefix("The curve of x between keyframes")
    }
    let isExact = exported.text.contains("CubicKeyframe")
    #expect(isSampled != isExact, "\(exported.losses)")
  }
}
