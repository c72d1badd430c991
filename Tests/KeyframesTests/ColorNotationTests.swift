import Keyframes
import Testing

/// Colours as CSS writes them. Expected values are those of CSS Color 4 and of its test suite.
@Suite struct ColorNotationTests {
  private static let exact: [(text: String, color: Color)] = [
    ("#f75", Color(0xFF7755)), ("#f758", Color(0xFF7755, alpha: 136.0 / 255)),
    ("#FF7F50", Color(0xFF7F50)), ("ff7f50", Color(0xFF7F50)), ("0xFF7F50", Color(0xFF7F50)),
    ("#FF7F5080", Color(0xFF7F50, alpha: 128.0 / 255)), ("  Coral ", Color(0xFF7F50)),
    ("RebeccaPurple", Color(0x663399)), ("grey", Color(0x808080)), ("gray", Color(0x808080)),
    ("transparent", .clear), ("rgb(255 127 80)", Color(0xFF7F50)),
    ("rgb(255, 127, 80)", Color(0xFF7F50)), ("rgba(255,127,80,0.5)", Color(0xFF7F50, alpha: 0.5)),
    ("rgb(255 127 80 / 50%)", Color(0xFF7F50, alpha: 0.5)),
    ("rgb(100% 0% none / none)", Color(0xFF0000, alpha: 0)),
    ("rgb(0 0 0 / 7)", .black), ("hsl(120deg 100% 50%)", Color(0x00FF00)),
    ("hsla(0, 100%, 50%, 0.25)", Color(0xFF0000, alpha: 0.25)),
    ("hsl(0.5turn 100 50)", Color(0x00FFFF)),
    ("hsl(none 0% 100%)", .white), ("hwb(120 0% 0%)", Color(0x00FF00)),
    ("color(srgb 1 0.5 0 / 0.5)", Color(red: 1, green: 0.5, blue: 0, alpha: 0.5)),
    ("color(srgb-linear 1 0 1)", Color(0xFF00FF)),
  ]

  @Test(arguments: exact)
  func anyNotationIsTheColor(_ row: (text: String, color: Color)) throws {
    let color = try Color(notation: row.text)
    #expect(color.isNear(row.color, within: 1e-9), "\(color)")
  }

  /// The same five colours in four notations, as in sections 9.2 to 9.4 of CSS Color 4.
  private static let five: [(texts: [String], rgb: UInt32)] = [
    (
      [
        "lab(29.2345% 39.3825 20.0664)", "lch(29.2345% 44.2 27)", "oklab(40.101% 0.1147 0.0453)",
        "oklch(40.101% 0.12332 21.555)",
      ], 0x7D2329
    ),
    (
      [
        "lab(52.2345% 40.1645 59.9971)", "lch(52.2345% 72.2 56.2)",
        "oklab(59.686% 0.1009 0.1192)", "oklch(59.686% 0.15619 49.7694)",
      ], 0xC65D07
    ),
    (
      [
        "lab(60.2345% -5.3654 58.956)", "lch(60.2345% 59.2 95.2)", "oklab(0.65125 -0.0320 0.1274)",
        "oklch(0.65125 0.13138 104.097)",
      ], 0x9D9318
    ),
    (
      [
        "lab(62.2345% -34.9638 47.7721)", "lch(62.2345% 59.2 126.2)",
        "oklab(66.016% -0.1084 0.1114)", "oklch(0.66016 0.15546 134.231)",
      ], 0x68A639
    ),
    (
      [
        "lab(67.5345% -8.6911 -41.6019)", "lch(67.5345% 42.5 258.2)",
        "oklab(72.322% -0.0465 -0.1150)", "oklch(72.322% 0.12403 247.996)",
      ], 0x62ACEF
    ),
  ]

  @Test(arguments: five)
  func spacesOfSightAgree(_ row: (texts: [String], rgb: UInt32)) throws {
    for text in row.texts {
      let color = try Color(notation: text)
      // The parts are rounded to four digits, the colour to a byte.
      #expect(color.isNear(Color(row.rgb), within: 0.75 / 255), "\(text): \(color)")
    }
  }

