import DemoKit
import Demos
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// A test card shows what the host measures, and comes first in the contact sheet of a talk.
@Suite(.languages) struct TestCardTests {
  private static let facts = DisplayFacts(
    pixels: Size(width: 2560, height: 1440), points: Size(width: 1280, height: 720),
    refreshRate: 60, renderer: "opengl", name: "HDMI-1", number: 2, count: 2)

  private static func texts(_ script: Script) -> [String] {
    script.frame.sprites.compactMap { sprite in
      switch sprite.shape {
      case .text(let text): text.string
      case .rectangle, .ellipse, .path, .picture: nil
      }
    }
  }

  private static func card() throws -> Script {
    let entry: Entry = try #require(Entry.all.first { $0.demo.showsDisplay })
    return Script(entry)
  }

  @Test func framesAreMeasuredWhileItIsOnTheStage() throws {
    var script = try Self.card()
    script.press(.character("1"))
    script.change { $0.start(demo: "test-card") }
    script.step()
    #expect(script.requests.filter { $0 == .measuring(true) }.count == 1)
    script.press(.character("1"))
    #expect(
      script.requests.last { if case .measuring = $0 { true } else { false } } == .measuring(false))
  }

  @Test func itSaysWhatTheHostHasMeasured() throws {
    var script = try Self.card()
    script.step(.display(Self.facts))
    script.step(.frameShown(FrameReport(latency: 0.008, interval: nil)))
    for interval in [1.0 / 60, 1.0 / 60, 2.6 / 60] {
      script.step(.frameShown(FrameReport(latency: nil, interval: interval)))
    }
    script.step(.frameShown(FrameReport(latency: 0.021, interval: nil)))
    let texts = Self.texts(script)
    for words in [
      "2560 × 1440 pixels", "1280 × 720 points, scale 2", "60 Hz", "Drawn by opengl",
      "Display 2 of 2: HDMI-1", "Input to frame: 21 ms, at most 21 ms", "3 frames, 2 missed",
    ] {
      #expect(texts.contains(words), "\(words) in \(texts)")
    }
    // It stays after a reset, as the demo begins again and the display does not.
    script.press(.character("r"))
    #expect(Self.texts(script).contains("60 Hz"))
  }

  @Test func itEchoesClickersAndWheels() throws {
    var script = try Self.card()
    script.press(.character("b"))
    script.step(.wheel(x: 0, y: -1, at: script.hold, []))
    script.step(.wheel(x: 0, y: -1, at: script.hold, []))
    #expect(Self.texts(script).contains("B   Wheel ↓  × 2"), "\(Self.texts(script))")
  }

  /// However small the stage is: the button is as large as the card has room for.
  @Test(arguments: [Size(width: 320, height: 240), Size(width: 640, height: 480)], [1.0, 2.5])
  func theButtonCoversNothing(_ size: Size, _ factor: Double) throws {
    let entry: Entry = try #require(Entry.all.first { $0.demo.showsDisplay })
    var script = Script(entry, size: size)
    script.change { $0.workspace.setInterface(factor) }
    script.step(.display(Self.facts))
    let identity = Part.stage(.button("Measure frames"))
    let target = try #require(script.widgets.first { $0.identity == identity }).rect
    let layout = script.layout
    #expect(target.height >= min(Theme.target, layout.stage.height))
    let scene = script.session.player.visibleScene.frame(at: script.time)
    let texts = scene.compactMap { sprite -> Rect? in
      guard case .text(let text) = sprite.shape else { return nil }
      let position = layout.stageTransform.apply(to: sprite.transform.apply(to: .zero))
      let height = text.style.size * sprite.transform.meanScale * layout.stageScale
      return Rect(centre: position, size: Size(width: 1, height: height))
    }
    #expect(texts.count > 20)
    // Its ground is drawn just before its edge and its words.
    let words = try #require(
      script.frame.sprites.lastIndex { sprite in
        if case .text(let text) = sprite.shape { text.string == "Measure frames" } else { false }
      })
    let ground = try #require(
      script.frame.sprites[..<words].last { $0.fill == Paint.color(Theme.panel) })
    let box = ground.transform.bounds(of: ground.shape.bounds)
    for text in texts { #expect(!box.intersects(text)) }
  }

  // MARK: In a talk

  @Test(arguments: [nil, "demo rainbow\nat 1\ndemo flip\n"])
  func itIsTheFirstTileAndNoStop(_ text: String?) throws {
    var desk = TalkDesk(text)
    #expect(!desk.stops.contains { $0.source == .demo("test-card") })
    let (first, count) = (desk.demo, desk.stops.count)
    desk.press(.character("o"))
    desk.wait(0.5)
    let tiles = desk.script.widgets.filter {
      if case .talk(.stop) = $0.identity { true } else { false }
    }
    #expect(tiles.first?.identity == .talk(.stop(-1)))
    #expect(desk.texts.contains { $0.string == "1 / \(count)" })
    desk.press(.left)
    #expect(desk.presentation?.sheet == -1)
    desk.press(.enter)
    #expect(desk.demo == "test-card" && desk.presentation?.showsCard == true)
    desk.press(.pageDown)
    #expect(desk.demo == first && desk.current == 0 && desk.presentation?.showsCard == false)
    // A click shows it, too; then a number goes to a stop.
    desk.press(.pageDown)
    desk.press(.character("o"))
    desk.wait(0.2)
    try desk.script.click(.talk(.stop(-1)))
    #expect(desk.demo == "test-card")
    desk.press(.character("o"))
    #expect(desk.presentation?.sheet == -1)
    desk.press(.escape)
    desk.press(.character("1"))
    desk.press(.enter)
    #expect(desk.demo == first && desk.current == 0)
    desk.press(.escape)
    #expect(!desk.script.session.isPresenting)
  }

  // MARK: What else the audience sees

  @Test func aNewSpeedIsShownWithoutBeingAskedFor() {
    var script = Script(Entry.clips[0], at: 1)
    func words() -> String? { script.session.panel(KeyHUDPanel.self).readout.words }
    script.press(.down)
    #expect(words() == "\(script.playhead.speed.short)×")
    script.step(dt: 1)
    // The transport shows the time.
    script.press(.right)
    #expect(words() == nil)
    script.press(.character("h"))
    script.press(.right)
    #expect(words() == script.playhead.timeline.reading(script.time))
  }

  @Test func stopsBringTheirOwnTimesAndPagesTurnWithoutSigns() {
    var desk = TalkDesk(
      "demo rainbow\ndemo rainbow\nat 1\nspeed 0.5\ndemo paging-intro\ndemo paging-intro\nat 1\n")
    func words() -> String? {
      desk.script.session.panel(KeyHUDPanel.self).readout.words
    }
    for _ in 0..<3 {
      desk.press(.pageDown)
      for _ in 0..<180 {
        desk.wait(1.0 / 60)
        #expect(words() == nil)
      }
    }
    #expect(desk.time == 1)
  }

  @Test func aTalkIsSlowedFrozenSteppedAndRewound() {
    var desk = TalkDesk("demo rainbow\nplay\n")
    desk.wait(0.5)
    let plain = desk.time
    #expect(plain.isNear(0.5, within: 0.02))
    desk.script.step(.keyPressed(.character("s"), [], isRepeat: false))
    desk.wait(0.5)
    #expect((desk.time - plain).isNear(0.05, within: 0.01))
    desk.script.step(.keyReleased(.character("s")))
    desk.press(.character("k"))
    let frozen = desk.time
    desk.wait(0.5)
    #expect(desk.time == frozen)
    desk.press(.character("d"))
    desk.press(.character("d"), isRepeat: true)
    #expect(desk.time.isNear(frozen + 2.0 / 60, within: 1e-6))
    desk.press(.character("a"))
    #expect(desk.time.isNear(frozen + 1.0 / 60, within: 1e-6))
    // Steps freeze what plays.
    desk.press(.character("k"))
    desk.press(.character("a"))
    #expect(!desk.script.playhead.isPlaying)
    var show = RewindableSession(desk.script.session)
    for _ in 0..<30 { _ = show.step([], dt: 1.0 / 60) }
    let key = InputEvent.keyPressed(.left, .control, isRepeat: false)
    _ = show.step([TimedEvent(time: 100, key)], dt: 0)
    #expect(show.session.isPresenting)
  }

  /// Outside a talk it says why nothing moves; in a talk nothing can keep page keys from going on.
  @Test func pageKeysGoOnOrSayWhyNot() {
    var script = Script(Entry.paged[0], at: 0)
    while script.session.workspace.input.driver != .clock { script.press(.character("d")) }
    script.press(.pageDown)
    #expect(script.time == 0 && script.session.notice != nil)
    script.press(.function(5))
    script.press(.pageDown)
    #expect(script.session.workspace.talk.presentation?.current == 1)
    script.settle()
    #expect(script.time == 1)
  }
}
