public import Keyframes
import Scrolling
import Stage

/// The whole program without a window: events and elapsed time in, what is to be seen out.
public struct Session {
  var players: [Player]
  /// The index of the demo on the stage.
  var chosen = 0
  var search = ""
  var showsPanels = true
  var showsGallery: Bool? = nil
  var showsHelp = false
  var palette = Palette()
  var tooltip = Tooltip()
  /// Times the size that the interface has by itself.
  var interfaceFactor = 1.0
  var showsTimeline = false
  /// How much of each demo's timeline is seen, where that is not all of it.
  var timelineViews: [String: TimelineScale] = [:]
  var helpScroller = Scroller(Extent(range: 0...0, viewport: 1))
  var timelineScroller = Scroller(Extent(range: 0...0, viewport: 1))
  var timeline = TimelineState()
  var knobsScroller = Scroller(Extent(range: 0...0, viewport: 1))
  var side: SidePanel?
  /// What is shown of the demo beside its picture.
  var seeing = Seeing()
  /// The lane that a hand pressed on last.
  var heldLane: Int?
  var home = Home()
  /// What is changed in the demos, with the way back.
  var history = UndoStack(Document())
  /// What is selected in the demo on the stage.
  var selection = Selection()
  /// What the curve editor shows, and what it tries out.
  var curve = CurveState()
  /// The modifiers that are down.
  var modifiers: Modifiers = []
  /// Who may move time.
  var driver = DriverChoice.any
  var gesture = Gesture.none
  /// What is dragged in a panel, while `gesture` says so.
  var drag: (any PanelDrag)?
  /// How many drags have begun.
  var dragCount = 0
  /// The field that is written in; it has the focus.
  var field: FieldEdit?
  var galleryScroller = Scroller(Extent(range: 0...0, viewport: 1))
  var ui: UI
  var layout: Layout
  var requests: [Request] = []
  /// When the latest event happened, on the events' clock.
  var lastEventTime = 0.0
  /// Seconds that have passed since then.
  var sinceEvent = 0.0
  /// How free timelines are thrown and wheeled.
  var physics = Physics.iOS
  /// The profile that these physics belong to.
  var profile = "iOS"
  var notice: Notice?

  private(set) var windowSize: Size
  private var pixelsPerPoint: Double
  /// Seconds since the start, for pictures that move while they are pointed at.
  private var age = 0.0
  private var liveSince: (demo: Int, age: Double)?
  private var pointerShape = PointerShape.arrow
  private var typing = false

  /// - Parameters:
  ///   - demos: in the order of the gallery, at least one.
  ///   - size: the window's, in points; `resized` events change it.
  ///   - pixelsPerPoint: 2 on a Retina display.
  ///   - measure: how wide words are in the fonts that will show them.
  public init(
    demos: [any Demo], size: Size, pixelsPerPoint: Double = 1, measure: @escaping TextMeasure
  ) {
    precondition(!demos.isEmpty, "A session needs at least one demo.")
    players = demos.map { Player($0) }
    ui = UI(measure: measure)
    windowSize = size
    self.pixelsPerPoint = pixelsPerPoint
    layout = Layout(
      window: size, pixelsPerPoint: pixelsPerPoint, showsPanels: true, showsGallery: true)
    requests = [.title(Self.title(of: players[0]))]
    relayout()
    draw()
  }

  var player: Player {
    get { players[chosen] }
    set { players[chosen] = newValue }
  }

  /// Takes the events in order, lets `dt` seconds pass, and gives the next frame. A `dt` that is not
  /// above 0 counts as 0.
  public mutating func step(_ events: [TimedEvent], dt: Double) -> Frame {
    for event in events { handle(event) }
    advance(by: dt > 0 && dt.isFinite ? dt : 0)
    let pointed = pointedWidget
    draw()
    // What came to lie under the pointer just now shows it at once.
    if pointedWidget != pointed { draw() }
    forgetGoneTooltip()
    askForPointerShape()
    defer { requests = [] }
    return Frame(
      sprites: ui.sprites, ground: Theme.ground, scale: pixelsPerPoint * layout.interfaceScale,
      isMoving: isMoving, requests: requests)
  }

  /// Whether nothing moves and no hand holds anything.
  public var isAtRest: Bool { !isMoving && gesture == .none }

  /// The demo on the stage.
  public var demo: any Demo { player.demo }

  public var place: Place {
    var place = Place(demo: player.demo.name, interface: interfaceFactor)
    for player in players where player.time != player.playhead.timeline.range.lowerBound {
      place.times[player.demo.name] = player.playhead.keptTime
    }
    return place
  }

  /// Goes back to where somebody was; what is no longer there is passed over.
  public mutating func restore(_ place: Place) {
    for index in players.indices {
      if let time = place.times[players[index].demo.name] { players[index].playhead.jump(to: time) }
    }
    setInterface(place.interface)
    if let index = players.firstIndex(where: { $0.demo.name == place.demo }) { choose(index) }
    galleryScroller.jump(to: galleryScroller.destination)
    draw()
  }

