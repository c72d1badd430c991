package import Interface
import Stage
import Words

/// A frame as the host measured it, in milliseconds.
package struct MeasuredFrame: Equatable {
  /// From the frame before to this one.
  package let interval: Double
  /// Nil where only the interval is known, as in older recordings.
  package let cost: FrameCost?

  /// A sixtieth of a second.
  package static let usual = 1000.0 / 60

  /// Nil for a frame before which nothing moved.
  package init?(_ report: FrameReport) {
    guard let interval = report.interval else { return nil }
    (self.interval, cost) = (interval * 1000, report.cost)
  }

  package var work: Double { (cost?.work ?? 0) * 1000 }
  package var presenting: Double { (cost?.presenting ?? 0) * 1000 }
  package var withoutCore: Double { (cost?.withoutCore ?? 0) * 1000 }
  /// The time in which the program slept, or wasn't woken.
  package var rest: Double { max(interval - work - presenting, 0) }

  /// Whether it took more than half as long again as usual.
  package var isLate: Bool { Self.isLate(interval) }
  /// The number of frames that were missed before it.
  package var missed: Int { isLate ? Int((interval / Self.usual - 0.5).rounded(.down)) : 0 }

  private static func isLate(_ interval: Double) -> Bool { interval > 1.5 * usual }

  /// The likely cause of missed frames; nil for a frame in time.
  package var cause: String? {
    guard isLate else { return nil }
    guard cost != nil else { return localized("Not recorded") }
    if withoutCore > 0, !Self.isLate(interval - withoutCore) {
      return localized("No core for \(withoutCore.fixed(1)) ms")
    }
    let longest = max(work, presenting, rest)
    if longest == work { return localized("Riff worked for \(work.fixed(1)) ms") }
    if longest == presenting { return localized("Display took \(presenting.fixed(1)) ms") }
    return localized("Woken \((interval - Self.usual).fixed(1)) ms late")
  }
}

/// The frames since the panel was opened, the last ones one by one.
package struct MeasuredFrames: Equatable {
  /// The frames in the graph, oldest first.
  package private(set) var last: [MeasuredFrame] = []
  /// The late frames, newest first.
  package private(set) var late: [MeasuredFrame] = []
  package private(set) var missed = 0

  package init() {}

  package static let most = 240
  private static let mostLate = 20

  package mutating func add(_ frame: MeasuredFrame) {
    if last.count == Self.most { last.removeFirst() }
    last.append(frame)
    guard frame.isLate else { return }
    missed += frame.missed
    late = [frame] + late.prefix(Self.mostLate - 1)
  }

  package var framesPerSecond: Double {
    1000 * Double(last.count) / last.reduce(0) { $0 + $1.interval }
  }

  /// The interval than which a part of the last frames, 0…1, are shorter; nil without frames.
  package func interval(at part: Double) -> Double? {
    guard !last.isEmpty else { return nil }
    return last.map(\.interval).sorted()[Int((part * Double(last.count - 1)).rounded())]
  }
}
