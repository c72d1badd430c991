extension CodingUserInfoKey {
  /// The custom easings, `[Easing]`, that a decoder may meet; without them `custom(name)` is an error.
  ///
  /// ```swift
  /// decoder.userInfo[.customEasings] = [Easing.custom("wobble") { … }]
  /// ```
  public static let customEasings = {
    let name = "Keyframes.customEasings"
    guard let key = CodingUserInfoKey(rawValue: name) else { fatalError("\(name) is not a key.") }
    return key
  }()
}

extension Easing: Codable {
  /// Writes the easing's `notation`: `"ease-out-bounce"`. The function of a custom easing cannot be
  /// written, only its name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(notation)
  }

  /// Reads any notation that `init(notation:customs:)` reads, with the customs under
  /// `CodingUserInfoKey.customEasings`.
  ///
  /// - Throws: `DecodingError.dataCorrupted`, with the `EasingNotationError` as its underlying error.
  public init(from decoder: any Decoder) throws {
    let notation = try decoder.singleValueContainer().decode(String.self)
    let customs = decoder.userInfo[.customEasings] as? [Easing] ?? []
    do {
      self = try Easing(notation: notation, customs: customs)
    } catch {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath, debugDescription: error.description,
          underlyingError: error))
    }
  }
}

extension Spring: Codable {
  private enum CodingKeys: String, CodingKey { case response, dampingRatio }

  /// Writes `response` and `dampingRatio`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(response, forKey: .response)
    try container.encode(dampingRatio, forKey: .dampingRatio)
  }

  /// Reads `response` and `dampingRatio`.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for numbers that no spring can have.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let response = try container.decode(Double.self, forKey: .response)
    let dampingRatio = try container.decode(Double.self, forKey: .dampingRatio)
    guard response > 0, response.isFinite else {
      throw DecodingError.dataCorruptedError(
        forKey: .response, in: container,
        debugDescription: "The response is \(response); it must be above 0.")
    }
    guard dampingRatio >= 0, dampingRatio.isFinite else {
      throw DecodingError.dataCorruptedError(
        forKey: .dampingRatio, in: container,
        debugDescription: "The damping ratio is \(dampingRatio); it must be finite and 0 or more.")
    }
    self.init(response: response, dampingRatio: dampingRatio)
  }
}
