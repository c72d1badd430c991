/// The system's counters at one moment. Only differences between two moments have a meaning.
nonisolated struct ProcessorCount: Equatable {
  /// CPU seconds of this process.
  var used: Double
  /// Nanoseconds in which the thread waited for a core; nil if they are not counted.
  var waited: Int?
  /// Hundredths of a second that the host took from each core; empty if they are not counted.
  var stolen: [Int] = []

  /// The difference from `earlier`, without counters that have decreased or have no counterpart.
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

  /// The nanoseconds for which a thread waited, from the text of `/proc/thread-self/schedstat`. Its
  /// numbers are the time for which the thread ran, the time for which it waited, and how often it
  /// got a core.
  ///
  /// - Returns: nil for a text of another form, or if the system counts none of them and writes 0.
  static func waited(inSchedule text: ArraySlice<UInt8>) -> Int? {
    let words = text.split { $0 == space || $0 == newline }
    guard words.count == 3, let waited = number(words[1]), let turns = number(words[2]), turns > 0
    else { return nil }
    return waited
  }

  /// The hundredths of a second for which the host took each core, from the beginning of
  /// `/proc/stat`: the eighth number of lines such as `cpu0 71 0 28 247 13 0 4 2 0 0`.
  ///
  /// - Returns: an empty array for a text of another form, and if all are 0, since a system that
  ///   does not count them writes the same.
  static func stolen(inStatistics text: ArraySlice<UInt8>) -> [Int] {
    var (rest, stolen) = (text, [Int]())
    while rest.starts(with: name), let end = rest.firstIndex(of: newline) {
      let words = rest[..<end].split(separator: space)
      rest = rest[(end + 1)...]
      // This line is the sum of all cores.
      if words[0].count == name.count { continue }
      guard words.count > 8, let ticks = number(words[8]) else { return [] }
      stolen.append(ticks)
    }
    return stolen.allSatisfy { $0 == 0 } ? [] : stolen
  }

  private static let name = Array("cpu".utf8)
  private static let space = UInt8(ascii: " ")
  private static let newline = UInt8(ascii: "\n")

  /// - Returns: nil unless the word consists of digits only, and not too many.
  private static func number(_ word: ArraySlice<UInt8>) -> Int? {
    guard word.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    return Int(String(decoding: word, as: UTF8.self))
  }
}
