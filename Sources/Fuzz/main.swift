import Commands
import SDLHost

// riff-fuzz READER [--seed S] [--from I] [--seconds N] [--inputs N] [--corpus FOLDER] [--log FILE]
// riff-fuzz READER --seed S --show I: writes input I to standard output.
//
// Input I of a seed is always the same. Its number is written to the file FILE before it is read, so that a
// crash can be repeated. scripts/fuzz runs this for every reader.

var options = FuzzOptions(Array(CommandLine.arguments.dropFirst()))
let corpus = options.reader.corpus(in: options.corpus)
guard !corpus.files.isEmpty else {
  print("\(options.reader.rawValue): 0 inputs, for lack of files to begin with")
  exit(0)
}

if let index = options.shown {
  let input = options.input(index, corpus)
  _ = write(STDOUT_FILENO, input, input.count)
  exit(0)
}
var run = FuzzRun(options, corpus)
run.go()
