#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// A reader that has gone away (`riff list | head -1`) ends the program in silence.
signal(SIGPIPE, SIG_DFL)

do throws(Failure) {
  try run(Array(CommandLine.arguments.dropFirst()))
  guard fflush(nil) == 0 else { throw .world("The output cannot be written: is the disk full?") }
} catch {
  note(error.message)
  exit(error.status)
}
