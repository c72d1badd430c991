import DemoKit
import Editing
import Interface
import Keyframes
import Stage

/// What all panels share: the demos, the document and the selection, the layout, and requests to the
/// host and the session. It knows no panel.
struct Workspace {
  var players: [Player]
  /// The index of the demo on the stage.
  var chosen = 0
  /// The document, with its undo steps.
  var history = UndoStack(Document())
  /// The segment that was chosen in the curve editor, by the demo's name, as the keyframe that begins
  /// it. The selection takes precedence.
  var chosenSegments: [String: KeyPlace] = [:]
  /// The motion token that edits of curves change, as long as the segment that is edited refers to it.
  var editedToken: String?
  /// The node that was stepped to, and the selection at that time; it counts until the selection
  /// changes.
  var chosenNode: (name: String, selection: Selection)?
  /// How nodes are edited on the stage.
  var stageEditing = StageEditing()
  /// What the selected nodes were adapted to.
  var followed = FollowedNodes()
  /// What draws on the stage; nil leaves it to other hands.
  var tool: StageTool?
  /// The scene that the host is writing to a new file.
  var savingAs: SavingAs?
  /// Keyframes that are being edited, and copied ones.
  var keyEditing = KeyEditing()
  /// Whether the picker of the selected colour or gradient is open.
  var picksColors = false
  /// Whether the list of what the transport has no room for is open.
  var showsMore = false
  var arrangement: Arrangement
  /// Where everything is in the window.
  var layout: Layout
  var input = InputState()
  /// How free timelines scroll, in all demos.
  var physics = ChosenPhysics()
  var outbox = Outbox()
  /// What the host has to say until it is dismissed.
  var warnings = Warnings()
  /// The demos that come from files.
  var files = OpenedFiles()
  /// The talk file that is open.
  var openTalk: OpenTalk?
  /// Whether the host was asked to add a stop to it.
  var addsStop = false
  /// The talk that is being presented.
  var presentation: Presentation?
  /// What the host has said of the display and its frames.
  var display = MeasuredDisplay()
  /// The code beside the stage.
  var code = CodeOnShow()
  /// How long it has gone on.
  var stopwatch = Stopwatch()
  /// How long it may take, in minutes, if the command line says so and not its file.
  var talkMinutes: Double?
  /// What keys do meanwhile.
  var talkKeys = TalkKeys()
  /// The language of the interface.
  var language = Language.english
  /// The one that was chosen in the window, which is saved; nil if none was.
  var chosenLanguage: Language?
  /// Whether the host has fonts for a language.
  var hasFont: (Language) -> Bool = { _ in true }
  /// Changes whenever the gallery has other demos than before.
  var galleryRevision = 0

  init(players: [Player], window: WindowSize) {
    self.players = players
    arrangement = Arrangement(window: window)
    layout = Layout(arrangement, parts: StageParts())
    history.selection.demo = player.demo.name
    relayout()
  }
}

/// The state of the input devices, as events have reported it.
struct InputState: Equatable {
  /// Which inputs may move time.
  var driver = DriverChoice.any
  /// The devices that these can come from.
  var devices = Devices()
  /// The modifiers that are down.
  var modifiers: Modifiers = []
  /// Whether the key is held that acts as Alt in drags, where window managers take Alt for themselves.
  var holdsDragKey = false
  /// When the latest event happened, in seconds on the events' clock.
  var lastEventTime = 0.0
  /// Seconds that have passed since then.
  var sinceEvent = 0.0
  /// Whether nothing is being dragged.
  var isHandFree = true

  /// The modifiers that count for what hands do.
  var handModifiers: Modifiers { holdsDragKey ? modifiers.union(.alt) : modifiers }

  /// Seconds on the events' clock.
  var now: Double { lastEventTime + sinceEvent }
}

/// What panels have asked for.
struct Outbox {
  /// Requests to the host.
  var requests: [Request] = []
  /// Actions that the session performs after the current event.
  var actions: [Action] = []
  var notice: Notice?
}

// Shorthands.
extension Workspace {
  /// The demo on the stage.
  var player: Player {
    get { players[chosen] }
    set { players[chosen] = newValue }
    _modify { yield &players[chosen] }
  }

  var playhead: Playhead {
    get { players[chosen].playhead }
    _modify { yield &players[chosen].playhead }
  }

  var document: Document { history.value }

  /// What is selected in the demo on the stage.
  var selection: Selection {
    get { history.selection.selection }
    _modify { yield &history.selection.selection }
  }
  var modifiers: Modifiers { input.handModifiers }
  var seeing: Seeing { arrangement.seeing }

  /// Shows a sentence over the stage for a moment.
  mutating func say(_ words: String) { outbox.notice = Notice(words) }

  /// Has the session perform an action after the current event.
  mutating func ask(_ action: Action) { outbox.actions.append(action) }

  /// Copies a text to the system's clipboard.
  mutating func copy(_ text: String) {
    // Keyframes that were copied before are no longer wanted there.
    keyEditing.copying = nil
    outbox.requests.append(.copy(text))
  }
}
