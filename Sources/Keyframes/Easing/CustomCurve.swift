/// A closure under a name; see `Easing.custom(_:_:)`.
struct CustomCurve: Sendable {
  let name: String
  private let function: @Sendable (Double) -> Double

  init(_ name: String, _ function: @escaping @Sendable (Double) -> Double) {
    precondition(
      !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" },
      "A custom easing is called \"\(name)\": use letters, digits, - and _.")
    self.name = name
    self.function = function
  }

  func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    let value = function(progress)
    return value.isFinite ? value : progress
  }
}

extension CustomCurve: Equatable {
  /// Closures cannot be compared.
  static func == (one: Self, other: Self) -> Bool { one.name == other.name }
}
