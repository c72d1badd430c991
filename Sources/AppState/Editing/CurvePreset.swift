package import Keyframes
package import Words

/// A curve that can be chosen instead of drawn.
package struct CurvePreset {
  package let easing: Easing
  private let name: String
  private let direction: Message?
  private let otherWords: String
  /// Whether somebody has named it.
  private let isOwn: Bool
  /// The values from the bottom to the top of its picture.
  package let axis: ClosedRange<Double>

  /// A search finds it by `words` and by its title, which ends in the direction if it has one.
  package init(
    _ name: String, _ easing: Easing, _ words: String, _ direction: Message? = nil,
    isOwn: Bool = false
  ) {
    (self.name, self.direction, self.easing, otherWords) = (name, direction, easing, words)
    self.isOwn = isOwn
    axis = CurveScale.axis(of: easing)
  }

  package var title: String {
    let name = isOwn ? name : Message(key: name, context: "preset").localized
    return direction.map { localized("\(name) \(localized($0))") } ?? name
  }

  /// The words that find it: its title and other words, in lower case.
  package var words: String {
    (title.contains(name) ? "\(title) \(otherWords)" : "\(title) \(name) \(otherWords)")
      .lowercased()
  }

  /// In the order of the grid, which has three columns: a row for each family.
  package static let all: [CurvePreset] =
    [
      CurvePreset("Linear", .linear, "linear"), CurvePreset("Hold", .hold, "hold step"),
      CurvePreset("4 steps", .steps(4), "steps jump-end"),
    ] + classics + css + springs + material

  private static let classics: [CurvePreset] = Easing.classics.dropFirst().map { name, easing in
    let directions: [(prefix: String, phrase: Message)] = [
      ("ease-in-out-", "in-out"), ("ease-out-", "out"), ("ease-in-", "in"),
    ]
    for (prefix, direction) in directions where name.hasPrefix(prefix) {
      let family = name.dropFirst(prefix.count)
      let title = family.prefix(1).uppercased() + family.dropFirst()
      return CurvePreset(title, easing, name, direction)
    }
    return CurvePreset(name, easing, name)
  }

  private static let css: [CurvePreset] = [
    CurvePreset("Ease", .ease, "ease css default"),
    CurvePreset("Ease in", .easeIn, "ease-in css"),
    CurvePreset("Ease out", .easeOut, "ease-out css"),
    CurvePreset("Ease in-out", .easeInOut, "ease-in-out css"),
    CurvePreset("Step start", .steps(1, .jumpStart), "step-start css"),
    CurvePreset("Step end", .steps(1), "step-end css"),
  ]

  private static let springs: [CurvePreset] = [
    CurvePreset("Smooth", .smooth, "spring swiftui"),
    CurvePreset("Snappy", .snappy, "spring swiftui"),
    CurvePreset("Bouncy", .bouncy, "spring swiftui"),
    CurvePreset("Gentle", .spring(Spring(stiffness: 100, damping: 15)), "spring figma"),
    CurvePreset("Quick", .spring(Spring(stiffness: 300, damping: 20)), "spring figma"),
    CurvePreset("Slow", .spring(Spring(stiffness: 80, damping: 20)), "spring figma"),
    CurvePreset("Playful", .spring(Spring(stiffness: 600, damping: 15)), "spring figma bouncy"),
    CurvePreset(
      "UIKit", .spring(Spring(response: 0.55, dampingRatio: 0.825)), "spring ios default"),
    CurvePreset("Creep", .spring(Spring(duration: 0.5, bounce: -0.5)), "spring overdamped"),
  ]

  private static let material: [CurvePreset] = [
    CurvePreset("Standard", .materialStandard, "material"),
    CurvePreset("Decelerate", .materialDecelerate, "material"),
    CurvePreset("Accelerate", .materialAccelerate, "material"),
    CurvePreset("Sharp", .materialSharp, "material"),
    CurvePreset("M3 enter", .cubicBezier(0.05, 0.7, 0.1, 1), "material emphasized decelerate"),
    CurvePreset("M3 leave", .cubicBezier(0.3, 0, 0.8, 0.15), "material emphasized accelerate"),
  ]

  /// The indices of matching presets, best first; all, in their order, for an empty query.
  ///
  /// - Complexity: O(*n*) in the letters of all words.
  package static func matches(_ query: String, in all: [CurvePreset] = all) -> [Int] {
    let parts = query.lowercased().split { $0 == " " || $0 == "-" }
    if parts.isEmpty { return Array(all.indices) }
    let scored = all.indices.compactMap { index -> (index: Int, score: Int)? in
      var total = 0
      for part in parts {
        guard let score = all[index].score(part) else { return nil }
        total += score
      }
      return (index, total)
    }
    return scored.sorted { ($0.score, $1.index) > ($1.score, $0.index) }.map(\.index)
  }

  /// The most letters that may lie between two letters of a search.
  private static let widest = 6

  /// Highest where `part` is a word, less where it begins one, lies in one, or has its letters in this order
  /// and near each other from the beginning of a word on; nil for everything else.
  private func score(_ part: Substring) -> Int? {
    let text = self.words
    let words = text.split { $0 == " " || $0 == "-" }
    if words.contains(where: { $0 == part }) { return 1000 }
    if words.contains(where: { $0.hasPrefix(part) }) { return 500 }
    if words.contains(where: { $0.contains(part) }) { return 200 }
    let gaps = words.compactMap { text[$0.startIndex...].gaps(of: part) }.min()
    return gaps.flatMap { $0 <= Self.widest ? 100 - $0 : nil }
  }
}

extension Substring {
  /// The number of letters skipped between the letters of `part`; nil if they are not in this
  /// order, or the first letters differ.
  fileprivate func gaps(of part: Substring) -> Int? {
    guard first == part.first else { return nil }
    var rest = self
    var gaps = 0
    for letter in part {
      guard let found = rest.firstIndex(of: letter) else { return nil }
      gaps += rest.distance(from: rest.startIndex, to: found)
      rest = rest[rest.index(after: found)...]
    }
    return gaps
  }
}
