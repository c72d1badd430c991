import Keyframes
import Stage
import Syntax
import Words

extension JSONReader {
  func numbers(_ value: JSONValue) throws(PasteError) -> Track<Double> {
    try track(value) { reader, value throws(PasteError) in try reader.number(value) }
  }

  func colors(_ value: JSONValue) throws(PasteError) -> Track<Color> {
    try track(value) { reader, value throws(PasteError) in try reader.color(value) }
  }

  func flags(_ value: JSONValue) throws(PasteError) -> Track<Bool> {
    try track(value) { reader, value throws(PasteError) in try reader.flag(value) }
  }

  func gradients(_ value: JSONValue) throws(PasteError) -> Track<Gradient> {
    let isByTime = value.members?.contains { Self.forms.contains($0.key) } ?? false
    // A gradient without its stops is a gradient too, which says what is missing.
    if !isByTime, value.members?.contains(where: { JSONMembers.gradient.contains($0.key) }) == true
    {
      return Track(try gradient(value))
    }
    return try track(value) { reader, value throws(PasteError) in try reader.gradient(value) }
  }

  func outlines(_ value: JSONValue) throws(PasteError) -> Track<Path> {
    try track(value) { reader, value throws(PasteError) in try reader.path(value) }
  }

  func strings(_ value: JSONValue) throws(PasteError) -> Track<Discrete<String>> {
    try track(value) { reader, value throws(PasteError) in Discrete(try reader.string(value)) }
  }

  func places(_ value: JSONValue) throws(PasteError) -> Track<Point> {
    try track(value) { reader, value throws(PasteError) in try reader.point(value) }
  }

  /// The members of which a track has one.
  private static let forms = ["keyframes", "constant"]

  private typealias Reading<Value> = (JSONReader, JSONValue) throws(PasteError) -> Value

  private func track<Value>(
    _ value: JSONValue, _ read: Reading<Value>
  ) throws(PasteError) -> Track<Value> {
    guard case .object(let members) = value.content else {
      do {
        return Track(try read(self, value))
      } catch {
        throw listOverTime(value) { (try? read(self, $0)) != nil } ?? error
      }
    }
    try checkTimes(members)
    if isByHand, let first = members.first,
      !members.contains(where: { Self.forms.contains($0.key) })
    {
      let kind: Message = "a track"
      throw source.error(
        at: first.place, "\(quoted(first.key)) means nothing in \(kind)",
        remedyInTrack(for: first.key))
    }
    let isConstant = members.contains { $0.key == "constant" }
    let all = try fields(
      value, "a track",
      isConstant ? JSONMembers.constant : JSONMembers.track)
    let before = try all["before"].map { value throws(PasteError) in try extrapolation(value) }
    let after = try all["after"].map { value throws(PasteError) in try extrapolation(value) }
    let track = isConstant ? try constant(all, value, read) : try keyframes(all, value, read)
    return track.extrapolated(before: before ?? .hold, after: after ?? .hold)
  }

  private func extrapolation(_ value: JSONValue) throws(PasteError) -> Extrapolation {
    try word(value, Extrapolation.allCases)
  }

  private func constant<Value>(
    _ all: [String: JSONValue], _ value: JSONValue, _ read: Reading<Value>
  ) throws(PasteError) -> Track<Value> {
    var track = Track(try read(self, try required("constant", all, of: value, "a track")))
    if let time = all["time"] {
      // Nothing but a move in time gives a constant a time.
      track = track.timed(by: .linear, over: 1, from: try number(time))
    }
    if let easing = all["easing"] { track = track.eased(try self.easing(easing)) }
    return track
  }

  private func keyframes<Value>(
    _ all: [String: JSONValue], _ value: JSONValue, _ read: Reading<Value>
  ) throws(PasteError) -> Track<Value> {
    let list = try required("keyframes", all, of: value, "a track")
    let keyframes = try self.list(list).map { item throws(PasteError) in try keyframe(item, read) }
    guard !keyframes.isEmpty else { throw error(list, "A track has no keyframes", "give it one") }
    return Track(keyframes).lasting(tokens)
  }

  private func keyframe<Value>(
    _ value: JSONValue, _ read: Reading<Value>
  ) throws(PasteError) -> Keyframe<Value> {
    let all = try fields(value, "a keyframe", JSONMembers.keyframe)
    let time = try number(try required("time", all, of: value, "a keyframe"))
    var keyframe = Keyframe(
      time: time, value: try read(self, try required("value", all, of: value, "a keyframe")))
    if let easing = all["easing"] { keyframe.easing = try self.easing(easing) }
    if let name = all["duration"] {
      keyframe.easing = keyframe.easing.lasting(try durationToken(name))
    }
    if let controls = all["controls"] {
      let pair = try list(controls, count: 2)
      keyframe.controls = Controls(try read(self, pair[0]), try read(self, pair[1]))
    }
    if let tangents = all["tangents"] {
      keyframe.tangents = try word(tangents, TangentKind.allCases)
    }
    return keyframe
  }

  // MARK: Values

  func point(_ value: JSONValue) throws(PasteError) -> Point {
    let numbers = try numberList(value, count: 2)
    return Point(x: numbers[0], y: numbers[1])
  }

  func rect(_ value: JSONValue) throws(PasteError) -> Rect {
    let numbers = try numberList(value, count: 4)
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  func color(_ value: JSONValue) throws(PasteError) -> Color {
    if let color = value.color { return color }
    if let values = value.values, values.count == 4 { _ = try values.map(number) }
    throw noColor(value)
  }

  func gradient(_ value: JSONValue) throws(PasteError) -> Gradient {
    let all = try fields(value, "a gradient", JSONMembers.gradient)
    let start = try point(
      try required(
        "from", all, of: value, "a gradient", "add it, such as \"from\": [0, 0]"))
    let end = try point(
      try required("to", all, of: value, "a gradient", "add it, such as \"to\": [1, 1]"))
    let list = try required(
      "stops", all, of: value, "a gradient",
      "add it, such as \"stops\": [[0, \"coral\"], [1, \"navy\"]]")
    let stops = try self.list(list).map { item throws(PasteError) in
      let pair = try self.list(item, count: 2)
      return Gradient.Stop(try number(pair[0]), try color(pair[1]))
    }
    guard !stops.isEmpty else { throw error(list, "A gradient has no stops", "give it one") }
    var gradient = Gradient(from: start, to: end, stops)
    try addRest(to: &gradient, all)
    return gradient
  }
}

extension JSONValue {
  /// The colour that this is; nil for another value.
  var color: Color? {
    if case .string(let text) = content {
      let color = Color(hexadecimal: text) ?? (try? Color(notation: text))
      return color?.isFinite == true ? color : nil
    }
    let parts = (values ?? []).compactMap { part -> Double? in
      if case .number(let number) = part.content { number } else { nil }
    }
    guard parts.count == 4, values?.count == 4 else { return nil }
    return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}

extension Color {
  /// `#RRGGBB` or `#RRGGBBAA`.
  init?(hexadecimal text: String) {
    let digits = text.utf8.dropFirst()
    guard text.hasPrefix("#"), digits.count == 6 || digits.count == 8,
      digits.allSatisfy({ $0.isDigit || $0.isLetter }),
      let number = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    if digits.count == 6 {
      self.init(number)
    } else {
      self.init(number >> 8, alpha: Double(number & 0xFF) / 255)
    }
  }
}
