/// What the system had counted at one moment. Only the differences between two mean something.
nonisolated struct ProcessorCount: Equatable {
  /// CPU seconds of this process.
  var used: Double
  /// Nanoseconds in which the thread waited for a core; nil if they are not counted.
  var waited: Int?
  /// Hundredths of a second that the host took from each core; empty if they are not counted.
  var stolen: [Int] = []

  /// The difference to `earlier`, without the counts that have gone back or have no counterpart.
  func share(since earlier: ProcessorCount) -> ProcessorShare {
    var share = ProcessorShare(used: max(0, used - earlier.used) * 1000)
    if let waited, let before = earlier.waited, waited >= before {
      share.waited = Double(waited - before) / 1e6
    }
    let taken = zip(stolen, earlier.stolen).map { $0 - $1 }
    if stolen.count == earlier.stolen.count, taken.allSatisfy({ $0 >= 0 }) {
      share.stolen = taken.max().map { Double($0) * ProcessorShare.stolenStep }
    }
    return share
  }

  /// The nanoseconds for which a thread waited, of the text of `/proc/thread-self/schedstat`: those for
  /// which it ran, those for which it waited, and how often it got a core.
  ///
  /// - Returns: nil for a text of another kind, or of a system that counts none of them and writes 0.
  static func waited(inSchedule text: ArraySlice<UInt8>) -> Int? {
    let words = text.split { $0 == space || $0 == newline }
    guard words.count == 3, let waited = number(words[1]), let turns = number(words[2]), turns > 0
    else { return nil }
    return waited
  }

  /// The hundredths of a second for which the host had each core, of the beginning of `/proc/stat`, the
  /// eighth numbers of lines such as `cpu0 71 0 28 247 13 0 4 2 0 0`.
  ///
  /// - Returns: nothing for a text of another kind, and if all are 0: a system that does not count them
  ///   writes the same.
  static func stolen(inStatistics text: ArraySlice<UInt8>) -> [Int] {
    var (rest, stolen) = (text, [Int]())
    while rest.starts(with: name), let end = rest.firstIndex(of: newline) {
      let words = rest[..<end].split(separator: space)
      rest = rest[(end + 1)...]
      // The sum of all cores.
      if words[0].count == name.count { continue }
      guard words.count > 8, let ticks = number(words[8]) else { return [] }
      stolen.append(ticks)
    }
    return stolen.allSatisfy { $0 == 0 } ? [] : stolen
  }

  private static let name = Array("cpu".utf8)
  private static let space = UInt8(ascii: " ")
  private static let newline = UInt8(ascii: "\n")

  /// - Returns: nil for what has no digits only, or too many.
  private static func number(_ word: ArraySlice<UInt8>) -> Int? {
    guard word.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    return Int(String(decoding: word, as: UTF8.self))
  }
}
