import Demos
import Editing
import Foundation
import Interface
import Keyframes
import AppState
import Playground
import Testing

@testable import Commands

/// The output of commands without errors.
@Suite struct OutputTests {
  private static func words(_ arguments: [String]) throws -> String {
    let output = try Riff.run(arguments)
    #expect(output.status == 0 && output.errors.isEmpty, "\(arguments): \(output.errors)")
    return output.text
  }

  @Test(arguments: [["--help"], ["-h"], ["help"], ["--help", "snapshot", "--none"]])
  func helpNamesEveryCommand(_ arguments: [String]) throws {
    let text = try Self.words(arguments)
    for command in Command.words { #expect(text.contains("riff \(command) ")) }
    #expect(text.contains("riff [DEMO|FILE…]"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  /// The program that measures isn't installed; its arguments are checked all the same.
  @Test(arguments: [
    (["--seconds", "1"], 1, "swift build -c release --product riff-bench"),
    (["--none"], 2, "riff bench has no option --none"),
  ])
  func benchSaysHowToBuildItsProgram(_ options: [String], _ status: Int32, _ words: String) throws {
    let folder = try Folder()
    let alone = folder.url("riff")
    try Riff.copy(to: alone)
    let process = try Riff.process(["bench"] + options, home: folder)
    process.executableURL = alone
    let output = try Riff.output(of: process)
    #expect(output.status == status)
    #expect(output.errors.contains(words))
  }

  private static func shell(_ line: String, in folder: Folder) throws -> Riff.Output {
    let process = try Riff.process(["-c", line], home: folder)
    let program = try #require(process.executableURL)
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line, program.path]
    return try Riff.output(of: process)
  }

  /// Texts that are longer than the buffer of standard output, and a shorter one.
  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: ["man", "completions zsh", "keys"])
  func aFullDiskIsReported(_ words: String) throws {
    let output = try Self.shell("\"$0\" \(words) > /dev/full", in: Folder())
    #expect(output.status == 1)
    #expect(output.errors == "riff: The output cannot be written. Is the disk full?\n")
  }

