import Formats
import SDLHost

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// If the reader has ended (`riff list | head -1`), the program ends silently.
signal(SIGPIPE, SIG_DFL)

// Without standard error, the next file would get its number, and its messages.
if fcntl(STDERR_FILENO, F_GETFD) < 0 {
  let nowhere = open("/dev/null", O_WRONLY)
  if nowhere != STDERR_FILENO { dup2(nowhere, STDERR_FILENO) }
}

Host.keepLargeBlocksApart()

do throws(Failure) {
  try PictureDecoder.$current.withValue(PictureDecoder(PlacedPictures.decode)) {
    outcome { () throws(Failure) in try run(Array(CommandLine.arguments.dropFirst())) }
  }.get()
  guard fflush(nil) == 0 else { throw .world("The output cannot be written. Is the disk full?") }
} catch {
  note(error.message)
  exit(error.code.rawValue)
}
