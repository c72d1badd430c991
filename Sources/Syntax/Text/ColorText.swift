import Keyframes

extension Color {
  /// The bytes of red, green and blue, if they are exactly the colour.
  package var bytes: (UInt32, UInt32, UInt32)? {
    guard let red = byte(red), let green = byte(green), let blue = byte(blue) else { return nil }
    return (red, green, blue)
  }

  /// Six hexadecimal digits, if they are exactly the colour, whatever its alpha.
  package var hexadecimal: String? {
    bytes.map { hex($0.0) + hex($0.1) + hex($0.2) }
  }

  /// Eight digits where alpha is a byte as well, six where it is 1.
  package var hexadecimalWithAlpha: String? {
    guard let rgb = hexadecimal else { return nil }
    return alpha == 1 ? rgb : byte(alpha).map { rgb + hex($0) }
  }
}

/// Two hexadecimal digits in lower case of the byte that comes nearest to a part of a colour.
package func nearestByte(_ part: Double) -> String {
  hex(UInt32((min(max(part, 0), 1) * 255).rounded())).lowercased()
}

private func byte(_ component: Double) -> UInt32? {
  guard (0...1).contains(component), component.sign == .plus else { return nil }
  let number = (component * 255).rounded()
  return number / 255 == component ? UInt32(number) : nil
}

private func hex(_ byte: UInt32) -> String {
  let text = String(byte, radix: 16, uppercase: true)
  return text.count < 2 ? "0" + text : text
}
