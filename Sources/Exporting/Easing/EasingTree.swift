package import Keyframes

/// An easing's notation taken apart: a name, and in parentheses what it is made of.
package struct EasingTree: Equatable {
  package let name: String
  package let arguments: [Argument]

  /// `0.3`, `response: 0.5`, `0.5 20%`, or another easing.
  package struct Argument: Equatable {
    package var label: String?
    /// The name alone where it is an easing with arguments.
    package var text: String
    package var tree: EasingTree?

    package var number: Double { Double(text) ?? 0 }

    /// An argument that must be an easing.
    var easing: EasingTree { tree ?? EasingTree(name: text, arguments: []) }
  }

  init(name: String, arguments: [Argument]) {
    self.name = name
    self.arguments = arguments
  }

  /// - Complexity: O(*n*) in the length of the notation.
  package init(_ easing: Easing) {
    var scanner = EasingTreeScanner(characters: Array(easing.notation.utf8))
    self = scanner.argument().easing
  }

  /// Whether it is or holds a function that only this program has.
  var hasCustom: Bool {
    name == "custom" || arguments.contains { $0.tree?.hasCustom ?? false }
  }

  /// The direction and the family of `ease-in-out-bounce`.
  package var family: (direction: String, name: String)? {
    for direction in ["ease-in-out", "ease-out", "ease-in"] where name.hasPrefix(direction + "-") {
      return (direction, String(name.dropFirst(direction.count + 1)))
    }
    return nil
  }

  package func number(_ label: String) -> Double? {
    arguments.first { $0.label == label }?.number
  }
}

/// Reads what `Easing.notation` writes, which is well formed.
private struct EasingTreeScanner {
  let characters: [UInt8]
  var position = 0

  mutating func argument() -> EasingTree.Argument {
    let label = word(until: ":(,)")
    guard peek() == UInt8(ascii: ":") else { return leaf(label) }
    position += 1
    while peek() == UInt8(ascii: " ") { position += 1 }
    var argument = leaf(word(until: "(,)"))
    argument.label = label
    return argument
  }

  private mutating func leaf(_ text: String) -> EasingTree.Argument {
    guard peek() == UInt8(ascii: "(") else { return EasingTree.Argument(text: text) }
    position += 1
    var arguments: [EasingTree.Argument] = []
    while let next = peek(), next != UInt8(ascii: ")") {
      arguments.append(argument())
      while peek() == UInt8(ascii: ",") || peek() == UInt8(ascii: " ") { position += 1 }
    }
    position += 1
    return EasingTree.Argument(text: text, tree: EasingTree(name: text, arguments: arguments))
  }

  private mutating func word(until marks: String) -> String {
    let start = position
    while let next = peek(), !marks.utf8.contains(next) { position += 1 }
    return String(decoding: characters[start..<position], as: UTF8.self)
  }

  private func peek() -> UInt8? { position < characters.count ? characters[position] : nil }
}

/// `0.5 20%` as the output and the input of a stop; the point moves by text, so that nothing is rounded.
package func stop(_ text: String) -> (output: Double, input: Double?) {
  let parts = text.split(separator: " ")
  let output = parts.first.flatMap { Double($0) } ?? 0
  guard parts.count > 1 else { return (output, nil) }
  let digits = parts[1].dropLast()
  if let mark = digits.firstIndex(of: "e"), let power = Int(digits[digits.index(after: mark)...]) {
    return (output, Double("\(digits[..<mark])e\(power - 2)"))
  }
  return (output, Double("\(digits)e-2"))
}
