import Keyframes
import Syntax
import Words

/// The `k` of an animated Lottie property from 0 to 100, at 60 frames per second.
enum LottieDialect {
  private static let rate = 60.0
  private static let whole = 100.0

  static func write(_ dialect: DialectEasing) -> DialectDraft {
    let keys = dialect.keys().withoutJumps
    let last = keys.keys.count - 1
    let lines = keys.keys.enumerated().map { index, key in
      let start =
        "{ \"t\": \((key.time * dialect.length * rate).brief), \"s\": [\((key.value * whole).brief)]"
      return "  \(start)\(index == last ? "" : text(key.ease)) }"
    }
    return DialectDraft(
      text: "[\n\(lines.joined(separator: ",\n"))\n]", plays: .keys(keys))
  }

  private static func text(_ ease: EasingKeys.Ease) -> String {
    let points: BezierPoints
    switch ease {
    case .hold: return ", \"h\": 1"
    case .linear: points = BezierPoints(0, 0, 1, 1)
    case .bezier(let own): points = own
    }
    let (one, two) = ([points.x1, points.y1].map(\.brief), [points.x2, points.y2].map(\.brief))
    return ", \"o\": { \"x\": [\(one[0])], \"y\": [\(one[1])] }"
      + ", \"i\": { \"x\": [\(two[0])], \"y\": [\(two[1])] }"
  }

  // MARK: Reading

  static func read(_ code: CodeTree) throws(PasteError) -> ReadEasing? {
    let objects = code.root.objects { $0.ownNumber("t") != nil && ($0.has("s") || $0.has("o")) }
    guard objects.count > 1, objects.count <= 10_000 else { return nil }
    var keys: [EasingKeys.Key] = []
    for object in objects {
      let place = object.items.first?.place ?? 0
      let value = object.group("s")?.numbers.first ?? object.number("s")
      // Older files have the value at the end of a stretch instead.
      let old = keys.isEmpty ? nil : objects[keys.count - 1].group("e")?.numbers.first
      guard let time = object.ownNumber("t"), let value = value ?? old else {
        throw code.error(place, "A keyframe has no value", "give each \"t\" and \"s\"")
      }
      keys.append(EasingKeys.Key(time: time, value: value, ease: try ease(object, code, place)))
    }
    return try code.meaning(
      of: keys, .lottie, seconds: (keys[keys.count - 1].time - keys[0].time) / rate,
      isProgress: false)
  }

  private static func ease(
    _ object: CodeGroup, _ code: CodeTree, _ place: Int
  ) throws(PasteError) -> EasingKeys.Ease {
    if object.number("h") == 1 { return .hold }
    guard let out = object.group("o"), let into = object.group("i") else { return .linear }
    func number(_ group: CodeGroup, _ name: String) -> Double? {
      group.number(name) ?? group.numbers(name)?.first
    }
    let points = BezierPoints(
      number(out, "x") ?? 0, number(out, "y") ?? 0, number(into, "x") ?? 1, number(into, "y") ?? 1)
    if points.x1 == points.y1, points.x2 == points.y2 { return .linear }
    return try code.ease(points, place)
  }
}

extension CodeGroup {
  /// The number of a member of this group itself.
  fileprivate func ownNumber(_ name: String) -> Double? {
    for (index, item) in items.enumerated() where item.text == name || item.word == name {
      guard index + 2 < items.count, items[index + 1].isMark(":") else { continue }
      return items[index + 2].number
    }
    return nil
  }

  /// The groups in it that fulfil a condition, not the ones within them.
  fileprivate func objects(_ isMeant: (CodeGroup) -> Bool) -> [CodeGroup] {
    items.flatMap { item -> [CodeGroup] in
      guard let group = item.group else { return [] }
      return isMeant(group) ? [group] : group.objects(isMeant)
    }
  }
}
