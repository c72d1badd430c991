/// Everything that can be asked of the session, by a key, a click or a script.
enum Action: Equatable {
  case togglePlay
  case step(frames: Int)
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
  case togglePanels
  case toggleGallery
  case toggleHelp
  case toggleFullscreen
  case search
  case quit
}
