import Keyframes
import Stage
import Syntax

/// The values of a SMIL element and their times.
struct SMILValues {
  private var values: [String: String]
  /// Whether it is a `set`, whose value just holds.
  private let holds: Bool

  init(_ element: XMLElement) { (values, holds) = (element.attributes, element.name == "set") }

  /// Replaces the values by numbers.
  mutating func set(_ numbers: [Double]) {
    values["values"] = numbers.map { "\($0)" }.joined(separator: ";")
  }

  /// Goes from 0 to 1 without a stop.
  mutating func pace() {
    set([0, 1])
    (values["keyTimes"], values["calcMode"]) = (nil, nil)
  }

  /// The values in order, nil for the one that is there without the animation; `by` needs `zero`.
  func texts(zero: String) -> [String] { wanted(zero).map { $0 ?? zero } }

  private func wanted(_ zero: String) -> [String?] {
    if let list = values["values"] {
      var parts = list.split(separator: ";", omittingEmptySubsequences: false).map {
        String($0).trimmed
      }
      if parts.last?.isEmpty == true { parts.removeLast() }
      return parts
    }
    let (from, to) = (values["from"], values["to"])
    if let to { return [from, to] }
    guard let by = values["by"] else { return [] }
    return [from ?? zero, from.map { SMILValues.sum($0, by) } ?? by]
  }

  private static func sum(_ one: String, _ other: String) -> String {
    zip(SVGNumbers.list(one), SVGNumbers.list(other)).map { "\($0 + $1)" }.joined(separator: " ")
  }

  /// Nil if the values or times are missing or do not fit.
  func keys(_ motion: inout SVGAnimation) -> [SVGAnimation.Key]? {
    if values["values"] == nil, values["from"] == nil, values["to"] == nil {
      motion.isAdditive = true
    }
    var texts = wanted("0")
    // A change from whatever there is is not added to it.
    if values["values"] == nil, values["from"] == nil, values["to"] != nil {
      motion.isAdditive = false
    }
    guard !texts.isEmpty else { return nil }
    let isSet = holds || !motion.timing.duration.isFinite || texts.count == 1
    if isSet { texts = [texts.count == 2 && values["values"] == nil ? texts[1] : texts[0]] }
    if texts.count == 1 {
      return [SVGAnimation.Key(offset: 0, text: texts[0], easing: .hold)]
    }
    let mode = values["calcMode"] ?? "linear"
    let isDiscrete = mode == "discrete"
    guard let offsets = offsets(texts, mode) else { return nil }
    var easings = Array(repeating: isDiscrete ? Easing.hold : .linear, count: texts.count)
    if mode == "spline" {
      let splines = splines
      guard splines.count == texts.count - 1 else { return nil }
      easings = splines + [.linear]
    }
    return zip(zip(offsets, texts), easings).map { pair, easing in
      SVGAnimation.Key(offset: pair.0, text: pair.1, easing: easing)
    }
  }

  private var splines: [Easing] {
    (values["keySplines"] ?? "").split(separator: ";").compactMap { part in
      let numbers = SVGNumbers.list(part)
      guard numbers.count == 4, (0...1).contains(numbers[0]), (0...1).contains(numbers[2]) else {
        return nil
      }
      return .cubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
    }
  }

  private func offsets(_ texts: [String?], _ mode: String) -> [Double]? {
    let count = texts.count
    if mode == "paced" { return paced(texts) }
    let even = mode == "discrete" ? count : count - 1
    guard let list = values["keyTimes"] else {
      return (0..<count).map { Double($0) / Double(even) }
    }
    let times = list.split(separator: ";").map { Double(String($0).trimmed) }
    let known = times.compactMap(\.self)
    guard known.count == count, times.count == count, known[0] == 0,
      mode == "discrete" || known[count - 1] == 1, known.allSatisfy({ (0...1).contains($0) }),
      zip(known, known.dropFirst()).allSatisfy({ $0 <= $1 })
    else { return nil }
    return known
  }

  /// In proportion to the distances between the values.
  private func paced(_ texts: [String?]) -> [Double] {
    var sums = [0.0]
    for (one, other) in zip(texts, texts.dropFirst()) {
      sums.append((sums.last ?? 0) + SMILValues.distance(one ?? "", other ?? ""))
    }
    let total = sums.last ?? 0
    return texts.indices.map {
      total > 0 ? sums[$0] / total : Double($0) / Double(texts.count - 1)
    }
  }

  private static func distance(_ one: String, _ other: String) -> Double {
    let (first, second) = (SVGNumbers.list(one), SVGNumbers.list(other))
    if first.isEmpty, let a = SVGStyle.color(one, current: .black),
      let b = SVGStyle.color(other, current: .black)
    {
      return a.distance(to: b)
    }
    let squares = zip(first, second).map { ($0 - $1) * ($0 - $1) }
    return squares.reduce(0, +).squareRoot()
  }
}