  /// What the command line asks for: a demo on the stage, its time, whether it plays and how fast.
  public mutating func start(
    demo: String?, at time: Double? = nil, plays: Bool = false, speed: Double = 1
  ) {
    if let index = players.firstIndex(where: { $0.demo.name == demo }) { choose(index) }
    galleryScroller.jump(to: galleryScroller.destination)
    if let time { player.playhead.jump(to: time) }
    player.playhead.speed = speed
    if plays { player.playhead.play() }
    draw()
  }

  // MARK: Time

  private var isMoving: Bool {
    player.isMoving || galleryScroller.isMoving || timelineScroller.isMoving
      || curve.scroller.isMoving || knobsScroller.isMoving
      || helpScroller.isMoving || home.scroller.isMoving || isTooltipDue
      || liveDemo != nil || notice != nil || predictionFades
  }

  private mutating func advance(by dt: Double) {
    age += dt
    sinceEvent += dt
    notice?.advance(by: dt)
    if notice?.isOver == true { notice = nil }
    player.advance(by: dt)
    galleryScroller.advance(by: dt)
    timelineScroller.advance(by: dt)
    curve.scroller.advance(by: dt)
    knobsScroller.advance(by: dt)
    helpScroller.advance(by: dt)
    home.scroller.advance(by: dt)
    if liveDemo != liveSince?.demo { liveSince = liveDemo.map { ($0, age) } }
  }

  /// The demo whose picture moves because it is pointed at or has the focus.
  private var liveDemo: Int? {
    guard let index = pointedDemo, players[index].playhead.timeline.length > 0 else { return nil }
    return index
  }

  private var pointedDemo: Int? {
    if case .demo(let index)? = pointedWidget { return index }
    if case .demo(let index)? = ui.focus, ui.showsFocus { return index }
    return nil
  }

  private var pointedWidget: Widget.Identity? {
    ui.pointer.flatMap { ui.widget(at: $0) }?.identity
  }

  func liveTime(of index: Int) -> Double {
    let playhead = players[index].playhead
    guard let since = liveSince, since.demo == index else { return players[index].demo.posterTime }
    let elapsed = (age - since.age) * playhead.rate + players[index].demo.posterTime
    let round = playhead.timeline.length + 0.5 * playhead.rate
    return playhead.timeline.clamp(
      playhead.timeline.range.lowerBound + elapsed.truncatingRemainder(dividingBy: round))
  }

  // MARK: Drawing

  private mutating func draw() {
    followPreview()
    if wantedParts != layout.parts { relayout() }
    var ui = ui
    ui.beginFrame(pixelsPerPoint: pixelsPerPoint * layout.interfaceScale)
    if !layout.lanes.isEmpty {
      drawLanes(&ui)
    } else if showsStage {
      drawStage(players[chosen].picture(), layout, &ui)
      drawMotion(&ui)
    }
    if let knobs = layout.knobs { drawKnobs(in: knobs, &ui) }
    if layout.side == .curve { drawCurve(in: layout.sideRoom, &ui) }
    if layout.side == .home { drawHome(in: layout.sideRoom, &ui) }
    drawNotice(&ui)
    if let gallery = layout.gallery { drawGallery(in: gallery, &ui) }
    if let graphs = layout.graphs { drawGraphs(in: graphs, &ui) }
    if let timeline = layout.timeline { drawTimeline(in: timeline, &ui) }
    if let transport = layout.transport { drawTransport(in: transport, &ui) }
    if showsHelp { drawPalette(&ui) }
    ui.endFrame()
    drawTooltip(&ui)
    self.ui = ui
    let wantsText = if case .field? = ui.focus { true } else { false }
    if typing != wantsText {
      typing = wantsText
      requests.append(.textInput(typing))
    }
  }

  private var showsStage: Bool { layout.stage.width > 1 }

  mutating func resize(to size: Size, pixelsPerPoint: Double) {
    guard size.width > 0, size.height > 0, pixelsPerPoint > 0 else { return }
    windowSize = size
    self.pixelsPerPoint = pixelsPerPoint
    relayout()
  }

  mutating func relayout() {
    let before = layout
    defer { if layout != before { holdAgain() } }
    layout = Layout(
      window: windowSize, pixelsPerPoint: pixelsPerPoint, showsPanels: showsPanels,
      showsGallery: showsGallery, showsTimeline: showsTimeline, side: side,
      parts: wantedParts, factor: interfaceFactor)
    guard let gallery = layout.gallery else { return }
    let list = galleryList(in: gallery)
    galleryScroller.resize(
      to: Extent(range: 0...galleryOverflow(list), viewport: max(list.height, 1)))
    if let old = before.gallery, old.height != gallery.height {
      reveal(demo: chosen)
      galleryScroller.jump(to: galleryScroller.destination)
    }
  }

  private mutating func askForPointerShape() {
    let wanted = wantedPointerShape
    guard wanted != pointerShape else { return }
    pointerShape = wanted
    requests.append(.pointerShape(wanted))
  }

  static func title(of player: Player) -> String { "\(player.demo.title) – Riff" }
}
