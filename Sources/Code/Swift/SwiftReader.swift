package import Keyframes
package import Stage
package import Syntax
import Words

/// Reads tracks and easings as Riff's Swift writes them.
package struct SwiftReader {
  let source: Source
  let customs: [Easing]

  package init(_ source: Source, customs: [Easing]) {
    self.source = source
    self.customs = customs
  }

  /// Whether a text looks like a track rather than like an easing.
  package static func isTrack(_ text: String) -> Bool {
    let start = text.drop { $0.isWhitespace }
    if ["let ", "var ", "private ", "static ", "Track", "(", ".always"].contains(
      where: start.hasPrefix)
    {
      return true
    }
    // Control points may stand in brackets as well, but have no colons.
    return start.hasPrefix("[") && start.contains(":")
  }

  /// Whether a text is an easing that only Swift, and not CSS or SwiftUI, would write.
  package static func isEasing(_ text: Substring) -> Bool {
    ["Easing.", "CAMediaTimingFunction(", "UISpringTimingParameters("].contains {
      text.hasPrefix($0)
    }
  }

  package func easing() throws(PasteError) -> Easing {
    var parser = SwiftExpressionParser(source)
    return try easing(try parser.whole().expression)
  }

  package func track() throws(PasteError) -> PropertyTrack {
    var parser = SwiftExpressionParser(source)
    let (name, expression) = try parser.whole()
    switch kind(of: expression) {
    case .number:
      let track = try track(expression) { value throws(PasteError) in try number(value) }
      return .number(Property.allCases.first { $0.name == name }, track)
    case .color:
      let track = try track(expression) { value throws(PasteError) in try color(value) }
      return .color(ColorProperty.allCases.first { $0.name == name }, track)
    case .flag:
      return .hidden(try track(expression) { value throws(PasteError) in try flag(value) })
    }
  }

  private enum Kind { case number, color, flag }

  /// By the first value in it.
  private func kind(of expression: SwiftExpression) -> Kind {
    switch expression.content {
    case .number: return .number
    case .list(let values): return values.first.map { kind(of: $0) } ?? .number
    case .pairs(let pairs): return pairs.first.map { kind(of: $0.value) } ?? .number
    case .call(let base, let name, let arguments):
      if let base { return name == "infinity" ? .number : kind(of: base) }
      if name == "true" || name == "false" { return .flag }
      if name == "Color" || ["clear", "white", "black"].contains(name) { return .color }
      let value = arguments.first { $0.label == "value" || $0.label == nil }
      return value.map { kind(of: $0.value) } ?? .number
    }
  }

  // MARK: Tracks

  private func track<Value>(
    _ expression: SwiftExpression, _ read: (SwiftExpression) throws(PasteError) -> Value
  ) throws(PasteError) -> Track<Value> {
    switch expression.content {
    case .pairs(let pairs):
      var keyframes: [Keyframe<Value>] = []
      for pair in pairs {
        keyframes.append(Keyframe(time: try number(pair.key), value: try read(pair.value)))
      }
      return Track(keyframes)
    case .call(nil, "Track", let arguments), .call(nil, "always", let arguments):
      guard arguments.count == 1, let inner = arguments.first?.value else {
        throw refusal(expression, "A track is made of one thing", "give it a value or keyframes")
      }
      guard case .list(let list) = inner.content else { return Track(try read(inner)) }
      return try keyframes(list, expression, read)
    case .call(let base?, let name, let arguments) where !isValue(expression):
      return try changed(try track(base, read), name, arguments, expression)
    case .number, .call:
      return Track(try read(expression))
    case .list:
      throw refusal(
        expression, "A list of values is not a track", "write \"time: value\" for each")
    }
  }

  /// Whether a word behind another is a value such as `Color.white`.
  func isValue(_ expression: SwiftExpression) -> Bool {
    guard case .call(let base?, _, _) = expression.content,
      case .call(nil, let type, let arguments) = base.content
    else { return false }
    return type == "Color" && arguments.isEmpty
  }

  private func keyframes<Value>(
    _ list: [SwiftExpression], _ expression: SwiftExpression,
    _ read: (SwiftExpression) throws(PasteError) -> Value
  ) throws(PasteError) -> Track<Value> {
    var keyframes: [Keyframe<Value>] = []
    for item in list {
      guard case .call(_, "Keyframe", let arguments) = item.content,
        let time = arguments.value("time"), let value = arguments.value("value")
      else {
        throw refusal(
          item, "This is not a keyframe", "write it like Keyframe(time: 0, value: 1)")
      }
      var keyframe = Keyframe(time: try number(time), value: try read(value))
      if let easing = arguments.value("easing") { keyframe.easing = try self.easing(easing) }
      if let controls = arguments.value("controls") {
        guard case .call(_, "Controls", let pair) = controls.content, pair.count == 2 else {
          throw refusal(controls, "These are not controls", "write them like Controls(0.2, 0.8)")
        }
        keyframe.controls = Controls(try read(pair[0].value), try read(pair[1].value))
      }
      keyframes.append(keyframe)
    }
    guard !keyframes.isEmpty else {
      throw refusal(expression, "A track has no keyframes", "give it one")
    }
    return Track(keyframes)
  }

  private func changed<Value>(
    _ track: Track<Value>, _ word: String, _ arguments: [SwiftExpression.Argument],
    _ expression: SwiftExpression
  ) throws(PasteError) -> Track<Value> {
    switch word {
    case "eased":
      guard let easing = arguments.first else {
        throw refusal(expression, "An easing is missing", "write it like .eased(.easeOut)")
      }
      return track.eased(try self.easing(easing.value))
    case "extrapolated":
      let before = try arguments.value("before").map { value throws(PasteError) in
        try extrapolation(value)
      }
      let after = try arguments.value("after").map { value throws(PasteError) in
        try extrapolation(value)
      }
      return track.extrapolated(before: before ?? .hold, after: after ?? .hold)
    case "timed":
      // A track that was moved once has its own time, over which nothing can be laid.
      guard track.isConstant, track.keyframes[0].time == 0,
        let start = arguments.value("from")
      else { break }
      return track.timed(by: .linear, over: 1, from: try number(start))
    case _: break
    }
    throw refusal(
      expression, "A track that is pasted knows no \(quoted(word))",
      "write eased, extrapolated, or the keyframes themselves")
  }

  private func extrapolation(_ expression: SwiftExpression) throws(PasteError) -> Extrapolation {
    guard case .call(_, let name, _) = expression.content,
      let way = Extrapolation.allCases.first(where: { "\($0)" == name })
    else {
      let names = Extrapolation.allCases.map { ".\($0)" }.joined(separator: ", ")
      throw refusal(expression, "This is not a way to continue", "write one of \(names)")
    }
    return way
  }

  // MARK: Easings

  func easing(_ expression: SwiftExpression) throws(PasteError) -> Easing {
    let notation = try SwiftEasingNotation(reader: self).text(expression)
    do {
      return try Easing(notation: notation, customs: customs)
    } catch {
      throw refusal(expression, error.problem, error.advice)
    }
  }

  func refusal(_ expression: SwiftExpression, _ problem: Message, _ remedy: Message) -> PasteError {
    source.error(at: expression.place, problem, remedy)
  }
}

extension [SwiftExpression.Argument] {
  func value(_ label: String) -> SwiftExpression? { first { $0.label == label }?.value }
}
