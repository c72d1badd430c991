import Code
import Keyframes
import SceneText
import Syntax

/// Riff's own words.
enum SwiftDialect {
  static func json(_ dialect: DialectEasing) -> DialectDraft {
    var losses = Losses()
    let text = JSONWriter.document("easing", JSONWriter.easing(dialect.easing, &losses))
    let plays = (try? Pasted(plain: text, customs: [])).flatMap { pasted -> Easing? in
      if case .easing(let easing) = pasted { easing } else { nil }
    }
    return DialectDraft(
      text: text.hasSuffix("\n") ? String(text.dropLast()) : text,
      plays: .easing(plays ?? dialect.easing), notes: losses.sentences)
  }

  static func write(_ dialect: DialectEasing) -> DialectDraft {
    var losses = Losses()
    let text = SwiftEasing.alone(dialect.easing, &losses)
    guard dialect.easing.hasCustom else {
      return DialectDraft(text: text, plays: .easing(dialect.easing))
    }
    let stops = SampledEasing(dialect.easing).stops
    let lines = Easing.linear(stops.map { LinearStop($0.output, at: $0.input) })
    return DialectDraft(text: text, plays: .easing(lines))
  }

  /// `spring(0.5, 0.7)`: a response and a damping ratio, as short texts have them.
  static func read(_ code: CodeTree) throws(PasteError) -> ReadEasing? {
    guard code.root.items.count == 2, let call = code.calls(["spring"]).first else { return nil }
    let numbers = call.arguments.numbers
    guard numbers.count == 2, call.arguments.items.count == 3 else { return nil }
    return try code.spring(
      response: numbers[0], dampingRatio: numbers[1], 0, .swift, call.place)
  }
}
