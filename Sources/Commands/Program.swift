import Formats
import SDLHost

/// `riff bench`, with its arguments and with the words that they were read from.
package typealias Bench = (Arguments, [String]) throws(Failure) -> Void

/// Runs the program, which is `riff` or `riff-bench`. They differ in `bench`.
package func runProgram(_ arguments: [String], bench: Bench) {
  TerminalLanguage.bound(arguments) { runInLanguage(arguments, bench: bench) }
}

private func runInLanguage(_ arguments: [String], bench: Bench) {
  // If the reader has ended (`riff list | head -1`), the program ends silently.
  signal(SIGPIPE, SIG_DFL)
  // A file that gets too large makes writing fail, here and in ffmpeg, instead of ending the program.
  signal(SIGXFSZ, SIG_IGN)

  // Without standard error, the next file would get its number, and its messages.
  if fcntl(STDERR_FILENO, F_GETFD) < 0 {
    let nowhere = open("/dev/null", O_WRONLY)
    if nowhere != STDERR_FILENO { dup2(nowhere, STDERR_FILENO) }
  }

  Host.keepLargeBlocksApart()

  do throws(Failure) {
    try PictureDecoder.$current.withValue(PictureDecoder(PlacedPictures.decode)) {
      outcome { () throws(Failure) in try run(arguments, bench: bench) }
    }.get()
    guard FilmFiles.finishPrinting() else {
      throw .world("The output cannot be written. Is the disk full?")
    }
  } catch {
    note(error.message)
    exit(error.code.rawValue)
  }
}

/// Measures with `riff-bench`, which is built beside the program but not installed with it. Returns only
/// by throwing.
package func benchWithOtherProgram(_: Arguments, _ words: [String]) throws(Failure) {
  Programs.become("riff-bench", words)
  throw .world(
    "riff bench needs riff-bench beside riff. Build it: swift build -c release --product riff-bench"
  )
}
