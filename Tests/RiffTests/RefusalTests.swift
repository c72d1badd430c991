import Demos
import Foundation
import Testing

/// Wrong arguments and environment problems: one sentence, and the exit code.
@Suite struct RefusalTests {
  struct Refusal: CustomTestStringConvertible, Sendable {
    let arguments: [String]
    let sentence: String
    var status: Int32 = 2

    init(_ arguments: String..., says sentence: String) {
      (self.arguments, self.sentence) = (arguments, sentence)
    }

    var testDescription: String { "riff " + arguments.joined(separator: " ") }
  }

  static let names: [Refusal] = [
    Refusal(
      "rotatoin",
      says: #"No demo is called "rotatoin". Did you mean "rotation"? (riff list shows all.)"#),
    Refusal("xyzzyplugh", says: #"No demo is called "xyzzyplugh". (riff list shows all.)"#),
    Refusal(
      "--speed", "2", "open", "a.json",
      says: "The command open comes before all options. (riff help open shows them.)"),
    Refusal("lst", says: #"No demo is called "lst". Did you mean "list"? (riff list shows all.)"#),
    Refusal(
      "snapshot", "rainbw", "--at", "0", "-o", "a.png",
      says: #"No demo is called "rainbw". Did you mean "rainbow"? (riff list shows all.)"#),
    Refusal(
      "sample", "demo", "rainbw", "--at", "0",
      says: #"No demo is called "rainbw". Did you mean "rainbow"? (riff list shows all.)"#),
    Refusal("help", "snapsot", says: #"riff has no command "snapsot". Did you mean "snapshot"?"#),
    Refusal(
      "help", "xyzzyplugh", says: #"riff has no command "xyzzyplugh". riff --help shows all."#),
    Refusal("--sped", "3", says: "riff has no option --sped. Did you mean --speed?"),
    Refusal("list", "--foo", says: "riff list has no option --foo. It takes none."),
    Refusal(
      "snapshot", "rainbow", "--sise", "9x9",
      says: "riff snapshot has no option --sise. Did you mean --size?"),
    Refusal(
      "sample", "esing",
      says: #"riff sample takes easing or demo, not "esing". Did you mean "easing"?"#),
    Refusal(
      "sample", "easing", "easeOutBounc",
      says: #"No easing is called "easeOutBounc" (column 1): give a name such as ease-out or "#
        + #"ease-out-bounce. Did you mean "ease-out-bounce"?"#),
    Refusal(
      "sample", "easing", "cubic-bezier(1.5, 0, 1, 1)",
      says: "x1 of cubic-bezier is 1.5 (column 14): give a number from 0 to 1."),
  ]

  static let values: [Refusal] = [
    Refusal("rainbow", "--at", "nan", says: "--at is nan: it must be finite."),
    Refusal("rainbow", "--at=-inf", says: "--at is -inf: it must be finite."),
    Refusal("rainbow", "--at", "soon", says: #"--at is "soon", which is not a number."#),
    Refusal("--speed", "inf", says: "--speed is inf: it must be finite."),
    Refusal("--speed", "9", says: "--speed is 9: it must be between 0.05 and 4."),
    Refusal("--ui-scale", "3", says: "--ui-scale is 3: it must be between 1 and 2.5."),
    Refusal("--ui-scale", "nan", says: "--ui-scale is nan: it must be finite."),
    Refusal("--speed", "0", says: "--speed is 0: it must be between 0.05 and 4."),
    Refusal("--speed", says: "--speed needs a value: --speed X."),
    Refusal("--speed", "--at", "2", says: "--speed needs a value: --speed X."),
    Refusal("--play=1", says: "--play takes no value."),
    Refusal(
      "--size", "100x100", says: "--size is 100x100: it must be between 640x360 and 16384x16384."),
    Refusal(
      "--size", "wide", says: #"--size is "wide": give a width and a height, such as 1280x720."#),
    Refusal(
      "snapshot", "rainbow", "--at", "1,,2", "-o", "a.png",
      says: #"--at is "", which is not a number."#),
    Refusal(
      "snapshot", "rainbow", "--at", "1,nan", "-o", "a.png", says: "--at is nan: it must be finite."
    ),
    Refusal(
      "snapshot", "rainbow", "--at", "1", "--size", "64", "-o", "a.png",
      says: #"--size is "64": give a width and a height, such as 1280x720."#),
    Refusal(
      "snapshot", "rainbow", "--at", "1", "--size", "8x8", "-o", "a.png",
      says: "--size is 8x8: it must be between 16x9 and 16384x16384."),
    Refusal(
      "snapshot", "rainbow", "--at", "1", "--size", "99999x9", "-o", "a.png",
      says: "--size is 99999x9: it must be between 16x9 and 16384x16384."),
    Refusal(
      "snapshot", "rainbow", "--at", "1", "-o", "a.jpg",
      says: #"-o is "a.jpg": pictures are PNG, so the name must end in .png."#),
    Refusal("sample", "demo", "rainbow", "--at", "inf", says: "--at is inf: it must be finite."),
    Refusal(
      "sample", "easing", "linear", "--count", "1",
      says: #"--count is "1": give a whole number from 2 to 1000000."#),
    Refusal(
      "sample", "easing", "linear", "--count", "2.5",
      says: #"--count is "2.5": give a whole number from 2 to 1000000."#),
  ]

  static let missing: [Refusal] = [
    Refusal("snapshot", "rainbow", "--at", "1", says: "riff snapshot needs -o FILE.png."),
    Refusal(
      "snapshot",
      says:
        "riff snapshot needs a demo. Usage: riff snapshot DEMO|FILE [--at TIME[,TIME…]] [--size WxH] -o FILE.png"
    ),
    Refusal(
      "sample", "easing", says: "riff sample easing needs a notation, such as 'ease-out-bounce'."),
    Refusal("sample", "demo", says: "riff sample demo needs a demo. riff list shows all."),
    Refusal("sample", "demo", "rainbow", says: "riff sample demo needs --at TIME[,TIME…]."),
    Refusal(
      "sample", "easing", "linear", "--at", "1", says: "riff sample easing has no option --at."),
    Refusal(
      "sample", "demo", "rainbow", "--at", "1", "--count", "3",
      says: "riff sample demo has no option --count."),
    Refusal("list", "x", says: #"riff list takes demos or easings, not "x"."#),
    Refusal(
      "list", "demos", "x", says: #"Unexpected word: "x". Usage: riff list [demos|easings]"#),
    Refusal(
      "rainbow", "more", says: #"Unexpected word: "more". Usage: riff [DEMO or FILE…] [options]"#),
  ]

  @Test(arguments: names + values + missing)
  func wrongArgumentsAreRejectedWithAMessage(_ refusal: Refusal) throws {
    let folder = try Folder()
    let output = try Riff.run(refusal.arguments, in: folder)
    #expect(output.errors == "riff: \(refusal.sentence)\n")
    #expect(output.status == 2)
    #expect(output.text.isEmpty)
    #expect(folder.names.isEmpty, "It left something behind.")
  }

  @Test(arguments: [[], ["rainbow"], ["rainbow", "--play", "--renderer", "software"]])
  func withoutADisplayItSaysWhatToDo(_ arguments: [String]) throws {
    let output = try Riff.run(arguments)
    #expect(output.status == 1)
    #expect(output.errors.hasPrefix("riff: SDL_Init failed: "))
    #expect(
      output.errors.hasSuffix(
        """
        There is no display to open a window on: set DISPLAY or WAYLAND_DISPLAY, or draw pictures \
        without a window with riff snapshot.\n
        """))
    #expect(output.errors.split(separator: "\n").count == 1)
  }

  /// SDL's driver without a display suffices to ask for a renderer.
  @Test func unknownRenderersAreNamedWithTheNearest() throws {
    let home = try Folder()
    let process = try Riff.process(
      ["rainbow", "--renderer", "sofware"], home: home, environment: ["SDL_VIDEODRIVER": "dummy"])
    let output = try Riff.output(of: process)
    #expect(output.status == 2)
    #expect(
      output.errors.hasPrefix(
        #"riff: No renderer is called "sofware". Did you mean "software"? Available: "#))
  }

  @Test func aMissingFontIsReported() throws {
    let output = try Riff.run(
      ["snapshot", "rainbow", "--at", "0", "-o", "a.png", "--font", "/none.ttf"])
    #expect(output.status == 1)
    #expect(output.errors.hasPrefix("riff: /none.ttf cannot be used as a font: "))
    #expect(output.errors.hasSuffix("Give --font a TrueType or OpenType file.\n"))
  }

  @Test func timesOutsideAreClampedWithANote() throws {
    for demo in catalog {
      let end = demo.timeline.range.upperBound
      let output = try Riff.run(["sample", "demo", demo.name, "--at", "-7,1e9"])
      #expect(output.status == 0)
      let times = Set(
        output.lines.compactMap { $0.split(separator: " ").first.flatMap { Double($0) } })
      #expect(times == [demo.timeline.range.lowerBound, end])
      let notes = output.errors.split(separator: "\n")
      #expect(notes.count == 2)
      #expect(
        notes.allSatisfy {
          $0.hasPrefix("riff: --at ") && $0.contains(" is outside \(demo.name)'s range ")
            && $0.contains("; using ") && $0.hasSuffix(".")
        }, "\(output.errors)")
      let inside = try Riff.run(["sample", "demo", demo.name, "--at", "\(end)"])
      #expect(inside.errors.isEmpty)
    }
  }
}
