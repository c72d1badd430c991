package import Talks

/// The talk file that is open, and the talk while it is presented.
package struct TalkState {
  package var open: OpenTalk?
  /// Whether the host was asked to add a stop to the open talk.
  package var addsStop = false
  /// The talk that is being presented.
  package var presentation: Presentation?
  /// The stop at which a talk was left by mistake or on purpose, until it is presented again.
  package var left: SavedStop?
  /// The code beside the stage.
  package var code = CodeOnShow()
  /// Measures how long the talk has taken so far.
  package var stopwatch = Stopwatch()
  /// The planned length in minutes, if the command line has one and the file has none.
  package var minutes: Double?
  /// The PDFs whose pages it shows.
  package var slides = Slides()
  /// A factor of the usual size of type in the speaker's notes.
  package private(set) var notesZoom = 1.0
  /// The keys of talks.
  package var keys = TalkKeys()

  /// How many seconds ago the moment was that is on the stage; nil while it is now.
  package var rewound: Double?

  /// 0.6…3; other factors become the nearest of these.
  package mutating func setNotesZoom(_ zoom: Double) {
    notesZoom = min(max(zoom, Self.notesZooms.lowerBound), Self.notesZooms.upperBound)
  }

  package static let notesZooms = 0.6...3.0

  /// Makes the type of the notes larger or smaller by an eighth for each step.
  package mutating func zoomNotes(by steps: Int) {
    var zoom = notesZoom
    for _ in 0..<abs(steps) { zoom *= steps > 0 ? 1.125 : 1 / 1.125 }
    // A step back returns to the usual size.
    setNotesZoom(abs(zoom - 1) < 1e-9 ? 1 : zoom)
  }
}
