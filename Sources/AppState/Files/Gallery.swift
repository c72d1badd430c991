package import DemoKit
import Words

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
  /// The settings of all demos. Players take them over only when they are shown: the session is copied every
  /// second, and after a change of all players each copy would have its own.
  package var shared = SharedSettings()
  /// The display and its frames as the host has measured them, for demos that show that.
  package var display = MeasuredDisplay()

  package init(players: [Player]) {
    self.players = Players(players)
    forgetScenesOffStage()
  }

  /// Applies the settings of all demos to one of them.
  package mutating func follow(at index: Int) {
    guard !players[index].follows(shared) else { return }
    players[index].follow(shared)
  }

  /// Frees the pictures in the gallery; they are made again when they are asked for.
  package func forgetPosters() {
    for index in players.indices { players[index].scenes.forgetPoster() }
  }

  /// The same of one demo.
  package func forgetPoster(at index: Int) { players[index].scenes.forgetPoster() }

  /// Frees the pictures that `later`, the same gallery at a later time, does not share.
  package func forgetPosters(before later: Gallery) {
    // By index: an element alone is a copy.
    for index in players.indices {
      let scenes = players[index].scenes
      let isShared = index < later.players.count && later.players[index].scenes === scenes
      if !isShared { scenes.forgetPoster() }
    }
  }

  /// Frees the scenes of all demos that are not on the stage; they are made again when they are asked for.
  package func forgetScenesOffStage() {
    for index in players.indices where index != chosen { players[index].scenes.forget() }
  }
}

/// The settings of all demos.
package struct SharedSettings {
  package var colors = DemoColors.usual
  /// How free timelines scroll.
  package var physics = ChosenPhysics()
  /// Whether the physics were ever chosen; until then demos keep their own.
  var hasChosenPhysics = false
}

extension Player {
  fileprivate func follows(_ shared: SharedSettings) -> Bool {
    colors == shared.colors && scenes.language == .current && hasAdopted(shared)
  }

  /// Takes over the settings of all demos, and the current language.
  package mutating func follow(_ shared: SharedSettings) {
    show(in: shared.colors)
    if scenes.language != .current { languageHasChanged() }
    if !hasAdopted(shared) { adopt(shared.physics.physics, shared.physics.profile) }
  }

  private func hasAdopted(_ shared: SharedSettings) -> Bool {
    !shared.hasChosenPhysics
      || playhead.physics == shared.physics.physics && profile == shared.physics.profile
  }
}
