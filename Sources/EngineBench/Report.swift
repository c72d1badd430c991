/// All measurements, for printing.
struct Report {
  var measurements: [Measurement] = []
  var others = OtherCosts()

  var text: String {
    let columns = Engine.allCases.map { $0.rawValue.padded(-9) }.joined()
    let head =
      "motion value  easings     tracks" + columns + "   ×slots  ×tracks  slots ×classes\n"
    let rows = measurements.map { one in
      one.motion.rawValue.padded(7) + one.value.padded(7) + one.easings.rawValue.padded(11)
        + String(one.count).padded(-7)
        + Engine.allCases.map { one.cost($0).fixed(2).padded(-9) }.joined()
        + one.ratio(.slots).fixed(1).padded(-9) + one.ratio(.tracks).fixed(2).padded(-9)
        + one.ratio(.slots, to: .classes).fixed(0).padded(-9)
    }
    let limits = targets.map { target in
      target.name.padded(38) + target.found.fixed(2).padded(-8)
        + (target.isLeast ? "  at least " : "  at most  ") + target.limit.fixed(2).padded(-6)
        + (target.isMet ? "  pass" : "  FAIL")
    }
    return """
      Nanoseconds of processor time per value, read and summed; the median of \
      \(Measurement.rounds) rounds.
      slots, span: an Animator; held: in a class; closure: captured. tracks: each Track by itself.
      structs: the competent engine. classes: the class-based engine. ×: times faster than structs.

      \(head)\(rows.joined(separator: "\n"))

      Targets
      \(limits.joined(separator: "\n"))
      """
  }

  var json: String {
    let rows = measurements.map { one in
      #"    {"motion": "\#(one.motion.rawValue)", "value": "\#(one.value)", "#
        + #""easings": "\#(one.easings.rawValue)", "tracks": \#(one.count), "#
        + Engine.allCases.map { #""\#($0.rawValue)": \#(one.cost($0).fixed(4)), "# }.joined()
        + #""ratio": \#(one.ratio(.slots).fixed(3)), "#
        + #""trackRatio": \#(one.ratio(.tracks).fixed(3))}"#
    }
    let limits = targets.map { target in
      #"    {"name": "\#(target.name)", "\#(target.isLeast ? "atLeast" : "atMost")": "#
        + #"\#(target.limit.fixed(3)), "found": \#(target.found.fixed(3)), "met": \#(target.isMet)}"#
    }
    return """
      {
        "nanoseconds": [
      \(rows.joined(separator: ",\n"))
        ],
        "others": {
          "addingMicroseconds": \(others.addition.fixed(3)),
          "springNanoseconds": \(others.spring.fixed(3)),
          "sceneFrameMicroseconds": \(others.sceneFrame.fixed(1)),
          "firstFrameMilliseconds": \(Self.json(others.firstFrames)),
          "firstAnimatorFrameMilliseconds": \(Self.json(others.firstAnimatorFrames))
        },
        "targets": [
      \(limits.joined(separator: ",\n"))
        ]
      }
      """
  }

  private static func json(_ costs: [Int: Double]) -> String {
    let pairs = costs.sorted { $0.key < $1.key }
    return "{" + pairs.map { #""\#($0.key)": \#($0.value.fixed(3))"# }.joined(separator: ", ") + "}"
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
    guard isFinite else { return "0" }
    var unit = 1
    for _ in 0..<decimals { unit *= 10 }
    let whole = Int((self * Double(unit)).rounded())
    guard decimals > 0 else { return String(whole) }
    let rest = String(whole % unit)
    return "\(whole / unit)." + String(repeating: "0", count: decimals - rest.count) + rest
  }
}
