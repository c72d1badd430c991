// Films, in English.
extension English {
  static let films: [Phrase: String] = [
    .exportFilm: "Export a film",
    .wordsForFilms: "gif, mp4, webm, webp, apng, video, movie, render, record, pictures",
    .filmTitle: "Export {1} as a film",
    .filmFormat: "Format",
    .filmSize: "Size",
    .filmRate: "Frame rate",
    .filmRange: "Range",
    .filmPlaying: "Playback",
    .filmBackground: "Background",
    .filmPath: "File",
    .filmPictures: "Pictures",
    .filmWhole: "Whole timeline",
    .filmLoopRange: "Loop range",
    .filmRepeats: "Repeat",
    .filmThereAndBack: "There and back",
    .filmOnce: "Once",
    .filmGround: "Keep",
    .filmClear: "Transparent",
    .filmPlaceholder: "A path, such as ~/ball.gif",
    .filmHint: "Arrow keys choose, Enter exports, Esc cancels.",
    .filmEndings:
      "The name must end in .gif, .png, .mp4, .webm or .webp, or be like frames/%04d.png.",
    .filmExport: "Export",
    .filmWork: "{1}: {2}%. Esc stops.",
    .filmWorkLeft: "{1}: {2}%, {3} s left. Esc stops.",
    .filmMade: "Exported {1}",
    .filmStopped: "Export stopped. Nothing was written.",
  ]
}
