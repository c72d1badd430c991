import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Values beside the graph editor's curves: in its header, in their names, and in the fields.
@Suite(.languages) struct GraphReadoutTests {
  private let x = Script.sunX

  /// The result of a drag, and the numbers under the pointer, are in the panel's header and cover no stage.
  @Test(arguments: [Size(width: 800, height: 600), Size(width: 1280, height: 720)])
  func theReadoutIsInTheHeader(_ size: Size) throws {
    var script = Script.graphs(size: size)
    let start = try script.graphPosition(KeyframePath(x, 1))
    let header = try script.plot().parts.timeline.header
    func isShown(_ words: String, _ script: Script) -> Bool {
      script.frame.sprites.contains { sprite in
        guard case .text(let text) = sprite.shape, text.string == words else { return false }
        let position = sprite.transform.apply(to: .zero)
        return position.y > script.window(header.origin).y
          && position.y < script.window(Point(x: header.maxX, y: header.maxY)).y
      }
    }
    script.step(.pointerMoved(start))
    script.step()
    #expect(
      script.frame.sprites.contains { sprite in
        if case .text(let text) = sprite.shape {
          isShown(text.string, script) && text.string.contains("300")
        } else {
          false
        }
      })
    script.step(.pointerPressed(start, clicks: 1))
    script.step(.pointerMoved(start + Point(x: 31, y: -20)))
    script.step()
    let words = try #require(script.session.panel(GraphsPanel.self).drag?.readout)
    #expect(isShown(words, script))
    script.press(.escape)
    script.step()
    #expect(!isShown(words, script))
  }

  /// Zoomed in, curves end before their names, and nothing below a name can be pressed.
  @Test func curvesDoNotRunUnderTheirNames() throws {
    var script = Script.graphs()
    for speeds in [false, true] {
      if speeds { script.press(.character("v"), .shift) }
      let middle = try script.graphPosition(x, 1.5, 200)
      script.step(
        .wheel(x: 0, y: 6, at: middle, .control, isPrecise: false, isFlipped: false))
      script.step()
      let plot = try script.plot()
      #expect(plot.parts.hasNames && plot.parts.curves.maxX < plot.scale.points.upperBound + 18)
      let right = script.window(Point(x: plot.parts.curves.maxX + 0.5, y: 0)).x
      let curves = script.frame.sprites.filter { $0.name == "graph" }
      #expect(!curves.isEmpty)
      for sprite in curves { #expect(sprite.clips.contains { $0.rect.maxX <= right }) }
      for y in stride(from: plot.parts.plot.minY + 2, to: plot.parts.plot.maxY, by: 7) {
        let position = Point(x: plot.parts.curves.maxX + 20, y: y)
        #expect(plot.target(at: position) == .ground)
      }
    }
  }

  /// If a keyframe is selected, Enter types its value; else the time of the playhead.
  @Test func enterTypesTheValueOfTheSelectedKeyframe() throws {
    var script = Script.graphs()
    try script.selectGraphKeys(KeyframePath(x, 1))
    script.press(.enter)
    #expect(script.session.ui.focus == .graph(.field(.value)))
    script.press(.character("a"), .control)
    script.step(.text("123"))
    script.press(.enter)
    #expect(try script.numbers(x).keyframes[1].value == 123)
    script.change { $0.workspace.selection = Selection() }
    script.step()
    script.press(.enter)
    #expect(script.session.ui.focus == .transport(.time))
  }
}
