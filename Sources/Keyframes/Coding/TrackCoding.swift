extension Controls: Codable where Value: Codable {
  private enum CodingKeys: String, CodingKey { case first, second }

  /// Writes `first` and `second`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(first, forKey: .first)
    try container.encode(second, forKey: .second)
  }

  /// Reads `first` and `second`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(Value.self, forKey: .first),
      try container.decode(Value.self, forKey: .second))
  }
}

extension Keyframe: Codable where Value: Codable {
  private enum CodingKeys: String, CodingKey { case time, value, easing, controls, tangents }

  /// Writes `time` and `value`; `easing` unless it is linear, `controls` and `tangents` if there are
  /// any.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(time, forKey: .time)
    try container.encode(value, forKey: .value)
    if easing != .linear { try container.encode(easing, forKey: .easing) }
    try container.encodeIfPresent(controls, forKey: .controls)
    try container.encodeIfPresent(tangents, forKey: .tangents)
  }

  /// Reads `time` and `value`, and the rest if it is there.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for numbers that are not finite.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let time = try container.decode(Double.self, forKey: .time)
    let value = try container.decode(Value.self, forKey: .value)
    let easing = try container.decodeIfPresent(Easing.self, forKey: .easing) ?? .linear
    let controls = try container.decodeIfPresent(Controls<Value>.self, forKey: .controls)
    let tangents = try container.decodeIfPresent(TangentKind.self, forKey: .tangents)
    let isFinite = [value, controls?.first, controls?.second].allSatisfy { $0?.isFinite ?? true }
    guard time.isFinite, isFinite else {
      throw DecodingError.dataCorruptedError(
        forKey: time.isFinite ? .value : .time, in: container,
        debugDescription: "The keyframe at \(time) is not finite.")
    }
    self.init(time: time, value: value, easing: easing, controls: controls, tangents: tangents)
  }
}

extension Track: Codable where Value: Codable {
  private enum CodingKeys: String, CodingKey { case keyframes, isConstant, before, after }

  /// Writes `keyframes`; `isConstant` only if it is true, `before` and `after` unless they hold.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(keyframes, forKey: .keyframes)
    if isConstant { try container.encode(true, forKey: .isConstant) }
    if before != .hold { try container.encode(before, forKey: .before) }
    if after != .hold { try container.encode(after, forKey: .after) }
  }

  /// Reads `keyframes`, in any order, and the rest if it is there.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if there are no keyframes, or more than one in a
  ///   constant.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let keyframes = try container.decode([Keyframe<Value>].self, forKey: .keyframes)
    let isConstant = try container.decodeIfPresent(Bool.self, forKey: .isConstant) ?? false
    guard keyframes.count == 1 || (keyframes.count > 1 && !isConstant) else {
      throw DecodingError.dataCorruptedError(
        forKey: .keyframes, in: container,
        debugDescription: isConstant
          ? "A constant has \(keyframes.count) keyframes; it needs exactly 1."
          : "A track needs at least one keyframe.")
    }
    self.init(keyframes, isConstant: isConstant)
    before = try container.decodeIfPresent(Extrapolation.self, forKey: .before) ?? .hold
    after = try container.decodeIfPresent(Extrapolation.self, forKey: .after) ?? .hold
  }
}
