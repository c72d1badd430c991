// Frame times in English.
extension English {
  /// The panel of frame times, and why frames were missed.
  static let frameTimes: [Phrase: String] = [
    .frameTimesTitle: "Frame times",
    .toggleFrameTimes: "Show or hide frame times",
    .wordsForFrameTimes: "fps, frames per second, performance, missed frames, profiler, jank",
    .milliseconds: "{1} ms",
    .frameWork: "Work of Riff",
    .frameDisplay: "Display",
    .frameNoCore: "No core free",
    .frameMissed: "Missed",
    .framesPerSecond: "Frames per second",
    .frameMedian: "Median",
    .framePercentile: "95th percentile",
    .frameSlowest: "Slowest",
    .framesMissedSinceOpened: "Missed since opened",
    .missedFrames: "Missed frames",
    .framesWhileMoving: "Frames are measured while something moves.",
    .noMissedFrames: "None",
    .missedUnrecorded: "Not recorded",
    .missedNoCore: "No core for {1} ms",
    .missedWork: "Riff worked for {1} ms",
    .missedDisplay: "Display took {1} ms",
    .missedWaking: "Woken {1} ms late",
  ]
}
