// Warnings in English: what is wrong, and what to do.
extension English {
  static let warnings: [Phrase: String] = [
    .dismissWarning: "Dismiss",
    .moreWarnings: "{1} more",
    .editsUnsaved: "Your edits are not saved: {1} Put this right; Riff keeps trying.",
    .noHomeFolder:
      "Your edits are not saved: there is no home folder. Set HOME to one and start Riff again.",
    .oneLineDamaged:
      "{1} was opened without one line. {2} {3} keeps the whole text: correct it there.",
    .linesDamaged:
      "{2} was opened without {1} lines. {3} {4} keeps the whole text: correct them there.",
    .newerDocument: "{1} is from a newer Riff.",
    .damagedDocument: "{1} is damaged. {2}",
    .olderOpened: "{1} It is kept as {2}, and {3} was opened instead.",
    .nothingOpened: "{1} No edits were opened; {2} keeps the whole text.",
    .editsUnopened: "Your edits were not opened: {1} Move it away; Riff saves new ones then.",
    .otherProgram: "Another program changed {1}. Its version is kept as {2}; yours is saved.",
    .otherWindow: "Another Riff saves to the same file. Close one: the last one to save wins.",
    .placeUnsaved: "Your place is not saved: {1} Put this right; Riff keeps trying.",
    .placeUnopened: "Your place is not saved: {1} Move it away and start Riff again.",
    .placeUnreadable: "{1} is damaged. It is kept as {2}, and Riff starts with the first demo.",
    .unrecorded: "The recording waits: {1} Put this right; Riff keeps trying.",
    .recordingEnded: "The recording has ended early: {1} It plays as far as it goes.",
    .fileIsFolder: "{1} cannot be opened: it is a folder. Open a file in it.",
    .fileUnsaved: "{1} cannot be saved: {2}",
    .fileExists: "There is a file {1} already. Save as another one, or press Enter twice.",
    .fileVanished: "{1} is not there any more. Save as… (Ctrl+Shift+S) writes it anew.",
    .fileChangedElsewhere:
      "{1} was changed by another program. It is read again now; save once more to write your edits into it.",
    .fileIsFaulty: "{1} cannot be saved while it has mistakes: {2}",
    .filmIsBeingMade: "A film is being made. Wait for it, or stop it with Esc.",
    .filmExists: "{1} already exists. Choose another name, or press Enter twice to replace it.",
    .talkInterrupted: "A talk was interrupted, and can't be resumed. {1}",
    .stopNotAdded: "The stop was not added. {1}",
    .startedAgain:
      "{1} crashed, filled the memory or did not come to an end, so Riff started again, with what was saved. It runs again once it is changed.",
  ]
}
