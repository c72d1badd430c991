import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

extension Script {
  /// A session with nothing but `demo`, its graph editor open.
  static func graphs(
    _ demo: any Demo = KeyDemo(), size: Size = Size(width: 1280, height: 720)
  ) -> Script {
    var script = Script()
    script.change { $0 = Session(demos: [demo], size: size, measure: Script.measure) }
    script.press(.character("v"))
    return script
  }

  /// Where everything in the graph editor lies.
  func plot() throws -> GraphPlot {
    var workspace = session.workspace
    var panel = session.panel(GraphsPanel.self)
    let plot = panel.refreshedPlot(&workspace)
    return try #require(plot)
  }

  var listedGraphs: [GraphTrack] { session.panel(GraphsPanel.self).listed }
  var shownGraphs: [TrackPath] { listedGraphs.filter(\.isShown).map(\.path) }

  /// Where a keyframe is in the window.
  func graphPosition(_ key: KeyframePath) throws -> Point {
    window(try #require(plot().point(of: key)))
  }

  /// Where a time and a value of a track are in the window.
  func graphPosition(_ path: TrackPath, _ time: Double, _ value: Double) throws -> Point {
    let plot = try plot()
    let track = try #require(plot.track(path))
    return window(Point(x: plot.scale.x(of: time), y: plot.axis.y(of: track.onAxis(value))))
  }

  func numbers(_ path: TrackPath) throws -> Track<Double> {
    try #require(try track(path).numbers)
  }

  mutating func selectGraphKeys(_ keys: KeyframePath...) throws {
    for (index, key) in keys.enumerated() {
      let position = try graphPosition(key)
      with(index == 0 ? [] : .shift) { $0.click(at: position) }
    }
  }
}
