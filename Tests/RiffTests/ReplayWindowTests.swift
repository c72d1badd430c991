import Demos
import Editing
import Foundation
import Interface
import AppState
import Playground
import Testing

/// Recording and replay in a real window. They belong to `WindowTests`, so that no two windows ask
/// for the keyboard at once.
extension WindowTests {
  /// The recorded drag ends at a time that the command line can show.
  @Test(arguments: ["1", "20"])
  func aReplayEndsWithThePictureThatWasRecorded(_ speed: String) throws {
    let path = ReplayCommandTests.path("paging-drag")
    let goal = try App(["paging-intro", "--at", "3"])
    let wanted = try goal.restingPicture()
    #expect(try goal.quit() == 0)
    let app = try App(["replay", path, "--speed", speed])
    let end = try app.restingPicture()
    expectSame(end.stage, wanted.stage)
    expectSame(end.transport, wanted.transport)
    expectSame(end.margins, wanted.margins)
    // From here on it is live.
    try app.drive("key", "Home")
    let home = try app.waitForPicture { $0.stage != end.stage }
    expectSame(home.gallery, end.gallery)
    #expect(try app.quit() == 0)
    #expect(app.savedSession() == ["riff place": "1"], "A replay leaves the saved session alone.")
  }

  @Test func aReplayCanBeQuit() throws {
    let app = try App(["replay", ReplayCommandTests.path("bounce-click"), "--speed", "0.05"])
    #expect(try app.quit() == 0)
  }

  /// Input recorded in a window gives the same result without one.
  @Test func whatWasRecordedIsReplayed() throws {
    let home = try Folder()
    let app = try App(["rainbow", "--record", "talk.riff"], home: home)
    let before = try app.restingPicture()
    try app.point(200, 568)
    try app.drive("mousedown", "1")
    for x in stride(from: 220, through: 400, by: 20) { try app.point(x, 568) }
    try app.drive("mouseup", "1")
    for _ in 0..<3 { try app.drive("key", "Right") }
    try app.point(790, 20)
    let end = try app.restingPicture()
    #expect(end.stage != before.stage)
    // Nothing is buffered: whatever happens now, it is on disk.
    let cut = try Recording(text: home.text("talk.riff"), demos: catalog.map(\.name))
    #expect(!cut.isComplete && cut.start.demo == "rainbow")
    #expect(try app.quit() == 0)
    let whole = try Recording(text: home.text("talk.riff"), demos: catalog.map(\.name))
    #expect(whole.isComplete && whole.steps.starts(with: cut.steps))
    let again = try App(["replay", "talk.riff", "--speed", "20"], home: home)
    expectSame(try again.restingPicture().whole, end.whole)
    #expect(try again.quit() == 0)
  }

  /// If the recording cannot be written there is a note, and the app continues.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func theAppContinuesWithoutItsRecording() throws {
    let app = try App(["rainbow", "--record", "/dev/full"])
    let before = try app.restingPicture()
    try app.drive("key", "End")
    _ = try app.waitForPicture { $0.stage != before.stage }
    #expect(try app.quit() == 0)
    #expect(app.savedSession()["time rainbow"] == "4.0")
  }
}
