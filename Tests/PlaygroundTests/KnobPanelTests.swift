import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// The pointer and keys on the knobs.
@Suite(.languages) struct KnobPanelTests {
  static func panel(_ script: Script) -> KnobsPanel { script.session.panel(KnobsPanel.self) }

  /// The changes that a reset takes back.
  static func turned(_ script: Script) -> [String] { script.session.workspace.turnedKnobs }

  private static func script(
    _ demo: String, size: Size = Size(width: 1280, height: 720)
  ) throws -> Script {
    let index = try #require(catalog.firstIndex { $0.name == demo })
    var script = Script(Entry(index: index), size: size)
    script.press(.character("o"))
    return script
  }

  /// The springs' response, which is 0.9 unless turned.
  private static func response(_ script: Script) -> Double {
    script.session.player.demo.knobValues["response"]
  }

  @Test func aDragOfASliderIsOneStep() throws {
    var script = try Self.script("springs")
    let position = try script.position(of: .knobs(.control("response")))
    script.step(.pointerPressed(position, clicks: 1))
    for x in stride(from: 0.0, through: 60, by: 4) {
      script.step(.pointerMoved(position + Point(x: x, y: 300)), dt: 0.01)
      let demo = script.session.demo
      #expect(script.session.player.scene == demo.scene)
    }
    let turned = Self.response(script)
    #expect(turned > 1.1 && turned < 2)
    script.step(.pointerReleased(position + Point(x: 60, y: 0)))
    #expect(script.session.history.undoCount == 1)
    script.press(.character("z"), .control)
    #expect(Self.response(script) == 0.9 && script.session.document.isEmpty)
    script.press(.character("z"), [.control, .shift])
    #expect(Self.response(script) == turned)
    script.press(.character("z"), .control)
    script.press(.character("y"), .control)
    #expect(Self.response(script) == turned)
  }

  @Test func aSliderGoesFromEndToEnd() throws {
    var script = try Self.script("springs")
    let rect = try #require(script.widgets.first { $0.identity == .knobs(.control("response")) })
      .rect
    for (part, wanted) in [(0.0, 0.1), (1, 2), (-1, 0.1), (2, 2), (0.5, 1.05)] {
      let inside = rect.inset(x: UI.sliderMargin, y: 0)
      script.step(
        .pointerPressed(rect.centre, clicks: 1),
        .pointerMoved(Point(x: inside.minX + part * inside.width, y: 0)),
        .pointerReleased(Point(x: inside.minX + part * inside.width, y: 0)))
      #expect(Self.response(script) == wanted)
    }
  }

  private static let drags: [(modifiers: Modifiers, points: Double, wanted: Double)] = [
    ([], 20, 1.1), (.shift, 5, 1.4), (.alt, 20, 0.92), ([], 1000, 2), ([], -1000, 0.1),
  ]

  @Test(arguments: drags)
  func labelsAreDragged(_ drag: (modifiers: Modifiers, points: Double, wanted: Double)) throws {
    var script = try Self.script("springs")
    let position = try script.position(of: .knobs(.label("response")))
    script.step(.modifiersChanged(drag.modifiers), .pointerPressed(position, clicks: 1))
    #expect(Self.response(script) == 0.9)
    for part in 1...10 {
      script.step(.pointerMoved(position + Point(x: drag.points * Double(part) / 10, y: 0)))
    }
    #expect(Self.response(script).isNear(drag.wanted, within: 0.051))
    script.step(.pointerReleased(position + Point(x: drag.points, y: 0)))
    #expect(script.session.history.undoCount == 1)
    #expect(script.time == 0)
  }

  /// Beyond an end it sticks, and comes back at once when the pointer does.
  @Test func aLabelComesBackAtOnce() throws {
    var script = try Self.script("springs")
    let position = try script.position(of: .knobs(.label("response")))
    script.step(
      .pointerPressed(position, clicks: 1), .pointerMoved(position + Point(x: 900, y: 0)),
      .pointerMoved(position + Point(x: 880, y: 0)))
    #expect(Self.response(script).isNear(1.8))
  }

