import DemoKit

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

  /// The index of a demo, found without copying players; nil if there is none of this name.
  package func index(named demo: String?) -> Int? {
    all.firstIndex { $0.player.demo.name == demo }
  }

  package subscript(named demo: String?) -> Player? { index(named: demo).map { self[$0] } }

  package mutating func replaceSubrange(
    _ range: Range<Int>, with players: some Collection<Player>
  ) {
    all.replaceSubrange(range, with: players.map { Shared($0) })
  }
}
