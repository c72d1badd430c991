import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Icons: 3:1 with what lies beneath them (WCAG 2.2, 1.4.11), in every
/// theme. As with texts it is computed from what is drawn.
@Suite(.languages) struct GraphicContrastTests {
  private static let least = 3.0

  static let rooms: [[Action]] = [
    [.toggleTimeline, .toggle(.knobs)], [.toggleTimeline, .toggle(.curve)], [.toggle(.export)],
    [.toggle(.history)], [.toggle(.outline)], [.toggle(.properties)],
    [.toggleTrails, .toggleValues],
    [.keepVersion, .toggleCompare], [.toggleHelp], [.openMenu], [.editor(.toggle)],
    [.file(.toggleOpening)], [.film(.open)], [.toggleTimeline, .timeline(.toggleColors)],
  ]

  static func desk(_ theme: ThemeName, _ size: Size, _ actions: [Action]) -> Script {
    var script = Script(Entry.clips[0], at: 0.5, size: size)
    for action in [.theme(theme)] + actions {
      script.change { $0.perform(action) }
      script.step()
    }
    script.step(dt: 10)
    return script
  }

  private static let icons = Set(
    Icon.allCases.flatMap { $0.sprites(.white) }.map(\.shape).filter { shape in
      if case .text = shape { false } else { true }
    })

  @Test(arguments: ThemeName.allCases)
  func ofIcons(_ theme: ThemeName) {
    var faults: Set<String> = []
    var count = 0
    for actions in Self.rooms {
      let script = Self.desk(theme, Size(width: 1280, height: 720), actions)
      let all = script.frame.sprites.withoutLayers
      for (index, sprite) in all.enumerated() where Self.icons.contains(sprite.shape) {
        guard let found = Self.contrast(of: sprite, index, all, script) else { continue }
        count += 1
        if found < Self.least { faults.insert("\(actions): \(sprite.shape) has \(found)") }
      }
    }
    #expect(faults.sorted() == [])
    #expect(count > 100)
  }

  /// Nil where it is not seen, is a faint second part of an icon, or belongs to something that can't be used.
  private static func contrast(
    of sprite: Sprite, _ index: Int, _ all: [Sprite], _ script: Script
  ) -> Double? {
    let paint = sprite.fill ?? sprite.stroke?.paint
    guard case .color(let color)? = paint, color.alpha * sprite.opacity >= 0.5, sprite.name.isEmpty
    else { return nil }
    let position = sprite.transform.apply(to: sprite.shape.bounds.centre)
    let widget = script.widgets.last { $0.rect.contains(position) && $0.role != .surface }
    guard sprite.shows(position), widget?.isEnabled != false else { return nil }
    let above = all[(index + 1)...].filter {
      $0.reach.contains(position) && !icons.contains($0.shape)
    }
    guard above.color(at: position, over: .black) == .black,
      above.color(at: position, over: .white) == .white
    else { return nil }
    let below = all[..<index].filter { $0.reach.contains(position) && !icons.contains($0.shape) }
    let ground = below.color(at: position, over: script.frame.ground)
    return PlaygroundTests.contrast(color.opacity(sprite.opacity).over(ground), ground)
  }
}
