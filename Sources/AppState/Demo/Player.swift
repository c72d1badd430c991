package import DemoKit
package import Editing
package import Keyframes
import Scrolling
package import Stage
import Words

/// A demo with its state, its scene and its playhead, which it keeps while another demo is on the
/// stage.
package struct Player {
  package internal(set) var demo: any Demo
  /// The colours that demos share.
  var colors = DemoColors.usual
  /// The user's edits, merged with what its file has changed since.
  package internal(set) var edits = DemoEdits()
  /// The properties that were changed both in these edits and in the file.
  package internal(set) var conflicts: [MergeConflict] = []
  /// The edits as they are in the document, and what they replace there.
  var (stored, originals) = (DemoEdits(), DemoEdits())
  /// The scenes of this demo in these colours with these edits.
  var scenes = PlayerScenes()
  /// The size of the scene's stage.
  package private(set) var stageSize: Size
  /// Changes whenever the scene may have changed.
  package internal(set) var revision = 0
  var (pictures, madeRows) = (PlayerPictures(), PlayerRows())
  /// Caches for comparing versions and showing motion.
  package var sights = Sights()
  /// The scene's named times.
  package private(set) var cues: [Cue]
  /// The starts of the scene's takes.
  package private(set) var takeStarts: [TakeStart]
  var tracker: CueTracker
  var pager: Pager
  /// The page on which the playhead last came to rest, and for how long it has been there.
  package var settled: Settling? { pager.settled }
  /// The length of the animations that begin when that page settles, in seconds.
  var settledDuration = 0.0
  /// Whether the demo moves independently of time.
  package internal(set) var demoMoves = false
  /// Times worth a mark on the scrub bar.
  package private(set) var ticks: [Double]
  package var playhead: Playhead
  /// The name of the scroll physics; nil until one has been chosen.
  var profile: String?

  package init(_ demo: any Demo) {
    self.demo = demo
    let scene = demo.scene
    (scenes, stageSize, cues) = (PlayerScenes(own: scene), scene.size, scene.cues)
    takeStarts = scene.takeStarts
    tracker = CueTracker(at: demo.timeline.range.lowerBound.nextDown)
    pager = Pager(demo.timeline)
    playhead = Playhead(demo.timeline, Handling(demo, scene, demo.timeline))
    ticks = Self.ticks(of: demo.timeline, scene)
  }

  /// The sprites on the stage at the current time.
  package mutating func picture() -> [Sprite] {
    pictures.picture(of: visibleScene, demo, at: moment(time, settled))
  }

  /// Identifies the picture at a time; `settled` is the page that has come to rest.
  package func moment(_ time: Double, _ settled: Settling? = nil) -> PlayerPictures.Moment {
    PlayerPictures.Moment(revision: revision, time: time, settled: settled, language: .current)
  }

  /// Gives up all that was prepared for the stage and the timeline; on the stage it is prepared again.
  package mutating func leaveStage() {
    pictures.forgetMotion()
    (scenes, sights) = (PlayerScenes(language: scenes.language), Sights())
    madeRows.forget()
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

  /// Shows the demo in other colours. It begins anew, for its state may have the old ones; the playhead,
  /// the knobs and the edits stay.
  package mutating func show(in colors: DemoColors) {
    guard colors != self.colors else { return }
    self.colors = colors
    begin(as: colors.bound { demo.fresh })
  }

  /// The timeline of the demo in its current state, with the length that the user has set.
  private var timeline: Timeline { demo.timeline.lasting(edits.length) }

  /// Rebuilds everything derived from the demo.
  mutating func remake() { stage(own: nil) }

  /// Rebuilds everything derived from the demo's own scene and the edits.
  mutating func stage() { stage(own: scenes.own) }

  private mutating func stage(own: Scene?) {
    scenes = PlayerScenes(own: own, after: scenes, keepsPoster: !MadeScene.isName(demo.name))
    sights = Sights()
    madeRows.sceneHasChanged()
    revision &+= 1
    let scene = scene
    stageSize = plainScene.size
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
