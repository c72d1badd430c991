import Demos
import Interface
import Keyframes
import AppState
import Persistence
import Playground
import Testing

/// The list of remembered files, names for files, and recordings with files.
@Suite(.languages) struct FileTextTests {
  @Test func theListReadsBack() throws {
    var list = FileList()
    list.take([
      OpenedFile(name: "ball", path: "/home/ada/a \"b\"\n.json"),
      OpenedFile(name: "ball-2", path: "/x/ball.svg"),
    ])
    for path in ["/a", "/b", "/a"] { list.note(path) }
    #expect(list.recent == ["/a", "/b"])
    let read = try #require(FileList(text: list.text))
    #expect(read == list && read.files.allSatisfy { $0.state == .waiting })
  }

  @Test(arguments: ["", "riff files 2\n", "riff place 1\n"])
  func anotherTextIsNoList(_ text: String) { #expect(FileList(text: text) == nil) }

  @Test func damagedLinesAreLeftOut() throws {
    let text = "riff files 1\nfile\nfile a\nfile a \"/x\nfile b \"/b\" more\nfile b \"/c\"\nnew 7\n"
    let list = try #require(FileList(text: text))
    #expect(list.files.map(\.path) == ["/b"])
  }

  @Test func itForgetsTheOldest() {
    var list = FileList()
    for number in 0..<50 { list.note("/\(number)") }
    #expect(list.recent.count == FileList.mostRecent && list.recent[0] == "/49")
  }

  @Test(arguments: [
    ("/home/Bouncing Ball.json", "bouncing-ball"), ("/x/.json", "json"), ("/x/a.tar.svg", "a-tar"),
    ("/x/„ä“ 2.png", "ä-2"), ("/x/---", "file"), ("/x/rainbow.swift", "rainbow-2"),
  ])
  func namesComeFromFilesAndAreUnique(_ path: String, _ expected: String) {
    let name = OpenedFile.name(for: path, taken: catalog.map(\.name))
    #expect(name == expected && !name.contains(" "))
  }

  // MARK: Recordings

  @Test func aRecordingHasTheFilesOfItsGallery() throws {
    let files = [OpenedFile(name: "ball", path: "/home/a b.json")]
    let start = SessionStart(
      demos: ["rainbow", "ball"], size: Size(width: 800, height: 600), demo: "ball", files: files)
    let steps = [
      Recording.Step(
        [
          TimedEvent(time: 1, .dropped("/home/c\"d.svg")),
          TimedEvent(time: 1, .opened(name: "c-d", path: "/home/c\"d.svg")),
          TimedEvent(time: 1, .folder("~/", names: ["a b/", "c.json"])),
        ], dt: 0.1)
    ]
    var recording = Recording(start, steps: steps)
    recording.start.scenes = ["ball": "{\n\"riff\": 1}"]
    var read = try Recording(text: recording.text, demos: ["rainbow"])
    #expect(read.start.files.map(\.path) == ["/home/a b.json"] && read.steps == steps)
    #expect(read.start.scenes == recording.start.scenes)
    read.addOpenedFiles()
    #expect(read.start.files.map(\.name) == ["ball", "c-d"])
    #expect(read.start.demos == ["rainbow", "ball", "c-d"])
    #expect(throws: LineError.self) {
      try Recording(
        text: recording.text.replacing("file ball", with: "# file ball"),
        demos: ["rainbow"])
    }
  }
}
