package import DemoKit
public import Editing
package import Formats
import Keyframes
import Persistence
import Stage
package import Words

/// The code that a stop shows beside the stage.
public enum TalkCode: Equatable, Sendable {
  /// A track; nil is the current one.
  case track(TrackPath?)
  /// The text of the stop's file, from the first of these lines on, which are lit; nil is all of it. Lines
  /// count from 1.
  case lines(ClosedRange<Int>?)

  /// Reads the words after `code`.
  package init(_ words: inout TalkWords) throws(FileError) {
    let position = words
    guard let word = words.next() else {
      throw position.error("After \"code\" comes \"track\" or \"lines\", as in \"code track\".")
    }
    switch word {
    case "track":
      self = .track(words.isEmpty ? nil : try TrackPath(&words))
      try words.finish("the track")
    case "lines":
      self = .lines(words.isEmpty ? nil : try Self.lines(&words))
      try words.finish("the lines")
    case _:
      throw position.error(
        "\"code\" shows \(word.quoted(atMost: 40)): it must be \"track\" or \"lines\"."
          + hint(for: word, among: ["track", "lines"]))
    }
  }

  private static func lines(_ words: inout TalkWords) throws(FileError) -> ClosedRange<Int> {
    let first = Int(try words.number("The first line", in: 1...1e6))
    let sign = words
    guard words.next() == "to" else {
      throw sign.error("Lines are written as in \"code lines 12 to 20\".")
    }
    return first...Int(try words.number("The last line", in: Double(first)...1e6))
  }

  /// As a talk's file has it.
  package var text: String {
    switch self {
    case .track(nil): "code track"
    case .track(let path?): "code track \(path.node.talkName) \(path.property.talkName)"
    case .lines(nil): "code lines"
    case .lines(let lines?): "code lines \(lines.lowerBound) to \(lines.upperBound)"
    }
  }

  /// The mistake for a demo, or for a file with so many lines that people write; nil if there is none.
  package func mistake(in demo: any Demo, lineCount: Int? = nil) -> Message? {
    switch self {
    case .lines(let lines) where lineCount != nil:
      guard let lines, let lineCount, lines.upperBound > lineCount else { return nil }
      return Message(
        count: lineCount, one: "The file has 1 line: show that one.",
        other: "The file has \(lineCount) lines: show some of those.")
    case .lines:
      return "Only files in Swift, SVG and Riff's JSON have lines. \"code track\" shows a track."
    case .track(nil): return nil
    case .track(let path?):
      let nodes = demo.scene.allNodes
      guard let node = nodes.first(where: { $0.name == path.node })?.node else {
        return "\(demo.name) has no node \(path.node.quoted(atMost: 40))."
          + hint(for: path.node, among: nodes.map(\.name))
      }
      let names = node.tracks.map(\.name)
      guard !names.contains(path.property) else { return nil }
      return
        "\(path.node.quoted(atMost: 40)) has no property \(path.property.quoted(atMost: 40))."
        + hint(for: path.property, among: names)
    }
  }
}

extension TrackPath {
  fileprivate init(_ words: inout TalkWords) throws(FileError) {
    let node = try words.name("The node")
    self.init(node: node, property: try words.name("The property"))
  }
}

extension TalkWords {
  /// The next word, which may be between quotation marks.
  package mutating func name(_ what: Message) throws(FileError) -> String {
    guard peek?.hasPrefix("\"") == true else { return try word(what) }
    let position = self
    var quoted = ""
    while let word = next() {
      quoted += (quoted.isEmpty ? "" : " ") + word
      let isClosed = word.hasSuffix("\"") && (quoted.count > 1) && !word.hasSuffix("\\\"")
      guard isClosed else { continue }
      guard let name = String(unquoting: quoted.dropFirst().dropLast().utf8) else { break }
      return name
    }
    throw position.error("\(what) has no closing quotation mark, or an unknown escape sequence.")
  }
}

extension String {
  /// As it is where it is one word, else between quotation marks.
  var talkName: String {
    let isWord =
      !isEmpty && !hasPrefix("\"")
      && unicodeScalars.allSatisfy { !$0.properties.isWhitespace && $0 != "\\" && $0.value >= 32 }
    return isWord ? self : quoted
  }
}
