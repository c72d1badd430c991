package import Keyframes

extension Color {
  /// `#RRGGBB`, with two digits more if it is not opaque; components are clamped to 0…1.
  package var hexText: String {
    let shown = clamped
    let parts = [shown.red, shown.green, shown.blue] + (shown.alpha < 1 ? [shown.alpha] : [])
    return "#"
      + parts.map { part in
        let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}
