import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Words

/// The state that all panels share, divided among owners. It knows no panel.
///
/// Code about one owner alone belongs to that owner; code about several is in extensions of the workspace.
struct Workspace {
  var gallery: Gallery
  var editing = EditingState()
  var window: WindowState
  var talk = TalkState()
  var input = InputState()
  var requests = Requests()

  init(players: [Player], window size: WindowSize) {
    gallery = Gallery(players: players)
    let arrangement = Arrangement(window: size)
    window = WindowState(
      arrangement: arrangement, layout: Layout(arrangement, parts: StageParts()))
    editing.history.selection.demo = player.demo.name
    relayout()
  }
}

// Shorthands.
extension Workspace {
  /// The demo on the stage.
  var player: Player {
    get { gallery.players[gallery.chosen] }
    set { gallery.players[gallery.chosen] = newValue }
    _modify { yield &gallery.players[gallery.chosen] }
  }

  var playhead: Playhead {
    get { gallery.players[gallery.chosen].playhead }
    _modify { yield &gallery.players[gallery.chosen].playhead }
  }

  var document: Document { editing.history.value }

  /// The selection in the demo on the stage.
  var selection: Selection {
    get { editing.history.selection.selection }
    _modify { yield &editing.history.selection.selection }
  }
  var layout: Layout { window.layout }
  var modifiers: Modifiers { input.handModifiers }
  var viewState: ViewState { window.arrangement.viewState }

  /// Shows a sentence over the stage for a moment.
  mutating func say(_ words: String) { requests.notice = Notice(words) }

  /// Has the session perform an action after the current event.
  mutating func ask(_ action: Action) { requests.actions.append(action) }

  /// Copies a text to the system's clipboard.
  mutating func copy(_ text: String) {
    // Keyframes that were copied before are no longer wanted there.
    editing.keyEditing.copying = nil
    requests.toHost.append(.copy(text))
  }
}
