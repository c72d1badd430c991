import AppState
import Commands
import Keyframes
import Playground
import SDLHost

/// The cost of one demo.
struct BenchLine {
  let name: String
  let times: FrameTimes

  var work: FrameTimes.Spread { FrameTimes.Spread(times.work) }
  /// The work of the first frame, with everything that it prepares, in milliseconds.
  var first: Double { times.work.first ?? 0 }
  /// How many frames were late, except the second: the first one also gives the window all of its pixels.
  var missed: Int { times.late.count { $0 > 0 } }

  /// The deviation of frames from 60 Hz, in milliseconds: percentiles of |interval − 16.67|.
  var jitter: FrameTimes.Spread {
    FrameTimes.Spread(times.intervals.map { abs($0 - 1000.0 / 60) })
  }
}

/// The output of `riff bench`.
struct BenchReport {
  let size: Size
  var lines: [BenchLine] = []
  /// The share of a core used by an idle window.
  var idle = 0.0

  /// Only the first window opens at the start of the process.
  private var startToFirstFrame: Double? { lines.first?.times.startToFirstFrame }
  private var renderer: String { lines.first?.times.renderer ?? "" }
  private var memory: Double? { lines.compactMap(\.times.residentMemory).max() }

  private static let columns =
    "demo           work ms: first  median    95 %    99 %     max   jitter ms: median    95 %  "
    + "missed  heap +KiB"

  /// The line of a demo, preceded by the heading for the first one.
  func text(of index: Int) -> String {
    let line = lines[index]
    let (work, jitter) = (line.work, line.jitter)
    let cells =
      [line.first, work.median, work.p95, work.p99, work.maximum]
      .map { $0.fixed(2).leftPadded(to: 8) }
      + ["           "]
      + [jitter.median, jitter.p95].map { $0.fixed(3).leftPadded(to: 8) }
      + ["\(line.missed)".leftPadded(to: 8)]
      + [(line.times.heapGrowth.map { ($0 / 1024).fixed(0) } ?? "–").leftPadded(to: 11)]
    let row = line.name.padded(to: 22) + cells.joined()
    guard index == 0 else { return row }
    return "\(heading)\n\(Self.columns)\n\(row)"
  }

  private var heading: String {
    "\(renderer) renderer, \(size.width.short)x\(size.height.short) points, "
      + "\(lines[0].times.work.count) frames per demo"
  }

  var summary: String {
    """
    start to first frame  \(startToFirstFrame.map { ($0 * 1000).fixed(0) + " ms" } ?? "–")
    resident memory       \(memory.map { $0.fixed(1) + " MiB" } ?? "–")
    idle                  \((idle * 100).fixed(2)) % of a core
    """
  }

  var json: String {
    let demos = lines.map { line in
      """
          {"name": "\(line.name)", "frames": \(line.times.work.count), \
      "firstMs": \(line.first), "workMs": \(line.work.json), "jitterMs": \(line.jitter.json), \
      "missed": \(line.missed), "heapGrowthBytes": \(line.times.heapGrowth.json)}
      """
    }
    return """
      {
        "renderer": "\(renderer)", "width": \(size.width.short), "height": \(size.height.short),
        "startToFirstFrameMs": \(startToFirstFrame.map { $0 * 1000 }.json),
        "residentMiB": \(memory.json), "idleCorePercent": \(Optional(idle * 100).json),
        "demos": [
      \(demos.joined(separator: ",\n"))
        ]
      }
      """
  }
}

extension FrameTimes.Spread {
  var json: String {
    "{\"median\": \(median), \"p95\": \(p95), \"p99\": \(p99), \"max\": \(maximum)}"
  }
}

extension Double? {
  var json: String { self.map { "\($0)" } ?? "null" }
}

extension String {
  /// The string, preceded by spaces up to `length` characters.
  func leftPadded(to length: Int) -> String {
    String(repeating: " ", count: max(0, length - count)) + self
  }
}
