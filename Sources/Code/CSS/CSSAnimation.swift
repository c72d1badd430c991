import Keyframes
import Stage
import Syntax
import Words

/// One track as `@keyframes` over a custom property, so that many tracks of one element each keep
/// their own times.
struct CSSAnimation {
  /// Without the dashes before it.
  var property: String
  /// For `@property`.
  let syntax: String
  let start: Double
  let length: Double
  private(set) var frames: [Frame]
  /// The words after `infinite`, if it repeats for ever.
  let repeats: String?

  struct Frame {
    /// 0…1.
    let place: Double
    let value: String
    let easing: String
  }

  /// A track that moves; nil for one that does not.
  init?(_ track: PropertyTrack, _ losses: inout Losses) {
    let name = track.name
    switch track {
    case .number(_, let track):
      self.init(name, "<number>", track.plain(name, &losses), &losses, CSSValue.number)
    case .color(_, let track):
      if Set(track.keyframes.map(\.value.alpha)).count > 1 {
        losses.add("CSS weighs the colours of \(name) with their alpha while it blends them.")
      }
      self.init(name, "<color>", track.plain(name, &losses), &losses, CSSValue.color)
    case .hidden(let track):
      self.init(
        "shown", "<number>", track.map { $0 ? 0.0 : 1.0 }.eased(.hold), &losses, CSSValue.number)
    case .maskOpacity(_, let track):
      self.init(
        Property.opacity.name, "<number>", track.plain(name, &losses), &losses, CSSValue.number)
    case .gradient, .outline, .string, .rangeColor, .maskPath: return nil
    }
  }

  private init?<Value>(
    _ name: String, _ syntax: String, _ track: Track<Value>, _ losses: inout Losses,
    _ value: (Value) -> String
  ) {
    guard track.keyframes.count > 1 else { return nil }
    track.stateEnds(name, &losses, knows: [.repeat, .pingPong])
    let plain = track.withoutLeaps(name, &losses)
    guard let times = plain.times, times.lowerBound < times.upperBound else { return nil }
    property = name
    self.syntax = syntax
    start = times.lowerBound
    length = times.upperBound - times.lowerBound
    var frames: [Frame] = []
    for keyframe in plain.keyframes {
      frames.append(
        Frame(
          place: (keyframe.time - times.lowerBound) / (times.upperBound - times.lowerBound),
          value: value(keyframe.value), easing: CSSEasing.tokenText(keyframe.easing, &losses)))
    }
    self.frames = frames
    repeats =
      switch plain.after {
      case .repeat: "infinite"
      case .pingPong: "infinite alternate"
      case .hold, .linear, .cumulative: nil
      }
  }

  /// The same animation, seen from the time `begin` on: a leap there has happened already.
  func seen(from begin: Double) -> CSSAnimation {
    var seen = self
    let leap = start + frames[1].place * length
    if start < begin, leap <= begin + 1e-9 * max(abs(begin), length) {
      seen.frames[0] = Frame(place: 0, value: frames[1].value, easing: "linear")
    }
    return seen
  }

  /// `@property`, so that a browser can blend it.
  var registration: String {
    "@property --\(property) { syntax: \"\(syntax)\"; inherits: false; initial-value: \(initialValue); }"
  }

  /// Must not depend on the element.
  private var initialValue: String { syntax == "<color>" ? "transparent" : "0" }

  func keyframes(named name: String) -> String {
    let lines = frames.enumerated().map { index, frame in
      let isLast = index == frames.count - 1
      let easing =
        isLast || frame.easing == "linear" ? "" : " animation-timing-function: \(frame.easing);"
      return "  \(CSSEasing.percentage(frame.place)) { --\(property): \(frame.value);\(easing) }\n"
    }
    return "@keyframes \(name) {\n\(lines.joined())}\n"
  }

  /// The value of `animation`, in seconds.
  func use(named name: String) -> String {
    "\(name) \(length.shortest)s linear \(start.shortest)s \(repeats.map { "\($0) " } ?? "")both"
  }
}

/// Values as CSS writes them.
enum CSSValue {
  static func number(_ value: Double) -> String { value.nearestFinite.shortest }

  static func color(_ color: Color) -> String {
    if let digits = color.hexadecimalWithAlpha { return "#\(digits.lowercased())" }
    // Browsers blend colours of this kind in sRGB, as Riff does, but color() in Oklab.
    let parts = [color.red, color.green, color.blue].map {
      CSSEasing.percentage($0.nearestFinite)
    }
    let alpha = color.alpha == 1 ? "" : " / \(color.alpha.nearestFinite.shortest)"
    guard [color.red, color.green, color.blue].allSatisfy({ (0...1).contains($0) }) else {
      let parts = [color.red, color.green, color.blue].map { $0.nearestFinite.shortest }
      return "color(srgb \(parts.joined(separator: " "))\(alpha))"
    }
    return "rgb(\(parts.joined(separator: " "))\(alpha))"
  }

  /// A text in quotation marks; line breaks are `\a`.
  static func string(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" {
        quoted += "\\\(scalar)"
      } else if scalar.value < 32 || scalar.value == 127 {
        quoted += "\\\(String(scalar.value, radix: 16)) "
      } else {
        quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  static func path(_ path: Path, offset: Point = .zero) -> String {
    path.data { "\(number($0.x - offset.x)) \(number($0.y - offset.y))" }
  }
}