  /// In percent, from the web platform tests.
  private static let suite: [(text: String, red: Double, green: Double, blue: Double)] = [
    ("lab(46.2775% -47.5621 48.5837)", 0, 50.196, 0), ("lab(50% 50 0)", 75.6208, 30.4487, 47.5634),
    ("lab(70% -45 0)", 10.751, 75.558, 66.398), ("lab(70% 0 70)", 76.6254, 66.3607, 5.5775),
    ("lab(55% 0 -60)", 12.8128, 53.105, 92.7645), ("lch(70% 45 180)", 10.751, 75.558, 66.398),
    ("lch(54% 35 118)", 44.8436, 53.537, 28.8112), ("oklab(50% 0.05 0)", 48.477, 34.29, 38.412),
    ("oklab(70% -0.1 0)", 29.264, 70.096, 63.017), ("oklab(70% 0 0.125)", 73.942, 60.484, 19.65),
    ("oklab(55% 0 -0.2)", 27.888, 38.072, 89.414), ("oklch(50% 0.2 270)", 23.056, 31.73, 82.628),
    ("oklch(50% 50% 270)", 23.056, 31.73, 82.628), ("lab(50% 40% 0%)", 75.6208, 30.4487, 47.5634),
    ("color(display-p3 0.21604 0.49418 0.13151)", 0, 50.196, 0),
    ("color(display-p3 0.465377 0.532768 0.317713)", 44.8436, 53.537, 28.8112),
    ("hwb(90deg 50% 50%)", 50, 50, 50), ("hwb(120deg 0% 49.8039%)", 0, 50.196, 0),
    ("hsl(120 100% 25.098%)", 0, 50.196, 0), ("lab(100% 0 0)", 100, 100, 100),
    ("lch(0% 0 0)", 0, 0, 0),
  ]

  @Test(arguments: suite)
  func conversionsAreThoseOfTheWeb(
    _ row: (text: String, red: Double, green: Double, blue: Double)
  ) throws {
    let color = try Color(notation: row.text)
    let wanted = Color(red: row.red / 100, green: row.green / 100, blue: row.blue / 100)
    // A tenth of a byte; dark ends are steeper.
    #expect(color.isNear(wanted, within: 0.0012), "\(color)")
    #expect(!color.isOutsideSRGB)
  }

  @Test func colorsOutsideSRGBStayThere() throws {
    let green = try Color(notation: "color(display-p3 0 1 0)")
    #expect(green.isOutsideSRGB && green.red < 0 && green.green > 1)
    #expect(try Color(notation: "oklch(70% 0.4 150)").isOutsideSRGB)
    #expect(try Color(notation: "rgb(300 0 0)").isOutsideSRGB)
  }

  @Test func allNamesOfCSSAreKnown() {
    #expect(Color.named.count == 148)
    for (name, rgb) in [
      ("aliceblue", 0xF0F8FF), ("darkgray", 0xA9A9A9), ("darkgrey", 0xA9A9A9),
      ("lightgoldenrodyellow", 0xFAFAD2), ("mediumspringgreen", 0x00FA9A), ("tomato", 0xFF6347),
      ("yellowgreen", 0x9ACD32), ("maroon", 0x800000), ("purple", 0x800080),
    ] { #expect(Color.named[name] == UInt32(rgb), "\(name)") }
  }

  private static let refused: [(text: String, error: ColorNotationError)] = [
    ("", .notAColor), ("corall", .notAColor), ("#12", .notAColor), ("#12345", .notAColor),
    ("#gggggg", .notAColor), ("rgb(1 2 3", .notAColor), ("hue(1 2 3)", .notAColor),
    ("rgb(1 2)", .count(of: "rgb()")), ("rgb()", .count(of: "rgb()")),
    ("rgb(1 2 3 4 5)", .count(of: "rgb()")), ("rgb(1 2 / 3)", .count(of: "rgb()")),
    ("rgb(1 2 3 / )", .count(of: "rgb()")), ("lab(1 2 3 / 1 / 1)", .count(of: "lab()")),
    ("rgb(a 2 3)", .part("a", of: "rgb()")), ("hsl(1px 2% 3%)", .part("1px", of: "hsl()")),
    ("hsl(10% 2% 3%)", .part("10%", of: "hsl()")), ("rgb(1e9 0 0)", .part("1e9", of: "rgb()")),
    ("color(rec2020 1 0 0)", .space("rec2020")), ("color(1 0 0)", .count(of: "color()")),
    ("rgb(nan 0 0)", .part("nan", of: "rgb()")),
  ]

  @Test(arguments: refused)
  func whatIsNoColorIsRefused(_ row: (text: String, error: ColorNotationError)) {
    #expect(throws: row.error) { try Color(notation: row.text) }
  }
}

extension Color {
  fileprivate func isNear(_ other: Color, within tolerance: Double) -> Bool {
    abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance
      && abs(blue - other.blue) <= tolerance && abs(alpha - other.alpha) <= tolerance
  }
}
