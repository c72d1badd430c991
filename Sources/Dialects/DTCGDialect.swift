import Keyframes
import Syntax
import Words

/// A token of the Design Tokens Community Group (format 2025.10), which knows cubic Béziers alone: anything else
/// is there as the nearest one, and under `$extensions` as it is.
enum DTCGDialect {
  /// The key under `$extensions`.
  static let vendor = "riff"

  static func write(_ dialect: DialectEasing) -> DialectDraft {
    let exact = dialect.easing.bezierPoints
    let points = exact ?? dialect.nearestBezier
    let curve = "[\(points.numbers.exactly)]"
    var lines: [String] = []
    if let seconds = dialect.seconds ?? (exact == nil ? dialect.spring?.seconds : nil) {
      let length = "{ \"value\": \((seconds * 1000).text(digits: 3)), \"unit\": \"ms\" }"
      lines = [
        "\"$type\": \"transition\"",
        "\"$value\": { \"duration\": \(length), \"delay\": { \"value\": 0, \"unit\": \"ms\" }, "
          + "\"timingFunction\": \(curve) }",
      ]
    } else {
      lines = ["\"$type\": \"cubicBezier\"", "\"$value\": \(curve)"]
    }
    var notes: [Message] = []
    if exact == nil, !dialect.easing.hasCustom {
      let css = EasingDialect.css.write(dialect.easing).text
      lines.append(
        "\"$extensions\": { \"\(vendor)\": { \"easing\": \"\(dialect.easing.notation)\", "
          + "\"css\": \"\(css)\" } }")
      notes = ["The exact easing is under $extensions, for tools that read it."]
    }
    return DialectDraft(
      text: "{\n\(lines.map { "  \($0)" }.joined(separator: ",\n"))\n}",
      plays: .easing(points.easing), notes: notes)
  }

  // MARK: Reading

  static func read(_ code: CodeTree) throws(PasteError) -> ReadEasing? {
    guard let type = code.root.word("$type") else { return nil }
    let place = code.place
    let seconds = code.root.member("duration")?.first?.duration
    if let own = code.root.group("$extensions")?.group(vendor)?.word("easing") {
      do {
        return ReadEasing(easing: try Easing(notation: own), seconds: seconds, dialect: .dtcg)
      } catch {
        throw code.error(place, error.problem, error.advice)
      }
    }
    guard type == "cubicBezier" || type == "transition" else {
      throw code.error(
        place, "A token of type \(quoted(type)) isn't an easing",
        "give a cubicBezier or a transition")
    }
    let numbers =
      type == "transition" ? code.root.numbers("timingFunction") : code.root.numbers("$value")
    guard let numbers, numbers.count == 4 else {
      throw code.error(place, "The token has no curve", "give four numbers")
    }
    return try code.curve(numbers, .dtcg, place, seconds: seconds)
  }
}
