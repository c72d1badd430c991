import Commands

// A bench starts this program again, to present a talk or to try a demo out.
let words = Array(CommandLine.arguments.dropFirst())
let isStartedAgain = words.first == Command.present.rawValue || words.first == ProbeCommand.word
runProgram(isStartedAgain ? words : [Command.bench.rawValue] + words) {
  arguments, _ throws(Failure) in try bench(arguments)
}
