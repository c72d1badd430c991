/// The players of a gallery's demos, in its order. Copies share those that have not been changed since: a
/// session is copied every second, to be rewound to, and a player has some kilobytes beside its scene.
package struct Players: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  private final class Shared {
    var player: Player

    init(_ player: Player) { self.player = player }
  }

  private var all: [Shared] = []

  package init() {}

  package var startIndex: Int { 0 }
  package var endIndex: Int { all.count }

  package subscript(index: Int) -> Player {
    _read { yield all[index].player }
    _modify {
      if !isKnownUniquelyReferenced(&all[index]) { all[index] = Shared(all[index].player) }
      yield &all[index].player
    }
  }

  package mutating func replaceSubrange(
    _ range: Range<Int>, with players: some Collection<Player>
  ) {
    all.replaceSubrange(range, with: players.map { Shared($0) })
  }
}
