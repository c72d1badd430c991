package import Formats
import Interface
public import Keyframes
import Persistence
import Words

/// A live demo on a page of slides: `place springs in 10% 20% 80% 60%`.
public struct TalkPlace: Equatable, Sendable {
  /// A demo or a file.
  public let source: TalkStop.Source
  /// In fractions of the displayed page.
  public let rect: Rect

  /// Reads the words after `place`; `demos` are the names of demos.
  package init(_ words: inout TalkWords, demos: [String]) throws(FileError) {
    let position = words
    let name = try words.name("The demo's name")
    if demos.contains(name) {
      source = .demo(name)
    } else {
      guard name.contains(".") || name.contains("/") else {
        throw position.error(
          "No demo is called \(name.quoted(atMost: 40))."
            + hint(for: name, among: demos, or: "riff list shows all."))
      }
      source = .file(name)
    }
    let sign = words
    guard words.next() == "in" else {
      throw sign.error("A demo is placed as in \"place springs in 10% 20% 80% 60%\".")
    }
    let x = try words.percentage("The left edge", in: 0...99)
    let y = try words.percentage("The upper edge", in: 0...99)
    let width = try words.percentage("The width", in: 1...(100 - x))
    let height = try words.percentage("The height", in: 1...(100 - y))
    try words.finish("the height")
    rect = Rect(x: x / 100, y: y / 100, width: width / 100, height: height / 100)
  }

  /// As a talk's file has it.
  package var text: String {
    let name =
      switch source {
      case .demo(let name), .file(let name), .replay(let name), .slides(let name, _): name
      }
    func percents(_ part: Double) -> String { "\(((part * 1e6).rounded() / 1e4).exactText)%" }
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(percents)
    return "place \(name.talkName) in \(numbers.joined(separator: " "))"
  }
}

extension TalkWords {
  fileprivate mutating func percentage(
    _ what: Message, in range: ClosedRange<Double>
  ) throws(FileError) -> Double {
    let position = self
    let word = try word(what)
    guard word.hasSuffix("%"), let number = Double(word.dropLast()) else {
      throw position.error(
        "\(what) is \(word.quoted(atMost: 40)): it is a part of the page, such as 10%.")
    }
    guard number.isFinite, range.contains(number) else {
      throw position.error(
        "\(what) is \(word.quoted(atMost: 40)): it must be between \("\(range.lowerBound.exactText)%") and \("\(range.upperBound.exactText)%")."
      )
    }
    return number
  }
}
