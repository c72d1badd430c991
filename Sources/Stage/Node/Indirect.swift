/// An optional value that is stored apart: little room is needed where it is nil, and copies share it.
@propertyWrapper
public struct Indirect<Value: Equatable & Sendable>: Equatable, Sendable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box?

  /// No value.
  public init() {}

  /// The value; nil if there is none.
  public var wrappedValue: Value? {
    get { box?.value }
    set { box = newValue.map(Box.init) }
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.box === b.box || a.wrappedValue == b.wrappedValue
  }
}
