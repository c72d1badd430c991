import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import Playground

/// What is selected has another shape, too, and not only another colour.
@Suite struct ColorAloneTests {
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

  private static func paths(_ frame: Frame) -> Set<Shape> {
    Set(frame.sprites.map(\.shape).filter { if case .path = $0 { true } else { false } })
  }
}
