#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// If the reader has ended (`riff list | head -1`), the program ends silently.
signal(SIGPIPE, SIG_DFL)

do throws(Failure) {
  try run(Array(CommandLine.arguments.dropFirst()))
  guard fflush(nil) == 0 else { throw .world("The output cannot be written. Is the disk full?") }
} catch {
  note(error.message)
  exit(error.status)
}