  @Test func escapeInMidDragRestores() throws {
    for identity in [Widget.Identity.knobs(.control("response")), .knobs(.label("response"))] {
      for (key, modifiers) in [(Key.escape, Modifiers()), (.character("z"), .control)] {
        var script = try Self.script("springs")
        let position = try script.position(of: identity)
        script.step(
          .pointerPressed(position, clicks: 1), .pointerMoved(position + Point(x: 50, y: 0)))
        #expect(Self.response(script) != 0.9)
        script.press(key, modifiers)
        #expect(Self.response(script) == 0.9)
        script.step(
          .pointerMoved(position + Point(x: 70, y: 0)),
          .pointerReleased(position + Point(x: 70, y: 0)))
        #expect(Self.response(script) == 0.9 && script.session.history.undoCount == 0)
        #expect(script.layout.side == .knobs)
      }
    }
  }

  @Test func aDoubleClickOnTheLabelIsTheDefault() throws {
    var script = try Self.script("springs")
    try script.click(.knobs(.control("response")))
    #expect(Self.response(script) != 0.9)
    let position = try script.position(of: .knobs(.label("response")))
    script.step(
      .pointerPressed(position, clicks: 1), .pointerReleased(position),
      .pointerPressed(position, clicks: 2), .pointerReleased(position))
    #expect(Self.response(script) == 0.9 && script.session.document.isEmpty)
    #expect(script.session.history.undoCount == 2)
  }

  private static let strokes: [(key: Key, modifiers: Modifiers, wanted: Double)] = [
    (.right, [], 0.95), (.left, [], 0.85), (.right, .shift, 1.4), (.left, .shift, 0.4),
    (.right, .alt, 0.905), (.left, .alt, 0.895),
  ]

  @Test(arguments: strokes)
  func keysTurnTheKnobWithTheFocus(
    _ stroke: (key: Key, modifiers: Modifiers, wanted: Double)
  ) throws {
    var script = try Self.script("springs")
    script.press(.tab)
    #expect(script.session.ui.focus == .knobs(.control("response")))
    script.press(stroke.key, stroke.modifiers)
    #expect(Self.response(script) == stroke.wanted && script.time == 0)
    script.press(.delete)
    #expect(Self.response(script) == 0.9)
    #expect(script.session.history.undoCount == 2)
    script.press(.tab)
    #expect(script.session.ui.focus == .knobs(.control("damping-ratio")))
  }

  @Test func aKeyThatIsHeldIsOneStep() throws {
    var script = try Self.script("springs")
    script.press(.tab)
    for index in 0..<6 { script.step(.keyPressed(.right, [], isRepeat: index > 0)) }
    script.step(.keyReleased(.right))
    #expect(Self.response(script) == 1.2 && script.session.history.undoCount == 1)
    #expect(!script.session.isEditing)
  }

  @Test func choicesAndTogglesAreTurnedByHandAndKey() throws {
    var script = try Self.script("chainable-bounce")
    func landing() -> String { script.session.player.demo.knobValues.choice("landing") }
    try script.click(.knobs(.choice("landing", 2)))
    #expect(landing() == "elastic")
    script.step(.keyPressed(.escape, [], isRepeat: false))
    while script.session.ui.focus != .knobs(.control("landing")) { script.press(.tab) }
    script.press(.right)
    script.press(.right)
    #expect(landing() == "bounce")
    script.press(.left)
    #expect(landing() == "quad")

    script = try Self.script("rotation")
    try script.click(.knobs(.control("ease")))
    #expect(!script.session.player.demo.knobValues.isOn("ease"))
    while script.session.ui.focus != .knobs(.control("ease")) { script.press(.tab) }
    script.press(.enter)
    #expect(script.session.player.demo.knobValues.isOn("ease"))
    script.press(.left)
    #expect(!script.session.player.demo.knobValues.isOn("ease"))
  }

