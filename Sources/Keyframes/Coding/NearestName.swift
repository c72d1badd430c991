package import Words

/// The name most similar to `typed`, or nil if none is similar: at most two of its letters, or a third
/// of a longer name's, may differ. Two swapped neighbours count as one.
///
/// - Complexity: O(*n* · *k*²) for *n* names of *k* letters, however long `typed` is.
package func nearest(to typed: String, among names: [String]) -> String? {
  let longest = names.reduce(0) { max($0, $1.count) }
  let wanted = Array(typed.lowercased().prefix(2 * longest + 3))
  var best: (name: String, distance: Int)?
  for name in names {
    let most = max(2, name.count / 3)
    // Each letter more or less is a difference.
    guard abs(wanted.count - name.count) <= most else { continue }
    let distance = editDistance(wanted, Array(name.lowercased()))
    if distance <= most, distance < best?.distance ?? .max { best = (name, distance) }
  }
  return best?.name
}

extension Easing {
  /// The name most similar to `typed`, in kebab or camel case, among those of ``names`` and of `tokens`;
  /// nil if none is similar.
  package static func nearestName(to typed: String, tokens: [String] = []) -> String? {
    let all = names + tokens
    let plain = all.map { $0.filter { $0 != "-" } }
    return nearest(to: typed.filter { $0 != "-" }, among: plain).flatMap { name in
      plain.firstIndex(of: name).map { all[$0] }
    }
  }
}

/// The sentence that suggests the most similar name; nil if none is similar.
package func hint(for word: String, among names: [String]) -> Message? {
  nearest(to: word, among: names).map { "Did you mean \"\($0)\"?" }
}

/// Optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours.
private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  var rows = [Array(0...b.count)]
  for (i, left) in a.enumerated() {
    var row = [i + 1]
    for (j, right) in b.enumerated() {
      var cost = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (left == right ? 0 : 1))
      if i > 0, j > 0, left == b[j - 1], a[i - 1] == right {
        cost = min(cost, rows[i - 1][j - 1] + 1)
      }
      row.append(cost)
    }
    rows.append(row)
  }
  return rows[a.count][b.count]
}

/// The sentence that suggests the most similar name, else another sentence.
package func hint(for word: String, among names: [String], or sentence: Message) -> Message? {
  hint(for: word, among: names) ?? sentence
}
