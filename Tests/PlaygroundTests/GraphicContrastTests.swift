import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import Playground

/// Icons and other graphics that mean something: 3:1 with what lies beneath them (WCAG 2.2, 1.4.11), in every
/// theme. As with texts it is computed from what is drawn.
@Suite struct GraphicContrastTests {
  private static let least = 3.0

  static let rooms: [[Action]] = [
    [.toggleTimeline, .toggleKnobs], [.toggleTimeline, .toggleCurve], [.toggleExport],
    [.toggleHistory], [.toggleOutline], [.toggleProperties], [.toggleTrails, .toggleValues],
    [.keepVersion, .toggleCompare], [.toggleHelp], [.openMenu], [.editor(.toggle)],
    [.file(.toggleOpening)], [.film(.open)], [.toggleTimeline, .timeline(.toggleColors)],
  ]

  struct Case: CustomTestStringConvertible, Sendable {
    let theme: ThemeName
    let size: Size
    var testDescription: String { "\(theme), \(Int(size.width))" }
  }

  static let cases = ThemeName.allCases.flatMap { theme in
    [Size(width: 640, height: 480), Size(width: 1280, height: 720)].map {
      Case(theme: theme, size: $0)
    }
  }

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

  @Test(arguments: cases)
  func ofIcons(_ one: Case) {
    var faults: Set<String> = []
    var count = 0
    for actions in Self.rooms {
      let script = Self.desk(one.theme, one.size, actions)
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
    let place = sprite.transform.apply(to: sprite.shape.bounds.centre)
    let widget = script.widgets.last { $0.rect.contains(place) && $0.role != .surface }
    guard sprite.shows(place), widget?.isEnabled != false else { return nil }
    let above = all[(index + 1)...].filter {
      $0.reach.contains(place) && !icons.contains($0.shape)
    }
    guard above.color(at: place, over: .black) == .black,
      above.color(at: place, over: .white) == .white
    else { return nil }
    let below = all[..<index].filter { $0.reach.contains(place) && !icons.contains($0.shape) }
    let ground = below.color(at: place, over: script.frame.ground)
    return PlaygroundTests.contrast(color.opacity(sprite.opacity).over(ground), ground)
  }

  /// What can be pressed and has no words has a drawing.
  @Test(arguments: cases)
  func ofWidgetsWithoutWords(_ one: Case) {
    var seen: Set<Part> = []
    var faults: Set<String> = []
    for actions in Self.rooms {
      let script = Self.desk(one.theme, one.size, actions)
      for widget in script.widgets where Self.isPressed(widget) {
        guard seen.insert(widget.identity).inserted, Self.isOnTop(widget, script) else { continue }
        let colors = SeenColors(script.frame, in: widget.rect)
        if colors.words.isEmpty, !colors.hasGraphic { faults.insert("\(widget.identity)") }
      }
    }
    #expect(faults.sorted() == [])
    #expect(seen.count > 40)
  }

  private static func isPressed(_ widget: Playground.Widget) -> Bool {
    guard widget.isEnabled, widget.rect.width > 4, widget.rect.height > 4 else { return false }
    switch (widget.identity, widget.role) {
    // Colours are what they are.
    case (.picker, _), (.stage, _), (.gallery, _): return false
    case (_, .button), (_, .slider): return true
    case (_, .field), (_, .label), (_, .list), (_, .surface): return false
    }
  }

  static func isOnTop(_ widget: Playground.Widget, _ script: Script) -> Bool {
    let top = script.widgets.last { $0.rect.contains(widget.rect.centre) }
    return top?.identity == widget.identity
  }
}
