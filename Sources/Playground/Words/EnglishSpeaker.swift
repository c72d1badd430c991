// The speaker's side of a talk, in English.
extension English {
  static let speaker: [Phrase: String] = [
    .speakerNotes: "Speaker's notes",
    .noNotes: "No notes for this stop",
    .nextStop: "Next",
    .noNextStop: "This is the last stop.",
    .oneMinuteLeft: "1 minute left",
    .minutesLeft: "{1} minutes left",
    .overTime: "Over time",
    .timeLeft: "Left",
    .timeOver: "Over",
    .stopwatchName: "Stopwatch",
    .stopwatchRests: "Stopwatch (paused)",
    .stopwatchWaits: "Stopwatch (starts at the next stop)",
    .screenIsBlack: "The screen is black",
    .screenIsWhite: "The screen is white",
    .timeOfDay: "Time",
    .nobodyPresents: "No talk is being presented. F5 presents one.",
  ]
}
