// Presenting talks, in English.
extension English {
  static let talk: [Phrase: String] = [
    .presentKeys: "Present the talk from the first stop, from here",
    .present: "Present from the first stop",
    .presentFromHere: "Present from here",
    .addTalkStop: "Add what is on the stage to the talk",
    .wordsForPresenting: "slideshow, slide show, slides, presentation, presenter",
    .wordsForAddingStop: "add slide, new slide, add to presentation",
    .stopOfStops: "{1} / {2}",
    .stopIsMissing: "{1} can't be opened. Check its path in the talk file.",
    .stopFileIsGone: "{1} no longer exists. This is its last version.",
    .stopHasCrashed: "{1} crashed or didn't finish. It runs again after the next change.",
    .stopMayNotRun:
      "{1} is code and isn't allowed to run yet. Open it outside the talk to allow it.",
    .stopIsComing: "Opening {1}…",
    .talkOfEverything: "All demos",
    .talkIsWrong: "The talk file has mistakes. This is its last version without any.",
    .talkIsUnread: "{1}: {2} The talk begins once the file is saved without mistakes.",
    .sheetHint: "Enter opens · type a number and Enter · O closes",
    .talkWithOneStop: "{1}: 1 stop. F5 presents it.",
    .talkWithStops: "{2}: {1} stops. F5 presents them.",
    .addedStop: "Added as stop {1} to {2}",
    .saveBeforeAddingStop: "Save this scene to a file first (Ctrl+Shift+S).",
  ]
}
