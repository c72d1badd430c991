extension Path: Codable {
  /// Writes the elements, each as SVG's letter and its numbers: `["M", 0, 0]`, `["L", 3, 4]`,
  /// `["C", x1, y1, x2, y2, x, y]`, `["Z"]`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for element in elements { try container.encode(element) }
  }

  /// Reads the elements.
  public init(from decoder: any Decoder) throws {
    self.init()
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      switch try container.decode(Element.self) {
      case .move(let point): move(to: point)
      case .line(let point): line(to: point)
      case .cubic(let one, let two, let end): cubic(one, two, to: end)
      case .close: close()
      }
    }
  }
}

extension Path.Element: Codable {
  /// Writes SVG's letter and the numbers.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    let (letter, points): (String, [Point]) =
      switch self {
      case .move(let point): ("M", [point])
      case .line(let point): ("L", [point])
      case .cubic(let one, let two, let end): ("C", [one, two, end])
      case .close: ("Z", [])
      }
    try container.encode(letter)
    for point in points {
      try container.encode(point.x)
      try container.encode(point.y)
    }
  }

  /// Reads a letter and as many numbers as it needs.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for other letters.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    func point() throws -> Point {
      Point(x: try container.decode(Double.self), y: try container.decode(Double.self))
    }
    let letter = try container.decode(String.self)
    switch letter {
    case "M": self = .move(try point())
    case "L": self = .line(try point())
    case "C": self = .cubic(control1: try point(), control2: try point(), end: try point())
    case "Z": self = .close
    case _:
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(letter)\" is not a path's M, L, C or Z.")
    }
  }
}
