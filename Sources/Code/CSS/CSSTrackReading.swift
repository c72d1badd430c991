import Keyframes
import Stage
import Syntax
import Words

/// The values of an `animation` declaration: `name 2s linear 0.5s infinite both`.
struct CSSTiming {
  var length = 1.0
  var start = 0.0
  var after = Extrapolation.hold
  /// The easing of keyframes without one of their own.
  var easing = Easing.linear

  /// The timing in the first declaration that names the keyframes; a second from 0 on, linear, if there is none.
  init(of name: String, in source: Source) throws(PasteError) {
    let text = source.text(0..<source.bytes.count)
    for range in text.ranges(of: "animation:") {
      let value = text[range.upperBound...].prefix(1000).prefix { $0 != ";" && $0 != "}" }
      for use in value.parts(between: { $0 == "," }) {
        let words = use.parts(between: \.isWhitespace).map(String.init)
        guard words.contains(name) else { continue }
        let place = text.utf8.distance(from: text.startIndex, to: range.upperBound)
        try read(words, source, place)
        let rest = text[range.upperBound...].prefix(1000).prefix { $0 != "}" }
        let longhand = rest.ranges(of: "animation-timing-function:").last.map { range in
          String(rest[range.upperBound...].prefix { $0 != ";" }).trimmed
        }
        try readEasing(longhand.map { [$0] } ?? words.filter { $0 != name }, source, place)
        return
      }
    }
  }

  private static let keywords: Set<String> = [
    "ease", "ease-in", "ease-out", "ease-in-out", "linear", "step-start", "step-end",
  ]

  /// CSS's own default is `ease`.
  private mutating func readEasing(
    _ words: [String], _ source: Source, _ place: Int
  ) throws(PasteError) {
    let word = words.first { word in
      Self.keywords.contains(word)
        || ["cubic-bezier(", "steps(", "linear(", "var("].contains { word.hasPrefix($0) }
    }
    do {
      easing = try Easing(notation: word ?? "ease")
    } catch {
      throw source.error(at: place, error.problem, error.advice)
    }
  }

  private mutating func read(
    _ words: [String], _ source: Source, _ place: Int
  ) throws(PasteError) {
    let seconds = words.compactMap { word -> Double? in
      guard let number = CSSNumber(word), number.unit == "s" || number.unit == "ms" else {
        return nil
      }
      return number.unit == "s" ? number.number : number.number / 1000
    }
    if let first = seconds.first { length = first }
    if seconds.count > 1 { start = seconds[1] }
    guard length > 0 else {
      throw source.error(
        at: place, "The animation takes \(length.shortest) s", "give it a duration above 0")
    }
    if words.contains("infinite") { after = words.contains("alternate") ? .pingPong : .repeat }
  }
}

/// Makes a track of keyframes.
struct CSSTrackReader {
  let reader: CSSReader
  let timing: CSSTiming

  func track(_ frames: [CSSFrame]) throws(PasteError) -> PropertyTrack {
    guard let first = frames.first, let property = first.property else {
      throw reader.source.error(
        at: frames.first?.place ?? 0, "The @keyframes move nothing", "give each a property")
    }
    switch try target(property) {
    case .number(let target):
      return .number(
        target,
        try track(frames, property.property) { value throws(PasteError) in try number(value) })
    case .color(let target):
      return .color(
        target,
        try track(frames, property.property) { value throws(PasteError) in try color(value) })
    case .shown:
      let shown = try track(frames, property.property) { value throws(PasteError) in
        try number(value)
      }
      return .hidden(shown.map { $0 < 0.5 }.eased(.linear))
    }
  }

  private enum Target {
    case number(Property?)
    case color(ColorProperty?)
    case shown
  }

