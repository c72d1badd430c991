import Keyframes
import Syntax
import Words

enum SwiftUIDialect {
  static func write(_ dialect: DialectEasing) -> DialectDraft {
    let easing = dialect.easing
    let duration = dialect.seconds.map { "duration: \($0.brief)" }
    if let spring = dialect.spring { return write(spring, dialect) }
    if let name = names.first(where: { $0.easing == easing })?.name {
      return DialectDraft(
        text: ".\(name)" + (duration.map { "(\($0))" } ?? ""), plays: .easing(easing))
    }
    if let points = easing.bezierPoints {
      let rest = duration.map { ", \($0)" } ?? ""
      return DialectDraft(
        text: ".timingCurve(\(points.numbers.exactly)\(rest))", plays: .easing(points.easing))
    }
    let keys = dialect.keys()
    let lines = lines(keys, dialect.length)
    return DialectDraft(
      text: "KeyframeTimeline(initialValue: \(keys.keys[0].value.swiftDecimal)) {\n"
        + "  KeyframeTrack {\n\(lines.map { "    \($0)\n" }.joined())  }\n}", plays: .keys(keys))
  }

  private static let names: [(name: String, easing: Easing)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
  ]

  private static func write(_ spring: DialectSpring, _ dialect: DialectEasing) -> DialectDraft {
    if dialect.seconds == nil, case .springShape(let bounce) = dialect.easing.form {
      return DialectDraft(
        text: ".spring(duration: 1, bounce: \(bounce.withoutMinusZero.shortest))",
        plays: .spring(Spring(duration: 1, bounce: bounce), velocity: 0), notes: dialect.paceNotes)
    }
    if spring.velocity != 0 {
      return DialectDraft(
        text: ".interpolatingSpring(mass: 1, stiffness: \(spring.stiffness.shortest), "
          + "damping: \(spring.damping.shortest), initialVelocity: \(spring.velocity.shortest))",
        plays: spring.plays)
    }
    return DialectDraft(
      text: ".spring(response: \(spring.response.shortest), "
        + "dampingFraction: \(spring.dampingRatio.shortest))",
      plays: .spring(spring.spring, velocity: 0))
  }

  private static func lines(_ keys: EasingKeys, _ length: Double) -> [String] {
    keys.pairs.flatMap { key, next -> [String] in
      let duration = ((next.time - key.time) * length).text(digits: 7)
      let value = next.value.swiftDecimal
      guard next.time > key.time else { return ["MoveKeyframe(\(value))"] }
      return switch key.ease {
      case .hold:
        ["LinearKeyframe(\(key.value.swiftDecimal), duration: \(duration))"]
          + (key.value == next.value ? [] : ["MoveKeyframe(\(value))"])
      case .linear: ["LinearKeyframe(\(value), duration: \(duration))"]
      case .bezier(let points):
        [
          "LinearKeyframe(\(value), duration: \(duration), timingCurve: .bezier("
            + "startControlPoint: UnitPoint(x: \(points.x1.shortest), y: \(points.y1.shortest)), "
            + "endControlPoint: UnitPoint(x: \(points.x2.shortest), y: \(points.y2.shortest))))"
        ]
      }
    }
  }

  /// From `KeyframeTimeline(initialValue: …) { … }`.
  static func read(_ code: CodeTree) throws(PasteError) -> ReadEasing? {
    guard code.source.isBegun(with: "KeyframeTimeline"),
      let start = code.number("initialValue")
    else { return nil }
    var keys = [EasingKeys.Key(time: 0, value: start, ease: .linear)]
    for call in code.calls(["LinearKeyframe", "MoveKeyframe", "CubicKeyframe", "SpringKeyframe"]) {
      guard call.name.hasSuffix("LinearKeyframe") || call.name.hasSuffix("MoveKeyframe") else {
        throw unknown(call.name, code, call.place)
      }
      guard let value = call.arguments.firstNumber else {
        throw code.error(
          call.place, "A keyframe has no value",
          "write one such as LinearKeyframe(1, duration: 0.5)")
      }
      let last = keys[keys.count - 1]
      let duration = call.arguments.number("duration") ?? 0
      guard duration >= 0, duration < 1e9 else {
        throw code.error(
          call.place, "The duration is \(duration.shortest)", "give a number above 0")
      }
      if let points = call.arguments.points(
        "startControlPoint", "endControlPoint", "UnitPoint")
      {
        keys[keys.count - 1].ease = try code.ease(points, call.place)
      } else if let curve = call.arguments.member("timingCurve")?.first {
        let name = curve.word?.split(separator: ".").last.map(String.init) ?? ""
        guard let easing = names.first(where: { $0.name == name })?.easing else {
          throw unknown(curve.word ?? "timingCurve", code, curve.place)
        }
        let points = easing == .linear ? nil : easing.bezierPoints
        keys[keys.count - 1].ease = points.map { EasingKeys.Ease.bezier($0) } ?? .linear
      }
      keys.append(EasingKeys.Key(time: last.time + duration, value: value, ease: .linear))
    }
    return try code.meaning(of: keys, .swiftUI, seconds: keys[keys.count - 1].time)
  }

  private static func unknown(_ name: String, _ code: CodeTree, _ place: Int) -> PasteError {
    code.error(
      place, "Riff does not know \(name)", "write one such as LinearKeyframe(1, duration: 0.5)")
  }
}

extension Double {
  /// As Swift writes a `Double` without an explicit type.
  var swiftDecimal: String {
    let text = withoutMinusZero.shortest
    return text.contains(".") || text.contains("e") ? text : text + ".0"
  }
}
