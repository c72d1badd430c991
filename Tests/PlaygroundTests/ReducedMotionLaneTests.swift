import DemoKit
import Editing
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// The demo as it is for somebody who asked for reduced motion, beside it.
@Suite(.languages) struct ReducedMotionLaneTests {
  /// The lane shows the demo's own scene for that, or fades instead of moves.
  @Test(arguments: Entry.clips)
  func theLaneShowsReducedMotion(_ entry: Entry) {
    for time in [0.0, 0.4, 1.1] {
      var script = Script(entry, at: time)
      script.change { $0.perform(.toggleReducedMotion) }
      script.step()
      let demo = script.session.demo
      #expect(script.layout.lanes.count == 2 && script.layout.easings == nil)
      #expect(script.layout.lanes[0] == script.layout.stage)
      let scene =
        (demo as? any ReducedMotionDemo)?.reducedMotionScene
        ?? demo.scene.reducingMotion(on: demo.timeline)
      let lane = script.layout.lanes[1]
      let clip = Clip(lane, cornerRadius: script.layout.stageCorner)
      let expected = scene.frame(at: script.time).map {
        script.layout.placed($0, in: lane).clipped(by: clip)
      }
      #expect(script.frame.sprites.contains(near: expected), "at \(time)")
    }
  }

  @Test func itStandsBesideComparedVersions() throws {
    var script = Script(Entry.all.first { $0.demo.name == "springs" }, at: 0.5)
    script.turn("response", to: 0.5)
    script.press(.character("b"), .shift)
    script.turn("response", to: 1.5)
    script.press(.character("c"))
    let strip = script.session.workspace.wantedParts.easings
    script.change { $0.perform(.toggleReducedMotion) }
    script.step()
    #expect(script.layout.lanes.count == 3)
    #expect(script.session.workspace.wantedParts.easings == strip)
    #expect(script.session.workspace.shownVersions.map(\.title) == ["A", "B", "Reduced motion"])
    // Closed by mouse; the versions stay.
    try script.click(.compare(.reducedMotion))
    #expect(script.layout.lanes.count == 2 && !script.session.viewState.reducedMotion)
  }

  @Test func itIsRestored() {
    var panels = OpenPanels()
    panels.viewState.reducedMotion = true
    var again = OpenPanels()
    for word in panels.lines[0].split(separator: " ").dropFirst() { again.open(String(word)) }
    #expect(again == panels)
  }
}
