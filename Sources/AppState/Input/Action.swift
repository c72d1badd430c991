import DemoKit
package import Editing
package import Interface
package import Stage
package import Words

/// Everything that a key, a click or a script can ask the session to do.
package enum Action: Equatable, Sendable {
  case togglePlay
  /// Until its key is released.
  case slowMotion
  /// Goes back through the last minute by some seconds; negative values go forward again.
  case rewind(Double)
  /// Resumes from the moment shown by rewinding, and drops everything after it.
  case resumeFromHere
  case returnToNow
  /// Types a time into the transport.
  case typeTime
  case step(frames: Int)
  /// 1 plays forwards, −1 backwards, 0 stops; the same direction again doubles the speed.
  case shuttle(Double)
  /// Sets an end of the loop to the playhead.
  case setLoop(Playback.Bound)
  case clearLoop
  /// At the end: stop, start again, turn around.
  case cycleEnding
  case cycleDriver(by: Int)
  /// Lets one input control time, or any.
  case giveControl(DriverChoice)
  /// −1 the previous one, 1 the next.
  case jumpToKeyframe(Int)
  /// −1 the previous marker or cue, 1 the next.
  case jumpToMarker(Int)
  case toggleTimeline
  case fitTimeline
  /// Below 1 zooms in.
  case zoomTimeline(Double)
  /// Editing keyframes.
  case timeline(TimelineCommand)
  /// Using the graph editor.
  case graph(GraphCommand)
  /// The next scroll physics.
  case cyclePhysics
  case goToStart
  case goToEnd
  case changeSpeed(by: Int)
  /// The next faster speed; after the fastest, the slowest.
  case cycleSpeed
  case nextPage
  case previousPage
  case choose(demo: Int)
  case pressStage(button: String)
  case reset
  case undo
  case redo
  /// Undoes or redoes steps until so many can be undone.
  case jumpInHistory(to: Int)
  /// Copies the selected keyframes, or the code while the export panel is open.
  case copy
  /// Pastes the clipboard.
  case paste
  /// Shows or hides a panel beside the stage.
  case toggle(SidePanel)
  case curve(CurveAction)
  /// Using the colour picker.
  case picker(PickerAction)
  /// Rearranging nodes.
  case nodes(NodeAction)
  case outline(OutlineAction)
  /// Drawing on the stage.
  case tools(ToolsAction)
  case newScene
  /// Writes the edits into the file of the demo.
  case save
  /// Types a path to write the scene to.
  case saveAs
  /// Making a film.
  case film(FilmAction)
  /// Removes a scene that was made here.
  case deleteScene(String)
  /// Editing nodes on the stage.
  case editor(EditorAction)
  /// Using the properties panel.
  case properties(PropertyAction)
  /// Pointing things out to an audience.
  case pointing(PointingAction)
  /// Shows pointer and keys to an audience.
  case toggleKeyHUD
  /// The same from the beginning, as in films.
  case showInput
  /// Shows all versions of the demo side by side.
  case toggleCompare
  /// Shows or hides vectors between the nodes of compared versions.
  case toggleVectors
  /// Shows the demo with reduced motion beside it.
  case toggleReducedMotion
  /// Testing whether versions can be told apart.
  case blind(BlindAction)
  /// Goes back to the version that was on the stage before.
  case exchangeVersion
  case showVersion(Versions.Letter)
  case keepVersion
  case forgetVersion(Versions.Letter)
  case toggleTrails
  case toggleValues
  /// Using the code beside the stage.
  case code(CodeAction)
  /// Using the export panel.
  case export(ExportAction)
  /// Sets a knob; nil is the default.
  case turnKnob(String, to: KnobValue?)
  /// Making and changing knobs.
  case knobs(KnobAction)
  /// Removes all edits of the demo.
  case dropEdits
  case togglePanels
  case toggleGallery
  case toggleHelp
  /// Uses the list of controls that don't fit in the transport.
  case more(MoreAction)
  /// Using files.
  case file(FileAction)
  /// Using the palette.
  case palette(PaletteAction)
  /// Using a context menu.
  case menu(MenuAction)
  /// Opens the menu of the focused or selected thing.
  case openMenu
  /// Moves the focus to the next panel (1) or the previous one (−1).
  case cyclePanels(by: Int)
  /// Moves the playhead.
  case goTo(Double)
  /// Changes the interface size by steps of a quarter.
  case changeInterface(by: Int)
  case resetInterface
  /// Changes the language of the interface.
  case useLanguage(Language)
  /// Shows everything in that theme.
  case theme(ThemeName)
  case nextTheme
  case toggleFullscreen
  case search
  /// Using the tour.
  case tour(TourAction)
  /// Presenting a talk.
  case talk(TalkAction)
  /// Closes the topmost thing, one at a time; never quits.
  case escape
  case quit
}

extension Action {
  /// Seconds that a key of rewinding goes back.
  package static let rewindStep = 0.5
}
