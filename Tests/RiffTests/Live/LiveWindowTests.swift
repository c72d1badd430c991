import Foundation
import Testing

// Swift files in a real window. They are part of the windows' suite, which runs alone.
extension WindowTests {
  private func stage(_ picture: Picture) -> UInt32? { picture.color(500, 330) }

  private func write(_ text: String, in home: Folder) throws {
    try Data(text.utf8).write(to: home.url("Try.swift"))
  }

  /// Each save is on the stage, and what is wrong leaves what was there.
  @Test(.enabled(if: Live.isThere)) func aSavedSwiftFileIsOnTheStage() throws {
    let home = try Folder()
    let nodes = "Node(.rectangle(10, 20)).at(x: [0: 0, 1: 10])"
    try write(Live.demo(nodes, ground: "Color(0x800000)"), in: home)
    let app = try App(["open", home.url("Try.swift").path], home: home)
    _ = try app.waitForPicture { stage($0) == 0x800000 }
    try app.drive("key", "End")
    try app.waitForTime("try") { $0 == 1 }
    try write(Live.demo(nodes, ground: "Color(0x008000)"), in: home)
    _ = try app.waitForPicture { stage($0) == 0x008000 }
    #expect(app.savedSession()["time try"] == "1.0", "The playhead stays.")
    try write(Live.demo("oops", ground: "Color(0x000080)"), in: home)
    #expect(stage(try app.restingPicture()) == 0x008000)
    try write(Live.demo(nodes, ground: "Color(0x808000)"), in: home)
    _ = try app.waitForPicture { stage($0) == 0x808000 }
    #expect(try app.quit() == 0)
  }
}
