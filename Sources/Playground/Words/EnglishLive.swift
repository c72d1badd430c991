// Files that are compiled and run, in English.
extension English {
  static let live: [Phrase: String] = [
    .runTitle: "Run {1}?",
    .runBody:
      "It is a program. Riff compiles it and runs it, and again each time it is saved. It can do everything that you can, such as read, change and send your files. Run it only if you trust it.",
    .runStopped:
      "It is a program, and the last time it ran, it crashed or never came to an end, so that Riff had to start again. Change the file first, or run it once more.",
    .runFile: "Run",
    .dontRun: "Don't run",
  ]
}
