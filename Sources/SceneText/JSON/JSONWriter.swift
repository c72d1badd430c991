package import Keyframes
package import Stage
package import Syntax
import Words

/// Writes Riff's JSON; see ``JSONFormat``.
package enum JSONWriter {
  package static func document(_ key: String, _ value: JSON) -> String {
    tree(key, value).text + "\n"
  }

  private static func tree(_ key: String, _ value: JSON) -> JSON {
    var members: [(key: String, value: JSON)] = [("riff", .number(JSONFormat.version))]
    if key == "track", case .members(let parts) = value, parts.first?.key == "track" {
      members += parts.map { ($0.key, $0.value) }
    } else {
      members.append((key, value))
    }
    return JSON.object(members)
  }

  /// A document of one track without line breaks.
  package static func line(_ track: PropertyTrack) -> String {
    var losses = Losses()
    return tree("track", self.track(track, &losses)).line
  }

  package static func document(_ scene: Scene, _ timeline: Timeline, _ losses: inout Losses)
    -> String
  {
    let time = self.timeline(timeline, &losses)
    return document(scene: self.scene(scene, &losses), timeline: time)
  }

  static func document(scene: JSON, timeline: JSON) -> String {
    JSON.object([
      ("riff", .number(JSONFormat.version)), ("timeline", timeline), ("scene", scene),
    ]).text + "\n"
  }

  package static func easing(_ easing: Easing, _ losses: inout Losses) -> JSON {
    if easing.hasCustom {
      losses.add(
        "\(easing.notation) is named but not written: whoever reads it needs the same function.")
    }
    return .string(easing.notation)
  }

  /// Two members: the track, and its property.
  package static func track(_ track: PropertyTrack, _ losses: inout Losses) -> JSON {
    let (value, name): (JSON, String?) =
      switch track {
      case .number(let property, let track): (number(track, &losses), property?.name)
      case .color(let property, let track):
        (color(track, &losses), property.map { JSONWriter.key($0) } ?? "color")
      case .hidden(let track): (flag(track, &losses), "hidden")
      case .gradient(let track): (gradient(track, &losses), "gradient")
      case .outline(let track): (outline(track, &losses), "outline")
      case .string(let track): (string(track, &losses), "string")
      case .rangeColor(_, let value): (color(value, &losses), track.name)
      case .maskPath(_, let value): (outline(value, &losses), track.name)
      case .maskOpacity(_, let value): (number(value, &losses), track.name)
      }
    return .object([("track", value)] + (name.map { [("of", .string($0))] } ?? []))
  }

  /// The name of a colour's track in a node, where `stroke` is the line itself.
  static func key(_ property: ColorProperty) -> String {
    property == .stroke ? "stroke.color" : property.name
  }

  // MARK: Tracks

  static func number(_ track: Track<Double>, _ losses: inout Losses) -> JSON {
    self.track(track, &losses) { number($0, &$1) }
  }

  static func color(_ track: Track<Color>, _ losses: inout Losses) -> JSON {
    self.track(track, &losses) { color($0, &$1) }
  }

  static func flag(_ track: Track<Bool>, _ losses: inout Losses) -> JSON {
    self.track(track, &losses) { value, _ in .flag(value) }
  }

  static func gradient(_ track: Track<Gradient>, _ losses: inout Losses) -> JSON {
    self.track(track, &losses) { gradient($0, &$1) }
  }

  static func place(_ track: Track<Point>, _ losses: inout Losses) -> JSON {
    self.track(track, &losses) { point($0, &$1) }
  }

  package static func track<Value>(
    _ track: Track<Value>, _ losses: inout Losses, _ value: (Value, inout Losses) -> JSON
  ) -> JSON {
    let first = track.keyframes[0]
    if track.isPlainConstant { return value(first.value, &losses) }
    var members: [(key: String, value: JSON)] = []
    if track.isConstant {
      members.append(("constant", value(first.value, &losses)))
      if first.time != 0 { members.append(("time", .number(first.time))) }
      if first.easing != .linear { members.append(("easing", easing(first.easing, &losses))) }
    } else {
      members.append(("keyframes", .list(track.keyframes.map { keyframe($0, &losses, value) })))
    }
    if track.before != .hold { members.append(("before", .string("\(track.before)"))) }
    if track.after != .hold { members.append(("after", .string("\(track.after)"))) }
    return .object(members)
  }

  private static func keyframe<Value>(
    _ keyframe: Keyframe<Value>, _ losses: inout Losses, _ value: (Value, inout Losses) -> JSON
  ) -> JSON {
    var members: [(key: String, value: JSON)] = [
      ("time", .number(keyframe.time)), ("value", value(keyframe.value, &losses)),
    ]
    if keyframe.easing != .linear { members.append(("easing", easing(keyframe.easing, &losses))) }
    if let controls = keyframe.controls {
      members.append(
        ("controls", .list([value(controls.first, &losses), value(controls.second, &losses)])))
    }
    if let tangents = keyframe.tangents { members.append(("tangents", .string("\(tangents)"))) }
    return .object(members)
  }

  // MARK: Values

  static func number(_ value: Double, _ losses: inout Losses) -> JSON {
    if !value.isFinite {
      losses.add("JSON knows no \(value): \(value.nearestFinite.shortest) stands in its place.")
    }
    return .number(value.nearestFinite)
  }

  static func numbers(_ values: [Double], _ losses: inout Losses) -> JSON {
    .list(values.map { number($0, &losses) })
  }

  static func point(_ point: Point, _ losses: inout Losses) -> JSON {
    numbers([point.x, point.y], &losses)
  }

  static func color(_ color: Color, _ losses: inout Losses) -> JSON {
    if let digits = color.hexadecimalWithAlpha { return .string("#\(digits)") }
    return numbers([color.red, color.green, color.blue, color.alpha], &losses)
  }

  static func gradient(_ gradient: Gradient, _ losses: inout Losses) -> JSON {
    .object(
      [
        ("from", point(gradient.start, &losses)), ("to", point(gradient.end, &losses)),
        (
          "stops",
          .list(
            gradient.stops.map { stop in
              .list([number(stop.offset, &losses), color(stop.color, &losses)])
            })
        ),
      ] + rest(of: gradient, &losses))
  }

  static func timeline(_ timeline: Timeline, _ losses: inout Losses) -> JSON {
    var members: [(key: String, value: JSON)] = [
      ("unit", .string(timeline.unit.rawValue)),
      ("range", numbers([timeline.range.lowerBound, timeline.range.upperBound], &losses)),
      ("ticks", numbers(timeline.ticks, &losses)),
    ]
    if !timeline.markers.isEmpty {
      members.append(("markers", .list(timeline.markers.map { cue($0, &losses) })))
    }
    if let rate = timeline.frameRate { members.append(("frameRate", number(rate, &losses))) }
    return .object(members)
  }
}
