import Exporting
import Stage

/// Everything that can be asked of the session, by a key, a click or a script.
enum Action: Equatable {
  case togglePlay
  case step(frames: Int)
  /// 1 forwards, −1 backwards, 0 stops; again along the present way is twice as fast.
  case shuttle(Double)
  /// Puts an end of the loop at the playhead.
  case setLoop(Playback.Bound)
  case clearLoop
  /// Stop at the end, begin again, turn around.
  case cycleEnding
  case cycleDriver(by: Int)
  /// −1 the keyframe before, 1 the one after.
  case jumpToKeyframe(Int)
  case toggleTimeline
  case fitTimeline
  /// Below 1 is closer.
  case zoomTimeline(Double)
  /// Something with keyframes.
  case timeline(TimelineCommand)
  /// The next profile of physics for free timelines.
  case cyclePhysics
  case goToStart
  case goToEnd
  case changeSpeed(by: Int)
  /// The next faster speed, and after the fastest the slowest.
  case cycleSpeed
  case nextPage
  case previousPage
  case choose(demo: Int)
  case pressStage(button: String)
  case reset
  case undo
  case redo
  case toggleKnobs
  case toggleCurve
  case curve(CurveAction)
  /// Lanes of all versions of the demo.
  case toggleCompare
  /// The version that was put away last, on to the stage.
  case exchangeVariant
  case showVariant(Variants.Letter)
  case keepVariant
  case forgetVariant(Variants.Letter)
  case toggleTrails
  case toggleValues
  case toggleHome
  /// What is taken home, and in which language.
  case takeHome(HomeSubject)
  case writeHome(ExportFormat)
  /// The next track, node or stretch to take home, or the one before.
  case stepHome(Int)
  /// To the clipboard.
  case copyHome
  /// Nil is the default.
  case turnKnob(String, to: KnobValue?)
  /// Gives up all edits of the demo.
  case dropEdits
  case togglePanels
  case toggleGallery
  case toggleHelp
  /// Performs a line of the palette.
  case performLine(Int)
  /// So many steps larger.
  case changeInterface(by: Int)
  case resetInterface
  case toggleFullscreen
  case search
  case quit
}
