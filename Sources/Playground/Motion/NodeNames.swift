// What somebody calls nodes, whose whole names are paths: "cards/first/figure.2".
extension String {
  /// Without the number that tells a second of the same name from the first: "ball" for "ball.2".
  var stem: String {
    let digits = reversed().prefix { $0.isNumber }.count
    let rest = dropLast(digits)
    return digits > 0 && rest.last == "." ? String(rest.dropLast()) : self
  }

  /// The parts of a path; what is only counted has no name, unless there is nothing else.
  fileprivate var names: [Substring] {
    let parts = split(separator: "/")
    let named = parts.filter { !$0.allSatisfy(\.isNumber) }
    return named.isEmpty ? parts : named
  }

  /// A node as a sentence calls it: "cards figure".
  var spokenName: String { names.suffix(2).joined(separator: " ") }
}

extension [String] {
  /// A word for each path: its last part, or, where another one ends in the same, the nearest part
  /// before it that differs.
  var shortNames: [String] {
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
