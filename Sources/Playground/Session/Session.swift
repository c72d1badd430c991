public import AppState
public import DemoKit
public import Editing
public import Interface
public import Keyframes
import Scrolling
public import Stage
public import Words

/// The whole program without a window: events and elapsed time in, frames out.
///
/// It routes: events go to the panel that they hit, or that has the focus, and panels' actions are
/// performed here. It does not know what is inside a panel.
public struct Session {
  var workspace: Workspace
  var panels: [any Panel] = Self.allPanels
  var ui: UI
  var gesture = Gesture.none {
    didSet { workspace.input.isPointerFree = gesture.isFree }
  }
  var tooltip = Tooltip<TipTarget>()
  /// The widget that had the focus last, by the index of its panel.
  var focusOfPanels: [Int: Part] = [:]
  /// A finger that may be about to open a context menu, and how many fingers are down.
  var longPress: LongPress?
  var fingerCount = 0
  /// Whether the pointer was pressed on a warning and not released since.
  var pressesWarning = false
  /// The window before the talk that is being presented.
  var beforeTalk: BeforeTalk?
  /// The state last reported to the host.
  private(set) var told = HostState()

  /// Every panel, from the lowest to the topmost. Only this list, the table of side panels, `Part` and
  /// `Action` name them.
  static let allPanels: [any Panel] =
    [
      StagePanel(), ComparePanel(), EditorPanel(), CurvePanel(), KnobsPanel(), PropertiesPanel(),
      HistoryPanel(), OutlinePanel(), ExportPanel(), CodePanel(), FrameTimesPanel(), NotesPanel(),
      GalleryPanel(), GraphsPanel(), TimelinePanel(), TransportPanel(), DividersPanel(),
      ToolsPanel(), TourPanel(), FileChangesPanel(), WarningsPanel(), MorePanel(), PickerPanel(),
      NoticePanel(), SavePanel(),
      FilmPanel(), MissingStopPanel(), CaptionPanel(), PointingPanel(), KeyHUDPanel(),
      PalettePanel(),
      OpenPanel(), MenuPanel(), QuestionPanel(), TalkPanel(),
    ]

  /// - Parameters:
  ///   - demos: in the order of the gallery, at least one.
  ///   - size: the window's, in points; `resized` events change it.
  ///   - pixelsPerPoint: 2 on a Retina display.
  ///   - language: the interface's.
  ///   - measure: the width of text in the host's fonts.
  ///   - outlines: the outlines of its characters, for exports.
  public init(
    demos: [any Demo], size: Size, pixelsPerPoint: Double = 1, language: Language = .english,
    measure: @escaping TextMeasure, outlines: GlyphOutlines? = nil
  ) {
    require(!demos.isEmpty, "A session needs at least one demo.")
    workspace = Workspace(
      players: language.during { demos.map { Player($0) } },
      window: WindowSize(size: size, pixelsPerPoint: pixelsPerPoint))
    ui = UI(measure: measure, outlines: outlines)
    workspace.window.language = language
    workspace.requests.toHost = [.title(language.during { workspace.title })]
    bound { $0.draw() }
  }

  /// Takes the events in order, lets `dt` seconds pass, and gives the next frame. A `dt` that is not
  /// above 0 counts as 0.
  public mutating func step(_ events: [TimedEvent], dt: Double) -> Frame {
    bound { session in
      for event in events { session.handle(event) }
      session.advance(by: dt > 0 && dt.isFinite ? dt : 0)
      session.workspace.showDisplay()
    }
    // The events may have chosen another language or theme.
    return bound { $0.frame() }
  }

  private mutating func frame() -> Frame {
    let pointed = pointedPart
    draw()
    // A widget that has just moved under the pointer is highlighted at once.
    if pointedPart != pointed { draw() }
    forgetGoneTooltip()
    tellHost()
    defer { workspace.requests.toHost = [] }
    var frame = Frame(
      sprites: ui.sprites, ground: ground, scale: workspace.pixelsPerLogicalPoint,
      isMoving: isMoving, requests: workspace.requests.toHost)
    if rate > 0 { frame.rate = rate } else { workspace.gallery.forgetScenesOffStage() }
    return frame
  }

  /// Whether nothing moves and nothing is pressed.
  public var isAtRest: Bool { !isMoving && gesture == .none }

  /// The language of the interface.
  public var language: Language { workspace.window.language }

  /// The demo on the stage.
  public var demo: any Demo { workspace.player.demo }

  /// The edits of all demos.
  public var document: Document { kept.document }

  /// Whether a gesture is changing the document.
  public var isEditing: Bool { kept.editing.history.isOpen }

  /// Opens a saved document; it cannot be undone.
  public mutating func open(_ document: Document) { workspace.open(document) }

  /// The current session state, to be restored at the next start.
  public var savedSession: SavedSession {
    var savedSession = kept.savedSession
    // Settings for the room stay as they were set during the talk.
    savedSession.pointingSizes = workspace.window.arrangement.pointingSizes
    savedSession.notesZoom = workspace.talk.notesZoom
    (savedSession.theme, savedSession.language) = (
      workspace.window.arrangement.theme, workspace.window.chosenLanguage
    )
    return savedSession
  }

