import Keyframes
import Syntax
import Words

extension SwiftReader {
  func number(_ expression: SwiftExpression) throws(PasteError) -> Double {
    guard case .number(let number) = expression.content else {
      throw refusal(expression, "This is not a number", "write a number such as 0.5")
    }
    return number
  }

  func flag(_ expression: SwiftExpression) throws(PasteError) -> Bool {
    guard case .call(nil, let name, _) = expression.content, name == "true" || name == "false"
    else {
      throw refusal(expression, "This is neither true nor false", "write true or false")
    }
    return name == "true"
  }

  func color(_ expression: SwiftExpression) throws(PasteError) -> Color {
    let remedy: Message = "write it like Color(0xFF7F50) or Color(red: 1, green: 0.5, blue: 0)"
    guard case .call(let base, let name, let arguments) = expression.content else {
      throw refusal(expression, "This is not a colour", remedy)
    }
    let known = ["clear": Color.clear, "white": .white, "black": .black]
    if arguments.isEmpty, base == nil || isValue(expression), let color = known[name] {
      return color
    }
    guard base == nil, name == "Color", let first = arguments.first else {
      throw refusal(expression, "This is not a colour that can be read here", remedy)
    }
    let alpha = try arguments.value("alpha").map { value throws(PasteError) in try number(value) }
    if first.label == nil {
      guard let rgb = UInt32(exactly: try number(first.value)), rgb <= 0xFFFFFF else {
        throw refusal(first.value, "This is not a colour of six digits", remedy)
      }
      return Color(rgb, alpha: alpha ?? 1)
    }
    guard let red = arguments.value("red"), let green = arguments.value("green"),
      let blue = arguments.value("blue")
    else { throw refusal(expression, "A part of the colour is missing", remedy) }
    return Color(
      red: try number(red), green: try number(green), blue: try number(blue), alpha: alpha ?? 1)
  }
}
