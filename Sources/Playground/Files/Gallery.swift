import DemoKit

/// The demos, of which one is on the stage, and the files that they come from.
struct Gallery {
  var players: [Player]
  /// The index of the demo on the stage.
  var chosen = 0
  /// Changes whenever there are other demos than before, or they look different.
  var revision = 0
  /// The demos that come from files.
  var files = OpenedFiles()
  /// The scene that the host is writing to a new file.
  var savingAs: SavingAs?
  /// How free timelines scroll, in all demos.
  var physics = ChosenPhysics()
  /// The display and its frames as the host has measured them, for demos that show that.
  var display = MeasuredDisplay()

  init(players: [Player]) { self.players = players }
}
