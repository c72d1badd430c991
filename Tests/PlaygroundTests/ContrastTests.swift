import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// The contrast of every text that the interface draws with what lies beneath it: 4.5:1, and 7:1 for
/// projectors and while a talk is presented. Words of demos are theirs; `DemoContrastTests` has them.
@Suite(.languages) struct ContrastTests {
  private static func least(_ theme: ThemeName) -> Double { theme == .projector ? 7 : 4.5 }

  /// With what most people open: the timeline, a panel, and an edited demo.
  private static func desk(_ theme: ThemeName, _ size: Size, _ actions: [Action] = []) -> Script {
    var script = Script(Entry.clips[0], at: 0.5, size: size)
    for action in [.theme(theme)] + actions { script.change { $0.perform(action) } }
    script.step(dt: 10)
    return script
  }

  /// On the stage and in the gallery.
  private static let demoWords = Set(
    catalog.flatMap { demo in
      demo.scene.frame(at: demo.posterTime).compactMap(\.words)
    })

  private static func faults(
    _ frame: Frame, _ layout: Layout, _ theme: ThemeName, except known: Set<String> = []
  ) -> [String] {
    var texts = frame.texts(except: known)
    let named = frame.sprites.filter { !$0.name.isEmpty }.compactMap(\.words)
    let own = demoWords.union(named)
    texts.removeAll { own.contains($0.words) || $0.contrast >= least(theme) }
    return texts.map(\.description)
  }

  @Test(arguments: ThemeName.allCases)
  func ofEveryCommand(_ theme: ThemeName) {
    let base = Self.desk(
      theme, Size(width: 1280, height: 720), [.toggleTimeline, .toggle(.curve)])
    var faults = Set(Self.faults(base.frame, base.layout, theme))
    let known = base.frame.keys
    for line in PaletteLine.commands {
      guard case .action(let action)? = line.effect, action != .quit else { continue }
      if case .theme = action { continue }
      // Copying says so in a notice, whatever is copied.
      if case .export = action { continue }
      if action == .nextTheme || action == .talk(.present) || action == .talk(.presentFromHere) {
        continue
      }
      var script = base
      script.change { $0.perform(action) }
      script.step()
      for fault in Self.faults(script.frame, script.layout, theme, except: known) {
        faults.insert("\(line.title): \(fault)")
      }
    }
    #expect(faults.sorted() == [])
  }

  @Test(
    arguments: ThemeName.allCases, [Size(width: 640, height: 480), Size(width: 800, height: 600)])
  func ofEveryPanelInSmallWindows(_ theme: ThemeName, _ size: Size) {
    let opened: [[Action]] = [
      [.toggleTimeline], [.toggle(.knobs)], [.toggle(.curve)], [.toggle(.export)],
      [.toggle(.history)],
      [.toggle(.outline)], [.toggle(.properties)], [.toggleHelp], [.toggleGallery],
      [.toggleCompare],
    ]
    for actions in opened {
      let script = Self.desk(theme, size, actions)
      #expect(Self.faults(script.frame, script.layout, theme) == [], "\(actions)")
    }
  }

  /// What is under the pointer is drawn otherwise.
  @Test(arguments: ThemeName.allCases)
  func ofEveryWidgetUnderThePointer(_ theme: ThemeName) {
    let base = Self.desk(
      theme, Size(width: 1280, height: 720), [.toggleTimeline, .toggle(.knobs)])
    var faults: Set<String> = []
    for widget in base.widgets {
      var script = base
      script.step(.pointerMoved(script.window(widget.rect.centre)))
      faults.formUnion(Self.faults(script.frame, script.layout, theme))
    }
    #expect(faults.sorted() == [])
  }

  /// The sheet of stops, the number that is typed and the caption.
  @Test(arguments: ThemeName.allCases)
  func ofTheWordsOfTalks(_ theme: ThemeName) {
    var script = Script(Entry.clips[0])
    script.change { $0.perform(.theme(theme)) }
    script.step(.talk(path: TalkDesk.path, text: "riff talk 1\ndemo rainbow\ncaption Look here\n"))
    script.press(.function(5))
    script.step(dt: 1)
    var frames = [script.frame]
    script.press(.character("c"))
    frames.append(script.frame)
    script.press(.character("c"))
    script.press(.character("1"))
    frames.append(script.frame)
    script.press(.character("o"))
    for _ in 0..<20 { script.step(dt: 0.1) }
    frames.append(script.frame)
    for frame in frames {
      #expect(Self.faults(frame, script.layout, .projector) == [])
    }
  }
}

extension Sprite {
  fileprivate var words: String? {
    if case .text(let text) = shape { text.string } else { nil }
  }
}
