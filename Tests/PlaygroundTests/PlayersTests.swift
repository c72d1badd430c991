import Demos
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
}
