import DemoKit

/// The demos, of which one is on the stage, and the files that they come from.
package struct Gallery {
  package var players: Players
  /// The index of the demo on the stage.
  package var chosen = 0
  /// Changes whenever there are other demos than before, or they look different.
  package var revision = 0
  /// The demos that come from files.
  package var files = OpenedFiles()
  /// The scene that the host is writing to a new file.
  package var savingAs: SavingAs?
  /// How free timelines scroll, in all demos.
  package var physics = ChosenPhysics()
  /// The display and its frames as the host has measured them, for demos that show that.
  package var display = MeasuredDisplay()

  package init(players: [Player]) {
    self.players = Players(players)
    forgetScenesOffStage()
  }

  /// Changes all players of which `isMeant` is true. Those that are not on the stage keep no scenes.
  mutating func changeAll(
    where isMeant: (Player) -> Bool = { _ in true }, _ change: (inout Player) -> Void
  ) {
    for index in players.indices where isMeant(players[index]) {
      change(&players[index])
      if index != chosen { players[index].scenes.forget() }
    }
  }

  /// Frees the pictures in the gallery; they are made again when they are asked for.
  package func forgetPosters() {
    for index in players.indices { players[index].scenes.forgetPoster() }
  }

  /// Frees the scenes of all demos that are not on the stage; they are made again when they are asked for.
  package func forgetScenesOffStage() {
    for index in players.indices where index != chosen { players[index].scenes.forget() }
  }
}
