import Keyframes

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
}
