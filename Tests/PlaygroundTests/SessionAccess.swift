import Editing
import Interface
import Keyframes
import Scrolling
import Stage

@testable import AppState
@testable import Playground

typealias Widget = Playground.Widget
typealias UI = Playground.UI
typealias Segment = Playground.Segment

// What tests look at in a session.
extension Session {
  var search: String { panel(GalleryPanel.self).search }
  var matches: [Int] { panel(GalleryPanel.self).matches }
  var galleryList: ScrollList { ui.list(.gallery(.list)) }
  var showsHelp: Bool { panel(PalettePanel.self).isOpen }
  var lastEventTime: Double { workspace.input.lastEventTime }
  var sinceEvent: Double { workspace.input.sinceEvent }
  var player: Player {
    get { workspace.player }
    set { workspace.player = newValue }
  }
  /// As they are once they get to the stage.
  var players: [Player] {
    workspace.gallery.players.map { player in
      var player = player
      player.follow(workspace.gallery.shared)
      return player
    }
  }
  var chosen: Int { workspace.gallery.chosen }
  var layout: Layout { workspace.layout }
  var history: UndoStack { workspace.editing.history }
  var selection: Selection {
    get { workspace.selection }
    set { workspace.selection = newValue }
  }
  var driver: DriverChoice {
    get { workspace.input.driver }
    set { workspace.input.driver = newValue }
  }
  var viewState: ViewState { workspace.viewState }
  var notice: Notice? {
    get { workspace.requests.notice }
    set { workspace.requests.notice = newValue }
  }
  var modifiers: Modifiers { workspace.modifiers }
  var physics: Physics { workspace.gallery.shared.physics.physics }
  var profile: String { workspace.gallery.shared.physics.profile }
  var interfaceFactor: Double { workspace.window.arrangement.interfaceFactor }
  var field: FieldEdit<Part>? { ui.writing }

  /// The panel of that type.
  func panel<P: Panel>(_ type: P.Type) -> P {
    guard let found = panels.lazy.compactMap({ $0 as? P }).first else {
      preconditionFailure("No panel is a \(type).")
    }
    return found
  }

  /// Changes the panel of that type.
  mutating func change<P: Panel>(
    _ type: P.Type, _ change: (inout P, inout Workspace, inout UI) -> Void
  ) {
    guard let index = panels.firstIndex(where: { $0 is P }), var panel = panels[index] as? P else {
      preconditionFailure("No panel is a \(type).")
    }
    change(&panel, &workspace, &ui)
    panels[index] = panel
  }
}
