import Keyframes
import Stage
import Syntax

/// The colours and easings of a text as its author writes them, so that changes are written like that too: `"#4AF"`,
/// `"coral"`, `"ease-out"`.
struct Spelling {
  /// The author's texts by those that Riff writes.
  private var own: [String: String] = [:]
  private var texts: Set<String> = []
  /// Whether the text has colours of three digits: `#4AF`.
  private var hasShortColors = false
  /// Whether it has hexadecimal digits in lower case, and in upper case.
  private var (hasLowercase, hasUppercase) = (false, false)
  /// Whether it has easings by CSS's names: `ease-out`.
  private var hasEasingNames = false
  /// Members whose texts are no colours and no easings.
  private static let plain: Set<String> = ["name", "text", "string", "title", "label", "node"]

  init(_ written: JSONValue) {
    var texts: Set<String> = []
    collect(written, &texts)
    self.texts = texts
  }

  private mutating func collect(_ value: JSONValue, _ seen: inout Set<String>) {
    switch value.content {
    case .nothing, .flag, .number: break
    case .string(let text): if seen.insert(text).inserted { add(text) }
    case .list(let values): for value in values { collect(value, &seen) }
    case .object(let members):
      for member in members where !Self.plain.contains(member.key) { collect(member.value, &seen) }
    }
  }

  private mutating func add(_ text: String) {
    let canonical: String
    if let color = Color(hexadecimal: text) ?? (try? Color(notation: text)) {
      guard let digits = color.hexadecimalWithAlpha else { return }
      canonical = "#\(digits)"
      guard text.hasPrefix("#") else { return keep(text, for: canonical) }
      hasShortColors = hasShortColors || text.utf8.count < 7
      hasLowercase = hasLowercase || text.contains { ("a"..."f").contains($0) }
      hasUppercase = hasUppercase || text.contains { ("A"..."F").contains($0) }
    } else if let easing = try? Easing(notation: text), easing != .linear {
      canonical = easing.notation
      hasEasingNames = hasEasingNames || Self.named.contains { $0.name == text }
    } else {
      return
    }
    keep(text, for: canonical)
  }

  /// If the text spells a value in two ways, the first one is used.
  private mutating func keep(_ text: String, for canonical: String) {
    if own[canonical] == nil { own[canonical] = text }
  }

  /// CSS's names, with what Riff writes in their place.
  private static let named: [(name: String, notation: String)] =
    ["ease", "ease-in", "ease-out", "ease-in-out"].compactMap { name in
      (try? Easing(notation: name)).map { (name, $0.notation) }
    }

  // MARK: Writing

  /// A text that Riff would write, as the author would.
  func spelled(_ text: String) -> String {
    if let known = own[text] { return known }
    if text.hasPrefix("token(") {
      let name = String(text.dropFirst(6).prefix { $0 != "," && $0 != ")" })
      return texts.contains(name) ? name : text
    }
    if hasEasingNames, let name = Self.named.first(where: { $0.notation == text })?.name {
      return name
    }
    guard text.first == "#", [7, 9].contains(text.utf8.count), Color(hexadecimal: text) != nil
    else { return text }
    let digits = Array(text.dropFirst())
    let pairs = stride(from: 0, to: digits.count, by: 2)
    let canBeShort = hasShortColors && pairs.allSatisfy { digits[$0] == digits[$0 + 1] }
    let short = canBeShort ? "#" + String(pairs.map { digits[$0] }) : text
    return hasLowercase && !hasUppercase ? short.lowercased() : short
  }

  func spelled(_ value: JSON) -> JSON {
    switch value {
    case .number, .flag, .written: value
    case .string(let text): .string(spelled(text))
    case .list(let values): .list(values.map(spelled))
    case .members(let members): .members(isKnob(value) ? spelledKnob(members) : spelled(members))
    }
  }

  private func spelled(_ members: [JSON.Member]) -> [JSON.Member] {
    members.map { Self.plain.contains($0.key) ? $0 : .init(key: $0.key, value: spelled($0.value)) }
  }

  // MARK: Knobs

  private func isKnob(_ value: JSON) -> Bool { value[key: "sets"] != nil }

  /// Only the choices are spelled: the value of a choice is one of its words. A step of a hundredth of the range is the
  /// default, and left out.
  private func spelledKnob(_ members: [JSON.Member]) -> [JSON.Member] {
    let range = JSON.members(members)[key: "range"]?.values ?? []
    let step: JSON? =
      if case .number(let low)? = range.first, case .number(let high)? = range.last {
        .number((high - low) / 100)
      } else {
        nil
      }
    return members.compactMap { member in
      if member.key == "step", member.value == step { return nil }
      return member.key == "choices" ? .init(key: "choices", value: spelled(member.value)) : member
    }
  }
}
