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
