import Demos
import Foundation
import Testing

extension WindowTests {
  /// A talk in a real window.
  struct TalkWindowTests {
    @Test func aTalkGivesTheWindowBack() throws {
      let app = try App(["rainbow", "--at", "2"])
      let before = try app.restingPicture()
      try app.drive("key", "F5")
      let first = try app.waitForPicture { $0.color(8, 590) != Picture.panel }
      try app.drive("key", "Next")
      _ = try app.waitForPicture { $0.whole != first.whole }
      try app.drive("key", "Next")
      try app.drive("key", "b")
      _ = try app.waitForPicture { $0.color(300, 300) == $0.color(8, 8) }
      try app.drive("key", "Next")
      try app.drive("key", "b")
      try app.drive("key", "Prior")
      try app.drive("key", "Escape")
      expectSame(try app.restingPicture().whole, before.whole)
      #expect(try app.quit() == 0)
      #expect(app.place()["time rainbow"] == "2.0")
    }

    /// Also where no window manager changes its size.
    @Test func fullScreenFillsTheDisplayFromTheStart() throws {
      let app = try App(["rainbow", "--fullscreen"])
      func numbers(_ words: String...) throws -> [Int] {
        let text = String(decoding: try Desktop.run("xdotool", words) ?? Data(), as: UTF8.self)
        return text.split { !$0.isNumber }.compactMap { Int($0) }
      }
      let display = try numbers("getdisplaygeometry")
      let window = try numbers("getwindowgeometry", app.window)
      #expect(display.count == 2 && Array(window.suffix(2)) == display, "\(window), \(display)")
      #expect(try app.quit() == 0)
    }
  }
}
