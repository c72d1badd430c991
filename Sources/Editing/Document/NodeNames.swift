// Short names of nodes, whose full names are paths: "cards/first/figure.2".
extension String {
  /// The name without the number that distinguishes nodes of the same name: "ball" for "ball.2".
  package var stem: String {
    let digits = reversed().prefix { $0.isNumber }.count
    let rest = dropLast(digits)
    return digits > 0 && rest.last == "." ? String(rest.dropLast()) : self
  }

  /// The parts of a path, except numbers; if there are only numbers, all of them.
  fileprivate var names: [Substring] {
    let parts = split(separator: "/")
    let named = parts.filter { !$0.allSatisfy(\.isNumber) }
    return named.isEmpty ? parts : named
  }

  /// A node's name in a sentence: "first figure.2" for "cards/first/figure.2".
  package var displayName: String { names.suffix(2).joined(separator: " ") }
}

extension [String] {
  /// A word for each path: its last part, or, if another path ends in the same part, the nearest
  /// part before it that differs.
  package var shortNames: [String] {
    map { path in
      let names = path.names
      for count in names.indices {
        let name = names[names.count - 1 - count]
        let isShared = contains { other in
          other != path && other.names.dropLast(count).last == name
        }
        if !isShared { return String(name) }
      }
      return names.last.map(String.init) ?? path
    }
  }
}