  @Test(arguments: ["a.gif", "a.png", "%d.png"])
  func aLimitOfSizeIsReported(_ name: String) throws {
    let folder = try Folder()
    let film = "export rainbow --to 0.1 --size 640x360 -o \(name)"
    let output = try Self.shell("ulimit -f 1; \"$0\" \(film)", in: folder)
    let file = name == "%d.png" ? "1.png" : name
    #expect(output.status == 1)
    #expect(
      output.errors
        == "riff: \(file) cannot be written: it would be larger than files may be (ulimit -f).\n")
    #expect(folder.names.isEmpty)
  }

  @Test func aNameOutsideOfUTF8IsRefused() throws {
    let folder = try Folder()
    for command in [#"touch "$n"; "$0" check "$n""#, #""$0" export rainbow -o "$n""#] {
      let output = try Self.shell(#"n=$(printf 'bad\377.json'); "# + command, in: folder)
      #expect(output.status == 2)
      #expect(
        output.errors
          == "riff: The name \"bad\u{FFFD}.json\" is not UTF-8 text: rename the file.\n")
    }
  }

  /// `riff bench` and `riff-bench` beside it are one program for whoever calls them.
  @Test func benchRunsTheProgramBesideIt() throws {
    let output = try Riff.run(["bench", "--document", "100"])
    #expect(output.status == 0 && output.errors.isEmpty, "\(output.errors)")
    #expect(output.text.hasPrefix("document     100 keyframes, "))
    for wrong in [["x"], ["9", "--json"], ["9", "--edit"], ["9", "--reload"], ["9", "rainbow"]] {
      #expect(try Riff.run(["bench", "--document"] + wrong).status == 2, "\(wrong)")
    }
  }

  /// Examples come first, and other arguments are ignored.
  @Test(arguments: Command.allCases)
  func helpOfACommandNamesItsOptions(_ command: Command) throws {
    let text = try Self.words(["help", command.rawValue])
    let lines = text.split(separator: "\n")
    #expect(lines.prefix(2) == [Substring(command.purpose.english), "Examples:"])
    #expect(text.contains("\nUsage:\n  riff"))
    for option in command.allOptions {
      let value = option.value.map { " " + $0 } ?? ""
      #expect(lines.contains { $0.contains(" \(option.names)\(value)") }, "\(option.name)")
    }
    #expect(lines.allSatisfy { $0.count <= 100 })
    guard command != .play else { return }
    #expect(try Self.words([command.rawValue, "--help"]) == text)
    #expect(try Self.words([command.rawValue, "--none", "x", "-h"]) == text)
  }

  /// Short options are the long ones.
  @Test func shortOptionsAreThoseOfTheirNames() throws {
    for option in Command.allCases.flatMap(\.allOptions) {
      guard let short = option.short else { continue }
      #expect(short.count == 2 && option.name.hasPrefix("--\(short.dropFirst())"))
    }
    let folder = try Folder()
    for name in ["-o", "--output"] {
      let picture = ["snapshot", "rainbow", "--at", "1", "--size", "32x18", name, "\(name).png"]
      #expect(try Riff.run(picture, in: folder).status == 0)
    }
    #expect(try folder.data("-o.png") == folder.data("--output.png"))
  }

  @Test func versionIsOneLine() throws {
    let text = try Self.words(["--version"])
    #expect(text.hasPrefix("riff ") && text.hasSuffix("\n"))
    #expect(text.split(separator: "\n").count == 1)
    #expect(text.dropFirst(5).split(separator: ".").count == 3)
  }

  @Test func listHasALineForEveryDemo() throws {
    let lines = try Self.words(["list"]).split(separator: "\n")
    #expect(lines.count == catalog.count)
    for (line, demo) in zip(lines, catalog) {
      #expect(line.hasPrefix(demo.name + " ") && line.hasSuffix("  " + demo.caption))
      let range = demo.timeline.range
      #expect(line.contains("  \(range.lowerBound.short)..."))
      let unit =
        demo.timeline.unit == .points ? " pt " : " \(demo.timeline.unit.rawValue.prefix(1))"
      #expect(line.contains(unit))
    }
  }

  @Test func listOfEasingsCanBeReadBack() throws {
    let names = try Self.words(["list", "easings"]).split(separator: "\n").map(String.init)
    #expect(Set(Easing.classics.map(\.name)).isSubset(of: names))
    for name in names {
      #expect(throws: Never.self) { try Easing(notation: name) }
    }
  }

  /// What `riff list` prints can be given back: nothing is noted, and an end that was rounded beyond the
  /// range is the end.
  @Test func theRangesOfTheListAreTakenAsTheyArePrinted() throws {
    let lines = try Self.words(["list"]).split(separator: "\n")
    for (line, demo) in zip(lines, catalog) {
      let range = try #require(line.firstMatch(of: #/  (\S+)\.\.\.(\S+) /#), "\(line)")
      let ends = "\(range.1),\(range.2)"
      let text = try Self.words(["sample", "demo", demo.name, "--at", ends])
      let times = text.split(separator: "\n").compactMap {
        $0.split(separator: " ").first.flatMap { Double($0) }
      }
      for (time, end) in [(times.min(), range.1), (times.max(), range.2)] {
        let (time, end) = (try #require(time), try #require(Double(end)))
        #expect(time == demo.timeline.clamp(end), "\(line)")
      }
    }
  }

  // MARK: Numbers

  @Test(
    arguments: Easing.classics.map(\.name) + [
      "cubic-bezier(0.1, -2, 0.9, 3)", "steps(3, jump-both)",
    ])
  func sampledEasingsReadBackExactly(_ notation: String) throws {
    let easing = try Easing(notation: notation)
    let lines = try Self.words(["sample", "easing", notation, "--count", "7"]).split(
      separator: "\n")
    #expect(lines.count == 7)
    for (index, line) in lines.enumerated() {
      let numbers = line.split(separator: " ").compactMap { Double($0) }
      let progress = Double(index) / 6
      #expect(numbers == [progress, easing(progress)])
    }
  }

  private static let counts: [(arguments: [String], count: Int)] = [
    ([], 11), (["--count", "2"], 2), (["--count=1001"], 1001),
  ]

  @Test(arguments: counts.indices)
  func sampleCountsItsLines(_ index: Int) throws {
    let (arguments, count) = Self.counts[index]
    let lines = try Self.words(["sample", "easing", "easeOutBounce"] + arguments)
      .split(separator: "\n")
    #expect(lines.count == count)
    #expect(lines.first == "0 0" && lines.last == "1 1")
  }

  /// 17 digits if necessary, otherwise as few as possible.
  @Test func sampledNumbersHaveSeventeenDigits() throws {
    let text = try Self.words(["sample", "easing", "linear", "--count", "4"])
    #expect(
      text == "0 0\n0.33333333333333331 0.33333333333333331\n"
        + "0.66666666666666663 0.66666666666666663\n1 1\n")
  }

  @Test func theNearestEasingsAreNamed() throws {
    let curve = "cubic-bezier(0.65, 0, 0.35, 1)"
    let lines = try Self.words(["sample", "easing", curve, "--nearest"]).split(separator: "\n")
    let kinds = lines.map { $0.split(separator: " ", maxSplits: 2).map(String.init) }
    #expect(kinds.map(\.[0]) == ["known", "spring", "bezier"])
    #expect(kinds[0][2] == "ease-in-out-cubic" && (Double(kinds[0][1]) ?? 1) <= 0.01)
    #expect(kinds[2][1] == "0.0000" && kinds[2][2] == curve)
  }

  @Test func bothSpellingsAreTheSameEasing() throws {
    let kebab = try Self.words(["sample", "easing", "ease-in-out-elastic"])
    #expect(try Self.words(["sample", "easing", "easeInOutElastic"]) == kebab)
  }
}
