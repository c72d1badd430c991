/// The talk file that is open, and the talk while it is presented.
package struct TalkState {
  package var open: OpenTalk?
  /// Whether the host was asked to add a stop to the open talk.
  package var addsStop = false
  /// The talk that is being presented.
  package var presentation: Presentation?
  /// The code beside the stage.
  package var code = CodeOnShow()
  /// Measures how long the talk has taken so far.
  package var stopwatch = Stopwatch()
  /// The planned length in minutes, if the command line has one and the file has none.
  package var minutes: Double?
  /// The PDFs whose pages it shows.
  package var slides = Slides()
  /// The keys of talks.
  package var keys = TalkKeys()
}
