import DemoKit
package import Editing
package import Interface
import Keyframes
import Stage
import Words

/// The state that all panels share, divided among owners. It knows no panel.
///
/// Code about one owner alone belongs to that owner; code about several is in extensions of the workspace.
package struct Workspace {
  package var gallery: Gallery
  package var editing = EditingState()
  package var window: WindowState
  package var talk = TalkState()
  package var input = InputState()
  package var requests = Requests()

  package init(players: [Player], window size: WindowSize) {
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
  package var player: Player {
    _read { yield gallery.players[gallery.chosen] }
    _modify { yield &gallery.players[gallery.chosen] }
  }

  package var playhead: Playhead {
    get { gallery.players[gallery.chosen].playhead }
    _modify { yield &gallery.players[gallery.chosen].playhead }
  }

  package var document: Document { editing.history.value }

  /// The selection in the demo on the stage.
  package var selection: Selection {
    get { editing.history.selection.selection }
    _modify { yield &editing.history.selection.selection }
  }
  package var layout: Layout { window.layout }
  package var modifiers: Modifiers { input.pointerModifiers }
  package var viewState: ViewState { window.arrangement.viewState }

  /// Shows a sentence over the stage for a moment.
  package mutating func say(_ words: String) { requests.notice = Notice(words) }

  /// Has the session perform an action after the current event.
  package mutating func ask(_ action: Action) { requests.actions.append(action) }

  /// Copies a text to the system's clipboard.
  package mutating func copy(_ text: String) {
    // Keyframes that were copied before are no longer wanted there.
    (editing.keyEditing.copying, editing.keyEditing.copyingNodes) = (nil, nil)
    requests.toHost.append(.copy(text))
  }
}
