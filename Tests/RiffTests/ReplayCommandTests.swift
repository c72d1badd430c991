import Demos
import Foundation
import Testing

/// `riff replay` without a window.
@Suite struct ReplayCommandTests {
  static let recordings = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Assets/Recordings")

  static func path(_ name: String) -> String { recordings.appending(path: "\(name).riff").path }

  let folder: Folder

  init() throws { folder = try Folder() }

  private func replay(_ arguments: String...) throws -> Riff.Output {
    try Riff.run(["replay"] + arguments, in: folder)
  }

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: folder.url(name))
  }

  private func size(of name: String) throws -> [Int] {
    let bytes = [UInt8](try folder.data(name))
    try #require(bytes.count > 33)
    return [16, 20].map { start in bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
  }

  private static let refusals: [(arguments: [String], sentence: String)] = [
    (
      [],
      "riff replay needs a recording. Usage: riff replay FILE [--speed X] [options] or "
        + "riff replay FILE --snapshot-at T[,T…] [--size WxH] -o FILE.png"
    ),
    (["a.riff", "--speed", "21"], "--speed is 21: it must be between 0.05 and 20."),
    (["a.riff", "--speed", "0"], "--speed is 0: it must be between 0.05 and 20."),
    (["a.riff", "--sped", "1"], "riff replay has no option --sped. Did you mean --speed?"),
    (["a.riff", "-o", "a.png"], "-o is for pictures: give their times with --snapshot-at T[,T…]."),
    (["a.riff", "--snapshot-at", "1"], "riff replay needs -o FILE.png."),
    (["a.riff", "--snapshot-at", "soon"], "--snapshot-at is \"soon\", which is not a number."),
    (
      ["a.riff", "--snapshot-at", "1", "-o", "a.gif"],
      "-o is \"a.gif\": pictures are PNG, so the name must end in .png."
    ),
    (
      ["a.riff", "--snapshot-at", "1", "-o", "a.png", "--speed", "2"],
      "--speed is for the window: remove it, or --snapshot-at."
    ),
    (
      ["a.riff", "--snapshot-at", "1", "-o", "a.png", "--size", "1x1"],
      "--size is 1x1: it must be between 16x9 and 16384x16384."
    ),
  ]

  @Test(arguments: refusals.indices)
  func wrongArgumentsAreRejectedWithAMessage(_ index: Int) throws {
    let (arguments, sentence) = Self.refusals[index]
    let output = try Riff.run(["replay"] + arguments, in: folder)
    #expect(output.errors == "riff: \(sentence)\n")
    #expect(output.status == 2 && output.text.isEmpty && folder.names.isEmpty)
  }

  private static let damages: [(text: String, sentence: String)] = [
    (
      "Once upon a time\n",
      "Line 1: A recording begins with \"riff recording 1\". This file begins with \"Once upon a time\". "
        + "Give a file that riff --record has written."
    ),
    (
      "riff recording 1\ndemos rainbw\n",
      "Line 2: This version of Riff has no demo \"rainbw\". Did you mean \"rainbow\"? "
        + "Replay it with the version of Riff that recorded it."
    ),
    (
      "riff recording 1\ndemos rainbow\nwindow 800 600 1\nstep 0\nsetp 0.1\nend\n",
      "Line 5: A line cannot begin with \"setp\". Did you mean \"step\"? Correct the line, or cut the "
        + "text before it to play what came earlier."
    ),
  ]

  /// Before there is a window or a picture, and with nothing written.
  @Test(arguments: damages.indices, [[], ["--snapshot-at", "0", "-o", "a.png"]])
  func damagedRecordingsAreRejectedWithTheirLine(_ index: Int, _ options: [String]) throws {
    let (text, sentence) = Self.damages[index]
    try write(text, "a.riff")
    let output = try Riff.run(["replay", "a.riff"] + options, in: folder)
    #expect(output.errors == "riff: a.riff cannot be replayed. \(sentence)\n")
    #expect(output.status == 1 && folder.names == ["a.riff"])
  }

  @Test func aMissingRecordingIsReported() throws {
    let output = try replay("none.riff")
    #expect(output.errors == "riff: none.riff cannot be read: there is no such file or folder.\n")
    #expect(output.status == 1)
  }

  @Test func picturesAreThoseOfTheirTimes() throws {
    let path = Self.path("rainbow-keys")
    let output = try replay(path, "--snapshot-at", "99,0,0.3", "-o", "a.png")
    #expect(output.status == 0)
    #expect(
      output.errors == "riff: --snapshot-at 99 is outside the recording's 0...0.833 s; "
        + "using 0.833.\n")
    #expect(folder.names == ["a-1.png", "a-2.png", "a-3.png"])
    for name in folder.names { #expect(try size(of: name) == [800, 600]) }
    let pictures = try folder.names.map { try folder.data($0) }
    #expect(Set(pictures).count == 3)
    // Each one drawn separately is identical.
    for (time, picture) in zip(["0.8333", "0", "0.3"], pictures) {
      _ = try replay(path, "--snapshot-at", time, "-o", "b.png")
      #expect(try folder.data("b.png") == picture, "\(time)")
    }
  }

  @Test func aRecordingIsNotReplacedByItsPicture() throws {
    let text = try String(contentsOfFile: Self.path("bounce-click"), encoding: .utf8)
    for (name, times) in [("a.png", "0"), ("a-2.png", "0,1")] {
      try write(text, name)
      let output = try replay(name, "--snapshot-at", times, "-o", "a.png")
      #expect(
        output.errors
          == "riff: \(name) is the file that it would be made from: choose another name.\n")
      #expect(output.status == 2)
      #expect(try folder.text(name) == text)
      try FileManager.default.removeItem(at: folder.url(name))
      #expect(folder.names.filter { $0.hasSuffix(".png") } == [])
    }
  }

  @Test func picturesHaveTheSizeAskedFor() throws {
    let output = try replay(
      Self.path("bounce-click"), "--snapshot-at", "1", "--size", "1280x300", "-o", "a.png")
    #expect(output.status == 0 && output.errors.isEmpty)
    #expect(try size(of: "a.png") == [1280, 300])
  }

  @Test func aRecordingThatWasCutOffIsPlayedAsFarAsItGoes() throws {
    let text = try String(contentsOfFile: Self.path("paging-drag"), encoding: .utf8)
    let part = text.prefix(text.count / 2)
    try write(String(part), "cut.riff")
    let output = try replay("cut.riff", "--snapshot-at", "1", "-o", "cut.png")
    #expect(output.status == 0)
    #expect(
      output.errors
        == "riff: cut.riff was cut off; it is played as far as it goes.\n")
    _ = try replay(Self.path("paging-drag"), "--snapshot-at", "1", "-o", "whole.png")
    #expect(try folder.data("cut.png") == folder.data("whole.png"))
  }

  @Test func theRecordingIsCheckedBeforeTheWindowOpens() throws {
    try write("mine", "talk.riff")
    let there = try Riff.run(["rainbow", "--record", "talk.riff"], in: folder)
    #expect(
      there.errors
        == "riff: talk.riff already exists. Choose another name.\n")
    #expect(there.status == 1)
    #expect(try folder.text("talk.riff") == "mine")
    let nowhere = try Riff.run(["rainbow", "--record", "none/talk.riff"], in: folder)
    #expect(
      nowhere.errors
        == "riff: none/talk.riff cannot be written: there is no such file or folder.\n")
    // Without a display there is no session, and so no recording.
    #expect(try Riff.run(["rainbow", "--record", "new.riff"], in: folder).status == 1)
    // The folder of the saved edits has their lock.
    #expect(folder.names.filter { $0 != "riff" } == ["talk.riff"])
  }

  @Test func helpNamesItsOptions() throws {
    let text = try Riff.run(["help", "replay"]).text
    for option in [
      "    --speed X", "    --snapshot-at T[,T…]", "-o, --output FILE.png", "    --size WxH",
    ] {
      #expect(text.contains("\n  \(option)"), "\(option)")
    }
    #expect(try Riff.run(["help", "play"]).text.contains("\n      --record FILE "))
    #expect(try Riff.run(["--help"]).text.contains("riff replay "))
  }
}
