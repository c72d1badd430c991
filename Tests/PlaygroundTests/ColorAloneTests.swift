import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// What is selected, and what lines mean, is not told by colour alone.
@Suite(.languages) struct ColorAloneTests {
  @Test(arguments: ThemeName.allCases)
  func ofSelectedKeyframes(_ theme: ThemeName) {
    var script = Script(Entry.clips[0], at: 0.5)
    for action in [.theme(theme), Action.toggleTimeline] { script.change { $0.perform(action) } }
    script.step(dt: 10)
    let before = script.frame
    script.change { $0.perform(.timeline(.selectAll)) }
    script.step()
    let new = Self.paths(script.frame).subtracting(Self.paths(before))
    #expect(new.count > 1)
  }

  /// Lines of demos that lie over each other have other widths or dashes, too.
  @Test(arguments: Entry.all)
  func ofLinesThatCross(_ entry: Entry) {
    let lines = entry.demo.scene.frame(at: entry.demo.posterTime).compactMap(Line.init)
    for (index, one) in lines.enumerated() {
      for other in lines[..<index] where one.crosses(other) {
        #expect(!one.differsInColorAlone(from: other), "\(one.name) and \(other.name)")
      }
    }
  }

  /// The graphs of a node's properties have other dashes, too.
  @Test func ofGraphs() {
    var script = Script(Entry.all.first { $0.demo.name == "in-turn-and-together" }, at: 0.5)
    script.change { $0.perform(.toggleValues) }
    script.change { $0.workspace.select(nodes: ["in-turn.2"]) }
    script.step(dt: 10)
    let strokes = script.frame.sprites.filter { $0.name == "graph" }.compactMap(\.stroke)
    #expect(strokes.count > 1)
    #expect(Set(strokes.map(\.paint)).count == Set(strokes.map(\.dash)).count)
  }

  private static func paths(_ frame: Frame) -> Set<Shape> {
    Set(frame.sprites.map(\.shape).filter { if case .path = $0 { true } else { false } })
  }
}

/// A curve of a demo.
private struct Line {
  let name: String
  private let stroke: Stroke
  private let color: Color
  private let reach: Rect

  /// Nil for what has a fill, and for straight lines: those are axes, marks and parts of drawings.
  init?(_ sprite: Sprite) {
    guard case .path(let path) = sprite.shape, path.elements.count > 3, sprite.fill == nil,
      let stroke = sprite.stroke, case .color(let color) = stroke.paint
    else { return nil }
    (name, self.stroke, reach) = (sprite.name, stroke, sprite.reach)
    self.color = Color(red: color.red, green: color.green, blue: color.blue)
  }

  func crosses(_ other: Line) -> Bool { reach.intersects(other.reach) }

  func differsInColorAlone(from other: Line) -> Bool {
    color != other.color && stroke.width == other.stroke.width && stroke.dash == other.stroke.dash
  }
}
