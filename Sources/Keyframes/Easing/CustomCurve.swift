/// A named function; see ``Easing/custom(_:_:)``. Two are equal if their names are, since functions
/// can be neither compared nor written down.
public struct CustomCurve: Sendable {
  /// Letters, digits, `-` and `_`; not empty.
  public let name: String
  private let function: @Sendable (Double) -> Double

  init(_ name: String, _ function: @escaping @Sendable (Double) -> Double) {
    require(
      !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" },
      "\"\(name)\" cannot name a custom easing: use letters, digits, - and _.")
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

extension CustomCurve: Hashable {
  /// Compares names, since functions cannot be compared.
  public static func == (one: Self, other: Self) -> Bool { one.name == other.name }

  /// Hashes the name alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
