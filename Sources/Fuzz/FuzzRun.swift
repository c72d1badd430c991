import SDLHost

/// The command line of the program.
struct FuzzOptions {
  let reader: FuzzedReader
  private(set) var seed: UInt64 = 1
  private(set) var from = 0
  private(set) var seconds = 10.0
  private(set) var inputs = Int.max
  private(set) var corpus: String?
  private(set) var log: String?
  /// The number of the input to be shown.
  private(set) var shown: Int?

  init(_ words: [String]) {
    guard let name = words.first, let reader = FuzzedReader(rawValue: name) else {
      Self.stop("name a reader: " + FuzzedReader.allCases.map(\.rawValue).joined(separator: " "))
    }
    self.reader = reader
    var rest = words.dropFirst()
    while let option = rest.popFirst() {
      guard let value = rest.popFirst() else { Self.stop("\(option) needs a value") }
      switch option {
      case "--seed": seed = UInt64(value) ?? 1
      case "--from": from = Int(value) ?? 0
      case "--seconds": seconds = Double(value) ?? 10
      case "--inputs": inputs = Int(value) ?? 1
      case "--corpus": corpus = value
      case "--log": log = value
      case "--show": shown = Int(value)
      case _: Self.stop("there is no option \(option)")
      }
    }
  }

  private static func stop(_ sentence: String) -> Never {
    print("riff-fuzz: \(sentence)")
    exit(2)
  }

  func input(_ index: Int, _ corpus: Corpus) -> [UInt8] {
    let random = SeededRandom(seed: seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(index))
    var mutation = Mutation(random: random, corpus: corpus)
    return mutation.input()
  }
}

/// Reads one input after the other.
struct FuzzRun {
  /// In seconds of processor time.
  private static let longest = 1.0
  /// In bytes, of the whole process.
  private static let mostMemory = 256 << 20
  /// Writing what was read costs more than all else, so it is done for one input in so many.
  private static let thoroughly = 20

  private let options: FuzzOptions
  private let corpus: Corpus
  private let log: Int32
  private var findings = 0

  init(_ options: FuzzOptions, _ corpus: Corpus) {
    (self.options, self.corpus) = (options, corpus)
    log = options.log.map { open($0, O_WRONLY | O_CREAT | O_TRUNC, 0o600) } ?? -1
  }

  mutating func go() {
    let start = Clock.now
    var index = options.from
    while index - options.from < options.inputs, Clock.now - start < options.seconds {
      note(index)
      // An input that hangs is ended, and named by scripts/fuzz.
      alarm(20)
      tryOut(index)
      index += 1
      if peakMemory > Self.mostMemory {
        report(index - 1, "the process took \(peakMemory >> 20) MiB")
        // The peak never sinks, so scripts/fuzz starts another process.
        exit(3)
      }
    }
    print("\(options.reader.rawValue): \(index - options.from) inputs, \(findings) findings")
    exit(findings == 0 ? 0 : 1)
  }

  private mutating func tryOut(_ index: Int) {
    let input = options.input(index, corpus)
    let start = processorTime
    for finding in options.reader.findings(
      in: input, isThorough: index.isMultiple(of: Self.thoroughly))
    {
      report(index, finding)
    }
    let seconds = processorTime - start
    let most = index.isMultiple(of: Self.thoroughly) ? 5 * Self.longest : Self.longest
    if seconds > most { report(index, "it took \((seconds * 100).rounded() / 100) s") }
  }

  private mutating func report(_ index: Int, _ finding: String) {
    findings += 1
    print(
      "\(options.reader.rawValue) --seed \(options.seed) --show \(index): \(finding.prefix(300))")
    fflush(nil)
  }

  private func note(_ index: Int) {
    guard log >= 0 else { return }
    let text = Array("\(index)\n".utf8)
    _ = pwrite(log, text, text.count, 0)
  }

  private var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// In bytes.
  private var peakMemory: Int {
    var usage = rusage()
    // RUSAGE_SELF, whose type differs from system to system.
    getrusage(0, &usage)
    #if canImport(Darwin)
      return usage.ru_maxrss
    #else
      return usage.ru_maxrss << 10
    #endif
  }
}
