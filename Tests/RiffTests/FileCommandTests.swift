import Foundation
import SDLHost
import Stage
import Testing

/// Every command that takes a demo's name takes a file.
@Suite struct FileCommandTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
    let scene = #"""
      {"riff": 1, "scene": {"ground": "#102030", "nodes": [
        {"name": "dot", "shape": {"ellipse": [50, 50]}, "x": {"keyframes": [
          {"time": 0, "value": 0}, {"time": 2, "value": 300}]}}
      ]}, "timeline": {"unit": "seconds", "range": [0, 2]}}
      """#
    try Data(scene.utf8).write(to: folder.url("My Ball.json"))
  }

  @Test func snapshotDrawsAFile() throws {
    let output = try Riff.run(
      ["snapshot", "My Ball.json", "--at", "0.5", "--size", "80x45", "-o", "a.png"], in: folder)
    #expect(output.status == 0 && output.errors.isEmpty)
    #expect(try folder.data("a.png").count > 100)
  }

  @Test func samplePrintsTheNodesOfAFile() throws {
    let output = try Riff.run(["sample", "demo", "./My Ball.json", "--at", "1"], in: folder)
    #expect(output.status == 0 && output.lines.contains("1 dot x 150"))
  }

  @Test func aTimeOutsideOfTheFileIsSaid() throws {
    let output = try Riff.run(["sample", "demo", "My Ball.json", "--at", "9"], in: folder)
    #expect(output.errors.hasPrefix("riff: --at 9 is outside my-ball's range 0...2 s"))
  }

  /// The output is the file itself, a link to it, the file behind a link, or the file as the second of two pictures.
  @Test(arguments: [
    ["export", "My Ball.json", "-o", "My Ball.json"],
    ["export", "My Ball.json", "-o", "link.json"],
    ["export", "./link.json", "-o", "My Ball.json", "--as", "svg"],
    ["snapshot", "dot-2.png", "--at", "0,0", "--size", "80x45", "-o", "dot.png"],
    ["export", "session.riff", "-o", "session.riff", "--as", "gif"],
  ])
  func noFileIsReplacedByItsOwnExport(_ arguments: [String]) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link.json", withDestinationPath: "My Ball.json")
    _ = try Riff.run(["snapshot", "My Ball.json", "-o", "dot-2.png"], in: folder)
    try Data("riff recording 1\n".utf8).write(to: folder.url("session.riff"))
    let name = arguments[1] == "./link.json" ? "My Ball.json" : arguments[1]
    let before = try folder.data(name)
    let output = try Riff.run(arguments, in: folder)
    #expect(output.status == 2)
    #expect(
      output.errors.hasSuffix("is the file that it would be made from: choose another name.\n"))
    #expect(try folder.data(name) == before)
  }

  /// Each file with the sentence about it.
  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x7B, 0], "is not UTF-8 text: save it in that encoding."),
      ([0xFE, 0xFF, 0, 0x7B], "is not UTF-8 text: save it in that encoding."),
      ([], "is empty."), ([10, 32], "is empty."),
      (
        Array(#"\#u{FEFF}{"ease": {"$type": "cubicBezier", "$value": [0, 0, 1, 1]}}"#.utf8),
        "contains motion tokens but no scene."
      ),
      (
        Array("@keyframes a { from { top: 0 } }".utf8),
        "cannot be opened: Riff opens demos in Swift"
      ),
    ] as [([UInt8], String)])
  func checkSaysWhyAFileCannotBeShown(_ bytes: [UInt8], _ reason: String) throws {
    try Data(bytes).write(to: folder.url("a.css"))
    let output = try Riff.run(["check", "a.css"], in: folder)
    #expect(output.status == 1 && output.text.contains("a.css \(reason)"), "\(output.text)")
  }

  /// For a file with a mistake, a missing file, and a talk with a mistake.
  @Test(arguments: ["bad.json", "none.json", "talk.txt"])
  func aQuietCheckSaysOnlyWhatIsWrong(_ name: String) throws {
    try Data("{\"riff\": 1,\n \"scene\": }".utf8).write(to: folder.url("bad.json"))
    try Data("riff talk 1\ndemo nothing\n".utf8).write(to: folder.url("talk.txt"))
    let loud = try Riff.run(["check", name], in: folder)
    let output = try Riff.run(["check", "--quiet", name, "My Ball.json"], in: folder)
    #expect(output.status == 1 && output.text.isEmpty)
    #expect(!loud.text.isEmpty && output.errors.hasPrefix("riff: " + loud.text))
  }

  /// As in a URL, or as the file is really called.
  @Test(arguments: ["a%20b.png", "a%2520b.png", "my%20dot.png", "my dot.png", "%6Dy%20d%6ft.png"])
  func aPictureMayBeNamedAsAURL(_ source: String) throws {
    for name in ["a%20b.png", "my dot.png"] {
      _ = try Riff.run(["snapshot", "My Ball.json", "--size", "80x45", "-o", name], in: folder)
    }
    for href in [source, "file://\(folder.path)/\(source)"] {
      let text = """
        <svg xmlns="http://www.w3.org/2000/svg" width="80" height="45">
        <image href="\(href)" width="80" height="45"/></svg>
        """
      try Data(text.utf8).write(to: folder.url("a.svg"))
      let output = try Riff.run(["check", "a.svg"], in: folder)
      #expect(output.status == 0 && output.lines.count == 1, "\(href): \(output.text)")
    }
  }

  @Test(arguments: ["..%2fa.png", "%2e%2e/a.png", "%2Fetc%2Fpasswd", "file:///etc/passwd"])
  func aPictureElsewhereStaysOutOfReach(_ source: String) throws {
    let text = #"<svg xmlns="http://www.w3.org/2000/svg"><image href="\#(source)"/></svg>"#
    try Data(text.utf8).write(to: folder.url("a.svg"))
    let output = try Riff.run(["check", "a.svg"], in: folder)
    #expect(output.text.contains("is outside the file's folder: copy it there."), "\(output.text)")
  }

  @Test(arguments: [
    ["open"], ["snapshot", "none.json", "--at", "0", "-o", "a.png"], ["open", "none.json"],
    ["./none.json"], ["open", "."],
  ])
  func whatIsNotThereIsRefused(_ arguments: [String]) throws {
    let output = try Riff.run(arguments, in: folder)
    #expect(output.status != 0 && output.errors.hasPrefix("riff: "))
    if arguments.count > 1 || arguments[0] != "open" {
      #expect(output.status == 1 && output.errors.contains("cannot be opened"))
    }
  }

  @Test func mistakesAreSaidWithTheirPlace() throws {
    try Data("{\"riff\": 1,\n \"scene\": }".utf8).write(to: folder.url("bad.json"))
    let output = try Riff.run(["sample", "demo", "bad.json", "--at", "0"], in: folder)
    #expect(output.status == 1 && output.errors.contains("bad.json:2:"))
  }

  @Test func checkSaysWhatIsWrongAndWhatIsThere() throws {
    try Data("{\"riff\": 1,\n \"scene\": }".utf8).write(to: folder.url("bad.json"))
    let good = try Riff.run(["check", "My Ball.json"], in: folder)
    #expect(good.status == 0 && good.text == "My Ball.json: 1 node, 960×540 pt, 0...2 s\n")
    let both = try Riff.run(["check", "My Ball.json", "bad.json"], in: folder)
    #expect(both.status == 1 && both.lines.contains { $0.hasPrefix("bad.json:2:") })
    #expect(both.errors.contains("1 of 2 files have mistakes."))
  }

  @Test func aFileFillsAPictureOfItsProportions() throws {
    let text =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20'><rect width='20' height='20' fill='#f00'/></svg>"
    try Data(text.utf8).write(to: folder.url("red.svg"))
    let output = try Riff.run(
      ["snapshot", "red.svg", "--at", "0", "--size", "40x40", "-o", "a.png"], in: folder)
    #expect(output.status == 0 && output.errors.isEmpty)
    let picture = try PictureReading.picture([UInt8](folder.data("a.png")), source: "a.png")
    #expect(picture.width == 40 && picture.pixels.allSatisfy { $0 == 0xFFFF_0000 })
  }

  @Test func aRecordingOfAFileThatHasGoneIsRefused() throws {
    let text = """
      riff recording 1
      file ball "/nowhere/ball.json"
      demos rainbow ball
      window 800 600 1
      demo ball
      speed 1
      step 0
      end

      """
    try Data(text.utf8).write(to: folder.url("a.riff"))
    let output = try Riff.run(
      ["replay", "a.riff", "--snapshot-at", "0", "-o", "a.png"], in: folder)
    #expect(output.status == 1 && output.errors.contains("/nowhere/ball.json, which is not there"))
    let path = folder.path + "/My Ball.json"
    try Data(text.replacingOccurrences(of: "/nowhere/ball.json", with: path).utf8)
      .write(to: folder.url("b.riff"))
    let played = try Riff.run(
      ["replay", "b.riff", "--snapshot-at", "0", "-o", "b.png"], in: folder)
    #expect(played.status == 0 && played.errors.isEmpty)
  }
}
