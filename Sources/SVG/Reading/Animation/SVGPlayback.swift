import Keyframes

/// The animations of a file, and how long it plays.
struct SVGPlayback {
  /// By the places of the elements that they animate.
  var motions: [Int: [SVGAnimation]] = [:]
  /// In seconds; nil if nothing moves.
  var length: Double?
  /// Whether everything begins anew after the length.
  var isCyclic = false

  /// An animation that is played more often than this plays for ever.
  static let mostRounds = 100.0
  /// The longest time in which animations of different periods are waited for to meet again, in lengths of the
  /// longest of them, and in seconds.
  private static let (mostPeriods, mostSeconds) = (12.0, 60.0)
  /// The longest scene in seconds.
  private static let longest = 3600.0

  var maker: SVGTrackMaker {
    SVGTrackMaker(length: length ?? SVGReader.duration, isCyclic: isCyclic)
  }

  /// Finds the length of the scene.
  ///
  /// The scene ends when everything has been seen once: when the last animation with an end is over,
  /// and all without an end have begun and had a whole round. If these last differently long, the
  /// scene is as long as the shortest time after which all of them are at the same point again, or, if
  /// that is more than a minute or twelve times the longest of them, as long as the longest. `cycle`
  /// is the time from which the intervals of animations that start each other recur, and after how
  /// long.
  mutating func measure(_ cycle: (start: Double, period: Double)?) {
    var (ends, periods, starts): ([Double], [Double], [Double]) = ([], [], [])
    for timing in motions.values.joined().map(\.timing) {
      guard let last = timing.intervals.last else { continue }
      if timing.period.isFinite {
        periods.append(timing.period)
        starts.append(max(0, last.begin))
      } else if timing.paused == nil {
        ends += timing.intervals.flatMap { [$0.begin, $0.end] }.filter { $0.isFinite && $0 > 0 }
      }
    }
    if let cycle {
      periods.append(cycle.period)
      starts.append(cycle.start)
      ends.removeAll { $0 > cycle.start + cycle.period }
    }
    let start = starts.max() ?? 0
    let rounds = periods.max().map { longest in
      SVGPlayback.shared(periods).flatMap {
        $0 <= min(longest * Self.mostPeriods, max(longest, Self.mostSeconds)) ? $0 : nil
      } ?? longest
    }
    let end = max(ends.max() ?? 0, rounds.map { start + $0 } ?? 0)
    guard end > 0 else { return }
    length = min(end, Self.longest)
    isCyclic = rounds == end
  }

  /// The shortest time into which all of them fit, to a thousandth of a second; nil if it is too long.
  private static func shared(_ periods: [Double]) -> Double? {
    var all = 1
    for period in Set(periods) {
      let ticks = Int((period * 1000).rounded())
      guard ticks > 0, abs(Double(ticks) / 1000 - period) < 1e-6, ticks < 10_000_000 else {
        return nil
      }
      var (one, other) = (all, ticks)
      while other != 0 { (one, other) = (other, one % other) }
      all = all / one * ticks
      guard all < 1_000_000_000 else { return nil }
    }
    return Double(all) / 1000
  }
}
