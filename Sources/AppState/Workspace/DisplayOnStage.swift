package import DemoKit
package import Interface
import Keyframes
import Stage
import Words

/// The host's report of the display and its frames.
package struct MeasuredDisplay: Equatable {
  package var facts: DisplayFacts?
  package private(set) var report = DisplayReport()

  private static let mostLatencies = 60
  private static let mostIntervals = 118
  private static let usual = 1.0 / 60

  package mutating func take(_ frame: FrameReport) {
    if let latency = frame.latency {
      report.latencies = report.latencies.suffix(Self.mostLatencies - 1) + [latency]
    }
    guard let interval = frame.interval else { return }
    report.intervals = report.intervals.suffix(Self.mostIntervals - 1) + [interval]
    report.frameCount += 1
    // A frame that takes more than half as long again as usual has missed at least one.
    report.missedCount += max(Int((min(interval, 60) / Self.usual - 0.5).rounded(.down)), 0)
  }

  /// The latest input by pointer and keys, in words.
  package mutating func echo(_ inputs: [String]) { report.inputs = inputs }

  /// In words for people.
  package var shown: DisplayReport {
    var report = report
    guard let facts else { return report }
    func size(_ size: Size) -> String { "\(size.width.short) × \(size.height.short)" }
    let scale = facts.points.width > 0 ? facts.pixels.width / facts.points.width : 1
    let name = facts.name.isEmpty ? localized("unnamed") : facts.name
    report.facts = [
      localized("\(size(facts.pixels)) pixels"),
      localized("\(size(facts.points)) points, scale \(scale.short)"),
      facts.refreshRate > 0
        ? localized("\(facts.refreshRate.short) Hz") : localized("Refresh rate unknown"),
      localized("Drawn by \(facts.renderer)"),
      localized("Display \(facts.number) of \(facts.count): \(name)"),
    ]
    return report
  }
}

extension Workspace {
  /// Updates a demo on the stage that shows the properties of the display.
  package mutating func showDisplay() {
    guard let shown = player.demo.displayReport else { return }
    var report = gallery.display.shown
    if talk.presentation != nil, slideOnStage == nil {
      // The usual stage fits into it.
      let room = layout.panels.stage.size
      let scale = min(room.width / Scene.size.width, room.height / Scene.size.height)
      if scale > 0 { report.size = Size(width: room.width / scale, height: room.height / scale) }
    }
    if shown != report { player.show(report) }
  }
}
