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

  /// Curves of one colour in the graph editor have different dashes; each has its name beside it.
  @Test func ofGraphs() {
    let usual: [Property] = [
      .x, .y, .z, .rotation, .opacity, .scaleX, .scaleY, .pathProgress, .skew, .number,
    ]
    for (index, one) in usual.enumerated() {
      for other in usual[..<index] {
        let (a, b) = (GraphHue(one), GraphHue(other))
        #expect(a.color != b.color || a.dash != b.dash, "\(one) and \(other)")
      }
    }
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
