import Words

/// The spring notations of SwiftUI, WebKit and Riff.
extension EasingScanner {
  mutating func spring() throws(EasingNotationError) -> Easing {
    let usage: Message =
      "spring(bounce), spring(mass stiffness damping velocity), spring(duration: 0.5, bounce: 0.3) or spring(response: 0.5, dampingFraction: 0.7)"
    try expect("(", usage: usage)
    let column = self.column
    let arguments = try SpringArguments(&self)
    let easing = try arguments.isEmpty ? bareSpring() : arguments.spring(column: column)
    try expect(")", usage: usage)
    return easing
  }

  /// A bounce, or WebKit's four numbers, with or without commas.
  private mutating func bareSpring() throws(EasingNotationError) -> Easing {
    let first = word()
    let number = try first.number("The bounce of spring")
    guard take(",") || wordIsNext else {
      guard number > -1, number < 1 else {
        throw EasingNotationError(
          "The bounce of spring is \(first.text)", column: first.column,
          advice: "give a number above -1 and below 1")
      }
      return .spring(bounce: number)
    }
    let mass = try checked(first, number, "mass")
    let second = word()
    let stiffness = try positive(second, "stiffness")
    guard take(",") || wordIsNext else {
      throw EasingNotationError(
        "spring has two numbers", column: first.column,
        advice:
          "write spring(response: \(first.text), dampingFraction: \(second.text)) or spring(duration: \(first.text), bounce: \(second.text))"
      )
    }
    let damping = try next("damping")
    _ = take(",")
    let word = word()
    let velocity = try word.number("The velocity of spring")
    return try SpringArguments.spring(
      mass: mass, stiffness: stiffness, damping: damping, velocity: velocity, column: first.column)
  }

  private mutating func next(_ name: String) throws(EasingNotationError) -> Double {
    try positive(word(), name)
  }

  private func positive(_ word: Word, _ name: String) throws(EasingNotationError) -> Double {
    try checked(word, word.number("The \(name) of spring"), name)
  }

  private func checked(
    _ word: Word, _ number: Double, _ name: String
  ) throws(EasingNotationError) -> Double {
    guard number > 0 else {
      throw EasingNotationError(
        "The \(name) of spring is \(word.text)", column: word.column,
        advice: "give a number above 0")
    }
    return number
  }

  /// One of SwiftUI's springs by name, with an optional duration and extra bounce.
  mutating func preset(_ spring: Spring, named name: Word) throws(EasingNotationError) -> Easing {
    guard take("(") else { return .spring(spring) }
    var arguments = try SpringArguments(&self)
    let duration = try arguments.take("duration") { $0 > 0 } ?? spring.duration
    let bounce = spring.bounce + (try arguments.take("extraBounce") { abs($0) < 2 } ?? 0)
    try arguments.expectNone(of: name.text)
    guard bounce > -1, bounce < 1 else {
      throw EasingNotationError(
        "The bounce of \(name.text) is \(bounce)", column: name.column,
        advice: "choose extraBounce so that it is above -1 and below 1")
    }
    try expect(")", usage: "\(name.text)(duration: 0.5, extraBounce: 0)")
    return try SpringArguments.easing(
      Spring(duration: duration, bounce: bounce), column: name.column)
  }
}

/// Labelled numbers, in any order.
private struct SpringArguments {
  private var all: [(label: EasingScanner.Word, number: Double, word: EasingScanner.Word)] = []

  init(_ scanner: inout EasingScanner) throws(EasingNotationError) {
    while let label = scanner.label() {
      guard !all.contains(where: { $0.label.text.lowercased() == label.text.lowercased() }) else {
        throw EasingNotationError(
          "\(label.quoted) is given twice", column: label.column, advice: "remove one")
      }
      let word = scanner.word()
      all.append((label, try word.number("The \(label.text)"), word))
      guard scanner.take(",") else { break }
    }
  }

