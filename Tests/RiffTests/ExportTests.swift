import Demos
import Formats
import Foundation
import Keyframes
import Testing

/// Films and numbered pictures, without a window.
@Suite struct ExportTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  private func export(_ arguments: String...) throws -> Riff.Output {
    try Riff.run(["export"] + arguments, in: folder)
  }

  @Test func numberedPicturesAreThoseOfSnapshot() throws {
    let output = try export(
      "rainbow", "-o", "f/%03d.png", "--from", "1", "--to", "1.1", "--fps", "20", "--size", "64x36")
    #expect(output.status == 0 && output.text.isEmpty)
    #expect(
      output.errors == "riff: Made the folder f.\nriff: f/%03d.png: 64×36, 3 frames, 0.15 s\n")
    _ = try Riff.run(
      ["snapshot", "rainbow", "--at", "1,1.05,1.1", "--size", "64x36", "-o", "a.png"], in: folder)
    for number in 1...3 {
      #expect(try folder.data("f/00\(number).png") == folder.data("a-\(number).png"))
    }
  }

  /// Whichever of the pictures it would be replaced by.
  @Test(arguments: ["1.png", "03.png"])
  func aFileIsNotReplacedByAPictureOfItself(_ name: String) throws {
    let scene =
      #"{"riff": 1, "scene": {"nodes": []}, "timeline": {"unit": "seconds", "range": [0, 1]}}"#
    try Data(scene.utf8).write(to: folder.url(name))
    let pattern = name.hasPrefix("0") ? "%02d.png" : "%d.png"
    let output = try export(name, "-o", pattern, "--fps", "4", "--size", "32x18")
    #expect(
      output.errors
        == "riff: \(name) is the file that it would be made from: choose another name.\n")
    #expect(output.status == 2)
    #expect(try folder.text(name) == scene)
    #expect(folder.names.filter { $0.hasSuffix(".png") } == [name])
  }

  /// Both formats read back as the tokens of the scene.
  @Test func motionTokensAreFilesOfTheirOwn() throws {
    let scene = #"{"tokens": {"enter": "cubic-bezier(0, 0, 0.2, 1)", "short": 0.2}, "nodes": []}"#
    try Data(scene.utf8).write(to: folder.url("scene.json"))
    let expected = MotionTokens(
      easings: [.init(name: "enter", easing: .cubicBezier(0, 0, 0.2, 1))],
      durations: [.init(name: "short", seconds: 0.2)])
    for name in ["a.tokens.json", "a.tokens.css"] {
      #expect(try export("scene.json", "-o", name).status == 0)
      #expect(try MotionTokens(String(decoding: folder.data(name), as: UTF8.self)) == expected)
    }
    let none = try export("springs", "-o", "b.tokens.json")
    #expect(none.status == 1 && none.errors.contains("no motion tokens"))
  }

  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Each with the bytes that its file begins with.
  @Test(arguments: [("a.gif", Array("GIF89a".utf8)), ("a.png", png), ("a.apng", png)])
  func theExtensionDecides(_ name: String, _ beginning: [UInt8]) throws {
    for copy in ["one-", "two-"] {
      let output = try export(
        "rotation", "-o", copy + name, "--to", "0.2", "--scale", "0.1", "--fps", "25", "--quiet")
      #expect(output.status == 0 && output.errors.isEmpty && output.text.isEmpty)
    }
    let file = try folder.data("one-" + name)
    #expect(file.starts(with: beginning))
    #expect(try folder.data("two-" + name) == file, "Two runs differ.")
    #expect(folder.names.count == 2)
  }

  /// One pass in half the time is not the same film as all of it, and there and back is longer.
  /// A frame that is held is stored once, and lasts longer.
  @Test func theRangeDecidesTheFrames() throws {
    func film(_ arguments: String...) throws -> String {
      let output = try Riff.run(
        ["export", "rotation", "-o", "a.gif", "--size", "32x18", "--fps", "10", "--loop", "1"]
          + arguments, in: folder)
      return output.errors.split(separator: ", ").dropFirst().prefix(2).joined(separator: ", ")
    }
    #expect(try film("--to", "1") == "11 frames, 1.1 s")
    #expect(try film("--to", "1", "--bounce") == "20 frames, 2 s")
    #expect(try film("--to", "1", "--hold", "0.5") == "11 frames, 1.6 s")
    #expect(try film("--from", "0.5", "--to", "0.5") == "1 frame, 0.1 s")
  }

  @Test func everyDemoCanBeAFilm() throws {
    for demo in catalog {
      let output = try export(
        demo.name, "-o", "\(demo.name).gif", "--size", "48x27", "--fps", "2", "--quiet")
      #expect(output.status == 0 && output.errors.isEmpty, "\(demo.name): \(output.errors)")
      #expect(try folder.data("\(demo.name).gif").starts(with: "GIF89a".utf8))
    }
  }

  @Test(
    arguments: [
      (
        ["-o", "a.avi"],
        #"-o is "a.avi": the name must end in .gif, .png, .apng, .webp, .mp4, .webm, .svg, .html, "#
          + ".css, .json, .lottie or .swift, or be like frames/%04d.png for one picture a frame."
      ),
      (
        ["-o", "a.gif", "--fps", "60"],
        "A GIF has at most 50 frames per second. Try 50, 100/3 or 25."
      ),
      (
        ["-o", "a.gif", "--fps", "1/0"],
        #"--fps is "1/0": write a number from 1 to 240, or a fraction "#
          + "such as 30000/1001."
      ),
      (["-o", "a.png", "--from", "2", "--to", "1"], "--from 2 is after --to 1."),
      (["-o", "a.png", "--scale", "99"], "--scale is 99: it must be between 0.05 and 16."),
      (
        ["-o", "a.png", "--loop=-1"],
        "--loop is -1: it must be a whole number from 0 (without end) to 65535."
      ),
      (
        ["-o", "-"],
        "-o - writes to standard output, and needs --as KIND: gif, apng, webp, mp4, webm, svg, html, "
          + "css, json, lottie, dotlottie, tokens-json, tokens-css, swift, swiftui, uikit."
      ),
      (
        ["-o", "-", "--as", "mp4"],
        "mp4 needs a file that can be read again while it is written: -o NAME.mp4."
      ),
      (
        ["-o", "a.css", "--as", "sccs"],
        #"--as is "sccs". Did you mean "css"? It can be gif, apng, webp, mp4, webm, svg, html, css, "#
          + "json, lottie, dotlottie, tokens-json, tokens-css, swift, swiftui, uikit."
      ),
      (["-o", "a.css", "--fps", "25"], "--fps does not apply to CSS: leave it out."),
      (["-o", "a.swift", "--speed", "2"], "--speed does not apply to Swift (Riff): leave it out."),
      (["-o", "a.gif", "--speed", "9"], "--speed is 9: it must be between 0.05 and 4."),
      (["-o", "a.swift", "--to", "1"], "--to does not apply to Swift (Riff): leave it out."),
      (
        ["-o", "a.png", "--from", "99", "--to", "100"],
        "--from is 99: nothing is left of rainbow's range 0...4 s."
      ),
      (["-o", "a.mp4", "--loop", "2"], "--loop does not apply to MP4: leave it out."),
      (["-o", "a.webp", "--full-color"], "--full-color does not apply to WebP: leave it out."),
      (
        ["-o", "%d-%d.png"],
        #"-o is "%d-%d.png": write %d once, for the number of the picture."#
      ),
      ([], "riff export needs -o NAME, such as -o rainbow.gif."),
    ] as [([String], String)])
  func wrongArgumentsAreRefused(_ arguments: [String], _ sentence: String) throws {
    let output = try Riff.run(["export", "rainbow"] + arguments, in: folder)
    #expect(output.errors == "riff: \(sentence)\n")
    #expect(output.status == 2)
    #expect(folder.names.isEmpty)
  }

  /// A time outside the range is said by the option that gave it, and so is a new folder.
  @Test func whatIsChangedOnTheWayIsSaid() throws {
    let output = try export(
      "rainbow", "-o", "new/a.gif", "--from", "-2", "--to", "0.1", "--size", "64x36")
    #expect(output.status == 0)
    #expect(output.errors.contains("--from -2 is outside rainbow's range 0...4 s; using 0."))
    #expect(output.errors.contains("Made the folder new."))
  }

  /// A text says what it loses, unless it is told to be quiet.
  @Test func theExtensionDecidesTheLanguage() throws {
    let output = try export("springs", "-o", "a.css")
    #expect(output.status == 0 && output.text.isEmpty)
    #expect(try folder.text("a.css").hasPrefix("/* <div class=\"springs\""))
    #expect(output.errors.split(separator: "\n").count > 1)
    #expect(output.errors.split(separator: "\n").allSatisfy { $0.hasPrefix("riff: ") })
    #expect(output.errors.hasSuffix(" KB\n") && output.errors.contains("riff: a.css: CSS, "))
    let quiet = try export("springs", "-o", "a.swift", "--as", "uikit", "--quiet")
    #expect(quiet.status == 0 && quiet.errors.isEmpty)
    #expect(try folder.text("a.swift").contains("import UIKit"))
  }

  @Test(arguments: ["svg", "html", "css", "uikit", "json", "gif", "apng"])
  func standardOutputHasWhatTheFileHas(_ kind: String) throws {
    let isFilm = ["gif", "apng"].contains(kind)
    let small = isFilm ? ["--to", "0.1", "--scale", "0.05", "--fps", "25"] : []
    for name in ["a.\(kind)", "-"] {
      let process = try Riff.process(
        ["export", "rotation", "-o", name, "--as", kind, "--quiet"] + small, home: folder)
      process.standardOutput = try folder.file("out")
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    #expect(try !folder.data("out").isEmpty)
    #expect(try folder.data("out") == folder.data("a.\(kind)"))
  }

  @Test func aFolderThatCannotBeIsReported() throws {
    try Data("a file".utf8).write(to: URL(filePath: folder.path + "/f"))
    let output = try export("rainbow", "-o", "f/%d.png", "--to", "0.1", "--size", "16x9")
    #expect(output.status == 1)
    #expect(output.errors.hasPrefix("riff: "))
  }
}
