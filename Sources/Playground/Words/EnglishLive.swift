// Files that are compiled and run, in English.
extension English {
  static let live: [Phrase: String] = [
    .runTitle: "Run {1}?",
    .runBody:
      "It is a program. Riff compiles it and runs it, and again each time it is saved. It can do everything that you can, such as read, change and send your files. Run it only if you trust it.",
    .runStopped:
      "It is a program, and the last time it ran, it crashed or never came to an end, so that Riff had to start again. Change the file first, or run it once more.",
    .fileMayNotRun:
      "This file is a program and has not been allowed to run. Open it once more, and choose Run.",
    .fileHasStopped:
      "This file crashed or never came to an end when it ran, and Riff had to start again. Change it, or open it once more to run it as it is.",
    .runFile: "Run",
    .dontRun: "Don't run",
    .runHint: "← → choose, Enter takes the chosen one, Esc doesn't run it.",
  ]
}