  var isEmpty: Bool { all.isEmpty }

  /// Consumes the number labelled `name`, or else `other`, if there is one.
  mutating func take(
    _ name: String, or other: String? = nil, where isAllowed: (Double) -> Bool
  ) throws(EasingNotationError) -> Double? {
    func isCalled(_ label: String, _ name: String) -> Bool {
      label.lowercased() == name.lowercased()
    }
    let index =
      all.firstIndex { isCalled($0.label.text, name) }
      ?? other.flatMap { other in all.firstIndex { isCalled($0.label.text, other) } }
    guard let index else { return nil }
    let argument = all.remove(at: index)
    guard isAllowed(argument.number) else {
      throw EasingNotationError(
        "The \(argument.label.text) is \(argument.word.text)", column: argument.word.column,
        advice: "give \(ranges[name] ?? "a number above 0")")
    }
    return argument.number
  }

  func expectNone(of function: String) throws(EasingNotationError) {
    if let first = all.first { throw .unknown(first.label, of: function) }
  }

  /// The spring that the labels describe, in one of three forms.
  func spring(column: Int) throws(EasingNotationError) -> Easing {
    var copy = self
    return try copy.take(column: column)
  }

  private mutating func take(column: Int) throws(EasingNotationError) -> Easing {
    _ = try take("blendDuration") { $0 == 0 }
    let velocity = try take("velocity", or: "initialVelocity") { _ in true } ?? 0
    if let response = try take("response", where: { $0 > 0 }) {
      guard let ratio = try take("dampingFraction", or: "dampingRatio", where: { $0 > 0 }) else {
        throw .missing("dampingFraction", column: column)
      }
      try expectNone(of: "spring with a response")
      let spring = Spring(response: response, dampingRatio: ratio)
      return try Self.easing(spring, velocity, column: column)
    }
    if let stiffness = try take("stiffness", where: { $0 > 0 }) {
      guard let damping = try take("damping", where: { $0 > 0 }) else {
        throw .missing("damping", column: column)
      }
      let mass = try take("mass") { $0 > 0 } ?? 1
      try expectNone(of: "spring with a stiffness")
      return try Self.spring(
        mass: mass, stiffness: stiffness, damping: damping, velocity: velocity, column: column)
    }
    let duration = try take("duration") { $0 > 0 } ?? 0.5
    let bounce = try take("bounce") { $0 > -1 && $0 < 1 } ?? 0
    try expectNone(of: "spring")
    return try Self.easing(Spring(duration: duration, bounce: bounce), velocity, column: column)
  }

  static func spring(
    mass: Double, stiffness: Double, damping: Double, velocity: Double, column: Int
  ) throws(EasingNotationError) -> Easing {
    let response = 2 * .pi * (mass / stiffness).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    guard response > 0, response.isFinite, ratio.isFinite else { throw .unsettled(column) }
    return try easing(Spring(response: response, dampingRatio: ratio), velocity, column: column)
  }

  /// Throws if the numbers make no valid spring, such as a mass of 1e300 with a stiffness of
  /// 1e-300.
  static func easing(
    _ spring: Spring, _ velocity: Double = 0, column: Int
  ) throws(EasingNotationError) -> Easing {
    guard let easing = Easing(validating: .spring(spring, velocity: velocity)) else {
      throw .unsettled(column)
    }
    return easing
  }
}

/// Ranges other than "above 0".
private let ranges: [String: Message] = [
  "bounce": "a number above -1 and below 1", "extraBounce": "a number above -2 and below 2",
  "blendDuration": "0 or remove it: an easing does not blend",
]

extension EasingNotationError {
  fileprivate static func unsettled(_ column: Int) -> Self {
    Self("The spring never settles", column: column, advice: "give numbers closer to 1")
  }

  fileprivate static func missing(_ label: String, column: Int) -> Self {
    Self(
      "The \(label) of spring is missing", column: column, advice: "add \(label): and a number")
  }
}
