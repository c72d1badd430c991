import Keyframes
import Stage
import Syntax

/// Values as Swift expressions that read back exactly.
enum SwiftValue {
  /// A half-open range; negative numbers need parentheses.
  static func range(_ range: Range<Int>) -> String {
    func bound(_ number: Int) -> String { number < 0 ? "(\(number))" : "\(number)" }
    return bound(range.lowerBound) + "..<" + bound(range.upperBound)
  }

  static func number(_ value: Double) -> String {
    if value.isFinite { return value.shortest }
    if value.isNaN { return "Double.nan" }
    return value > 0 ? "Double.infinity" : "-Double.infinity"
  }

  static func color(_ color: Color) -> String {
    if color == .clear { return "Color.clear" }
    if color == .white { return "Color.white" }
    if color == .black { return "Color.black" }
    if let digits = color.hexadecimal {
      let alpha = color.alpha == 1 ? "" : ", alpha: \(number(color.alpha))"
      return "Color(0x\(digits)\(alpha))"
    }
    let alpha = color.alpha == 1 ? "" : ", alpha: \(number(color.alpha))"
    return "Color(red: \(number(color.red)), green: \(number(color.green)), "
      + "blue: \(number(color.blue))\(alpha))"
  }

  static func point(_ point: Point) -> String {
    point.isPlainZero ? "Point.zero" : "Point(x: \(number(point.x)), y: \(number(point.y)))"
  }

  static func size(_ size: Size) -> String {
    "Size(width: \(number(size.width)), height: \(number(size.height)))"
  }

  static func rect(_ rect: Rect) -> String {
    "Rect(x: \(number(rect.minX)), y: \(number(rect.minY)), "
      + "width: \(number(rect.width)), height: \(number(rect.height)))"
  }

  static func paint(_ paint: Paint) -> String {
    switch paint {
    case .color(let value): color(value)
    case .gradient(let value): ".gradient(\(gradient(value)))"
    }
  }

  static func stroke(_ stroke: Stroke) -> String {
    var text = ", width: \(number(stroke.width))"
    if stroke.cap != .butt { text += ", cap: .\(stroke.cap)" }
    if stroke.join != .miter { text += ", join: .\(stroke.join)" }
    if !stroke.dash.isEmpty { text += ", dash: [\(numbers(stroke.dash))]" }
    var (rest, paint) = ("", paint(stroke.paint))
    if stroke.dashPhase != 0 { rest += ", dashPhase: \(number(stroke.dashPhase))" }
    if stroke.start != 0 { rest += ", start: \(number(stroke.start))" }
    if stroke.end != 1 { rest += ", end: \(number(stroke.end))" }
    if stroke.offset != 0 { rest += ", offset: \(number(stroke.offset))" }
    if stroke.miterLimit != 4 { rest += ", miterLimit: \(number(stroke.miterLimit))" }
    // The initialiser that knows these takes a paint.
    if !rest.isEmpty, case .color = stroke.paint { paint = ".color(\(paint))" }
    return "Stroke(\(paint)\(text)\(rest))"
  }

  static func style(_ style: TextStyle) -> String {
    var text = "TextStyle(\(number(style.size))"
    if style.weight != .regular { text += ", .\(style.weight)" }
    if style.family != .sans { text += ", family: .\(style.family)" }
    if style.alignment != .centre { text += ", alignment: .\(style.alignment)" }
    if style.letterSpacing != 0 { text += ", letterSpacing: \(number(style.letterSpacing))" }
    if style.lineHeight != TextStyle.lineHeight {
      text += ", lineHeight: \(number(style.lineHeight))"
    }
    return text + ")"
  }

  static func format(_ format: NumberFormat) -> String {
    var parts: [String] = []
    if format.decimals != 0 { parts.append("decimals: \(format.decimals)") }
    if !format.groupSeparator.isEmpty {
      parts.append("groupSeparator: \(format.groupSeparator.swiftLiteral)")
    }
    if !format.prefix.isEmpty { parts.append("prefix: \(format.prefix.swiftLiteral)") }
    if !format.suffix.isEmpty { parts.append("suffix: \(format.suffix.swiftLiteral)") }
    return "NumberFormat(\(parts.joined(separator: ", ")))"
  }

  static func timeline(_ timeline: Timeline) -> String {
    let range = timeline.range
    let count = range.upperBound + 1
    if timeline.unit == .pages, let pages = Int(exactly: count), (1...10_000).contains(pages),
      timeline.unmarked == .pages(pages)
    {
      return "Timeline.pages(\(pages))"
    }
    let ticks = timeline.ticks.isEmpty ? "" : ", ticks: [\(numbers(timeline.ticks))]"
    let rate = timeline.frameRate.map { "  timeline.frameRate = \(number($0))\n" } ?? ""
    if rate.isEmpty, range.lowerBound == 0, timeline.unit != .pages {
      return "Timeline.\(timeline.unit)(\(number(range.upperBound))\(ticks))"
    }
    return "{ () -> Timeline in\n"
      + "  var timeline = Timeline.seconds(0\(ticks))\n  timeline.unit = .\(timeline.unit)\n"
      + "  timeline.range = \(number(range.lowerBound))...\(number(range.upperBound))\n" + rate
      + "  return timeline\n}()"
  }

  static func numbers(_ values: [Double]) -> String {
    values.map(number).joined(separator: ", ")
  }
}

extension Point {
  /// Minus zero is equal to zero, but is written otherwise.
  fileprivate var isPlainZero: Bool { self == .zero && x.sign == .plus && y.sign == .plus }
}

extension SwiftValue {
  /// The elements of a list.
  static func cues(_ cues: [Cue]) -> String {
    cues.map { "Cue(\($0.name.swiftLiteral), at: \(number($0.time)))" }.joined(separator: ", ")
  }
}
