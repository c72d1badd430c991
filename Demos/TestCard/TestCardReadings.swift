/// Readings of the display, its frames and the input.
extension TestCard {
  /// Facts about the display, how long input takes, and the latest input.
  var display: Node {
    var lines = report.facts
    let times = report.latencies.sorted().map { "\(Int(($0 * 1000).rounded())) ms" }
    if let longest = times.last {
      let median = times[times.count / 2]
      lines.append(Words.localized("Input to frame: \(median), at most \(longest)"))
      lines.append("without keyboard and display")
    }
    let inputs = report.inputs.suffix(3).joined(separator: "   ")
    let input = inputs.isEmpty ? "Press keys, or turn the wheel" : Self.cut(inputs, to: 30)
    return Node {
      for (index, line) in lines.enumerated() {
        Node(Self.cut(line, to: 38), .note.leading, .paper).at(y: Double(index) * 20)
      }
      Node(input, TextStyle(16, .semibold).leading, .sun).at(y: 168).named("input")
    }
    .at(x: 116, y: 206).named("display")
  }

  private static func cut(_ text: String, to count: Int) -> String {
    text.count > count ? text.prefix(count - 1) + "…" : text
  }

  /// A bar for each frame, 20 points high at 60 frames per second.
  var frames: Node {
    let count = report.frameCount - before.frameCount
    let missed = report.missedCount - before.missedCount
    return Node {
      Node(.rectangle(240, 1), fill: .steel).at(y: 4)
      for (index, time) in report.intervals.enumerated() {
        let height = min(20 * time * 60, 40)
        Node(.rectangle(2, height), fill: time * 60 > 1.5 ? .coral : .mint)
          .at(x: -118 + Double(index) * 2, y: 24 - height / 2)
      }
      Node(Words.localized("\(count) frames, \(missed) missed"), .note, .paper)
        .at(y: 42).named("missed")
    }
    .named("frames")
  }
}
