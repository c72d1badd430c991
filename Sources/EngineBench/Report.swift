/// All measurements, for printing.
struct Report {
  var measurements: [Measurement] = []
  /// Milliseconds to add 100,000 keyframes and seek once.
  var build = 0.0
  /// Milliseconds from a scene of 1,000 nodes to its sprites.
  var sceneFrame = 0.0

  /// The ratio of the naive engine's time for only the values of the scene's 6,000 tracks,
  /// estimated from its scalar measurement, to that of a scene frame.
  var sceneRatio: Double {
    let scalars = measurements.first { $0.name == "scrub scalar linear" && $0.count == 10_000 }
    return (scalars?.naive ?? 0) * 6000 / (sceneFrame * 1e6)
  }

  var results: [TargetResult] {
    Target.all.compactMap { $0.result(in: measurements) } + growthResults(measurements)
      + [
        TargetResult(name: "build, ms", least: 1000, found: build, isMet: build < 1000),
        TargetResult(
          name: "scene frame, µs", least: 200, found: sceneFrame * 1000, isMet: sceneFrame < 0.2),
      ]
  }

  var text: String {
    let head = "motion value  easings     tracks  animator  track  naive   ×animator  ×track\n"
    let rows = measurements.map { one in
      one.motion.rawValue.padded(7) + one.value.padded(7) + one.easings.rawValue.padded(11)
        + String(one.count).padded(-7) + one.animator.fixed(2).padded(-10)
        + one.track.fixed(1).padded(-7) + one.naive.fixed(1).padded(-7)
        + one.animatorRatio.fixed(1).padded(-12) + one.trackRatio.fixed(1).padded(-8)
    }
    let targets = results.map { result in
      result.name.padded(28) + result.found.fixed(1).padded(-8) + "  of "
        + result.least.fixed(0).padded(-4) + (result.isMet ? "  pass" : "  FAIL")
    }
    return "Nanoseconds per value; × times faster than naive.\n\n" + head
      + rows.joined(separator: "\n") + "\n\nTargets\n" + targets.joined(separator: "\n")
      + "\n\nThe naive engine takes \(sceneRatio.fixed(1)) × as long for the values alone as a whole scene frame."
  }

  var json: String {
    let rows = measurements.map { one in
      #"    {"motion": "\#(one.motion.rawValue)", "value": "\#(one.value)", "#
        + #""easings": "\#(one.easings.rawValue)", "tracks": \#(one.count), "#
        + #""animator": \#(one.animator.fixed(4)), "track": \#(one.track.fixed(4)), "#
        + #""naive": \#(one.naive.fixed(4))}"#
    }
    let targets = results.map { result in
      #"    {"name": "\#(result.name)", "target": \#(result.least.fixed(0)), "#
        + #""found": \#(result.found.fixed(2)), "met": \#(result.isMet)}"#
    }
    return "{\n  \"nanoseconds\": [\n" + rows.joined(separator: ",\n")
      + "\n  ],\n  \"scene\": {\"frameMicroseconds\": \((sceneFrame * 1000).fixed(1)), "
      + "\"naiveValues\": \(sceneRatio.fixed(2))},\n  \"targets\": [\n"
      + targets.joined(separator: ",\n") + "\n  ]\n}"
  }
}

extension String {
  /// Padded with spaces to `width`, on the left if that is negative.
  fileprivate func padded(_ width: Int) -> String {
    let spaces = String(repeating: " ", count: max(0, abs(width) - count))
    return width < 0 ? spaces + self : self + spaces
  }
}

extension Double {
  /// Formatted with `decimals` decimals.
  fileprivate func fixed(_ decimals: Int) -> String {
    var unit = 1
    for _ in 0..<decimals { unit *= 10 }
    let whole = Int((self * Double(unit)).rounded())
    guard decimals > 0 else { return String(whole) }
    let rest = String(whole % unit)
    return "\(whole / unit)." + String(repeating: "0", count: decimals - rest.count) + rest
  }
}
