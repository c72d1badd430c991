import Demos
import Foundation
import Testing

/// The program in a real window, driven by a real pointer and keyboard.
@Suite(.serialized, .enabled(if: Desktop.isThere))
struct WindowTests {
  /// In steps, as by hand, and out of the window at the end.
  @Test func draggingTurnsThePage() throws {
    let app = try App(["paging-intro"])
    try app.point(700, 250)
    let before = try app.restingPicture()
    try app.drive("mousedown", "1")
    for x in stride(from: 680, through: 300, by: -76) { try app.point(x, 250) }
    let held = try app.waitForPicture { $0.stage != before.stage }
    expectSame(held.gallery, before.gallery)
    expectSame(held.margins, before.margins)
    try app.point(-120, 250)
    _ = try app.waitForPicture { $0.stage != held.stage }
    try app.drive("mouseup", "1")
    try app.waitForTime("paging-intro") { $0 == 1 }
    let after = try app.restingPicture()
    #expect(after.stage != before.stage)
    #expect(after.transport != before.transport)
    expectSame(after.gallery, before.gallery)
    expectSame(after.margins, before.margins)
    #expect(try app.quit() == 0)
  }

  /// Over the stage it moves time, over the gallery the list.
  @Test func theWheelScrollsWhatIsUnderIt() throws {
    let app = try App(["scroll-scales"])
    try app.point(500, 200)
    let before = try app.restingPicture()
    for _ in 0..<4 { try app.drive("click", "5") }
    try app.waitForTime("scroll-scales") { $0 == 320 }
    try app.drive("click", "4")
    try app.waitForTime("scroll-scales") { $0 == 240 }
    let scrolled = try app.restingPicture()
    #expect(scrolled.stage != before.stage)
    expectSame(scrolled.gallery, before.gallery)
    // To the left of the cards, so that none starts its preview.
    try app.point(4, 300)
    try app.drive("click", "5")
    _ = try app.waitForPicture { $0.gallery != before.gallery }
    let list = try app.restingPicture()
    expectSame(list.stage, scrolled.stage)
    expectSame(list.transport, scrolled.transport)
    #expect(try app.quit() == 0)
    #expect(app.savedSession()["time scroll-scales"] == "240.0")
  }

  @Test func keysPlayStepAndChoose() throws {
    let app = try App([])
    let before = try app.restingPicture()
    try app.drive("key", "4")
    _ = try app.waitForPicture { $0.stage != before.stage }
    // In a loop it plays until it is stopped, however long that takes here.
    try app.drive("key", "shift+l")
    let chosen = try app.restingPicture()
    try app.drive("key", "space")
    let playing = try app.waitForPicture { $0.stage != chosen.stage }
    expectSame(playing.margins, chosen.margins)
    _ = try app.waitForPicture { $0.stage != playing.stage }
    try app.drive("key", "space")
    _ = try app.restingPicture()
    try app.drive("key", "Home")
    for _ in 0..<3 { try app.drive("key", "Right") }
    try app.drive("key", "shift+Right")
    let name = catalog[3].name
    try app.waitForTime(name) { abs($0 - 13.0 / 60) < 1e-9 }
    let stopped = try app.restingPicture()
    try app.drive("key", "h")
    let bare = try app.waitForPicture { $0.color(8, 590) != Picture.panel }
    #expect(bare.gallery != stopped.gallery && bare.transport != stopped.transport)
    try app.drive("key", "h")
    expectSame(try app.restingPicture().whole, stopped.whole)
    try app.drive("key", "Escape")
    expectSame(try app.restingPicture().whole, stopped.whole)
    #expect(try app.quit() == 0)
    #expect(app.savedSession()["demo"] == name)
  }

  @Test func resizingKeepsThePage() throws {
    let app = try App(["paging-intro", "--at", "2"])
    let before = try app.restingPicture()
    for (width, height) in [(1100, 700), (700, 500), (800, 600)] {
      try app.drive("windowsize", "--sync", app.window, "\(width)", "\(height)")
      let after = try app.waitForPicture {
        // The transport lies at the new bottom, as wide as the window.
        $0.width == width && $0.height == height && $0.color(8, height - 8) == Picture.panel
          && $0.color(width - 4, height - 8) == Picture.panel
      }
      #expect((after == before) == (width == 800))
    }
    #expect(try app.quit() == 0)
    #expect(app.savedSession()["time paging-intro"] == "2.0")
  }

  @Test func aRestartRestoresTheSamePicture() throws {
    let home = try Folder()
    let first = try App(["rainbow", "--at", "1.5"], home: home)
    let before = try first.restingPicture()
    #expect(try first.quit() == 0)
    let second = try App([], home: home)
    expectSame(try second.restingPicture().whole, before.whole)
    #expect(try second.quit() == 0)
    #expect(second.savedSession() == ["riff place": "1", "demo": "rainbow", "time rainbow": "1.5"])
  }

  @Test func theScrubBarAndTheClockTakeTurns() throws {
    let app = try App(["rainbow", "--speed", "4"])
    let before = try app.restingPicture()
    // From the bar's middle to beyond its left end, then let it play from there to the end.
    try app.point(300, 568)
    try app.drive("mousedown", "1")
    let middle = try app.waitForPicture { $0.stage != before.stage }
    try app.point(-50, 700)
    expectSame(try app.restingPicture().stage, before.stage)
    try app.drive("mouseup", "1")
    try app.drive("key", "space")
    try app.waitForTime("rainbow") { $0 == 4 }
    let end = try app.restingPicture()
    #expect(end.stage != middle.stage && end.stage != before.stage)
    expectSame(end.gallery, before.gallery)
    expectSame(end.margins, before.margins)
    #expect(try app.quit() == 0)
  }
}
