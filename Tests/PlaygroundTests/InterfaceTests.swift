import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// How large the interface is.
@Suite(.languages) struct InterfaceTests {
  private static let sizes = [
    Size(width: 640, height: 360), Size(width: 800, height: 600), Size(width: 1024, height: 768),
    Size(width: 1280, height: 720), Size(width: 1920, height: 1080),
    Size(width: 3840, height: 2160),
  ]
  private static let factors = [1, 1.25, 1.5, 1.75, 2, 2.25, 2.5]
  private static let minus = Key.character("-")
  private static let plus = Key.character("=")

  /// What can be open, by its keys.
  private static let panels: [[Key]] = [
    [], [.character("t")], [.character("o")], [.character("x")], [.character("g")],
    [.character("t"), .character("x")], [.function(1)],
  ]

  @Test(arguments: sizes, factors)
  func everythingLiesInTheWindowAndNothingOverlaps(_ size: Size, _ factor: Double) {
    for keys in Self.panels {
      var script = Script(Entry.clips[0], size: size)
      script.change { $0.workspace.setInterface(factor) }
      script.step()
      for key in keys { script.press(key) }
      script.settle()
      let layout = script.layout
      let window = layout.window.inset(by: -1e-6)
      #expect((layout.window.width * layout.interfaceScale).isNear(size.width))
      for widget in script.widgets {
        if case .gallery(.card) = widget.identity { continue }
        let rect = widget.rect
        #expect(!rect.isEmpty, "\(widget.identity)")
        #expect(
          rect.minX >= window.minX && rect.minY >= window.minY && rect.maxX <= window.maxX
            && rect.maxY <= window.maxY, "\(widget.identity) at \(rect), \(keys) × \(factor)")
      }
      Self.expectNoOverlaps(script, keys)
      let covered = layout.galleryCovers && layout.gallery != nil
      #expect(layout.stage.width >= 200 || covered, "\(layout.stage.width) \(keys)")
    }
  }

  /// Controls that can be reached are not covered by others, a panel that lies over something apart.
  private static func expectNoOverlaps(_ script: Script, _ keys: [Key]) {
    let controls = script.widgets.filter { widget in
      guard widget.role != .surface, !widget.rect.isEmpty else { return false }
      return script.session.ui.widget(at: widget.rect.centre)?.identity == widget.identity
    }
    for (index, one) in controls.enumerated() {
      for other in controls[(index + 1)...] where one.rect.intersects(other.rect) {
        switch (one.identity, other.identity) {
        // Cards under the search field and buttons of demos may lie partly under a panel.
        case (.gallery(.card), _), (_, .gallery(.card)): continue
        case (.stage(.button), _), (_, .stage(.button)): continue
        case (.button("close help"), _), (.timeline, _): continue
        // Edges between panels lie over these.
        case (.divider, _), (_, .divider): continue
        case _: Issue.record("\(one.identity) and \(other.identity) overlap, \(keys)")
        }
      }
    }
  }

  @Test func keysMakeItLargerSmallerAndUsual() {
    var script = Script(size: Size(width: 3840, height: 2160))
    let own = script.layout.interfaceScale
    for factor in Self.factors.dropFirst() + [2.5] {
      script.press(Self.plus, .control)
      #expect(script.session.interfaceFactor == factor)
      #expect(script.layout.interfaceScale == own * factor)
      #expect(script.session.notice?.words == "Interface \((factor * 100).fixed(0))%")
    }
    for factor in Self.factors.dropLast().reversed() + [1] {
      script.press(Self.minus, .command)
      #expect(script.session.interfaceFactor == factor)
    }
    script.press(Self.plus, [.control, .shift])
    script.press(.character("0"), .control)
    #expect(script.session.interfaceFactor == 1 && script.layout.interfaceScale == own)
    #expect(script.session.notice?.words == "Interface 100%")
  }

  @Test func whatDoesNotFitIsSaidAndComesBack() {
    var script = Script(size: Size(width: 800, height: 600))
    script.change { $0.workspace.setInterface(2.5) }
    #expect(script.layout.interfaceScale == 2.5)
    script.press(.character("x"))
    #expect(script.layout.side == .export && script.layout.interfaceScale == 1.25)
    script.press(Self.plus, .control)
    #expect(script.session.notice?.words == "Interface 250%, limited to 125% to fit")
    script.press(.character("x"))
    #expect(script.layout.interfaceScale == 2.5)
    script.step(.resized(Size(width: 640, height: 360), pixelsPerPoint: 1))
    #expect(script.layout.interfaceScale == 1.5)
    script.step(.resized(Size(width: 100, height: 90), pixelsPerPoint: 1))
    #expect(script.layout.interfaceScale == 1)
  }

  @Test func thePlaceKeepsIt() throws {
    var script = Script()
    script.press(Self.plus, .control)
    let savedSession = script.session.savedSession
    #expect(savedSession.interface == 1.25)
    var other = Script()
    other.restore(try #require(SavedSession(text: savedSession.text)))
    #expect(other.session.interfaceFactor == 1.25 && other.layout == script.layout)
    let start = SessionStart(
      demos: catalog.map(\.name), size: Size(width: 1280, height: 720), savedSession: savedSession)
    let session = start.session(of: catalog, measure: Script.measure)
    #expect(session.layout == script.layout)
  }
}
