import Foundation

/// Decides how many cases of slow tests to run, such as fuzzed inputs and exhaustive grids: a share
/// that is the same in every run, or all with `RIFF_TEST_ALL=1` in the environment (`./check
/// --all`).
public enum Share {
  public static let isAll = ProcessInfo.processInfo.environment["RIFF_TEST_ALL"] == "1"

  /// The number of repetitions of a test with random numbers.
  public static func count(_ all: Int, few: Int) -> Int { isAll ? all : min(few, all) }

  /// The cases of a list or a grid: all, or `few` of them, evenly spread, including the first and
  /// the last.
  public static func of<Cases: RandomAccessCollection>(
    _ all: Cases, few: Int
  ) -> [Cases.Element] {
    guard !isAll, few < all.count else { return Array(all) }
    guard few > 1 else { return Array(all.prefix(few)) }
    return (0..<few).map { place in
      all[all.index(all.startIndex, offsetBy: place * (all.count - 1) / (few - 1))]
    }
  }
}
