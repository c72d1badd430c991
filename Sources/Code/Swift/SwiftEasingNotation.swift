import Keyframes
import Syntax
import Words

/// Turns an easing in Riff's Swift into the notation that `Easing.init(notation:)` reads.
struct SwiftEasingNotation {
  let reader: SwiftReader

  func text(_ expression: SwiftExpression) throws(PasteError) -> String {
    guard case .call(let base, let name, let arguments) = expression.content else {
      throw reader.refusal(
        expression, "This is not an easing", "write one such as .easeOut(.bounce)")
    }
    if let base, !isType(base) { return try composed(try text(base), name, arguments) }
    if arguments.isEmpty { return name }
    switch name {
    case "easeIn", "easeOut", "easeInOut": return try family(name, arguments)
    case "linear": return try stops(arguments)
    case "spring": return try spring(arguments)
    case "CAMediaTimingFunction": return try timingFunction(arguments)
    case "UISpringTimingParameters": return try springParameters(arguments)
    case "steps":
      let parts = try arguments.map { argument throws(PasteError) in try word(argument.value) }
      return "steps(\(parts.joined(separator: ", ")))"
    case _: return "\(name.hyphenated)(\(try labelled(arguments)))"
    }
  }

  private func isType(_ expression: SwiftExpression) -> Bool {
    guard case .call(nil, let name, let arguments) = expression.content else { return false }
    return (name == "Easing" || name == "Animation") && arguments.isEmpty
  }

  private func composed(
    _ base: String, _ name: String, _ arguments: [SwiftExpression.Argument]
  ) throws(PasteError) -> String {
    var parts = [base]
    for argument in arguments {
      if case .number(let number) = argument.value.content {
        parts.append(number.shortest)
      } else {
        parts.append(try text(argument.value))
      }
    }
    return "\(name)(\(parts.joined(separator: ", ")))"
  }

  private func family(
    _ direction: String, _ arguments: [SwiftExpression.Argument]
  ) throws(PasteError) -> String {
    guard let family = arguments.first?.value, arguments[0].label == nil,
      case .call(_, let name, let parameters) = family.content
    else { return "\(direction)(\(try labelled(arguments)))" }
    var parts: [String] = []
    if name == "elastic", parameters.first?.label == "period" { parts.append("1") }
    if name == "bounce", parameters.first?.label == "restitution" { parts.append("3") }
    for parameter in parameters { parts.append(try word(parameter.value)) }
    let rest = parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))"
    return "\(direction.hyphenated)-\(name)\(rest)"
  }

  private func stops(_ arguments: [SwiftExpression.Argument]) throws(PasteError) -> String {
    guard let list = arguments.first?.value, case .list(let stops) = list.content else {
      return "linear(\(try labelled(arguments)))"
    }
    var parts: [String] = []
    for stop in stops {
      guard case .call(_, "LinearStop", let numbers) = stop.content, let output = numbers.first
      else {
        parts.append(try word(stop))
        continue
      }
      let text = try word(output.value)
      guard let input = numbers.value("at"), case .number(let place) = input.content else {
        parts.append(text)
        continue
      }
      parts.append("\(text) \(CSSEasing.percentage(place))")
    }
    return "linear(\(parts.joined(separator: ", ")))"
  }

  private func spring(_ arguments: [SwiftExpression.Argument]) throws(PasteError) -> String {
    guard let first = arguments.first, case .call(_, "Spring", let own) = first.value.content else {
      if arguments.count == 1, let bounce = arguments.value("bounce") {
        return "spring(\(try word(bounce)))"
      }
      return "spring(\(try labelled(arguments)))"
    }
    return "spring(\(try labelled(own + arguments.dropFirst())))"
  }

  /// UIKit's curve, by its name or by its control points.
  private func timingFunction(
    _ arguments: [SwiftExpression.Argument]
  ) throws(PasteError) -> String {
    let words = try arguments.map { argument throws(PasteError) in try word(argument.value) }
    guard words.count > 1 else { return words[0] }
    return "cubic-bezier(\(words.joined(separator: ", ")))"
  }

  /// UIKit's spring; its velocity is a vector, of which either part will do.
  private func springParameters(
    _ arguments: [SwiftExpression.Argument]
  ) throws(PasteError) -> String {
    let physics = arguments.filter { $0.label != "initialVelocity" }
    let text = try labelled(physics)
    guard let velocity = arguments.value("initialVelocity"),
      case .call(_, "CGVector", let parts) = velocity.content, let part = parts.value("dx")
    else { return "spring(\(text))" }
    return "spring(\(text), initialVelocity: \(try word(part)))"
  }

  private func labelled(_ arguments: [SwiftExpression.Argument]) throws(PasteError) -> String {
    var parts: [String] = []
    for argument in arguments {
      parts.append((argument.label.map { "\($0): " } ?? "") + (try word(argument.value)))
    }
    return parts.joined(separator: ", ")
  }

  /// A number or a bare name.
  private func word(_ expression: SwiftExpression) throws(PasteError) -> String {
    switch expression.content {
    case .number(let number): return number.shortest
    case .call(_, let name, let arguments) where arguments.isEmpty: return name.hyphenated
    case .call, .list, .pairs:
      throw reader.refusal(expression, "This is not a number", "write a number such as 0.5")
    }
  }
}
