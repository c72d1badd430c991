package import Keyframes
package import Stage

/// A value of a track that can be shown and typed.
package enum TrackValue: Equatable, Sendable {
  case number(Double)
  case color(Color)
  case flag(Bool)
}

extension PropertyTrack {
  /// The value at `time`; nil for gradients, outlines and texts.
  package func value(at time: Double) -> TrackValue? {
    switch self {
    case .number(_, let track), .maskOpacity(_, let track): .number(track.value(at: time))
    case .color(_, let track): .color(track.value(at: time))
    case .rangeColor(_, let track): .color(track.value(at: time))
    case .hidden(let track): .flag(track.value(at: time))
    case .gradient, .outline, .string, .maskPath: nil
    }
  }

  /// The value of the keyframe at `index`; nil if there is none, or for gradients, outlines, texts.
  package func value(ofKey index: Int) -> TrackValue? {
    switch self {
    case .number(_, let track), .maskOpacity(_, let track):
      track.key(index).map { .number($0.value) }
    case .color(_, let track): track.key(index).map { .color($0.value) }
    case .rangeColor(_, let track): track.key(index).map { .color($0.value) }
    case .hidden(let track): track.key(index).map { .flag($0.value) }
    case .gradient, .outline, .string, .maskPath: nil
    }
  }

  /// The index of the keyframe at `time`, within rounding errors, or the later of two; nil if none.
  package func index(at time: Double) -> Int? {
    guard !isConstant else { return nil }
    let near = 1e-8 * max(1, abs(time))
    return marks.lastIndex { abs($0.time - time) <= near }
  }

  /// Sets the value of the keyframes at `indices`. A value of another kind, or one that is not
  /// finite, changes nothing.
  package func setting(_ value: TrackValue, ofKeys indices: Set<Int>) -> PropertyTrack {
    switch (self, value) {
    case (.number(let property, let track), .number(let number)) where number.isFinite:
      .number(property, track.setting(number, indices))
    case (.color(let property, let track), .color(let color)) where color.isFinite:
      .color(property, track.setting(color, indices))
    case (.rangeColor(let range, let track), .color(let color)) where color.isFinite:
      .rangeColor(range, track.setting(color, indices))
    case (.maskOpacity(let index, let track), .number(let number)) where number.isFinite:
      .maskOpacity(index, track.setting(number, indices))
    case (.hidden(let track), .flag(let flag)): .hidden(track.setting(flag, indices))
    case (.number, _), (.color, _), (.hidden, _), (.gradient, _), (.outline, _), (.string, _),
      (.rangeColor, _), (.maskPath, _), (.maskOpacity, _):
      self
    }
  }

  /// Sets the value at `time`: of the keyframe there, of a new keyframe, or of the constant.
  package func setting(_ value: TrackValue, at time: Double) -> PropertyTrack {
    if isConstant {
      switch (self, value) {
      case (.number(let property, _), .number(let number)) where number.isFinite:
        return .number(property, Track(number))
      case (.color(let property, _), .color(let color)) where color.isFinite:
        return .color(property, Track(color))
      case (.rangeColor(let range, _), .color(let color)) where color.isFinite:
        return .rangeColor(range, Track(color))
      case (.maskOpacity(let index, _), .number(let number)) where number.isFinite:
        return .maskOpacity(index, Track(number))
      case (.hidden, .flag(let flag)): return .hidden(Track(flag))
      case (.number, _), (.color, _), (.hidden, _), (.gradient, _), (.outline, _), (.string, _),
        (.rangeColor, _), (.maskPath, _), (.maskOpacity, _):
        return self
      }
    }
    if let index = index(at: time) {
      return setting(value, ofKeys: [index])
    }
    let (track, index) = inserting(at: time)
    return track.setting(value, ofKeys: [index])
  }

  /// Sets the outline at `time`: of the keyframe there, of a new keyframe, or of the constant. Other
  /// properties do not change.
  package func setting(outline: Path, at time: Double) -> PropertyTrack {
    guard case .outline(let track) = self else { return self }
    if isConstant { return .outline(Track(outline)) }
    if let index = index(at: time) { return .outline(track.setting(outline, [index])) }
    let (inserted, index) = track.inserting(at: time)
    return .outline(inserted.setting(outline, [index]))
  }

  /// How much an arrow key adds to a value: 0.01 for factors, pages and values from 0 to 1; 1 for
  /// points and degrees.
  package var step: Double {
    if case .maskOpacity = self { return 0.01 }
    guard case .number(let property?, _) = self else { return 1 }
    return Self.fine.contains(property) ? 0.01 : 1
  }

  private static let fine: Set<Property> = [
    .scaleX, .scaleY, .opacity, .strokeStart, .strokeEnd, .pathProgress, .page, .row, .visibility,
    .characters, .anchorX, .anchorY, .letterSpacing, .lineHeight, .axisX, .axisY, .axisZ,
    .multiplierX, .multiplierY, .multiplierWidth, .multiplierHeight,
  ]
}

extension PropertyTrack {
  /// The track of a property that is a number; nil for other properties.
  package var numbers: Track<Double>? {
    switch self {
    case .number(_, let track), .maskOpacity(_, let track): track
    case .color, .hidden, .gradient, .outline, .string, .rangeColor, .maskPath: nil
    }
  }

  /// The track of a property that is a colour; nil for other properties.
  package var colors: Track<Color>? {
    switch self {
    case .color(_, let track), .rangeColor(_, let track): track
    case .number, .hidden, .gradient, .outline, .string, .maskPath, .maskOpacity: nil
    }
  }

  /// The track with other numbers; nil if the property isn't a number.
  package func with(_ numbers: Track<Double>) -> PropertyTrack? {
    switch self {
    case .number(let property?, _): .number(property, numbers)
    case .maskOpacity(let index, _): .maskOpacity(index, numbers)
    case .number(nil, _), .color, .hidden, .gradient, .outline, .string, .rangeColor, .maskPath:
      nil
    }
  }
}

extension Track {
  fileprivate func key(_ index: Int) -> Keyframe<Value>? {
    keyframes.indices.contains(index) ? keyframes[index] : nil
  }

  fileprivate func setting(_ value: Value, _ indices: Set<Int>) -> Track {
    withKeyframes { keyframes in
      for index in indices where keyframes.indices.contains(index) {
        keyframes[index].value = value
      }
    }
  }
}