  /// Choices that don't fit side by side are a list as well.
  @Test func manyChoicesAreAList() throws {
    var script = try Self.script("easing-atlas")
    func easing() -> String { script.session.player.demo.knobValues.choice("easing") }
    try script.click(.knobs(.control("easing")))
    script.step()
    let menu = try #require(script.session.panel(MenuPanel.self).menu)
    #expect(menu.items.count == 32 && menu.items.filter(\.isOn).map(\.title) == ["all"])
    script.press(.down)
    script.press(.down)
    script.press(.enter)
    let second = easing()
    #expect(second != "all" && script.undoCount == 1)
    // The list begins at the current choice.
    try script.click(.knobs(.control("easing")))
    script.step()
    script.press(.up)
    script.press(.up)
    script.press(.enter)
    #expect(easing() == "all")
  }

  @Test func resetSaysWhatItTakesBackAndResetsKnobsAlone() throws {
    var script = try Self.script("springs")
    #expect(Self.turned(script).isEmpty)
    #expect(!script.widgets.contains { $0.identity == .knobs(.act(.reset)) })
    try script.click(.knobs(.control("response")))
    script.change { $0.workspace.edit { $0.edit(.number(.x, 5), of: "kept", in: "springs") } }
    script.step()
    #expect(Self.turned(script) == ["Response 1.05 s → 0.90 s"])
    let words = script.frame.sprites.compactMap { sprite -> String? in
      if case .text(let text) = sprite.shape { text.string } else { nil }
    }
    #expect(Self.turned(script).allSatisfy { words.contains($0) })
    #expect(words.contains("Reset 1 knob"))
    let before = script.session.document
    try script.click(.knobs(.act(.reset)))
    #expect(Self.response(script) == 0.9)
    #expect(script.edits.values.isEmpty && script.edits.tracks == before["springs"].tracks)
    script.press(.character("z"), .control)
    #expect(script.session.document == before)
  }

  @Test func aDotStandsBesideWhatIsChanged() throws {
    var script = try Self.script("springs")
    func dots() -> Int {
      script.frame.sprites.count {
        $0.fill == .color(Theme.brass) && $0.shape == .circle(radius: 2.5)
      }
    }
    #expect(dots() == 0)
    try script.click(.knobs(.control("response")))
    #expect(dots() == 1)
    try script.click(.knobs(.control("damping-ratio")))
    #expect(dots() == 2)
  }

  @Test func undoShowsTheDemoThatItChanges() throws {
    var script = try Self.script("springs")
    try script.click(.knobs(.control("response")))
    let springs = script.chosen
    script.press(.character("5"))
    #expect(script.chosen != springs)
    script.press(.character("z"), .control)
    #expect(script.chosen == springs && script.session.document.isEmpty)
    script.press(.character("5"))
    script.press(.character("y"), .control)
    #expect(script.chosen == springs && !script.session.document.isEmpty)
  }

  @Test func aResetOfTheDemoKeepsTheEdits() throws {
    var script = try Self.script("springs")
    try script.click(.knobs(.control("response")))
    let scene = script.session.player.scene
    script.press(.character("r"))
    #expect(script.session.player.scene == scene && Self.response(script) == 1.05)
  }

  @Test func tracksOfTheDocumentAreOnTheStage() throws {
    var script = try Self.script("springs")
    script.change {
      $0.workspace.edit { $0.edit(.number(.opacity, 0), of: "target", in: "springs") }
    }
    script.step()
    #expect(!script.picture.contains { $0.name == "target" })
    script.step(.pointerPressed(script.hold, clicks: 1), .pointerReleased(script.hold))
    #expect(!script.picture.contains { $0.name == "target" })
    script.press(.character("z"), .control)
    #expect(script.picture.contains { $0.name == "target" })
  }

