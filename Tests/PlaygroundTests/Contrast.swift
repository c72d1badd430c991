import Foundation
import Keyframes

/// The contrast of two opaque colours, 1…21, by WCAG 2.2 ("relative luminance", "contrast ratio").
func contrast(_ one: Color, _ other: Color) -> Double {
  let (a, b) = (one.luminance, other.luminance)
  return (max(a, b) + 0.05) / (min(a, b) + 0.05)
}

extension Color {
  /// 0…1.
  var luminance: Double {
    let light = linear
    return 0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z
  }

  /// Red, green and blue without sRGB's transfer function.
  var linear: (x: Double, y: Double, z: Double) {
    func part(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return (part(red), part(green), part(blue))
  }

  /// This colour over an opaque one.
  func over(_ below: Color) -> Color {
    func mix(_ own: Double, _ other: Double) -> Double { own * alpha + other * (1 - alpha) }
    return Color(
      red: mix(red, below.red), green: mix(green, below.green), blue: mix(blue, below.blue))
  }
}

/// How people see who lack one of the three kinds of cones: the matrices of Machado, Oliveira and
/// Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency" (2009), at
/// severity 1, which are for linear RGB.
enum Sight: CaseIterable {
  case usual, protanopia, deuteranopia, tritanopia

  private var matrix: [[Double]] {
    switch self {
    case .usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protanopia:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deuteranopia:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritanopia:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    }
  }

  /// In CIE L*a*b*, of D65.
  private func lab(_ color: Color) -> [Double] {
    let light = color.linear
    let seen = matrix.map { row in
      min(max(row[0] * light.x + row[1] * light.y + row[2] * light.z, 0), 1)
    }
    func root(_ value: Double) -> Double {
      value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }
    let x = root(
      (0.4124564 * seen[0] + 0.3575761 * seen[1] + 0.1804375 * seen[2]) / 0.95047)
    let y = root(0.2126729 * seen[0] + 0.7151522 * seen[1] + 0.0721750 * seen[2])
    let z = root(
      (0.0193339 * seen[0] + 0.1191920 * seen[1] + 0.9503041 * seen[2]) / 1.08883)
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
  }

  /// The difference ΔE*ab (CIE 1976) as it is seen; 2.3 can just be noticed.
  func difference(_ one: Color, _ other: Color) -> Double {
    zip(lab(one), lab(other)).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
  }
}
