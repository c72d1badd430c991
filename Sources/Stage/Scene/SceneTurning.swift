import Keyframes

extension Scene {
  /// The scene with other values of its knobs, by their names; unknown names, and values that a knob can't
  /// have, change nothing. Turning to the values that the knobs have also repairs what was changed since.
  ///
  /// - Complexity: O(*n*) in the nodes and in the keyframes of those that are set; O(1) without knobs.
  public func turned(to values: [String: SceneKnob.Value]) -> Scene {
    guard !knobs.isEmpty else { return self }
    var scene = self
    var settings: [String: [(part: SceneKnob.Target.Part, setting: SceneKnob.Setting)]] = [:]
    for index in scene.knobs.indices {
      let knob = scene.knobs[index]
      let value = values[knob.name] ?? knob.value
      guard let setting = knob.setting(of: value) else { continue }
      scene.knobs[index].value = value
      for target in knob.sets { settings[target.node, default: []].append((target.part, setting)) }
    }
    return scene.mapNodes { name, node in
      for (part, setting) in settings[name] ?? [] { node.set(part, setting) }
    }
  }
}

extension Node {
  fileprivate mutating func set(_ part: SceneKnob.Target.Part, _ setting: SceneKnob.Setting) {
    switch (part, setting) {
    case (.value(let name), .number(let number)):
      if let property = Property.allCases.first(where: { $0.name == name }) {
        self[property] = Track(number)
      }
    case (.value(let name), .color(let color)):
      if let property = ColorProperty.allCases.first(where: { $0.name == name }) {
        self[property] = Track(color)
      }
    case (.easing(let name?), .easing(let easing)):
      change(name) { $0.mapEasings { _ in easing } }
    case (.easing(nil), .easing(let easing)):
      for track in tracks { change(track.name) { $0.mapEasings { _ in easing } } }
    case (.duration(let name?), .number(let seconds)):
      change(name) { track in
        track.times.map { track.lasting(seconds, of: $0) } ?? track
      }
    case (.duration(nil), .number(let seconds)):
      let all = tracks.compactMap(\.times)
      guard let first = all.map(\.lowerBound).min(), let last = all.map(\.upperBound).max() else {
        return
      }
      for track in tracks { take(track.lasting(seconds, of: first...last)) }
    case (.value, .easing), (.easing, .number), (.easing, .color), (.duration, .color),
      (.duration, .easing):
      break
    }
  }

  /// Changes the numbers or the colours of the property of that name, if they have keyframes.
  private mutating func change(_ name: String, _ body: (PropertyTrack) -> PropertyTrack) {
    guard let track = tracks.first(where: { $0.name == name }), track.times != nil else { return }
    switch body(track) {
    case .number(let property?, let track): self[property] = track
    case .color(let property?, let track): self[property] = track
    case .number(nil, _), .color(nil, _), .hidden, .gradient, .outline, .string, .rangeColor,
      .maskPath, .maskOpacity:
      break
    }
  }
}

extension PropertyTrack {
  /// From the first keyframe to the last; nil for constants.
  fileprivate var times: ClosedRange<Double>? {
    switch self {
    case .number(_, let track), .maskOpacity(_, let track): track.times
    case .color(_, let track), .rangeColor(_, let track): track.times
    case .hidden(let track): track.times
    case .gradient(let track): track.times
    case .outline(let track), .maskPath(_, let track): track.times
    case .string(let track): track.times
    }
  }

  /// Stretched so that `range` lasts `seconds` and begins when it did.
  fileprivate func lasting(_ seconds: Double, of range: ClosedRange<Double>) -> PropertyTrack {
    let length = range.upperBound - range.lowerBound
    guard length > 0, seconds > 0, seconds != length else { return self }
    let (scale, start) = (seconds / length, range.lowerBound)
    let offset = start - start * scale
    func stretched<Value>(_ track: Track<Value>) -> Track<Value> {
      track.retimed(scale: scale, offset: offset)
    }
    return switch self {
    case .number(let property, let track): .number(property, stretched(track))
    case .color(let property, let track): .color(property, stretched(track))
    case .hidden(let track): .hidden(stretched(track))
    case .gradient(let track): .gradient(stretched(track))
    case .outline(let track): .outline(stretched(track))
    case .string(let track): .string(stretched(track))
    case .rangeColor(let range, let track): .rangeColor(range, stretched(track))
    case .maskPath(let index, let track): .maskPath(index, stretched(track))
    case .maskOpacity(let index, let track): .maskOpacity(index, stretched(track))
    }
  }
}
