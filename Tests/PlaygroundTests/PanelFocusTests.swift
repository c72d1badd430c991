import DemoKit
import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// F6 goes from panel to panel, and each remembers where the focus was.
@Suite(.languages) struct PanelFocusTests {
  /// All panels that can be open at once.
  private static func everything(_ side: Character = "e") -> Script {
    var script = Script(Entry.clips[0], size: Size(width: 1280, height: 720))
    for key in ["t", "v", side] as [Character] { script.press(.character(key)) }
    return script
  }

  private static let panels: [(name: String, has: @Sendable (Part) -> Bool)] = [
    ("stage", { if case .stage = $0 { true } else { false } }),
    ("gallery", { if case .gallery = $0 { true } else { false } }),
    ("graphs", { $0 == .graph(.plot) }), ("timeline", { $0 == .timeline(.tracks) }),
    ("transport", { $0 == .button("play") }),
  ]

  /// How many presses of a key lead to a panel; nil beyond 80.
  private static func presses(
    _ key: Key, _ modifiers: Modifiers, to has: (Part) -> Bool
  ) -> Int? {
    var script = everything()
    for count in 1...80 {
      script.press(key, modifiers)
      if let focus = script.session.ui.focus, has(focus) { return count }
    }
    return nil
  }

  /// With everything open.
  @Test func atMostThreeStopsLeadToAnyPanel() throws {
    for (name, has) in Self.panels {
      let ways = [Modifiers(), .shift].compactMap { Self.presses(.function(6), $0, to: has) }
      let least = try #require(ways.min(), "\(name)")
      // The stage, from where it starts, is once around: Esc leads there at once.
      #expect(least <= (name == "stage" ? 6 : 3), "\(name): \(least)")
    }
    for side in ["e", "o", "x"] as [Character] {
      var script = Self.everything(side)
      if side == "o" {
        // Knobs that a demo does not have are no stop.
        let springs = try #require(Entry.all.first { $0.demo.name == "springs" })
        script.choose(springs.index)
        script.step()
      }
      script.press(.function(6))
      let focus = try #require(script.session.ui.focused)
      #expect(script.layout.sideRoom.contains(focus.rect.centre), "\(side)")
    }
  }

  /// Cards of the gallery are one stop: there were 18 and more to the timeline. Above them are two commands.
  @Test func fewTabsLeadToTheTimeline() throws {
    var script = Script(Entry.clips[0], size: Size(width: 1280, height: 720))
    script.press(.character("t"))
    var count = 0
    func isOnTimeline() -> Bool {
      if case .timeline? = script.session.ui.focus { true } else { false }
    }
    while !isOnTimeline(), count < 40 {
      script.press(.tab)
      count += 1
    }
    #expect(count <= 6)
  }

  @Test func panelsRememberWhereTheFocusWas() throws {
    var script = Self.everything()
    script.press(.function(6), .shift)
    #expect(script.session.ui.focus == .button("play"))
    script.press(.tab)
    let here = script.session.ui.focus
    script.press(.function(6), .shift)
    #expect(script.session.ui.focus == .timeline(.tracks))
    script.press(.function(6))
    #expect(script.session.ui.focus == here)
  }

  @Test func closedPanelsArePassed() {
    var script = Script(Entry.clips[0], size: Size(width: 1280, height: 720))
    script.press(.character("g"))
    script.press(.function(6))
    #expect(script.session.ui.focus == .button("play"))
    script.press(.function(6))
    #expect(script.session.ui.focus == .stage(.tile))
    script.press(.character("h"))
    script.press(.function(6))
    #expect(script.session.ui.focus == .stage(.tile))
  }

  /// The focus is seen in each of them.
  @Test func aRingIsDrawnInEachPanel() {
    var script = Self.everything()
    let plain = script.frame.sprites
    for _ in 0..<6 {
      script.press(.function(6))
      script.settle()
      #expect(
        script.frame.sprites.count > plain.count, "\(String(describing: script.session.ui.focus))")
    }
  }

  /// With the focus on the stage its keys are the usual ones.
  @Test func theStageLeavesKeysToTheKeyMap() {
    var script = Script(Entry.clips[0])
    script.change { $0.ui.setFocus(.stage(.tile)) }
    script.press(.enter)
    #expect(script.session.ui.focus == .transport(.time))
    script.press(.escape)
    script.change { $0.ui.setFocus(.stage(.tile)) }
    script.press(.space)
    #expect(script.playhead.isPlaying)
  }
}
