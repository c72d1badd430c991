import Code
import Keyframes
import Syntax
import Words

enum CSSDialects {
  static func function(_ dialect: DialectEasing) -> DialectDraft {
    var losses = Losses()
    let text = CSSEasing.text(dialect.easing, &losses)
    let plays = try? Easing(notation: text)
    return DialectDraft(text: text, plays: .easing(plays ?? dialect.easing))
  }

  static func keyframes(_ dialect: DialectEasing) -> DialectDraft {
    let keys = dialect.keys().withoutJumps
    let last = keys.keys.count - 1
    let frames = keys.keys.enumerated().map { index, key in
      let ease = index == last ? "" : "; animation-timing-function: \(function(key.ease))"
      return "  \(CSSEasing.percentage(key.time)) { --progress: \(key.value.shortest)\(ease) }\n"
    }
    return DialectDraft(
      text: "@property --progress { syntax: \"<number>\"; inherits: false; initial-value: 0 }\n"
        + "@keyframes progress {\n\(frames.joined())}",
      plays: .keys(keys))
  }

  private static func function(_ ease: EasingKeys.Ease) -> String {
    switch ease {
    case .hold: "steps(1, jump-end)"
    case .linear: "linear"
    case .bezier(let points): "cubic-bezier(\(points.numbers.exactly))"
    }
  }

  // MARK: Reading

  static func readKeyframes(_ code: CodeTree) throws(PasteError) -> ReadEasing? {
    guard let start = code.root.items.firstIndex(where: { $0.word == "@keyframes" }),
      let frames = code.root.items[start...].first(where: { $0.group != nil })?.group,
      frames.has("--progress")
    else { return nil }
    var keys: [EasingKeys.Key] = []
    for (item, next) in zip(frames.items, frames.items.dropFirst()) {
      guard let group = next.group else { continue }
      var time: Double
      switch item.content {
      case .number(let number, "%"): time = number / 100
      case .word("from"): time = 0
      case .word("to"): time = 1
      case _:
        throw code.error(
          item.place, "This isn't a keyframe", "write one such as 50% { --progress: 1 }")
      }
      // The nearest number to the text's, as dividing by 100 rounds.
      time = time.rounded(to: 12)
      guard let value = group.number("--progress") else { continue }
      let ease = try ease(group, code, item.place)
      keys.append(EasingKeys.Key(time: time, value: value, ease: ease))
    }
    return try code.meaning(of: keys, .cssKeyframes)
  }

  private static func ease(
    _ frame: CodeGroup, _ code: CodeTree, _ place: Int
  ) throws(PasteError) -> EasingKeys.Ease {
    guard let value = frame.member("animation-timing-function") else {
      return .bezier(BezierPoints(0.25, 0.1, 0.25, 1))
    }
    let group = CodeGroup(items: Array(value))
    if let numbers = group.calls(["cubic-bezier"]).first?.arguments.numbers, numbers.count == 4 {
      return try code.ease(numbers, place)
    }
    if group.has(word: "steps") || group.has(word: "step-end") { return .hold }
    if group.has(word: "linear") { return .linear }
    guard let name = value.first?.word, let points = (try? Easing(notation: name))?.bezierPoints
    else {
      throw code.error(
        place, "This keyframe has no easing that CSS knows", "write cubic-bezier(0.4, 0, 0.2, 1)")
    }
    return .bezier(points)
  }

  /// `transition: opacity 0.3s ease-in`, `0.3s cubic-bezier(…)`, `animation-timing-function: linear(…)`.
  static func readDeclaration(
    _ code: CodeTree, _ customs: [Easing]
  ) throws(PasteError) -> ReadEasing? {
    let isDeclaration = ["transition", "animation"].contains { code.source.isBegun(with: $0) }
    var seconds: Double?
    var found: ReadEasing?
    let items = code.root.items
    var isSkipped = false
    for (index, item) in items.enumerated() {
      // Only the first of several motions counts, and a delay is not a duration.
      if index == 0 || items[index - 1].isMark(";") {
        isSkipped = item.word?.hasSuffix("-delay") == true
      }
      if item.isMark(","), seconds != nil || found != nil { isSkipped = true }
      guard !isSkipped else { continue }
      switch item.content {
      case .number(let number, "s"): seconds = seconds ?? number
      case .number(let number, "ms"): seconds = seconds ?? number / 1000
      case .word(let word) where found == nil:
        let group = index + 1 < items.count ? items[index + 1].group : nil
        let isFunction = group != nil && functions.contains(word)
        guard isFunction || keywords.contains(word) else { continue }
        let end = isFunction ? code.end(of: items[index + 1]) : item.place + word.utf8.count
        let text = code.source.text(item.place..<end)
        do {
          found = ReadEasing(easing: try Easing(notation: text, customs: customs), dialect: .css)
        } catch {
          throw code.error(item.place + error.column - 1, error.problem, error.advice)
        }
      case .word, .text, .mark, .group, .number: break
      }
    }
    guard isDeclaration || seconds != nil, let found else {
      // CSS's own default.
      guard isDeclaration, seconds != nil else { return nil }
      return ReadEasing(easing: .ease, seconds: seconds, dialect: .css)
    }
    return ReadEasing(easing: found.easing, seconds: seconds, dialect: .css)
  }

  private static let functions: Set<String> = ["cubic-bezier", "steps", "linear"]
  private static let keywords: Set<String> = [
    "ease", "ease-in", "ease-out", "ease-in-out", "linear", "step-start", "step-end",
  ]
}

extension CodeTree {
  /// Behind the bracket that closes a group.
  fileprivate func end(of item: CodeItem) -> Int {
    var depth = 0
    for place in item.place..<source.bytes.count {
      if "([{".utf8.contains(source.bytes[place]) { depth += 1 }
      if ")]}".utf8.contains(source.bytes[place]) { depth -= 1 }
      if depth == 0 { return place + 1 }
    }
    return source.bytes.count
  }
}
