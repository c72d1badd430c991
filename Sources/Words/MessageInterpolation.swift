extension Message: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) { self.init(format: text) }

  public init(stringInterpolation text: StringInterpolation) {
    self.init(format: text.format, arguments: text.arguments)
  }

  /// Collects the format and the arguments of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var format: String
    fileprivate var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      format = ""
      format.reserveCapacity(literalCapacity + 3 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    public mutating func appendLiteral(_ text: String) { format += text }

    /// A value that is the same in every language.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      append(.text(value.description))
    }

    /// A part that is shown in the language of the whole.
    public mutating func appendInterpolation(_ message: Message) { append(.message(message)) }

    /// The same for a value that says what it is in a message.
    public mutating func appendInterpolation(_ value: some MessageConvertible) {
      append(.message(value.message))
    }

    private mutating func append(_ argument: Argument) {
      arguments.append(argument)
      format += "{\(arguments.count)}"
    }
  }
}

/// A value whose description is a message, such as an error.
public protocol MessageConvertible: CustomStringConvertible {
  var message: Message { get }
}

extension MessageConvertible {
  /// The message in English.
  public var description: String { message.english }
}
