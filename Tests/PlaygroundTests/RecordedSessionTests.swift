import Demos
import Editing
import Foundation
import Interface
import Keyframes
import Testing

@testable import AppState
@testable import Playground

/// The recordings in `Assets/Recordings`.
@Suite(.languages) struct RecordedSessionTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Assets/Recordings")

  private static func recording(_ name: String) throws -> Recording {
    let text = try String(contentsOf: folder.appending(path: "\(name).riff"), encoding: .utf8)
    return try Recording(text: text, demos: catalog.map(\.name))
  }

  private static func replay(_ name: String) throws -> Replay {
    Replay(try recording(name), of: catalog, measure: Script.measure)
  }

  @Test func everyOneIsReadAndPlaysTheSameAtOnceAndStepByStep() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let names = files.filter { $0.hasSuffix(".riff") }.map { String($0.dropLast(5)) }
    #expect(names.count >= 3)
    for name in names {
      let recording = try Self.recording(name)
      #expect(recording.isComplete)
      #expect(try Recording(text: recording.text, demos: catalog.map(\.name)) == recording)
      var (slow, fast) = (try Self.replay(name), try Self.replay(name))
      for time in recording.times { _ = slow.play(to: time) }
      let last = fast.play(to: .infinity)
      #expect(slow.play(to: .infinity).shows(last), "\(name)")
    }
  }

  @Test func theDragTurnsOnePageAfterTheOther() throws {
    var replay = try Self.replay("paging-drag")
    #expect(replay.session.demo.name == "paging-intro")
    var pages: [Double] = []
    var furthest = 0.0
    for time in stride(from: 0, through: replay.duration, by: 1.0 / 60) {
      _ = replay.play(to: time)
      let now = replay.session.player.time
      if now == now.rounded(), pages.last != now { pages.append(now) }
      furthest = max(furthest, now)
    }
    _ = replay.play(to: .infinity)
    #expect(pages == [0, 1, 2, 3] && replay.session.player.time == 3)
    #expect(furthest > 3.05, "It was pulled beyond the last page.")
    #expect(replay.isOver && !replay.session.player.playhead.isMoving)
  }

  @Test func theScrubBarGoesToItsEndAndKeysStep() throws {
    var replay = try Self.replay("rainbow-keys")
    _ = replay.play(to: 0.1)
    #expect((0.5..<3).contains(replay.session.player.time))
    _ = replay.play(to: 0.3)
    #expect(replay.session.player.time == 4)
    _ = replay.play(to: .infinity)
    #expect(replay.session.player.time.isNear(13.0 / 60))
    // The sign of the speed is still shown.
    let playhead = replay.session.player.playhead
    #expect(playhead.speed == 2 && !playhead.isPlaying)
  }

  @Test func theClickSendsTheBall() throws {
    var replay = try Self.replay("bounce-click")
    func ball() throws -> Point {
      let player = replay.session.player
      let ball = try #require(player.scene.frame(at: player.time).last { $0.name == "ball" })
      return Point(x: ball.transform.tx, y: ball.transform.ty)
    }
    _ = replay.play(to: 1)
    #expect(try ball() == Point(x: 700, y: 300))
    _ = replay.play(to: .infinity)
    let goal = replay.session.layout.stagePoint(Point(x: 380, y: 240))
    #expect(try ball().distance(to: goal) < 1e-9)
    #expect(replay.session.player.playhead.isPlaying)
  }
}
