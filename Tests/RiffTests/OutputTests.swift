import Demos
import Editing
import Foundation
import Interface
import Keyframes
import Playground
import Testing

/// The output of commands without errors.
@Suite struct OutputTests {
  private static func words(_ arguments: [String]) throws -> String {
    let output = try Riff.run(arguments)
    #expect(output.status == 0 && output.errors.isEmpty, "\(arguments): \(output.errors)")
    return output.text
  }

  @Test(arguments: [["--help"], ["-h"], ["help"]])
  func helpNamesEveryCommand(_ arguments: [String]) throws {
    let text = try Self.words(arguments)
    for command in [
      "open", "list", "snapshot", "export", "sample", "bench", "check", "new", "help",
    ] {
      #expect(text.contains("riff \(command) "))
    }
    #expect(text.contains("riff [DEMO|FILE…]"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  private static let options: [(command: String, options: [String])] = [
    (
      "play",
      ["--at", "--play", "--speed", "--size", "--ui-scale", "--fullscreen", "--renderer", "--font"]
    ),
    ("list", []), ("snapshot", ["--at", "--size", "-o"]), ("sample", ["--count", "--at"]),
    ("bench", ["--seconds", "--json"]), ("help", []),
  ]

  @Test(arguments: options.indices)
  func helpOfACommandNamesItsOptions(_ index: Int) throws {
    let (command, options) = Self.options[index]
    let text = try Self.words(["help", command])
    #expect(text.hasPrefix("Usage: riff "))
    for option in options { #expect(text.contains("\n  \(option) "), "\(option)") }
    guard command != "play" else { return }
    #expect(try Self.words([command, "--help"]) == text)
    #expect(try Self.words([command, "-h"]) == text)
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

  @Test func bothSpellingsAreTheSameEasing() throws {
    let kebab = try Self.words(["sample", "easing", "ease-in-out-elastic"])
    #expect(try Self.words(["sample", "easing", "easeInOutElastic"]) == kebab)
  }
}
