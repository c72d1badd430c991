import Keyframes
import Syntax
import Words

/// Temporal eases of After Effects: a speed in units per second and an influence in percent, before and
/// behind each keyframe.
enum AfterEffectsDialect {
  /// The value goes from 0 to this.
  private static let whole = 100.0
  /// The least influence that there is, in percent.
  private static let least = 0.1

  static func write(_ dialect: DialectEasing) -> DialectDraft {
    let keys = dialect.keys().withoutJumps
    let length = dialect.length
    var played = keys.keys
    var eases = Array(
      repeating: (before: "0, 33.33333", behind: "0, 33.33333"), count: played.count)
    var holds: [Int] = []
    for (index, pair) in keys.pairs.enumerated() {
      let rate =
        (pair.next.value - pair.key.value) * whole
        / max((pair.next.time - pair.key.time) * length, 1e-12)
      switch pair.key.ease {
      case .hold: holds.append(index)
      case .linear:
        eases[index].behind = "\(rate.brief), 33.33333"
        eases[index + 1].before = "\(rate.brief), 33.33333"
      case .bezier(let points):
        let one = Self.ease(points.x1, points.y1, rate)
        let two = Self.ease(1 - points.x2, 1 - points.y2, rate)
        (eases[index].behind, eases[index + 1].before) = (one.text, two.text)
        played[index].ease = .bezier(BezierPoints(one.x, one.y, 1 - two.x, 1 - two.y))
      }
    }
    var lines = [
      "p.setValuesAtTimes([\(played.map { ($0.time * length).text(digits: 6) }.joined(separator: ", "))], "
        + "[\(played.map { ($0.value * whole).brief }.joined(separator: ", "))]);"
    ]
    for (index, ease) in eases.enumerated() {
      lines.append(
        "p.setTemporalEaseAtKey(\(index + 1), [new KeyframeEase(\(ease.before))], "
          + "[new KeyframeEase(\(ease.behind))]);")
    }
    for index in holds {
      lines.append(
        "p.setInterpolationTypeAtKey(\(index + 1), KeyframeInterpolationType.BEZIER, "
          + "KeyframeInterpolationType.HOLD);")
    }
    return DialectDraft(text: lines.joined(separator: "\n"), plays: .keys(EasingKeys(played)))
  }

  /// A handle as it is written and, with its limits, as it is played.
  private static func ease(
    _ x: Double, _ y: Double, _ rate: Double
  ) -> (text: String, x: Double, y: Double) {
    let influence = max(x * 100, least).rounded(to: 5)
    let speed = (y / (influence / 100) * rate).nearestFinite.rounded(to: 5)
    let height = rate == 0 ? 0 : (speed / rate * influence / 100).nearestFinite
    return ("\(speed.shortest), \(influence.shortest)", influence / 100, height)
  }

  // MARK: Reading

  static func read(_ code: CodeTree) throws(PasteError) -> ReadEasing? {
    if let influences = code.influences { return try readInfluences(influences, code) }
    guard let values = code.calls(["setValuesAtTimes"]).first else { return nil }
    let lists = values.arguments.groups.map(\.numbers)
    guard lists.count == 2, lists[0].count == lists[1].count, lists[0].count > 1,
      lists[0].count <= 10_000
    else {
      throw code.error(
        values.place, "The times and values do not match", "give as many values as times")
    }
    var keys = zip(lists[0], lists[1]).map { time, value in
      EasingKeys.Key(time: time, value: value, ease: .linear)
    }
    var eases: [Int: (before: [Double], behind: [Double])] = [:]
    for call in code.calls(["setTemporalEaseAtKey"]) {
      guard let index = call.arguments.firstNumber, index >= 1, index <= Double(keys.count) else {
        continue
      }
      let pair = call.arguments.calls(["KeyframeEase"]).map(\.arguments.numbers)
      guard pair.count == 2, pair.allSatisfy({ $0.count == 2 }) else { continue }
      eases[Int(index) - 1] = (pair[0], pair[1])
    }
    for index in keys.indices.dropLast() {
      guard let one = eases[index]?.behind, let two = eases[index + 1]?.before else { continue }
      keys[index].ease = try ease(keys[index], keys[index + 1], one, two, code, values.place)
    }
    for call in code.calls(["setInterpolationTypeAtKey"]) where call.arguments.has(word: "HOLD") {
      guard let index = call.arguments.firstNumber, index >= 1, index <= Double(keys.count) else {
        continue
      }
      keys[Int(index) - 1].ease = .hold
    }
    return try code.meaning(
      of: keys, .afterEffects, seconds: (lists[0].last ?? 0) - (lists[0].first ?? 0),
      isProgress: false)
  }

  private static func ease(
    _ key: EasingKeys.Key, _ next: EasingKeys.Key, _ one: [Double], _ two: [Double],
    _ code: CodeTree,
    _ place: Int
  ) throws(PasteError) -> EasingKeys.Ease {
    let (length, rise) = (next.time - key.time, next.value - key.value)
    guard length > 0, rise != 0 else { return .linear }
    let rate = rise / length
    let (x1, x2) = (one[1] / 100, two[1] / 100)
    // Handles on the straight line are After Effects' linear.
    if abs(one[0] - rate) <= abs(rate) * 1e-6, abs(two[0] - rate) <= abs(rate) * 1e-6 {
      return .linear
    }
    let points = BezierPoints(
      x1, (one[0] / rate * x1).rounded(to: 6), (1 - x2).rounded(to: 7),
      (1 - two[0] / rate * x2).rounded(to: 6))
    return try code.ease(points, place)
  }

  /// `75%, 33%`: how far the handles of a stretch reach that begins and ends at rest, the outgoing one first.
  private static func readInfluences(
    _ influences: (Double, Double), _ code: CodeTree
  ) throws(PasteError) -> ReadEasing {
    for influence in [influences.0, influences.1] where !(0...100).contains(influence) {
      throw code.error(0, "The influence is \(influence.shortest)%", "give 0 to 100%")
    }
    let end = (1 - influences.1 / 100).rounded(to: 12)
    return ReadEasing(easing: .cubicBezier(influences.0 / 100, 0, end, 1), dialect: .afterEffects)
  }
}

extension CodeTree {
  /// Two percentages and no more than words such as "influence" or "in" between them.
  fileprivate var influences: (Double, Double)? {
    var found: [Double] = []
    for item in root.items {
      switch item.content {
      case .number(let number, "%"): found.append(number)
      case .word(let word):
        guard ["influence", "out", "in", "outgoing", "incoming", "and"].contains(word.lowercased())
        else { return nil }
      case .mark(let byte): guard ",;/:%".utf8.contains(byte) else { return nil }
      // "75 %"
      case .number(let number, ""): found.append(number)
      case .number, .text, .group: return nil
      }
    }
    let isPercent = source.bytes.contains(UInt8(ascii: "%"))
    return found.count == 2 && isPercent ? (found[0], found[1]) : nil
  }
}
