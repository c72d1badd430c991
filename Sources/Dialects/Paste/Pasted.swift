import Code
public import Keyframes
public import SceneText
import Stage
public import Syntax
import Words

extension Pasted {
  /// Reads `text`; `customs` are the easings that `custom(name)` may mean.
  ///
  /// - Throws: a sentence with the position and a remedy if it can't be read.
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ text: String, customs: [Easing] = []) throws(PasteError) {
    do {
      try self.init(plain: text, customs: customs)
    } catch {
      guard let read = try ReadEasing.dialect(of: text, customs) else { throw error }
      self = .easing(read.easing)
    }
  }

  /// Without the dialects of others.
  init(plain text: String, customs: [Easing]) throws(PasteError) {
    let source = Source(text)
    guard let start = source.bytes.firstIndex(where: { !$0.isSpace }) else {
      throw source.error(at: 0, "The text is empty", "copy an easing, a track, a node or a scene")
    }
    var refusal: PasteError?
    if source.bytes[start] == UInt8(ascii: "{") {
      do throws(PasteError) {
        self = try Pasted(json: source, customs: customs)
        return
      } catch {
        refusal = error
      }
    }
    let rest = text.drop { $0.isWhitespace }
    if Pasted.unreadable.contains(where: { rest.contains($0) }) || Pasted.isCode(rest) {
      throw source.error(
        at: start, "Not all that is written in this language can be read",
        "copy it as JSON, which can be read whole")
    }
    if let refusal { throw refusal }
    if text.contains("@keyframes") {
      self = .track(try CSSReader(source, customs: customs).track())
    } else if SwiftReader.isTrack(text) {
      self = .track(try SwiftReader(source, customs: customs).track())
    } else {
      self = .easing(try Pasted.easing(text, source, start, customs))
    }
  }

  /// Text that is written for export alone.
  private static let unreadable = [
    "CAKeyframeAnimation(", "CASpringAnimation(", "KeyframeTrack", "CALayer()",
  ]

  private static func isCode(_ text: Substring) -> Bool {
    ["Node(", "Node {", "import ", "enum ", "struct ", "<"].contains { text.hasPrefix($0) }
  }

  private static func easing(
    _ text: String, _ source: Source, _ start: Int, _ customs: [Easing]
  ) throws(PasteError) -> Easing {
    let rest = text.drop { $0.isWhitespace }
    if SwiftReader.isEasing(rest) { return try SwiftReader(source, customs: customs).easing() }
    do {
      return try Easing(notation: text, customs: customs)
    } catch {
      // CSS, SwiftUI and Riff agree on most words; only the words of Riff's own Swift are left.
      if rest.hasPrefix("."), let easing = try? SwiftReader(source, customs: customs).easing() {
        return easing
      }
      throw PasteError(
        problem: error.problem, line: 1, column: error.column, remedy: error.advice)
    }
  }
}
