package import Formats
import Keyframes
import Persistence
import Words

extension TalkPlay {
  /// Reads the words after `play`.
  package init(
    _ words: inout TalkWords, in limits: ClosedRange<Double>
  ) throws(FileError) {
    self.init()
    if words.peek.flatMap(Double.init) != nil {
      let from = try words.number("The start", in: limits)
      let position = words
      guard words.next() == "to" else {
        throw position.error("After the start comes \"to\" and the end, as in \"play 0 to 2\".")
      }
      let end = words
      let to = try words.number("The end", in: limits)
      guard to > from else { throw end.error("The end must come after the start.") }
      range = from...to
    }
    while !words.isEmpty { try readWord(&words) }
  }

  private mutating func readWord(_ words: inout TalkWords) throws(FileError) {
    let position = words
    let word = try words.word("How it plays")
    if let named = Ending(rawValue: word) {
      ending = named
    } else if word == "for" {
      seconds = try words.number("The number of seconds", in: 0.01...86_400)
      if words.peek == "s" { _ = words.next() }
    } else {
      let names = Ending.allCases.map(\.rawValue) + ["for", "to"]
      throw position.error(
        "\(word.quoted(atMost: 40)) is not how a stop plays."
          + hint(for: word, among: names, or: "Try \"play 0 to 2 loop for 10 s\"."))
    }
  }
}

extension TalkTiming {
  /// Reads the words after `minutes`.
  package init(_ words: inout TalkWords) throws(FileError) {
    self.init(minutes: try words.number("The number of minutes", in: Self.range))
    guard !words.isEmpty else { return }
    let position = words
    guard words.next() == "warn" else {
      throw position.error(
        "After the minutes comes \"warn\" or nothing, as in \"minutes 20 warn 5 1\".")
    }
    let limits = 0...Self.range.upperBound
    let start = words
    let first = try words.number("The first warning", in: limits)
    guard first <= minutes else {
      throw start.error(
        "The first warning would come before the talk, which has \(minutes.exactText) minutes.")
    }
    let second = words
    warnings = [first, try words.number("The second warning", in: limits)]
    guard warnings[1] <= first else {
      throw second.error("The second warning comes after the first, so with fewer minutes left.")
    }
    try words.finish("the warnings")
  }
}
