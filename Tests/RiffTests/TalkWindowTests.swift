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
      #expect(app.savedSession()["time rainbow"] == "2.0")
    }

    private static let talk = """
      riff talk 1
      demo rainbow
      demo springs
      at 0.5
      caption A spring
      set response=1.5
      demo rainbow
      play 0 to 2 loop
      """

    /// A folder with a talk, in which one is to be presented.
    private func talk() throws -> (home: Folder, path: String) {
      let home = try Folder()
      try Data(Self.talk.utf8).write(to: home.url("talk.txt"))
      return (home, home.path + "/talk.txt")
    }

    /// What is saved of the talk once that is what is wanted, which another thread writes.
    private func saved(_ app: App, _ isWanted: (String) -> Bool) -> String {
      while app.isRunning {
        if let text = try? app.home.text("riff/presenting"), isWanted(text) { return text }
        sched_yield()
      }
      return ""
    }

    @Test(arguments: [[], ["talk.txt"], ["--present", "talk.txt"]])
    func aTalkThatWasKilledIsResumedWithTheSamePicture(_ arguments: [String]) throws {
      let (home, path) = try talk()
      let app = try App(presenting: ["--present", path], home: home)
      let first = try app.restingPicture()
      try app.drive("key", "Next")
      _ = try app.waitForPicture { $0.whole != first.whole }
      let before = try app.restingPicture()
      let text = saved(app) { $0.contains("stop 2\ntime 0.5\n") }
      #expect(text.contains(path))
      app.kill()
      let other = try App(presenting: arguments, home: home)
      expectSame(try other.restingPicture().whole, before.whole)
      try other.drive("key", "Prior")
      expectSame(
        try other.waitForPicture { $0.whole != before.whole }.whole, first.whole)
      #expect(try other.quit() == 0)
      #expect(!home.names.contains("presenting") && (try? home.data("riff/presenting")) == nil)
    }

    /// Nothing of a talk that has ended is resumed.
    @Test func aTalkThatHasEndedIsNotResumed() throws {
      let (home, path) = try talk()
      let app = try App(presenting: ["--present", path], home: home)
      try app.drive("key", "Escape")
      _ = try app.waitForPicture { $0.color(8, 590) == Picture.panel }
      app.kill()
      let other = try App([], home: home)
      #expect(try other.quit() == 0)
    }

    /// The window is hidden, has another size for a while, and loses the focus.
    @Test func theTalkStaysWhateverHappensToItsWindow() throws {
      let (home, path) = try talk()
      let app = try App(presenting: ["--present", path], home: home)
      let first = try app.restingPicture()
      try app.drive("key", "Next")
      _ = try app.waitForPicture { $0.whole != first.whole }
      let before = try app.restingPicture()
      try app.drive("windowunmap", "--sync", app.window)
      try app.drive("windowmap", "--sync", app.window)
      try app.drive("windowfocus", "--sync", app.window)
      expectSame(try app.restingPicture().whole, before.whole)
      try app.drive("windowsize", "--sync", app.window, "700", "500")
      _ = try app.waitForPicture { $0.width == 700 && $0.height == 500 }
      try app.drive(
        "windowsize", "--sync", app.window, String(before.width), String(before.height))
      _ = try app.waitForPicture { $0.width == before.width && $0.height == before.height }
      expectSame(try app.restingPicture().whole, before.whole)
      try app.drive("key", "Prior")
      expectSame(try app.waitForPicture { $0.whole != before.whole }.whole, first.whole)
      #expect(try app.quit() == 0)
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
