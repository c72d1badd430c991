import Demos
import Editing
import Interface
import Keyframes
import Testing

@testable import AppState
@testable import Playground

/// Going back through the last 60 seconds.
@Suite(.languages) struct SessionHistoryTests {
  /// The step after which it was as it was so long ago.
  private static func index(secondsAgo: Double, _ tape: Tape) -> Int {
    var undone = 0.0
    var index = tape.frames.count - 1
    for step in tape.recording.steps.reversed() {
      if undone >= secondsAgo - 1e-9 { break }
      undone += step.dt
      index -= 1
    }
    return index
  }

  @Test(arguments: Entry.all)
  func itGoesBackToTheSameStateBitForBit(_ entry: Entry) throws {
    let tape = Tape(entry.demo, seed: 40 + UInt64(entry.index), steps: 100, dt: 1.0 / 16)
    for secondsAgo in [0, 0.001, 1.0 / 16, 0.1, 1, 1.0625, 2.7, 5] {
      var session = try #require(tape.history.session(secondsAgo: secondsAgo))
      let index = Self.index(secondsAgo: secondsAgo, tape)
      var again = session
      #expect(session.step([], dt: 0).shows(tape.frames[index]), "\(secondsAgo)")
      // And goes on from there as it did then.
      for (step, frame) in zip(tape.recording.steps, tape.frames).dropFirst(index + 1).prefix(3) {
        #expect(again.step(step.events, dt: step.dt).shows(frame), "\(secondsAgo)")
      }
    }
  }

  @Test func beyondItsLengthItIsAsInTheBeginning() throws {
    let tape = Tape(catalog[0], seed: 1, steps: 10, dt: 0.25)
    #expect(tape.history.length == 2.5)
    var first = tape.recording.start.session(of: catalog, measure: Script.measure)
    let beginning = first.step([], dt: 0)
    for secondsAgo in [2.5, 3, .infinity] {
      var session = try #require(tape.history.session(secondsAgo: secondsAgo))
      #expect(session.step([], dt: 0).shows(beginning))
    }
    for secondsAgo in [0, -1, .nan] {
      var session = try #require(tape.history.session(secondsAgo: secondsAgo))
      #expect(session.step([], dt: 0).shows(tape.frames[9]))
    }
    #expect(SessionHistory().session(secondsAgo: 0) == nil && SessionHistory().length == 0)
  }

  @Test func goingBackForGoodForgetsWhatCameAfter() throws {
    var tape = Tape(catalog[2], seed: 9, steps: 30, dt: 0.25)
    let state = tape.frames[Self.index(secondsAgo: 3.1, tape)]
    tape.goBack(secondsAgo: 3.1)
    #expect(tape.history.length == 7.5 - 3.25)
    tape.step([], dt: 0)
    #expect(tape.frames[30].shows(state))
    for _ in 0..<9 { tape.step([.keyPressed(.right, [], isRepeat: false)], dt: 0.5) }
    #expect(tape.history.length == 7.5 - 3.25 + 4.5)
    for (secondsAgo, index) in [(0.0, 39), (1, 37), (4.5, 30)] {
      var session = try #require(tape.history.session(secondsAgo: secondsAgo))
      #expect(session.step([], dt: 0).shows(tape.frames[index]), "\(secondsAgo)")
    }
  }

  @Test func theLastSixtySecondsAreKeptAndLittleMore() {
    let session = Script().session
    for dt in [1.0 / 60, 0.1, 0.7] {
      var history = SessionHistory()
      for _ in 0..<Int(150 / dt) { history.add([], dt: dt, to: session) }
      #expect((SessionHistory.span...SessionHistory.span + 4).contains(history.length), "\(dt)")
      #expect(history.keptSessions <= 30, "\(dt)")
    }
    var history = SessionHistory()
    history.add([], dt: 3600, to: session)
    #expect(history.length == 3600)
    history.add([], dt: .nan, to: session)
    #expect(history.length == 3600, "Nobody can go back into the middle of a step.")
    for _ in 0..<60 { history.add([], dt: 1, to: session) }
    #expect(history.length == 60)
  }

  /// A copy that is kept has nothing that can be made again, and is then as it was.
  @Test(arguments: Entry.kinds)
  func keptSessionsHaveNoFrame(_ entry: Entry) {
    var script = Script()
    script.choose(entry.index)
    script.press(.character("t"))
    script.step(.pointerMoved(Point(x: 400, y: 300)))
    let session = script.session
    var kept = session.withoutPicture
    #expect(kept.ui.widgets.isEmpty && kept.ui.sprites.isEmpty)
    #expect(kept.workspace.player.currentRows == nil)
    #expect(kept.workspace.gallery.players.allSatisfy { $0.scenes.own == nil })
    #expect(session.workspace.player.scenes.own != nil)
    kept.redraw()
    #expect(kept.ui.sprites == session.ui.sprites)
    #expect(kept.ui.widgets.map(\.identity) == session.ui.widgets.map(\.identity))
    #expect(kept.workspace.player.currentRows == session.workspace.player.currentRows)
  }

  /// Pictures in the gallery that are made anew are not kept for earlier moments, too.
  @Test func keptGalleriesHaveNoOldPictures() {
    var gallery = Gallery(players: [Player(Entry.all[0].demo), Player(Entry.all[1].demo)])
    func hasPictures(_ gallery: Gallery) -> [Bool] {
      gallery.players.map { $0.scenes.poster != nil }
    }
    for index in 0...1 { _ = gallery.players[index].poster(in: .usual) }
    let kept = gallery
    gallery.players[1].remake()
    #expect(hasPictures(kept) == [true, true])
    kept.forgetPosters(before: gallery)
    #expect(hasPictures(kept) == [true, false] && hasPictures(gallery) == [true, true])
    kept.forgetPosters(before: Gallery(players: []))
    #expect(hasPictures(kept) == [false, false])
  }

  /// A thousand reports a second of a pointer that moves, and steps that take no time.
  @Test func whatItKeepsIsBounded() {
    let session = Script().session
    let event = TimedEvent(time: 0, .pointerLeft)
    for (events, dt) in [(0, 0.0), (17, 1.0 / 60), (100, 0), (5000, 0)] {
      var history = SessionHistory()
      for _ in 0..<min(10_000, 1_000_000 / (events + 1)) {
        history.add(Array(repeating: event, count: events), dt: dt, to: session)
        guard history.keptSteps <= 8192, history.keptEvents <= 65_536 + 5000 else { break }
      }
      #expect(history.keptSteps <= 8192 && history.keptEvents <= 65_536 + 5000, "\(events), \(dt)")
      #expect(history.keptSessions <= 64, "\(events), \(dt)")
    }
  }
}
