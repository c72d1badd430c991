import Keyframes

/// Easings in Riff's own words.
enum SwiftEasing {
  /// An easing where nothing around it says its type: SwiftUI has a `.spring(bounce:)` of its own.
  static func alone(_ easing: Easing, _ losses: inout Losses) -> String {
    let text = text(easing, &losses)
    return text.hasPrefix(".spring(bounce:") ? "Easing\(text)" : text
  }

  static func text(_ easing: Easing, _ losses: inout Losses) -> String {
    if let preset = presets.first(where: { $0.easing == easing }) { return ".\(preset.name)" }
    let tree = EasingTree(easing)
    guard tree.hasCustom else { return text(tree) }
    let sampled = SampledEasing(easing)
    losses.add(sampled.sentence("\(easing.notation) stays in this program:"))
    return ".linear(\(list(sampled.stops.map { stop(output: $0.output, input: $0.input) })))"
  }

  private static let presets: [(name: String, easing: Easing)] = [
    ("smooth", .smooth), ("snappy", .snappy), ("bouncy", .bouncy), ("ease", .ease),
    ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
  ]

  private static func text(_ tree: EasingTree) -> String {
    let arguments = tree.arguments
    switch tree.name {
    case "linear" where !arguments.isEmpty:
      return ".linear(\(list(arguments.map { stop($0.text) })))"
    case "cubic-bezier": return ".cubicBezier(\(numbers(arguments)))"
    case "steps": return steps(arguments)
    case "spring": return spring(tree)
    case "reversed", "mirrored", "clamped": return "\(base(arguments[0])).\(tree.name)"
    case "joined":
      let value = arguments.count > 3 ? ", value: \(arguments[3].text)" : ""
      return "\(base(arguments[0])).joined(\(text(arguments[1].easing)), at: "
        + "\(arguments[2].text)\(value))"
    case "blended":
      return "\(base(arguments[0])).blended(with: \(text(arguments[1].easing)), by: "
        + "\(arguments[2].text))"
    case "part":
      return "\(base(arguments[0])).part(from: \(arguments[1].text), to: \(arguments[2].text))"
    case _: return family(tree) ?? ".\(tree.name)"
    }
  }

  /// What a word is put behind: the type is said once, where nothing else says it.
  private static func base(_ argument: EasingTree.Argument) -> String {
    let text = text(argument.easing)
    return text.hasPrefix(".") ? "Easing\(text)" : text
  }

  private static func family(_ tree: EasingTree) -> String? {
    guard let family = tree.family else { return nil }
    let labels: [String] =
      switch family.name {
      case "power": [""]
      case "back": ["overshoot: "]
      case "bounce": ["count: ", "restitution: "]
      case _: ["amplitude: ", "period: "]
      }
    let texts = zip(labels, tree.arguments).map { $0 + $1.text }
    let parameters = texts.isEmpty ? "" : "(\(texts.joined(separator: ", ")))"
    return ".\(family.direction.camel(startingUpper: false))(.\(family.name)\(parameters))"
  }

  private static func steps(_ arguments: [EasingTree.Argument]) -> String {
    let position = arguments.count > 1 ? arguments[1].text : "jump-end"
    guard position != "jump-end" else { return ".steps(\(arguments[0].text))" }
    return ".steps(\(arguments[0].text), .\(position.camel(startingUpper: false)))"
  }

  private static func spring(_ tree: EasingTree) -> String {
    guard tree.number("response") != nil else {
      return ".spring(bounce: \(tree.arguments[0].text))"
    }
    let parts = tree.arguments.prefix(2).map { "\($0.label ?? ""): \($0.text)" }
    let velocity = tree.arguments.count > 2 ? ", velocity: \(tree.arguments[2].text)" : ""
    return ".spring(Spring(\(parts.joined(separator: ", ")))\(velocity))"
  }

  private static func stop(_ text: String) -> String {
    let (output, input) = Exporting.stop(text)
    return stop(output: output, input: input)
  }

  private static func stop(output: Double, input: Double?) -> String {
    guard let input else { return output.shortest }
    return "LinearStop(\(output.shortest), at: \(input.shortest))"
  }

  private static func list(_ texts: [String]) -> String { "[\(texts.joined(separator: ", "))]" }

  private static func numbers(_ arguments: [EasingTree.Argument]) -> String {
    arguments.map(\.text).joined(separator: ", ")
  }
}
