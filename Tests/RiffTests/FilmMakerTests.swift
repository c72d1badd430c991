import AppState
import Demos
import Foundation
import Interface
import Keyframes
import Playground
import Stage
import Testing

@testable import Commands

/// Films that the window makes.
@MainActor @Suite struct FilmMakerTests {
  /// The first picture alone says little: an earlier film may have been longer, or begun later.
  @Test func anyPictureThatIsThereIsAskedAbout() throws {
    let folder = try Folder()
    try Data("mine".utf8).write(to: folder.url("2.png"))
    let warner = Warner()
    let maker = FilmMaker(warner: warner)
    let start = SessionStart(
      demos: catalog.map(\.name), size: Size(width: 800, height: 600), demo: "rainbow")
    let show = RewindableSession(
      start.session(of: catalog) { text in Double(text.string.count) * 7 })
    let order = FilmOrder(
      demo: "rainbow", path: folder.path + "/%d.png", replaces: false, scale: 0.1, frameRate: 10,
      range: 0...1, repeats: false, goesBack: false, isTransparent: false)
    maker.carryOut([.film(order)], show)
    #expect(!maker.isWorking && warner.words.first?.contains("%d.png already exists") == true)
    maker.cancel()
    #expect(folder.names == ["2.png"])
    #expect(try folder.text("2.png") == "mine")
  }
}
