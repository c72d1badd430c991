import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import Playground

/// Nothing is told by colour alone: in grey levels, too, everything that is on, chosen or current can be told
/// from what is not.
@Suite struct ColorAloneTests {
  /// Whatever a press changes on the button itself is seen without colours.
  @Test(arguments: ThemeName.allCases)
  func ofButtonsThatArePressed(_ theme: ThemeName) throws {
    var seen: Set<Part> = []
    var faults: Set<String> = []
    var changed = 0
    for actions in GraphicContrastTests.rooms {
      let base = GraphicContrastTests.desk(theme, Size(width: 1280, height: 720), actions)
      for widget in base.widgets where Self.isButton(widget) {
        guard seen.insert(widget.identity).inserted,
          GraphicContrastTests.isOnTop(widget, base)
        else { continue }
        var script = base
        try script.click(widget.identity)
        script.step(.pointerLeft)
        let after = script.widgets.first { $0.identity == widget.identity }
        guard let after, after.rect == widget.rect, after.isEnabled,
          GraphicContrastTests.isOnTop(after, script)
        else { continue }
        let (old, new) = (
          SeenColors(base.frame, in: widget.rect), SeenColors(script.frame, in: widget.rect)
        )
        guard new.differs(from: old) else { continue }
        changed += 1
        if !new.isToldWithoutColor(from: old) { faults.insert("\(widget.identity)") }
      }
    }
    #expect(faults.sorted() == [])
    #expect(changed > 12, "\(changed)")
  }

  private static func isButton(_ widget: Playground.Widget) -> Bool {
    guard widget.isEnabled, widget.rect.width > 4, widget.rect.height > 4 else { return false }
    switch (widget.identity, widget.role) {
    case (.stage, _): return false
    case (_, .button(let action)): return action != .quit
    case (_, .field), (_, .label), (_, .list), (_, .surface), (_, .slider): return false
    }
  }

  /// A key that moves what is chosen in a list.
  @Test(arguments: ThemeName.allCases)
  func ofWhatKeysChoose(_ theme: ThemeName) throws {
    let table: [([Action], Key, (Part) -> Bool)] = [
      ([.toggleHelp], .down, { if case .palette(.line) = $0 { true } else { false } }),
      ([.openMenu], .down, { if case .menu(.item) = $0 { true } else { false } }),
    ]
    for (actions, key, isRow) in table {
      var script = GraphicContrastTests.desk(theme, Size(width: 1280, height: 720), actions)
      script.press(key)
      let before = script
      script.press(key)
      var told = 0
      for widget in before.widgets where isRow(widget.identity) && widget.rect.height > 4 {
        guard
          script.widgets.contains(where: {
            $0.identity == widget.identity && $0.rect == widget.rect
          })
        else { continue }
        let old = SeenColors(before.frame, in: widget.rect)
        let new = SeenColors(script.frame, in: widget.rect)
        if new.differs(from: old) || new.isToldWithoutColor(from: old) {
          #expect(new.isToldWithoutColor(from: old), "\(widget.identity)")
          told += 1
        }
      }
      #expect(told == 2, "\(actions)")
    }
  }

  /// Keyframes that are selected.
  @Test(arguments: ThemeName.allCases)
  func ofSelectedKeyframes(_ theme: ThemeName) throws {
    var script = GraphicContrastTests.desk(
      theme, Size(width: 1280, height: 720), [.toggleTimeline])
    let before = script.frame
    script.change { $0.perform(.timeline(.selectAll)) }
    script.step()
    let paths = { (frame: Frame) in
      Set(
        frame.sprites.map(\.shape).filter { if case .path = $0 { true } else { false } })
    }
    // They have another shape.
    #expect(paths(script.frame).subtracting(paths(before)).count > 1)
  }

  /// The stop that is shown, the one that is chosen, and the others.
  @Test(arguments: ThemeName.allCases)
  func ofTheContactSheet(_ theme: ThemeName) throws {
    var desk = TalkDesk("demo rainbow\ndemo rainbow\ndemo rainbow\n", presents: false)
    desk.script.change { $0.perform(.theme(theme)) }
    desk.press(.function(5))
    desk.press(.character("o"))
    desk.press(.right)
    desk.wait(1)
    let tiles = try (0..<3).map { index in
      try #require(desk.script.widgets.first { $0.identity == .talk(.stop(index)) }).rect
    }
    // Of the same size, with the ring around what is chosen.
    let looks = tiles.map { SeenColors(desk.script.frame, in: $0.inset(by: -6)) }
    for (index, look) in looks.enumerated() {
      for other in looks[..<index] {
        let apart = zip(look.colors, other.colors).count { contrast($0, $1) >= 3 }
        #expect(apart >= 100)
      }
    }
  }

  /// Long lines of a demo that cross each other differ by their dashes or their widths.
  @Test(arguments: Entry.all)
  func ofCurvesOfDemos(_ entry: Entry) {
    struct Line {
      let box: Rect
      let stroke: Stroke
    }
    let sprites = entry.demo.scene.frame(at: entry.demo.posterTime)
    let lines = sprites.compactMap { sprite -> Line? in
      guard case .path = sprite.shape, sprite.fill == nil, let stroke = sprite.stroke,
        stroke.end - stroke.start > 0.5, sprite.opacity > 0.5
      else { return nil }
      let box = sprite.transform.bounds(of: sprite.shape.bounds)
      return box.width > 200 && box.height > 60 ? Line(box: box, stroke: stroke) : nil
    }
    for (index, line) in lines.enumerated() {
      for other in lines[..<index] where other.box.intersects(line.box) {
        let (one, two) = (line.stroke, other.stroke)
        guard one.paint != two.paint else { continue }
        #expect(one.dash != two.dash || abs(one.width - two.width) >= 2)
      }
    }
  }
}