  @Test func whatThePointerHoldsIsLetGoWithTheFocus() throws {
    var script = try Self.script("springs")
    let position = try script.position(of: .knobs(.control("response")))
    script.step(
      .pointerPressed(position, clicks: 1), .pointerMoved(position + Point(x: 40, y: 0)), .focusLost
    )
    let now = Self.response(script)
    script.step(.pointerMoved(position + Point(x: 90, y: 0)))
    #expect(Self.response(script) == now && script.session.history.undoCount == 1)
  }

  private static let sizes: [Size] = [
    Size(width: 640, height: 360), Size(width: 800, height: 600), Size(width: 1280, height: 720),
    Size(width: 3840, height: 2160),
  ]

  @Test(arguments: sizes)
  func thePanelLiesInTheWindowAndItsControlsApart(_ size: Size) throws {
    for entry in KnobTests.turned {
      var script = try Self.script(entry.demo.name, size: size)
      for knob in entry.demo.knobs {
        script.change {
          $0.workspace.turn(knob: knob.name, to: knob.next(after: knob.defaultValue, by: -1))
        }
      }
      script.step()
      let (layout, window) = (script.layout, script.layout.window)
      let card = try #require(Self.panel(script).card(script.session.workspace))
      #expect(window.minX <= card.minX && card.maxX <= window.maxX)
      #expect(layout.transport.map { card.maxY <= $0.minY } ?? false)
      #expect(!card.intersects(layout.stage))
      #expect(layout.stage.width >= 320)
      for knob in Self.panel(script).shown {
        // Where there are more than the panel has room for, they scroll.
        script.change { session in
          session.change(KnobsPanel.self) { $0.reveal(.knobs(.control(knob.name)), &$1, &$2) }
        }
        script.step(dt: 1)
        let control = script.widgets.first { $0.identity == .knobs(.control(knob.name)) }
        #expect(control.map { $0.rect.height >= 20 && card.contains($0.rect.centre) } == true)
      }
      let parts = script.widgets.filter { $0.role != .surface && card.contains($0.rect.centre) }
        .filter { if case .stage(.button) = $0.identity { false } else { true } }
        .filter { $0.rect.height > 0 }
      for (index, part) in parts.enumerated() {
        #expect(part.rect.maxY <= card.maxY && part.rect.maxX <= card.maxX, "\(part.identity)")
        #expect(!parts[(index + 1)...].contains { $0.rect.intersects(part.rect) })
      }
    }
  }

  /// What is under the panel is not touched through it.
  @Test func theCardOverTheStageTakesWhatFallsOnIt() throws {
    var script = try Self.script("scroll-scales", size: Size(width: 700, height: 560))
    let card = try #require(Self.panel(script).card(script.session.workspace))
    let position = script.window(Point(x: card.minX + 4, y: card.minY + 4))
    script.step(.wheel(x: 0, y: -3, at: position, []))
    script.settle()
    #expect(script.time == 0)
    script.press(.escape)
    #expect(script.layout.side != .knobs)
  }

  @Test func recordingsOfTurnedKnobsReplayToTheSameBits() throws {
    var document = Document()
    document["springs"].values["response"] = .number(0.5)
    var tape = Tape(
      SessionStart(
        demos: catalog.map(\.name), size: Size(width: 1280, height: 720), demo: "springs",
        document: document))
    tape.step([.keyPressed(.character("o"), [], isRepeat: false)], dt: 0)
    let position = Point(x: 1150, y: 88)
    tape.step([.pointerPressed(position, clicks: 1)], dt: 0.1)
    tape.step([.modifiersChanged(.alt), .pointerMoved(Point(x: 1190, y: 90))], dt: 0.1)
    tape.step([.pointerReleased(Point(x: 1190, y: 90))], dt: 0.1)
    #expect(tape.session.document != document)
    let back = try Recording(text: tape.recording.text, demos: catalog.map(\.name))
    #expect(back == tape.recording)
    var other = back.start.session(of: catalog, measure: Script.measure)
    for (step, frame) in zip(back.steps, tape.frames) {
      #expect(other.step(step.events, dt: step.dt).shows(frame))
    }
    #expect(other.document == tape.session.document)
  }
}