  private func target(_ declaration: CSSFrame.Declaration) throws(PasteError) -> Target {
    let name = declaration.property
    if let property = Property.allCases.first(where: { "--\($0.name)" == name }) {
      return .number(property)
    }
    if let property = ColorProperty.allCases.first(where: { "--\($0.name)" == name }) {
      return .color(property)
    }
    switch name {
    case "--value": return .number(nil)
    case "--color": return .color(nil)
    case "--shown": return .shown
    case "opacity": return .number(.opacity)
    case "rotate": return .number(.rotation)
    case "width": return .number(.width)
    case "height": return .number(.height)
    case "border-radius": return .number(.cornerRadius)
    case "z-index": return .number(.depth)
    case "background", "background-color", "color", "fill": return .color(.fill)
    case "stroke", "outline-color", "border-color": return .color(.stroke)
    case _:
      throw reader.source.error(
        at: declaration.place, "\(quoted(name)) is not a property that can be read",
        "move one such as opacity, rotate, background or --x")
    }
  }

  private func track<Value>(
    _ frames: [CSSFrame], _ property: String,
    _ read: (CSSFrame.Declaration) throws(PasteError) -> Value
  ) throws(PasteError) -> Track<Value> {
    var keyframes: [Keyframe<Value>] = []
    for frame in frames {
      guard let declaration = frame.property, declaration.property == property,
        frame.declarations.count(where: { $0.property != "animation-timing-function" }) == 1
      else {
        throw reader.source.error(
          at: frame.place, "A keyframe does not set \(property) alone",
          "paste one property at a time")
      }
      let easing = try easing(frame)
      for part in frame.parts {
        let time = timing.start + part * timing.length
        guard time.isFinite else {
          throw reader.source.error(
            at: frame.place, "A keyframe lies too far away", "give a smaller percentage")
        }
        keyframes.append(Keyframe(time: time, value: try read(declaration), easing: easing))
      }
    }
    var track = Track(keyframes).extrapolated(after: timing.after)
    if let last = track.keyframes.last, let first = track.keyframes.first, first.time < last.time {
      // The easing after the last keyframe is never used.
      track = Track(
        track.keyframes.dropLast() + [Keyframe(time: last.time, value: last.value)]
      ).extrapolated(after: timing.after)
    }
    return track
  }

  private func easing(_ frame: CSSFrame) throws(PasteError) -> Easing {
    let name = "animation-timing-function"
    guard let declaration = frame.declarations.first(where: { $0.property == name }) else {
      return timing.easing
    }
    do {
      return try Easing(notation: declaration.value, customs: reader.customs)
    } catch {
      throw reader.source.error(
        at: declaration.place + error.column - 1, error.problem, error.advice)
    }
  }

  // MARK: Values

  private func number(_ declaration: CSSFrame.Declaration) throws(PasteError) -> Double {
    let factors = ["": 1.0, "px": 1, "deg": 1, "%": 1, "turn": 360]
    // A percentage of a length refers to the parent.
    let isShare = declaration.property == "opacity" || declaration.property.hasPrefix("--")
    guard let value = CSSNumber(declaration.value), let factor = factors[value.unit],
      value.unit != "%" || isShare
    else {
      throw reader.source.error(
        at: declaration.place, "\(quoted(declaration.value)) is not a number that can be read",
        "write a number, alone or in px, deg, turn or %")
    }
    let number = value.unit == "%" ? value.number / 100 : value.number * factor
    guard number.isFinite else {
      throw reader.source.error(
        at: declaration.place, "\(quoted(declaration.value)) is too great", "write a smaller number"
      )
    }
    return number
  }

  private func color(_ declaration: CSSFrame.Declaration) throws(PasteError) -> Color {
    if let color = try? Color(notation: declaration.value) { return color }
    throw reader.source.error(
      at: declaration.place, "\(quoted(declaration.value)) is not a colour that can be read",
      "write it like #ff7f50 or rgb(255 127 80)")
  }
}

extension Substring {
  /// The parts between the separators that are not in brackets.
  fileprivate func parts(between isSeparator: (Character) -> Bool) -> [Substring] {
    var depth = 0
    return split { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth == 0 && isSeparator(character)
    }
  }
}

extension CSSFrame {
  /// The property that it sets beside its timing.
  fileprivate var property: Declaration? {
    declarations.first { $0.property != "animation-timing-function" }
  }
}
