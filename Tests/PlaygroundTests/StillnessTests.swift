import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// The last minute is one of the events' clock: time in which nothing moved, and nothing was drawn,
/// counts as well.
@Suite(.languages) struct StillnessTests {
  private static func key(_ key: Key, at time: Double, _ modifiers: Modifiers = []) -> TimedEvent {
    TimedEvent(time: time, .keyPressed(key, modifiers, isRepeat: false))
  }

  private static func session() -> Session {
    var session = Session(
      demos: catalog, size: Size(width: 1280, height: 720), measure: Script.measure)
    session.start(demo: "rainbow")
    return session
  }

  /// Steps of a 60th of a second with a key in each, which begin at these times.
  private static func history(_ times: [Double]) -> (SessionHistory, playheads: [Double]) {
    var (history, session) = (SessionHistory(), session())
    var playheads: [Double] = []
    for time in times {
      let events = [key(.right, at: time)]
      history.add(events, dt: 1.0 / 60, to: session)
      _ = session.step(events, dt: 1.0 / 60)
      playheads.append(session.player.time)
    }
    return (history, playheads)
  }

  @Test func secondsInWhichNothingHappenedCount() throws {
    let (history, playheads) = Self.history([100, 110, 110.5, 140])
    #expect(abs(history.length - 40) < 0.1)
    let rows: [(ago: Double, index: Int)] = [
      (0, 3), (1, 2), (29, 2), (29.6, 1), (29.9, 1), (30.2, 0), (39.5, 0),
    ]
    for (ago, index) in rows {
      let session = try #require(history.session(secondsAgo: ago))
      #expect(session.player.time == playheads[index], "\(ago) s ago")
    }
  }

  /// What is longer ago than a minute is forgotten, though there were few steps; the state of a
  /// minute ago is not.
  @Test func aMinuteIsAMinute() throws {
    let times = stride(from: 0.0, to: 300, by: 4).map { $0 }
    let (history, playheads) = Self.history(times)
    #expect((60...70).contains(history.length))
    #expect(history.keptSteps < 20)
    for ago in [0.5, 10, 59] {
      let session = try #require(history.session(secondsAgo: ago))
      let index = playheads.count - 1 - Int((ago / 4).rounded(.up))
      #expect(session.player.time == playheads[index], "\(ago)")
    }
    let long = Self.history([0, 1, 2, 3, 4000, 4001]).0
    #expect(
      long.session(secondsAgo: 60)?.player.time == playheads[3], "As it was before the break.")
  }

  /// Frames that come a little late are no stillness, nor is a clock that jumps back.
  @Test func jitterIsNoStillness() {
    var (history, session) = (SessionHistory(), Self.session())
    var random = Seeded(state: 5)
    for step in 0..<300 {
      let late = Double.random(in: -0.1...0.1, using: &random)
      let events = [Self.key(.right, at: 50 + Double(step) / 60 + late)]
      history.add(events, dt: 1.0 / 60, to: session)
      _ = session.step(events, dt: 1.0 / 60)
    }
    #expect(abs(history.length - 5) < 1e-6)
    history.add([Self.key(.right, at: 3)], dt: 1.0 / 60, to: session)
    history.add([Self.key(.right, at: 3.02)], dt: 1.0 / 60, to: session)
    history.add([Self.key(.right, at: .nan)], dt: 1.0 / 60, to: session)
    #expect(abs(history.length - 5.05) < 1e-6)
    history.add([Self.key(.right, at: 13.04)], dt: 1.0 / 60, to: session)
    #expect(abs(history.length - 15.07) < 0.05)
  }

  private static func says(_ words: String, _ frame: Frame) -> Bool {
    frame.sprites.contains {
      if case .text(let text) = $0.shape { text.string == words } else { false }
    }
  }

  /// Looking back steps over what stood still, both ways, and says how long ago it was.
  @Test func lookingBackStepsOverStillness() {
    var show = RewindableSession(Self.session())
    _ = show.step([Self.key(.space, at: 10)], dt: 1.0 / 60)
    for _ in 0..<60 { _ = show.step([], dt: 1.0 / 60) }
    _ = show.step([Self.key(.space, at: 11.03)], dt: 1.0 / 60)
    let rest = show.session.player.time
    // Nothing moves for 20 seconds.
    func look(_ way: Key, _ show: inout RewindableSession) -> Frame {
      show.step([Self.key(way, at: 31, .control)], dt: 0)
    }
    #expect(Self.says("20.5 s ago", look(.left, &show)))
    #expect(Self.says("21.0 s ago", look(.left, &show)))
    #expect(Self.says("20.5 s ago", look(.right, &show)))
    #expect(Self.says("20.0 s ago", look(.right, &show)))
    _ = look(.right, &show)
    #expect(!show.isRewinding && show.session.player.time == rest)
    // A Ctrl that goes down before is nothing to be seen.
    _ = show.step([TimedEvent(time: 40.98, .modifiersChanged(.control))], dt: 1.0 / 60)
    let later = show.step([Self.key(.left, at: 41, .control)], dt: 0)
    #expect(Self.says("20.5 s ago", later))
    _ = show.step([Self.key(.escape, at: 42)], dt: 0)
    // The time that somebody looked back does not count.
    _ = show.step([Self.key(.right, at: 90)], dt: 1.0 / 60)
    let frame = show.step([Self.key(.left, at: 90.02, .control)], dt: 0)
    #expect(Self.says("0.5 s ago", frame))
  }
}
