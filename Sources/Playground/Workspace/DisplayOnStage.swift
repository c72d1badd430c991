import DemoKit
import Interface
import Keyframes
import Stage

/// What the host has said of the display and its frames.
struct MeasuredDisplay: Equatable {
  var facts: DisplayFacts?
  private(set) var report = DisplayReport()

  private static let mostLatencies = 60
  private static let mostIntervals = 118
  private static let usual = 1.0 / 60

  mutating func take(_ frame: FrameReport) {
    if let latency = frame.latency {
      report.latencies = report.latencies.suffix(Self.mostLatencies - 1) + [latency]
    }
    guard let interval = frame.interval else { return }
    report.intervals = report.intervals.suffix(Self.mostIntervals - 1) + [interval]
    report.frameCount += 1
    // A frame that takes more than half as long again as usual has missed at least one.
    report.missedCount += max(Int((min(interval, 60) / Self.usual - 0.5).rounded(.down)), 0)
  }

  /// The last things that hands and keys have done, in words.
  mutating func echo(_ inputs: [String]) { report.inputs = inputs }

  /// Measuring begins again.
  mutating func clear() { report = DisplayReport() }

  /// In words for people.
  var shown: DisplayReport {
    var report = report
    guard let facts else { return report }
    func size(_ size: Size) -> String { "\(size.width.short) × \(size.height.short)" }
    let scale = facts.points.width > 0 ? facts.pixels.width / facts.points.width : 1
    let name = facts.name.isEmpty ? Words[.displayUnnamed] : facts.name
    report.facts = [
      Words[.displayPixels, size(facts.pixels)],
      Words[.displayPoints, size(facts.points), scale.short],
      facts.refreshRate > 0
        ? Words[.displayRate, facts.refreshRate.short] : Words[.displayRateUnknown],
      Words[.displayRenderer, facts.renderer],
      Words[.displayNumber, name, String(facts.number), String(facts.count)],
    ]
    return report
  }
}

extension Workspace {
  /// The demo on the stage shows what is known of the display, if it is one that does.
  mutating func showDisplay() {
    guard let shown = player.demo.displayReport else { return }
    let report = gallery.display.shown
    if shown != report { player.show(report) }
  }
}
