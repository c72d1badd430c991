/// The design tokens of a text by their paths, such as `easing.base`, to which aliases lead.
struct TokenTable {
  struct Token {
    let group: CodeGroup
    let type: String?
  }

  private static let longestChain = 20
  private var tokens: [String: Token] = [:]

  init(_ groups: [CodeGroup]) {
    for group in groups { add(group, "", type: nil) }
  }

  private mutating func add(_ group: CodeGroup, _ path: String, type: String?) {
    let type = group.own("$type")?.text ?? type
    if group.own("$value") != nil {
      tokens[path] = Token(group: group, type: type)
      return
    }
    for (key, inner) in group.members {
      add(inner, path.isEmpty ? key : "\(path).\(key)", type: type)
    }
  }

  /// The token with values in place of its aliases; nil if one leads nowhere, round in a circle, or too far.
  func resolved(_ token: Token) -> Token? {
    guard let end = self.end(of: token) else { return nil }
    guard let value = end.group.own("$value"), let parts = value.group?.items,
      parts.contains(where: { $0.alias != nil })
    else { return end }
    var resolved: [CodeItem] = []
    for part in parts {
      guard let path = part.alias else {
        resolved.append(part)
        continue
      }
      guard let next = tokens[path], let own = self.end(of: next)?.group.own("$value") else {
        return nil
      }
      resolved.append(own)
    }
    let content = CodeItem.Content.group(CodeGroup(items: resolved))
    let items = end.group.items.map {
      $0.place == value.place ? CodeItem(content: content, place: value.place) : $0
    }
    return Token(group: CodeGroup(items: items), type: end.type)
  }

  /// The token at the end of a chain of aliases.
  private func end(of token: Token) -> Token? {
    var token = token
    for _ in 0..<Self.longestChain {
      guard let path = token.group.own("$value")?.alias else { return token }
      guard let next = tokens[path] else { return nil }
      token = Token(group: next.group, type: next.type ?? token.type)
    }
    return nil
  }
}

extension CodeGroup {
  /// The item after `"name":` in this group itself.
  func own(_ name: String) -> CodeItem? {
    items.indices.dropLast(2).first { items[$0].text == name && items[$0 + 1].isMark(":") }
      .map { items[$0 + 2] }
  }

  /// The groups in it with their keys, but for keys that begin with `$`.
  var members: [(key: String, group: CodeGroup)] {
    items.indices.dropLast(2).compactMap { index -> (key: String, group: CodeGroup)? in
      guard let key = items[index].text, !key.hasPrefix("$"), let group = items[index + 2].group
      else { return nil }
      return (key, group)
    }
  }
}

extension CodeItem {
  /// The path in `"{easing.base}"`.
  var alias: String? {
    guard let text, text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    return String(text.dropFirst().dropLast())
  }
}
