public import Keyframes

// The values of the takes over time.
extension Takes {
  /// Returns the value of a property at `time`, from the take at that time.
  public func value(of property: Property, at time: Double) -> Double {
    node(at: time)[property].value(at: time)
  }

  /// Returns the colour of a property at `time`, from the take at that time.
  public func value(of property: ColorProperty, at time: Double) -> Color {
    node(at: time)[property].value(at: time)
  }

  /// Returns the position at `time`: ``Property/x`` and ``Property/y``.
  public func place(at time: Double) -> Point {
    Point(x: value(of: .x, at: time), y: value(of: .y, at: time))
  }
}
