import Keyframes
import Syntax

/// The `animation` properties of an element.
enum SVGAnimationNames {
  private static let parts = [
    "name", "duration", "timing-function", "delay", "iteration-count", "direction", "fill-mode",
    "play-state",
  ]

  /// Nil if it cannot be read. Names that only Riff has may be those of keyframes.
  static func easing(_ text: String) -> Easing? {
    let word = text.lowercased()
    guard words.contains(word) || functions.contains(where: word.hasPrefix),
      let easing = try? Easing(notation: text)
    else { return nil }
    return easing == .steps(1) ? .hold : easing
  }

  private static let words: Set<String> = [
    "linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end",
  ]
  private static let functions = ["cubic-bezier(", "steps(", "linear("]

  /// The eight properties that the shorthand `animation` sets.
  static func expanded(_ text: String) -> [String: String] {
    var lists: [String: [String]] = [:]
    for part in list(text) {
      var own = defaults
      var isDelay = false
      for word in part.parts(where: \.isWhitespace) where !word.isEmpty {
        let name: String
        switch word.lowercased() {
        case let word where SVGClockValue.css(word) != nil:
          name = isDelay ? "delay" : "duration"
          isDelay = true
        case "infinite": name = "iteration-count"
        case let word where Double(word) != nil: name = "iteration-count"
        case "normal", "reverse", "alternate", "alternate-reverse": name = "direction"
        case "forwards", "backwards", "both": name = "fill-mode"
        case "running", "paused": name = "play-state"
        case let word where easing(word) != nil: name = "timing-function"
        case _: name = "name"
        }
        own[name] = word
      }
      for name in parts { lists[name, default: []].append(own[name] ?? "") }
    }
    return Dictionary(
      uniqueKeysWithValues: lists.map { ("animation-\($0)", $1.joined(separator: ",")) })
  }

  private static let defaults = [
    "name": "none", "duration": "0s", "timing-function": "ease", "delay": "0s",
    "iteration-count": "1", "direction": "normal", "fill-mode": "none", "play-state": "running",
  ]

  /// The animations that an element's values name, in order, and the names of rules that are not there or whose
  /// time cannot be read. Too many keyframes are left out, to be refused.
  static func motions(
    _ values: [String: String], _ rules: [String: SVGKeyframeRule], _ work: SVGWork
  ) -> (motions: [SVGAnimation], unknown: [String]) {
    let names = list(values["animation-name"] ?? "none")
    let lists = parts.reduce(into: [String: [String]]()) { all, part in
      all[part] = list(values["animation-\(part)"] ?? "")
    }
    var (motions, unknown): ([SVGAnimation], [String]) = ([], [])
    for (index, quoted) in names.enumerated() where quoted != "none" {
      let name = quoted.filter { $0 != "\"" && $0 != "'" }
      func own(_ part: String) -> String {
        let all = lists[part] ?? []
        return all.isEmpty ? defaults[part] ?? "" : all[index % all.count]
      }
      work.keys += rules[name]?.count ?? 1
      guard work.keys <= SVGLimits.matches else { break }
      guard let rule = rules[name], let timing = timing(own),
        let easing = easing(own("timing-function"))
      else {
        unknown.append(name)
        continue
      }
      for (property, keys) in rule.keys(easing) {
        motions.append(
          SVGAnimation(property: property, keys: keys, timing: timing, rank: index + 1))
      }
    }
    return (motions, unknown)
  }

  private static func timing(_ own: (String) -> String) -> SVGTiming? {
    let count = own("iteration-count") == "infinite" ? .infinity : Double(own("iteration-count"))
    guard let duration = SVGClockValue.css(own("duration")), duration >= 0,
      let delay = SVGClockValue.css(own("delay")), let count, count >= 0
    else { return nil }
    // A round of no length is over at once, also if there are infinitely many.
    let length = max(duration, 1e-9)
    let rounds = count > SVGPlayback.mostRounds ? .infinity : count
    let active = duration > 0 && count > 0 ? length * rounds : 0
    var timing = SVGTiming(
      intervals: [SVGTiming.Interval(begin: delay, end: delay + active)], duration: length)
    let direction = own("direction")
    timing.alternates = direction.hasPrefix("alternate")
    timing.isReversed = direction.hasSuffix("reverse")
    timing.fillsBefore = ["backwards", "both"].contains(own("fill-mode"))
    timing.freezes = ["forwards", "both"].contains(own("fill-mode"))
    if duration == 0, timing.freezes, count.isFinite {
      timing.intervals[0].end = delay + length * max(count, 1)
    }
    if own("play-state") == "paused" {
      guard delay <= 0 || timing.fillsBefore else {
        timing.intervals = []
        return timing
      }
      let elapsed = min(max(-delay, 0), active)
      timing.paused = duration > 0 ? elapsed / duration : 0
      timing.intervals = [SVGTiming.Interval(begin: 0, end: .infinity)]
    }
    return timing
  }

  /// The parts of a list, which commas separate outside of parentheses.
  static func list(_ text: String) -> [String] {
    text.parts { $0 == "," }.filter { !$0.isEmpty }
  }
}
