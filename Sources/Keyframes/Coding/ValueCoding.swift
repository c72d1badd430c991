extension Discrete: Codable where Wrapped: Codable {
  /// Writes the value alone.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }

  /// Reads a value.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(Wrapped.self))
  }
}

extension TypedText: Codable {
  /// Writes the string alone.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(string)
  }

  /// Reads a string.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }
}

extension ColorSpace: Codable {
  private enum CodingKeys: String, CodingKey { case name, direction }

  /// Writes `name`, and for `hsl` the `direction` of the hue.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .sRGB: try container.encode("sRGB", forKey: .name)
    case .okLab: try container.encode("okLab", forKey: .name)
    case .hsl(let direction):
      try container.encode("hsl", forKey: .name)
      try container.encode(direction, forKey: .direction)
    }
  }

  /// Reads `name`, and `direction` if it is there.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for another name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let name = try container.decode(String.self, forKey: .name)
    switch name {
    case "sRGB": self = .sRGB
    case "okLab": self = .okLab
    case "hsl":
      let direction = try container.decodeIfPresent(TurnDirection.self, forKey: .direction)
      self = .hsl(direction ?? .shortest)
    case _:
      throw DecodingError.dataCorruptedError(
        forKey: .name, in: container,
        debugDescription: "\"\(name)\" is not a colour space: use sRGB, okLab or hsl.")
    }
  }
}
