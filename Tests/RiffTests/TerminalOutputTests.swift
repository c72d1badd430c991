import Foundation
import Testing
import Words

/// Nothing that a file says, or is called, controls the terminal.
@Suite struct TerminalOutputTests {
  private static let escape = "\u{1B}[2J\u{202E}\u{9B}1m"

  static let commands: [[String]] = [
    ["sample", "demo", "\(escape).json", "--at", "0"],
    ["check", "\(escape).json"],
    ["check", "talk\(escape).txt", "bad\(escape).json", "no\(escape).svg"],
    ["snapshot", "\(escape).json", "--at", "7", "--size", "32x18", "-o", "none\(escape)/a.png"],
    ["snapshot", "none\(escape).json", "-o", "a.png"],
    ["export", "\(escape).json", "-o", "a.\(escape)"],
    ["export", "\(escape).json", "--as", "svg", "-o", "a\(escape).svg"],
    ["replay", "\(escape).json", "--snapshot-at", "0", "-o", "a.png"],
    ["sample", "easing", escape], ["list", escape], ["help", escape], ["keys", escape],
    ["new", escape], ["open", escape], ["--lang", escape], [escape],
  ]

  @Test(arguments: commands)
  func outputHasNoCharactersOfControl(_ arguments: [String]) throws {
    let folder = try Folder()
    let name = Self.escape.unicodeScalars.map { scalar in
      "\\u\(String(scalar.value + 0x10000, radix: 16).dropFirst())"
    }.joined()
    let scene = #"{"riff": 1, "nodes": [{"name": "\#(name)", "ellipse": 50}]}"#
    try Data(scene.utf8).write(to: folder.url("\(Self.escape).json"))
    try Data(#"{"riff": 1, "nodes": [{"\#(name)": 1}]}"#.utf8)
      .write(to: folder.url("bad\(Self.escape).json"))
    try Data("riff talk 1\nfile \(Self.escape).json\nfile none\(Self.escape).svg\n".utf8)
      .write(to: folder.url("talk\(Self.escape).txt"))
    let output = try Riff.run(arguments, in: folder)
    let text = output.text + output.errors
    #expect(!text.isEmpty || output.status == 0)
    let controls = text.unicodeScalars.filter { $0.controlsTerminals }
    #expect(controls.isEmpty)
    if arguments[0] == "sample", arguments[1] == "demo" {
      #expect(output.text.contains(#"\u{1b}[2J\u{202e}\u{9b}1m"#))
    }
  }
}
