import Demos
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Reduced motion: nothing moves but what is played.
@Suite(.languages) struct ReducedMotionTests {
  private static func script(_ entry: Entry? = nil, isReduced: Bool = true) -> Script {
    var script = Script(entry)
    var savedSession = script.session.savedSession
    savedSession.reducesMotion = isReduced
    script.restore(savedSession)
    script.step()
    return script
  }

  @Test func picturesOfTheGalleryStandStill() throws {
    for isReduced in [false, true] {
      var script = Self.script(Entry.clips[0], isReduced: isReduced)
      script.step(.pointerMoved(try script.position(of: .gallery(.card(1)))), dt: 0.1)
      script.step(dt: 2)
      #expect(script.frame.isMoving != isReduced)
    }
  }

  @Test func listsAreAtOnceWhereTheyScrollTo() {
    for isReduced in [false, true] {
      var script = Self.script(Entry.all[0], isReduced: isReduced)
      script.choose(catalog.count - 1)
      script.press(.character("t"))
      script.change { $0.perform(.choose(demo: catalog.count - 1)) }
      script.change { $0.perform(.choose(demo: 0)) }
      script.step(dt: 0.01)
      #expect(script.session.ui.listsMove != isReduced)
    }
  }

  @Test func noticesDoNotFade() {
    var script = Self.script(Entry.clips[0])
    script.change { $0.workspace.say("Look") }
    script.step()
    let first = script.frame.sprites
    script.step(dt: Notice.duration - 0.05)
    #expect(script.frame.sprites == first)
  }

  /// A laser's tail, rings of presses, marks and changed code neither fade nor grow: what a step shows, the
  /// next shows too, or it is gone.
  @Test(arguments: [false, true])
  func pointingToolsLeaveNothingThatMoves(_ isReduced: Bool) {
    for key in [Key.function(7), .function(9)] {
      var script = Self.script(Entry.clips[0], isReduced: isReduced)
      script.step(dt: 10)
      script.press(key)
      script.step(dt: 10)
      for index in 0..<8 {
        let position = script.hold + Point(x: Double(index) * 9, y: 0)
        script.step(.pointerMoved(position), dt: 0.01)
        // The laser lets presses through to the stage.
        if index == 1, key == .function(9) {
          script.step(.pointerPressed(position, clicks: 1))
        }
      }
      script.step(.pointerReleased(script.hold + Point(x: 63, y: 0)))
      // More than two looks are of something that is neither whole nor gone.
      var looks: [[Sprite]] = []
      for _ in 0..<100 {
        script.step(dt: 0.05)
        if !looks.contains(script.frame.sprites) { looks.append(script.frame.sprites) }
      }
      #expect(isReduced == (looks.count <= 2), "\(key): \(looks.count)")
    }
  }

  /// Panels come and go at once, for everybody.
  @Test(arguments: [
    Action.toggleTimeline, .toggle(.knobs), .toggle(.curve), .toggle(.export), .toggle(.history),
    .toggle(.outline), .toggleGallery, .togglePanels, .toggleHelp,
  ])
  func panelsComeAndGoAtOnce(_ action: Action) {
    var script = Self.script(Entry.clips[0])
    script.step(dt: 10)
    for _ in 0..<2 {
      script.change { $0.perform(action) }
      script.step()
      let first = script.frame.sprites
      script.step(dt: 0.1)
      #expect(script.frame.sprites == first)
    }
  }

  @Test(arguments: Entry.clips)
  func whatIsPlayedPlays(_ entry: Entry) {
    var script = Self.script(entry)
    let time = script.time
    script.press(.space)
    script.step(dt: 0.25)
    #expect(script.time > time && script.frame.isMoving)
  }

  /// It depends on how Riff is started, so the next start does not have it by itself.
  @Test func recordingsHaveItAndPlacesDoNot() throws {
    let script = Self.script()
    #expect(!script.session.savedSession.reducesMotion)
    var savedSession = SavedSession(demo: catalog[0].name)
    savedSession.reducesMotion = true
    let start = SessionStart(
      demos: catalog.map(\.name), size: Size(width: 1280, height: 720), savedSession: savedSession)
    let read = try Recording(text: Recording(start).text, demos: catalog.map(\.name))
    #expect(read.start.savedSession?.reducesMotion == true)
  }
}
