import DemoKit
import Demos
import Editing
import Stage
import Testing

@testable import AppState

/// The gallery's players are values, although copies share those that are the same.
@Suite struct PlayersTests {
  @Test func aCopyKeepsWhatItHad() {
    var players = Players(catalog.prefix(3).map { Player($0) })
    let (before, times) = (players, players.map(\.time))
    let end = players[1].playhead.timeline.range.upperBound
    players[1].playhead.jump(to: end)
    #expect(players.map(\.time) == [times[0], end, times[2]] && times[1] != end)
    #expect(before.map(\.time) == times)
    players.remove(at: 0)
    players.append(Player(catalog[4]))
    #expect(players.map(\.demo.name) == [1, 2, 4].map { catalog[$0].name })
    #expect(before.map(\.demo.name) == [0, 1, 2].map { catalog[$0].name })
  }

  /// Themes and languages that change back and forth take no further memory.
  @Test(arguments: Entry.all)
  func scenesThatAreMadeAgainShareTheirMemory(_ entry: Entry) {
    var player = Player(entry.demo)
    var edits = DemoEdits()
    edits.hiddenNodes = [player.scene.allNodes[0].name]
    player.apply(edits)
    func places() -> [UnsafePointer<Node>?] {
      [player.ownScene, player.plainScene, player.scene, player.visibleScene].map { scene in
        scene.nodes.withUnsafeBufferPointer { $0.baseAddress }
      }
    }
    let before = places()
    #expect(before[2] != before[3])
    for colors in [DemoColors.projector, .colorBlind, .usual] { player.show(in: colors) }
    #expect(places() == before)
    player.languageHasChanged()
    #expect(places() == before)
  }
}
