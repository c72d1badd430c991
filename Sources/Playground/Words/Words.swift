import DemoKit
import Interface
import Keyframes

/// Asks for the words of the interface in the current language: `Words[.searchDemos]`, `Words[.notATime, "abc"]`.
enum Words {
  /// The text of a phrase, with `{1}` replaced by the first argument, `{2}` by the second, and so on.
  ///
  /// - Precondition: there are as many arguments as the text has places for.
  static subscript(_ phrase: Phrase, _ arguments: String...) -> String {
    filled(phrase, arguments)
  }

  /// The phrase for one thing or for several, where 0 is several.
  ///
  /// `one` has the number in its text, as in "1 keyframe" or "one frame", and `{1}` is the first of
  /// `more`; in `several` `{1}` is the number and `{2}` the first of `more`.
  static func count(
    _ count: Int, _ one: Phrase, _ several: Phrase, _ more: String...
  ) -> String {
    count == 1 ? filled(one, more) : filled(several, [String(count)] + more)
  }

  /// The same with the arguments as a list.
  ///
  /// - Precondition: there are as many as the text has places for.
  static func filled(_ phrase: Phrase, _ arguments: [String]) -> String {
    let text = phrase.text(in: .current)
    require(
      Set(places(in: text).map(\.number)) == Set(arguments.indices.map { $0 + 1 }),
      "The phrase \(phrase.rawValue) got \(arguments.count) arguments: \(text)")
    return filled(text, arguments)
  }

  /// A text with its arguments, of which it need not have all.
  static func filled(_ text: String, _ arguments: [String]) -> String {
    var filled = ""
    var start = text.startIndex
    for (number, range) in places(in: text) {
      join(&filled, text[start..<range.lowerBound])
      join(&filled, arguments[number - 1][...])
      start = range.upperBound
    }
    join(&filled, text[start...])
    return filled
  }

  /// Puts two parts of a text together. The space that is before and after a place, for Latin letters,
  /// goes where both sides are Chinese, and beside full-width punctuation.
  private static func join(_ text: inout String, _ next: Substring) {
    let (left, right) = (text.last(where: { $0 != " " }), next.first { $0 != " " })
    func isWide(_ letter: Character?) -> Bool { letter.map("，。：；？！（）".contains) == true }
    guard Language.current == .chinese,
      isWide(left) || isWide(right) || (left?.isHan == true && right?.isHan == true)
    else {
      text += next
      return
    }
    if text.last == " " { text.removeLast() }
    text += next.first == " " ? next.dropFirst() : next
  }

  /// Where arguments go, in the order of the text: digits between braces.
  static func places(in text: String) -> [(number: Int, range: Range<String.Index>)] {
    var places: [(number: Int, range: Range<String.Index>)] = []
    var rest = text[...]
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")) {
      rest = rest[rest.index(after: open)...]
      guard let close = rest.utf8.firstIndex(of: UInt8(ascii: "}")) else { break }
      guard let number = Int(rest[..<close]) else { continue }
      rest = rest[rest.index(after: close)...]
      places.append((number, open..<rest.startIndex))
    }
    return places
  }
}
