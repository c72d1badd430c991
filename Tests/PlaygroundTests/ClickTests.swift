import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Taps on the stage, and presses of buttons.
@Suite(.languages) struct ClickTests {
  /// A tap is for the demo; a demo that has no use for it lets it play and pause a clip.
  @Test(arguments: Entry.all)
  func aTapIsNoDrag(_ entry: Entry) {
    var script = Script(entry, at: Script(entry).middle)
    let before = script
    let end = script.hold + Point(x: 1, y: 1)
    script.step(
      .pointerPressed(script.hold, clicks: 1), .pointerMoved(end), .pointerReleased(end))
    var demo = entry.demo
    let position = script.layout.stagePoint(end * (1 / script.layout.interfaceScale))
    let reply = demo.receive(.tap(position), at: before.time)
    let start = demo.timeline.range.lowerBound
    #expect(script.time.isNear(reply == .playFromStart ? start : before.time))
    if reply == .ignored {
      #expect(script.playhead.isPlaying == (script.playhead.timeline.unit == .seconds))
    } else {
      #expect(script.session.player.scene == demo.scene)
    }
  }

  @Test func aPressAndReleaseInOneStepIsAClick() throws {
    for widget in Script().widgets {
      guard case .button(let action) = widget.role, !widget.rect.isEmpty else { continue }
      var script = Script()
      try script.click(widget.identity)
      script.expect(action)
    }
  }

  @Test func aReleaseBesideTheButtonIsNoClick() throws {
    var script = Script()
    let position = try script.position(of: .button("play"))
    script.step(.pointerPressed(position, clicks: 1), .pointerReleased(script.hold))
    #expect(!script.playhead.isPlaying)
    script.step(.pointerPressed(script.hold, clicks: 1), .pointerReleased(position))
    #expect(!script.playhead.isPlaying)
  }

  @Test(arguments: Entry.all)
  func buttonsOnTheStageDoWhatTheDemoSays(_ entry: Entry) throws {
    for title in entry.demo.stageButtons(at: 0, isPlaying: false).map(\.title) {
      var script = Script(entry)
      let isEnabled = script.session.demo.stageButtons(at: script.time, isPlaying: false).contains {
        $0.title == title && $0.isEnabled
      }
      try script.click(.stage(.button(title)))
      var demo = entry.demo
      let reply = isEnabled ? demo.receive(.button(title), at: 0) : .nothing
      // The test card also shows the click.
      if !demo.showsDisplay { #expect(script.session.player.scene == demo.scene, "\(title)") }
      #expect(script.playhead.isPlaying == (reply == .play), "\(title)")
    }
  }
}
