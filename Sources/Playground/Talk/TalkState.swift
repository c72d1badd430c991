/// The talk file that is open, and the talk while it is presented.
struct TalkState {
  var open: OpenTalk?
  /// Whether the host was asked to add a stop to the open talk.
  var addsStop = false
  /// The talk that is being presented.
  var presentation: Presentation?
  /// The code beside the stage.
  var code = CodeOnShow()
  /// Measures how long the talk has taken so far.
  var stopwatch = Stopwatch()
  /// How long the talk may take, in minutes, if the command line says so and not its file.
  var minutes: Double?
  /// The keys of talks.
  var keys = TalkKeys()
}
