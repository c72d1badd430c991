package import DemoKit
package import Editing
package import Keyframes
package import Scrolling
package import Stage
import Words

/// A demo with its state, its scene and its playhead, which it keeps while another demo is on the
/// stage.
package struct Player {
  package private(set) var demo: any Demo
  /// The colours that demos share.
  private var colors = DemoColors.usual
  /// The demo's own scene in these colours and in those before. A scene that is made again, as when a talk
  /// begins or ends, shares their memory, also with the moments to which one can rewind.
  private var looks: [(colors: DemoColors, scene: Scene)] = []
  /// The user's edits, merged with what its file has changed since.
  package private(set) var edits = DemoEdits()
  /// The properties that were changed both in these edits and in the file.
  package private(set) var conflicts: [MergeConflict] = []
  /// The edits as they are in the document, and what they replace there.
  private var (stored, originals) = (DemoEdits(), DemoEdits())
  /// The demo's current scene; rebuilt only when the demo changes.
  package private(set) var scene: Scene {
    didSet {
      pictures.sceneHasChanged()
      sights = Sights()
      madeRows.sceneHasChanged()
      revision &+= 1
    }
  }
  /// The demo's own scene, without edits.
  package private(set) var ownScene: Scene
  /// The scene of the demo in its initial state, once it has been asked for.
  private var madeFreshScene: Scene?
  /// The scene with the nodes as they were rearranged, without edits of its tracks.
  package private(set) var plainScene: Scene
  /// The scene without the nodes that are hidden in the editor.
  package private(set) var visibleScene: Scene
  /// Changes whenever the scene may have changed.
  package private(set) var revision = 0
  private var pictures = PlayerPictures()
  private var madeRows = PlayerRows()
  /// Caches for comparing versions and showing motion.
  package var sights = Sights()
  /// The scene's named times.
  package private(set) var cues: [Cue]
  /// The starts of the scene's takes.
  package private(set) var takeStarts: [TakeStart]
  private var tracker: CueTracker
  private var pager: Pager
  /// The page on which the playhead last came to rest, and for how long it has been there.
  package var settled: Settling? { pager.settled }
  /// The length of the animations that begin when that page settles, in seconds.
  private var settledDuration = 0.0
  /// Whether the demo moves independently of time.
  package private(set) var demoMoves = false
  /// Times worth a mark on the scrub bar.
  package private(set) var ticks: [Double]
  package var playhead: Playhead
  /// The name of the scroll physics; nil until one has been chosen.
  private var profile: String?

  package init(_ demo: any Demo) {
    self.demo = demo
    ownScene = demo.scene
    (plainScene, scene, visibleScene) = (ownScene, ownScene, ownScene)
    cues = scene.cues
    takeStarts = scene.takeStarts
    tracker = CueTracker(at: demo.timeline.range.lowerBound.nextDown)
    pager = Pager(demo.timeline)
    playhead = Playhead(demo.timeline, Handling(demo, scene, demo.timeline))
    ticks = Self.ticks(of: demo.timeline, scene)
  }

  /// The sprites on the stage at the current time.
  package mutating func picture() -> [Sprite] {
    pictures.picture(
      of: visibleScene, demo,
      at: PlayerPictures.Moment(
        revision: revision, time: time, settled: settled, language: .current))
  }

  /// Gives up all that was prepared for the stage and the timeline; on the stage it is prepared again.
  package mutating func leaveStage() {
    pictures.forgetMotion()
    sights = Sights()
    madeRows.forget()
  }

  /// The picture in the gallery, shown unless the pointer is on it: of the demo without edits; of a scene
  /// made here, which is all edits, with them.
  package mutating func poster() -> [Sprite] {
    let (demo, colors, edited) = (demo, colors, scene)
    return pictures.poster {
      let shown = MadeScene.isName(demo.name) ? edited : colors.bound { demo.fresh.scene }
      return shown.localized(by: demo).frame(at: demo.posterTime)
    }
  }

  /// The rows of its timeline, including constants that are explicitly set.
  package mutating func rows() -> [TimelineRow] { madeRows.rows(of: scene) }

  /// The rows of every node with all its properties, set or not.
  ///
  /// - Complexity: O(*n*) in the properties of all nodes after the scene has changed, else O(1).
  package mutating func wholeRows() -> [TimelineRow] {
    madeRows.wholeRows(of: scene, isPaged: playhead.isPaged)
  }

  /// The times of all keyframes on its timeline, in order, each once.
  package mutating func keyTimes() -> [Double] { madeRows.keyTimes(of: scene) }

  /// The rows of its timeline, if they have been made since the scene changed.
  package var currentRows: [TimelineRow]? { madeRows.current }

  /// The current rows, or new ones without constants.
  package var rowsNow: [TimelineRow] { currentRows ?? TimelineRow.rows(of: scene) }

  /// From the first keyframe to the last, as of when the rows were made.
  package var keySpan: ClosedRange<Double>? { madeRows.keySpan }

  /// The nodes of the demo in its initial state.
  package mutating func freshNodes() -> [Node] { freshScene().nodes }

  /// The scene of the demo in its initial state, without edits.
  package mutating func freshScene() -> Scene {
    let scene = madeFreshScene ?? colors.bound { demo.fresh.scene }
    madeFreshScene = scene
    return scene
  }

  /// The length of the timeline without edits of it.
  package var ownLength: Double { demo.timeline.length }

  package var time: Double { playhead.time }

  /// Rebuilds what contains words, after the language has changed.
  package mutating func languageHasChanged() {
    (madeRows, sights) = (PlayerRows(), Sights())
    remake()
  }

  /// Whether the next frame will differ without any input.
  package var isMoving: Bool {
    playhead.isMoving || demoMoves || (settled?.seconds ?? 0) < settledDuration
  }

  /// Lets `dt` seconds pass.
  package mutating func advance(by dt: Double) {
    advanceDemo(by: dt)
    playhead.advance(by: dt)
    crossCues()
    guard let page = pager.advance(by: dt, to: time, isResting: playhead.isResting) else { return }
    settledDuration = scene.duration(afterSettlingOn: page)
    change(.settled(page: page))
  }

  /// Advances the demo before time, so that it can lengthen the timeline before time reaches the end.
  private mutating func advanceDemo(by dt: Double) {
    guard dt > 0 else { return }
    demoMoves = receive(.seconds(dt)) != .ignored
    if demoMoves { remake() }
  }

  /// Reports to the demo, once each, the cues that time has passed.
  private mutating func crossCues() {
    let hasBegun = playhead.isMoving || time != playhead.timeline.range.lowerBound
    guard !cues.isEmpty, hasBegun || tracker.time >= time else { return }
    for crossing in tracker.move(to: time, over: cues) {
      change(.cue(crossing))
    }
  }

  /// Shows the properties of the display.
  package mutating func show(_ report: DisplayReport) {
    demo.displayReport = report
    remake()
  }

  package mutating func press(_ button: String) -> Reply { change(.button(button)) }
  package mutating func tap(_ position: Point) -> Reply { change(.tap(position)) }
  package mutating func handle(_ event: PointerEvent) -> Reply { change(.pointer(event)) }

  /// The timeline of the demo in its current state, with the length that the user has set.
  private var timeline: Timeline { demo.timeline.lasting(edits.length) }

  /// Restores the demo's initial state; edits and scroll physics stay.
  package mutating func reset() {
    let (edits, originals, physics) = (stored, originals, playhead.physics)
    let profile = profile
    let (revision, colors) = (revision, colors)
    self = colors.bound { Player(demo.fresh) }
    (self.revision, self.colors) = (revision &+ 1, colors)
    apply(edits, since: originals)
    adopt(physics, profile)
  }

  /// Replaces the demo; the playhead, the knobs and the edits stay.
  package mutating func replace(by new: any Demo) {
    demo = new
    pictures.forgetPoster()
    (madeFreshScene, demoMoves) = (nil, false)
    mergeEdits()
    turnKnobs()
    remake()
    adopt(playhead.physics, profile)
  }

  /// Sets the scroll physics and the name of their profile; nil if none is chosen.
  package mutating func adopt(_ physics: Physics, _ profile: String?) {
    playhead.physics = physics
    self.profile = profile
    guard let profile else { return }
    let reply = receive(.adopted(profile: profile))
    if reply != .ignored { remake() }
  }

  /// Replaces the edits of knobs and tracks; the demo keeps its state. `originals` are what they
  /// replace in the demo's file, see `Document`; nil keeps those of the edits before.
  package mutating func apply(_ stored: DemoEdits, since originals: DemoEdits? = nil) {
    let old = edits
    self.stored = stored
    self.originals = originals ?? self.originals
    mergeEdits()
    guard edits != old else { return }
    guard edits.values != old.values || edits.knobs != old.knobs else {
      if edits.tracks != old.tracks || edits.length != old.length || edits.nodes != old.nodes
        || edits.hiddenNodes != old.hiddenNodes || edits.tokens != old.tokens
      {
        stage()
      }
      return
    }
    turnKnobs()
    remake()
  }

  /// Makes the edits edits of the demo as its file has it now.
  private mutating func mergeEdits() {
    if !originals.isEmpty { _ = freshScene() }
    (edits, conflicts) = merged(stored, since: originals)
  }

  /// Edits of the demo, merged with what its file has changed since, and what both changed.
  package func merged(
    _ edits: DemoEdits, since originals: DemoEdits, preferring side: MergeSide = .mine
  ) -> (edits: DemoEdits, conflicts: [MergeConflict]) {
    guard !originals.isEmpty else { return (edits, []) }
    let scene = madeFreshScene ?? colors.bound { demo.fresh.scene }
    return edits.rebased(
      from: originals, onto: scene.nodes, demo.timeline,
      tokens: edits.tokens == nil ? nil : scene.allTokens, knobs: scene.knobs, preferring: side)
  }

  private mutating func turnKnobs() {
    let colors = colors
    colors.bound { demo.takeKnobs(of: edits) }
  }

  @discardableResult
  private mutating func change(_ input: DemoInput) -> Reply {
    let reply = receive(input)
    guard reply != .ignored else { return reply }
    remake()
    switch reply {
    case .play: playhead.play()
    case .playFromStart:
      playhead.jump(to: demo.timeline.range.lowerBound)
      playhead.play()
    case .pause: playhead.pause()
    case .nothing, .ignored, .hold, .adopt, .turn: break
    }
    return reply
  }

  private mutating func receive(_ input: DemoInput) -> Reply {
    let colors = colors
    return colors.bound { demo.receive(input, at: playhead.timeline.clamp(time)) }
  }

  /// Shows the demo in other colours. It begins anew, for its state may have the old ones; the playhead,
  /// the knobs and the edits stay.
  package mutating func show(in colors: DemoColors) {
    guard colors != self.colors else { return }
    looks = looks.filter { $0.colors == colors } + [(self.colors, ownScene)]
    self.colors = colors
    replace(by: colors.bound { demo.fresh })
  }

  /// Rebuilds everything derived from the demo.
  private mutating func remake() {
    let made = colors.bound { demo.scene }
    ownScene = looks.first { $0.colors == colors && $0.scene == made }?.scene ?? made
    stage()
  }

  /// Rebuilds the scene from the demo's own and the edits, and everything derived from it.
  private mutating func stage() {
    if MadeScene.isName(demo.name) { pictures.forgetPoster() }
    let fresh = edits.nodes == nil ? [] : freshNodes()
    plainScene = ownScene.arranged(by: edits, fresh: fresh)
    let edited = demo.edited(ownScene, by: edits, fresh: fresh)
    visibleScene = edited.shown(by: edits)
    scene = edited
    pager.pages = demo.timeline.pageRange
    (cues, takeStarts) = (scene.cues, scene.takeStarts)
    settledDuration = settled.map { scene.duration(afterSettlingOn: $0.page) } ?? 0
    playhead.change(to: timeline, Handling(demo, scene, timeline))
    ticks = Self.ticks(of: timeline, scene)
  }

  private static func ticks(of timeline: Timeline, _ scene: Scene) -> [Double] {
    let times = timeline.ticks.isEmpty ? scene.keyframeTimes : timeline.ticks
    return times.filter { timeline.range.contains($0) }
  }
}