  /// Restores a saved session; demos that no longer exist are ignored.
  public mutating func restore(_ savedSession: SavedSession) {
    for index in workspace.gallery.players.indices {
      let name = workspace.gallery.players[index].demo.name
      guard let time = savedSession.times[name] else { continue }
      workspace.gallery.players[index].playhead.jump(to: time)
      if workspace.gallery.files[name]?.state == .waiting {
        workspace.gallery.files.times[name] = time
      }
    }
    workspace.setInterface(savedSession.interface)
    workspace.window.chosenLanguage = savedSession.language
    workspace.setTheme(savedSession.theme)
    workspace.window.arrangement.reducesMotion = savedSession.reducesMotion
    if let index = workspace.gallery.players.index(named: savedSession.demo) { choose(index) }
    workspace.restore(savedSession)
    show(demo: savedSession.demo)
  }

  /// Carries out the command line's options: a demo, its time, whether it plays, and its speed.
  public mutating func start(
    demo: String?, at time: Double? = nil, plays: Bool = false, speed: Double = 1
  ) {
    show(demo: demo)
    if let time { workspace.playhead.jump(to: time) }
    workspace.playhead.speed = speed
    if plays { workspace.playhead.play() }
    bound { $0.draw() }
  }

  private mutating func show(demo name: String?) {
    if let index = workspace.gallery.players.index(named: name) { choose(index) }
    bound { $0.draw() }
    // The gallery starts at the demo, without scrolling there.
    ui.finishLists()
    bound { $0.draw() }
  }

  // MARK: Time

  private var isMoving: Bool { rate > 0 }

  /// Frames per second that are enough for what moves; 0 if nothing does.
  private var rate: Double {
    if workspace.player.isMoving || ui.listsMove || isTooltipDue
      || workspace.requests.notice != nil || workspace.editing.keyEditing.copying != nil
      || longPress != nil
    {
      return 60
    }
    return shownPanels.reduce(0) { rate, index in
      guard Self.moves[index], let panel = panel(index, as: (any MovingPanel).self),
        panel.isMoving(workspace)
      else { return rate }
      return max(rate, panel.rate)
    }
  }

  private mutating func advance(by dt: Double) {
    workspace.advance(by: dt)
    advanceLongPress(by: dt)
    ui.advanceLists(by: dt)
    for index in panels.indices where Self.moves[index] {
      change(index, as: (any MovingPanel).self) { panel, workspace, _ in
        panel.advance(by: dt, &workspace)
      }
    }
  }

  /// The widget under the pointer; nil while one is dragged, since then no other is highlighted.
  private var pointedPart: Part? {
    guard gesture.isFree || ui.held == nil else { return nil }
    return ui.pointer.flatMap { ui.widget(at: $0) }?.identity
  }

  // MARK: Drawing

  mutating func draw() {
    workspace.followParts()
    let revision = workspace.player.revision
    preparePanels()
    if workspace.window.arrangement.reducesMotion, ui.listsMove {
      ui.finishLists()
      preparePanels()
    }
    // A preview of another easing changes the scene: all panels show it.
    if workspace.player.revision != revision { preparePanels() }
    var ui = ui
    ui.beginFrame(pixelsPerPoint: workspace.pixelsPerLogicalPoint)
    for index in shownPanels { draw(panels[index], &ui) }
    ui.endFrame()
    if !isPresenting { drawTooltip(&ui) }
    self.ui = ui
  }

  /// From the topmost panel down: the stage shows what panels above it preview.
  private mutating func preparePanels() {
    for index in shownPanels.reversed() { panels[index].prepare(&workspace, &ui) }
  }

  private mutating func tellHost() {
    let wanted = HostState(
      pointerShape: wantedPointerShape, isWriting: isFieldFocused, isPresenting: isPresenting,
      isMeasuring: isMeasuring)
    if wanted.isWriting != told.isWriting {
      workspace.requests.toHost.append(.textInput(wanted.isWriting))
    }
    if wanted.pointerShape != told.pointerShape {
      workspace.requests.toHost.append(.pointerShape(wanted.pointerShape))
    }
    if wanted.isPresenting != told.isPresenting {
      workspace.requests.toHost.append(.presenting(wanted.isPresenting))
    }
    if wanted.isMeasuring != told.isMeasuring {
      workspace.requests.toHost.append(.measuring(wanted.isMeasuring))
    }
    told = wanted
  }

  private var isMeasuring: Bool {
    demo.showsDisplay
      || shownPanels.contains {
        Self.measures[$0]
          && panel($0, as: (any MeasuringPanel).self)?.isMeasuring(workspace) == true
      }
  }

  /// The host's state was set by another session.
  mutating func tellHost(after other: Session) { told = other.told }
}

/// State that the host needs.
struct HostState: Equatable {
  fileprivate var pointerShape = PointerShape.arrow
  fileprivate var isWriting = false
  fileprivate var isPresenting = false
  fileprivate var isMeasuring = false
}
