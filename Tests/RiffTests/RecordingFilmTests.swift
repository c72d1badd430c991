import Foundation
import Testing

/// `riff export RECORDING`: a recorded session as a film.
@Suite struct RecordingFilmTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  private func export(_ arguments: String...) throws -> Riff.Output {
    try Riff.run(["export"] + arguments, in: folder)
  }

  /// Before anything is pressed there is nothing to show, and a frame is the replay's own; later there are keys.
  @Test func framesAreThoseOfTheReplay() throws {
    let path = ReplayCommandTests.path("bounce-click")
    let output = try export(
      path, "-o", "f/%d.png", "--from", "0", "--to", "0.5", "--fps", "2", "--size", "400x300")
    #expect(output.status == 0)
    #expect(output.errors == "riff: Made the folder f.\nriff: f/%d.png: 400×300, 2 frames, 1 s\n")
    _ = try Riff.run(
      ["replay", path, "--snapshot-at", "0,0.5", "--size", "400x300", "-o", "a.png"], in: folder)
    #expect(try folder.data("f/1.png") == folder.data("a-1.png"))
    #expect(try folder.data("f/2.png") != folder.data("a-2.png"))
  }

  /// GIF draws the session twice, and both give the same. Frames alike are stored once, and those that
  /// the file has are counted.
  @Test func everyKindIsWritten() throws {
    let path = ReplayCommandTests.path("paging-drag")
    let marks = ["gif": Data([0x21, 0xF9, 0x04]), "png": Data("fcTL".utf8)]
    for name in ["a.gif", "b.gif", "c.png"] {
      let output = try export(
        path, "-o", name, "--from", "0.4", "--to", "1", "--fps", "10", "--scale", "0.25")
      #expect(output.status == 0)
      let mark = try #require(marks[String(name.suffix(3))])
      let frames = try folder.data(name).ranges(of: mark).count
      #expect((2...7).contains(frames) && output.errors.contains("\(frames) frames"))
    }
    #expect(try folder.data("a.gif") == folder.data("b.gif"))
  }

  @Test func wrongOptionsAreRefused() throws {
    let path = ReplayCommandTests.path("bounce-click")
    let scene = try export(path, "-o", "a.svg")
    #expect(scene.status == 2 && scene.errors.contains("is a recording: it can be a film"))
    let clear = try export(path, "-o", "a.gif", "--transparent")
    #expect(clear.status == 2)
    #expect(
      clear.errors.contains("--transparent does not apply to a recording: leave it out."))
    try Data("riff talk 1\nend\n".utf8).write(to: folder.url("talk.txt"))
    let talk = try export("talk.txt", "-o", "a.mp4")
    #expect(
      talk.status == 2 && talk.errors.contains("is a talk, which has no length of its own"))
    #expect(folder.names == ["talk.txt"])
  }
}
