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

    /// An English word that is data, such as the name of a case.
    public mutating func appendInterpolation(key: String) {
      append(.message(Message(key: key)))
    }

    /// A part that is shown in the language of the whole.
    public mutating func appendInterpolation(_ message: Message) { append(.message(message)) }

    /// The same for a value that says what it is in a message.
    public mutating func appendInterpolation(_ value: some MessageConvertible) {
      append(.message(value.message))
    }

    /// An error, with its message if it has one.
    public mutating func appendInterpolation(_ error: any Error) {
      if let error = error as? any MessageConvertible {
        append(.message(error.message))
      } else {
        append(.text("\(error)"))
      }
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
