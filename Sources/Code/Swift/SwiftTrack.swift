import Keyframes
import Stage
import Syntax

/// A track as an expression, with the easing that words such as `rotation(_:_:)` take behind it.
struct SwiftTrack {
  /// `480`, `[0: 1, 1: 10]`, `Track([Keyframe(…), …])`.
  var text: String
  /// The easing of all segments, if the text does not have it.
  var easing: String?
  /// Whether it is a literal that needs to be told its type.
  var isLiteral: Bool

  /// The whole track as one expression of its own type.
  func whole(_ type: String) -> String {
    if let easing { return "(\(text) as \(type)).eased(\(easing))" }
    return text
  }
}

extension SwiftTrack {
  static func number(_ track: Track<Double>, _ losses: inout Losses) -> SwiftTrack {
    var swift = SwiftTrack(track, type: "Double", &losses, SwiftValue.number)
    if track.isPlainConstant {
      swift.text = track.keyframes[0].value.shortest
      swift.isLiteral = true
    }
    return swift
  }

  static func color(_ track: Track<Color>, _ losses: inout Losses) -> SwiftTrack {
    SwiftTrack(track, type: "Color", &losses, SwiftValue.color)
  }

  static func hidden(_ track: Track<Bool>, _ losses: inout Losses) -> SwiftTrack {
    SwiftTrack(track, type: "Bool", &losses) { $0 ? "true" : "false" }
  }

  static func gradient(_ track: Track<Gradient>, _ losses: inout Losses) -> SwiftTrack {
    SwiftTrack(track, type: "Gradient", &losses, SwiftValue.gradient)
  }

  static func string(_ track: Track<Discrete<String>>, _ losses: inout Losses) -> SwiftTrack {
    SwiftTrack(track, type: "Discrete<String>", &losses) { $0.value.swiftLiteral }
  }

  /// `names` are the names of the `let`s that draw the paths.
  static func outline(
    _ track: Track<Path>, _ names: [Path: String], _ losses: inout Losses
  ) -> SwiftTrack {
    SwiftTrack(track, type: "Path", &losses) { names[$0] ?? "Path()" }
  }

  static func point(_ track: Track<Point>, _ losses: inout Losses) -> SwiftTrack {
    SwiftTrack(track, type: "Point", &losses, SwiftValue.point)
  }

  private init<Value>(
    _ track: Track<Value>, type: String, _ losses: inout Losses, _ value: (Value) -> String
  ) {
    if track.isConstant {
      self.init(text: Self.constant(track, type, &losses, value), isLiteral: false)
      return
    }
    let common = track.commonEasing
    guard let common, !track.hasControls else {
      let keyframes = track.keyframes.map { Self.keyframe($0, &losses, value) }
      self.init(
        text: "Track<\(type)>(\(Self.list(keyframes)))" + Self.ends(track), isLiteral: false)
      return
    }
    let pairs = track.keyframes.map { "\($0.time.shortest): \(value($0.value))" }
    let literal = Self.list(pairs)
    let easing = common == .linear ? nil : SwiftEasing.text(common, &losses)
    guard !track.holdsBeyond else {
      self.init(text: literal, easing: easing, isLiteral: true)
      return
    }
    let eased = easing.map { ".eased(\($0))" } ?? ""
    self.init(
      text: "(\(literal) as Track<\(type)>)\(eased)\(Self.ends(track))", isLiteral: false)
  }

  /// In brackets; one below the other where a line would be long.
  private static func list(_ parts: [String]) -> String {
    let line = "[\(parts.joined(separator: ", "))]"
    guard line.utf8.count > 80 else { return line }
    return "[\n\(parts.map { "  \($0),\n" }.joined())]"
  }

  private static func constant<Value>(
    _ track: Track<Value>, _ type: String, _ losses: inout Losses, _ value: (Value) -> String
  ) -> String {
    let keyframe = track.keyframes[0]
    var text = "Track<\(type)>(\(value(keyframe.value)))"
    if keyframe.time != 0 {
      text += ".timed(by: .linear, over: 1, from: \(keyframe.time.shortest))"
    }
    if keyframe.easing != .linear {
      text += ".eased(\(SwiftEasing.text(keyframe.easing, &losses)))"
    }
    return text + ends(track)
  }

  private static func keyframe<Value>(
    _ keyframe: Keyframe<Value>, _ losses: inout Losses, _ value: (Value) -> String
  ) -> String {
    var text = "Keyframe(time: \(keyframe.time.shortest), value: \(value(keyframe.value))"
    if keyframe.easing != .linear {
      text += ", easing: \(SwiftEasing.text(keyframe.easing, &losses))"
    }
    if let controls = keyframe.controls {
      text += ", controls: Controls(\(value(controls.first)), \(value(controls.second)))"
    }
    return text + ")"
  }

  private static func ends<Value>(_ track: Track<Value>) -> String {
    guard !track.holdsBeyond else { return "" }
    var parts: [String] = []
    if track.before != .hold { parts.append("before: .\(track.before)") }
    if track.after != .hold { parts.append("after: .\(track.after)") }
    return ".extrapolated(\(parts.joined(separator: ", ")))"
  }
}
