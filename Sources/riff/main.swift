import Commands

runProgram(Array(CommandLine.arguments.dropFirst()), bench: benchWithOtherProgram)
