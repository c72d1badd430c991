/// A colour as a function of CSS: its name, and the parts between its parentheses.
struct ColorFunction {
  private let name: String
  private var parts: [String]
  private let alpha: Double

  /// Parts are separated by spaces or commas, alpha also by a slash.
  init(_ name: String, _ inside: Substring) throws(ColorNotationError) {
    let shown = name + "()"
    let halves = inside.split(separator: "/", omittingEmptySubsequences: false)
    func words(_ text: Substring) -> [String] {
      text.split { $0.isWhitespace || $0 == "," }.map(String.init)
    }
    var parts = words(halves[0])
    let count = name == "color" ? 4 : 3
    if halves.count == 2 {
      let alpha = words(halves[1])
      guard alpha.count == 1, parts.count == count else { throw .count(of: shown) }
      parts += alpha
    }
    guard halves.count <= 2, parts.count == count || parts.count == count + 1 else {
      throw .count(of: shown)
    }
    self.name = name
    alpha =
      parts.count > count
      ? min(max(try Self.number(parts[count], percent: 1, in: shown), 0), 1) : 1
    self.parts = Array(parts.prefix(count))
  }

  func color() throws(ColorNotationError) -> Color {
    switch name {
    case "rgb", "rgba":
      return Color(
        red: try number(0, percent: 255) / 255, green: try number(1, percent: 255) / 255,
        blue: try number(2, percent: 255) / 255, alpha: alpha)
    case "hsl", "hsla":
      let (saturation, lightness) = (try share(1), try share(2))
      return Color(
        HSL(
          hue: try hue(0), saturation: max(saturation, 0), lightness: lightness, alpha: alpha))
    case "hwb": return try hwb()
    case "lab", "lch":
      let (a, b) = try chromaticity(full: name == "lab" ? 125 : 150)
      return Color(labLightness: try lightness(100), a: a, b: b, alpha: alpha)
    case "oklab", "oklch":
      let (a, b) = try chromaticity(full: 0.4)
      return Color(OKLab(lightness: try lightness(1), a: a, b: b, alpha: alpha))
    case "color": return try inSpace()
    case _: throw .notAColor
    }
  }

  private func hwb() throws(ColorNotationError) -> Color {
    let (hue, white, black) = (try hue(0), max(try share(1), 0), max(try share(2), 0))
    guard white + black < 1 else {
      let grey = white / (white + black)
      return Color(red: grey, green: grey, blue: grey, alpha: alpha)
    }
    let pure = Color(HSL(hue: hue, saturation: 1, lightness: 0.5))
    func mixed(_ component: Double) -> Double { component * (1 - white - black) + white }
    return Color(
      red: mixed(pure.red), green: mixed(pure.green), blue: mixed(pure.blue), alpha: alpha)
  }

  private func inSpace() throws(ColorNotationError) -> Color {
    let (red, green, blue) = (
      try number(1, percent: 1), try number(2, percent: 1), try number(3, percent: 1)
    )
    switch parts[0] {
    case "srgb": return Color(red: red, green: green, blue: blue, alpha: alpha)
    case "srgb-linear":
      return Color(linearRed: red, green: green, blue: blue, alpha: alpha)
    case "display-p3":
      return Color(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    case let space: throw .space(space)
    }
  }

  /// From 0 to `full`.
  private func lightness(_ full: Double) throws(ColorNotationError) -> Double {
    min(max(try number(0, percent: full), 0), full)
  }

  /// The second and third part, as coordinates or as chroma and hue; 100% is `full`.
  private func chromaticity(
    full: Double
  ) throws(ColorNotationError) -> (a: Double, b: Double) {
    let first = try number(1, percent: full)
    guard name.hasSuffix("lch") else { return (first, try number(2, percent: full)) }
    return Keyframes.chromaticity(max(first, 0), hue: try hue(2))
  }

  /// A percentage, with or without `%`, as a fraction of 1.
  private func share(_ index: Int) throws(ColorNotationError) -> Double {
    try number(index, percent: 100) / 100
  }

  private func number(_ index: Int, percent: Double) throws(ColorNotationError) -> Double {
    try Self.number(parts[index], percent: percent, in: name + "()")
  }

  /// Degrees.
  private func hue(_ index: Int) throws(ColorNotationError) -> Double {
    let text = parts[index]
    for (unit, factor) in [("deg", 1), ("grad", 0.9), ("rad", 180 / Double.pi), ("turn", 360)]
    where text.hasSuffix(unit) {
      guard let number = Self.plain(text.dropLast(unit.count)) else { break }
      return number * factor
    }
    guard !text.hasSuffix("%") else { throw .part(text, of: name + "()") }
    return try number(index, percent: 1)
  }

  private static func number(
    _ text: String, percent: Double, in name: String
  ) throws(ColorNotationError) -> Double {
    if text == "none" { return 0 }
    let isShare = text.hasSuffix("%")
    guard let number = plain(isShare ? text.dropLast() : text[...]) else {
      throw .part(text, of: name)
    }
    guard isShare else { return number }
    // Moves the decimal point in the text, since dividing by 100 would round once more.
    let share = text.contains("e") ? number / 100 : Double("\(text.dropLast())e-2") ?? number / 100
    return share * percent
  }

  /// Within ±1e6, which no colour exceeds.
  private static func plain(_ text: Substring) -> Double? {
    guard text.allSatisfy({ "0123456789.+-e".contains($0) }), let number = Double(text),
      abs(number) <= 1e6
    else { return nil }
    return number
  }
}
