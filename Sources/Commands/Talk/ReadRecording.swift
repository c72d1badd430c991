import AppState
import DemoKit
import Formats
import Playground
import SDLHost
import Stage
import Words

/// A recording that was read, and the demos that it shows.
nonisolated struct ReadRecording: Sendable {
  var recording: Recording
  let demos: [any Demo]
  /// The recordings that are stops of its talks, by their paths.
  let stops: [String: ReadRecording]
  /// The mistakes in files that are stops of its talks, by their demos' names.
  var problems: [String: [FileError]] = [:]
  /// The scenes of files that were read or saved during the recording, in this order.
  var scenes: [RecordedScene] = []

  /// The recording's replay, from the start.
  func replay(showsInput: Bool = false, text: TextRenderer) -> Replay {
    Replay(
      recording, of: demos, stops: openedStops(text.measure), problems: problems,
      scenes: scenes, showsInput: showsInput, measure: text.measure,
      hasFont: { $0.sample.isEmpty || text.shows($0.sample) })
  }

  /// The recording as a stop of a talk. This may be made on any thread, and takes a while.
  func opened(resumedAt: Double? = nil, measure: @escaping TextMeasure) -> OpenedRecording {
    PictureDecoder.$current.withValue(PictureDecoder(PlacedPictures.decode)) {
      OpenedRecording(
        recording, of: demos, stops: openedStops(measure), problems: problems,
        scenes: scenes, resumedAt: resumedAt, measure: measure)
    }
  }

  private func openedStops(_ measure: @escaping TextMeasure) -> [String: OpenedRecording] {
    stops.mapValues { $0.opened(measure: measure) }
  }
}

/// Reads a recording and its demos, however long that takes.
func recording(at path: String) throws(Failure) -> ReadRecording {
  let opening = RecordingOpening(path)
  while true {
    try goOn()
    guard let read = try opening.poll(at: Host.now) else {
      Host.wait(0.002)
      continue
    }
    if !read.recording.isComplete {
      note("\(path) was cut off; it is played as far as it goes.")
    }
    return read
  }
}
