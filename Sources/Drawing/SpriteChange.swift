import Stage

/// The sprites that a list shares with the previous list: a common beginning, a common end and, if
/// both have the same length, equal sprites at the same indices in between.
struct SpriteChange {
  /// The range between the common beginning and the common end.
  let old: Range<Int>
  let new: Range<Int>
  private let isSame: [Bool]

  /// - Complexity: O(*n*) comparisons of sprites.
  init(from old: [Sprite], to new: [Sprite]) {
    let shorter = min(old.count, new.count)
    var first = 0
    while first < shorter, old[first] == new[first] { first += 1 }
    var last = 0
    while last < shorter - first, old[old.count - 1 - last] == new[new.count - 1 - last] {
      last += 1
    }
    self.old = first..<(old.count - last)
    self.new = first..<(new.count - last)
    isSame = old.count == new.count ? self.new.map { old[$0] == new[$0] } : []
  }

  /// Whether the sprites in between have the same indices in both lists.
  var isPaired: Bool { old == new }

  /// The index in the old list of the sprite at `index` of the new list; nil if it differs.
  func oldIndex(of index: Int) -> Int? {
    if index < new.lowerBound { return index }
    if index >= new.upperBound { return index - new.upperBound + old.upperBound }
    guard isPaired, isSame[index - new.lowerBound] else { return nil }
    return index
  }
}
