// Code beside the stage, and what a test card says of the display, in English.
extension English {
  static let code: [Phrase: String] = [
    .toggleCode: "Show or hide code beside the stage",
    .wordsForCode: "source, code view, swift",
    .codeTitle: "Code",
    .codeTrack: "Track",
    .codeLines: "File",
    .showCodeTrack: "Show the current track as code",
    .showCodeLines: "Show the file's text",
    .setEasingTo: "Set the easing to {1}",
    .kindEasing: "Easing",
    .noCode: "Nothing is animated here",
    .tooMuchCode: "Too many keyframes to show ({1})",
    .sourceComes: "Reading the file…",
    .noSource: "The file is too large to show, or isn't text",
    .codeList: "Code: drag, use the wheel or the arrow keys to scroll",
    .displayUnnamed: "unnamed",
    .displayPixels: "{1} pixels",
    .displayPoints: "{1} points, scale {2}",
    .displayRate: "{1} Hz",
    .displayRateUnknown: "Refresh rate unknown",
    .displayRenderer: "Drawn by {1}",
    .displayNumber: "Display {2} of {3}: {1}",
  ]
}
