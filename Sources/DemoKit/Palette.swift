// The colours and the text styles that demos share.

public import Keyframes
public import Stage

extension Color {
  public static let ink = Color(0x14171F)
  public static let midnight = Color(0x1D2230)
  public static let navy = Color(0x23304A)
  public static let plum = Color(0x3A2340)
  public static let steel = Color(0x667084)
  public static let mist = Color(0x89909E)
  public static let slate = Color(0x333B4A)
  public static let paper = Color(0xF6F1E7)
  public static let sun = Color(0xFFC94D)
  public static let coral = Color(0xFF6B5E)
  public static let sky = Color(0x57B6FF)
  public static let mint = Color(0x3FD0A9)
  public static let violet = Color(0x9B7BFF)
  public static let sand = Color(0xE3D3B5)
}

extension TextStyle {
  public static let poster = TextStyle(88, .bold)
  public static let headline = TextStyle(44, .bold)
  public static let subtitle = TextStyle(20, .regular)
  public static let label = TextStyle(16, .medium)
  public static let note = TextStyle(14, .regular)
}
