import DemoKit
import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

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

  /// Scenes that are forgotten are made again as they were, and copies share those that are made.
  @Test(arguments: Entry.all)
  func scenesAreMadeAgainAsTheyWere(_ entry: Entry) {
    var player = Player(entry.demo)
    var edits = DemoEdits()
    edits.hiddenNodes = [player.scene.allNodes[0].name]
    player.apply(edits)
    func scenes(_ player: Player) -> [Scene] {
      [player.ownScene, player.plainScene, player.scene, player.visibleScene, player.freshScene]
    }
    func places(_ player: Player) -> [UnsafePointer<Node>?] {
      scenes(player).map { $0.nodes.withUnsafeBufferPointer { $0.baseAddress } }
    }
    let before = scenes(player)
    #expect(before[2] != before[3])
    var left = player
    #expect(places(left) == places(player))
    left.leaveStage()
    #expect(left.scenes.own == nil && player.scenes.own != nil)
    #expect(scenes(left) == before)
    for colors in [DemoColors.projector, .colorBlind, .usual] {
      player.show(in: colors)
      player.scenes.forget()
    }
    #expect(scenes(player) == before)
  }

  /// Only the demo on the stage has scenes after the theme, the language or the physics have changed.
  @Test func demosThatAreNotOnTheStageKeepNoScenes() {
    var workspace = Script().session.workspace
    func kept() -> [Int] {
      workspace.gallery.players.indices.filter {
        workspace.gallery.players[$0].scenes.own != nil
      }
    }
    let before = workspace
    workspace.choose(2)
    let stage = workspace.player.scene
    #expect(kept() == [2] && before.gallery.players[2].scenes.own == nil)
    workspace.setTheme(.colorBlind)
    // The others follow later: copies of the session share them.
    #expect(workspace.gallery.players.filter { $0.colors != .usual }.count == 1)
    workspace.setTheme(.dark)
    workspace.beginTalk(fromHere: true)
    workspace.adopt("Android")
    #expect(kept() == [workspace.gallery.chosen])
    #expect(workspace.gallery.players[2].ownScene.nodes.count == stage.nodes.count)
  }

  /// A demo is the same whether it is on the stage when the theme, the language and the physics change, or gets
  /// there afterwards.
  @Test(arguments: Entry.all)
  func demosFollowWhenTheyGetToTheStage(_ entry: Entry) {
    func player(after steps: [(inout Workspace) -> Void]) -> Player {
      var workspace = Script().session.workspace
      workspace.choose((entry.index + 1) % catalog.count)
      for step in steps { step(&workspace) }
      return workspace.player
    }
    let change: (inout Workspace) -> Void = {
      $0.setTheme(.projector)
      $0.use(.chinese)
      $0.adopt("Android")
    }
    let there = player(after: [{ $0.choose(entry.index) }, change])
    let later = player(after: [change, { $0.choose(entry.index) }])
    #expect(there.colors == .projector && there.scenes.language == .chinese)
    #expect(later.colors == there.colors && later.scenes.language == there.scenes.language)
    #expect(later.profile == "Android" && later.playhead.physics == there.playhead.physics)
    #expect(later.visibleScene == there.visibleScene && later.time == there.time)
  }

  /// Physics that are chosen again are no news to a demo.
  @Test func demosAreToldOnceOfTheirPhysics() {
    var workspace = Workspace(
      players: [Player(Told())],
      window: WindowSize(size: Size(width: 960, height: 600), pixelsPerPoint: 1))
    for profile in ["iOS", "iOS", "Android", "Android", "iOS"] { workspace.adopt(profile) }
    #expect((workspace.player.demo as? Told)?.profiles == ["iOS", "Android", "iOS"])
  }
}

/// Remembers the physics that it was told of.
private struct Told: Demo {
  static let title = "Told"
  static let caption = "A demo for tests."
  var profiles: [String] = []
  let timeline = Timeline.points(1000)

  var scene: Scene { Scene(ground: .black) { Node(.circle(radius: 5), fill: .white) } }

  mutating func receive(_ input: DemoInput, at time: Double) -> Reply {
    guard case .adopted(let profile) = input else { return .ignored }
    profiles.append(profile)
    return .nothing
  }
}
