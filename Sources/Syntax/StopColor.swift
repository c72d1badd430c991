package import Keyframes

extension Color {
  /// The colour of a stop as other programs blend it: black stays black where it is clear, while `Color.clear`
  /// takes the hue of the next stop.
  package var asStop: Color {
    self == .clear ? Color(red: 0, green: 0, blue: 0, alpha: 1e-6) : self
  }
}
