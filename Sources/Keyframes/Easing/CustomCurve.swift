/// A named function; see ``Easing/custom(_:isClamped:_:)``. Two are equal if their names are, since functions
/// can be neither compared nor written down.
public struct CustomCurve: Sendable {
  /// Letters, digits, `-` and `_`; not empty.
  public let name: String
  private let isClamped: Bool
  private let function: @Sendable (Double) -> Double

  init(_ name: String, isClamped: Bool, _ function: @escaping @Sendable (Double) -> Double) {
    require(
      !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" },
      "\"\(name)\" cannot name a custom easing: use letters, digits, - and _.")
    self.name = name
    self.isClamped = isClamped
    self.function = function
  }

  func value(at progress: Double) -> Double {
    if progress == 0 || progress == 1 { return progress }
    if isClamped, !(0...1).contains(progress) { return progress < 0 ? 0 : 1 }
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
