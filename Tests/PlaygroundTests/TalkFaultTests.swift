import DemoKit
import Demos
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground
@testable import Talks

/// What happens to a machine in the middle of a talk leaves the talk where it was.
@Suite(.languages) struct TalkFaultTests {
  private static let talk =
    "minutes 5\ndemo flip\ndemo springs\nat 0.5\ncaption A spring\ndemo rainbow\nplay 0 to 2 loop\n"
  private static let size = Size(width: 1280, height: 720)

  /// What comes from the system, and brings the window back to how it was.
  enum Fault: CaseIterable {
    case resolution, smaller, portrait, focus, pointerGone, displays, scale, padGone, closedMenu

    var events: [InputEvent] {
      let usual = InputEvent.resized(TalkFaultTests.size, pixelsPerPoint: 1)
      func through(_ width: Double, _ height: Double, _ scale: Double = 1) -> [InputEvent] {
        [.resized(Size(width: width, height: height), pixelsPerPoint: scale), usual]
      }
      return switch self {
      case .resolution: through(1024, 768)
      case .smaller: through(640, 360)
      case .portrait: through(720, 1280)
      case .scale: through(1280, 720, 2)
      case .displays: through(3840, 2160, 2) + through(800, 600)
      case .focus: [.focusLost]
      case .pointerGone: [.pointerLeft, .modifiersChanged([])]
      case .padGone: [.padConnected("Pad"), .padDisconnected]
      case .closedMenu: [.menuPressed(Point(x: 5, y: 5)), .menuReleased(Point(x: 5, y: 5))]
      }
    }
  }

  private func savedStop(_ desk: TalkDesk) -> SavedStop? {
    desk.script.session.savedStop(at: desk.script.session.workspace.input.lastEventTime)
  }

  /// Each event has frames between it and the next.
  @Test(arguments: Fault.allCases, 0..<4)
  func theTalkStaysWhereItIs(_ fault: Fault, _ situation: Int) throws {
    var desk = TalkDesk(Self.talk)
    desk.press(.pageDown)
    desk.wait(2.5)
    switch situation {
    case 1: desk.press(.character("b"))
    case 2: desk.press(.character("o"))
    case 3: desk.press([(.character("1"), []), (.character("2"), [])])
    case _: break
    }
    desk.wait(3)
    let (before, sprites) = (try #require(savedStop(desk)), desk.script.frame.sprites)
    for event in fault.events {
      desk.script.step(event)
      desk.wait(0.1)
    }
    desk.wait(3)
    var after = try #require(savedStop(desk))
    // The stopwatch goes on.
    after.elapsed = before.elapsed
    #expect(after == before)
    #expect((desk.presentation?.sheet != nil) == (situation == 2))
    // The chosen picture of the contact sheet plays.
    if situation != 2 { #expect(desk.script.frame.sprites == sprites) }
    #expect(desk.presentation?.digits == (situation == 3 ? "12" : ""))
  }

  /// What plays goes on playing, and no faster.
  @Test(arguments: Fault.allCases)
  func whatPlaysGoesOn(_ fault: Fault) {
    var (desk, other) = (TalkDesk(Self.talk), TalkDesk(Self.talk))
    for _ in 0..<2 {
      desk.press(.pageDown)
      other.press(.pageDown)
    }
    for event in fault.events { desk.script.step(event) }
    desk.wait(0.7)
    other.wait(0.7)
    #expect(desk.script.playhead.isPlaying && abs(desk.time - other.time) < 1e-9)
  }

  /// After sleep there is a long gap between events, of which the host shows a tenth of a second; if the
  /// clock is set back, times of events go back. The stopwatch never does.
  @Test(arguments: [36_000.0, -36_000, 0])
  func aGapBetweenEventsMovesNothing(_ gap: Double) throws {
    var desk = TalkDesk(Self.talk)
    func order(_ text: String, at time: Double) {
      desk.script.change { _ = $0.step([TimedEvent(time: time, .talkOrder(text))], dt: 0.1) }
    }
    order("next", at: 50_000)
    let stopwatch = { desk.script.session.speakerNotes(at: $0, timeOfDay: "")?.elapsed }
    #expect(stopwatch(50_010) == 10)
    let time = desk.time
    desk.script.change {
      _ = $0.step([TimedEvent(time: 50_010 + gap, .pointerMoved(Point(x: 9, y: 9)))], dt: 0.1)
    }
    #expect(desk.current == 1 && desk.time == time)
    let elapsed = try #require(stopwatch(50_010 + gap))
    #expect(elapsed == max(0, Int(10 + gap)))
    order("next", at: 50_020 + gap)
    #expect(desk.current == 2 && desk.script.playhead.isPlaying)
    let minutes = try #require(desk.script.session.speakerNotes(at: .nan, timeOfDay: ""))
    #expect(minutes.elapsed >= 0)
  }
}
