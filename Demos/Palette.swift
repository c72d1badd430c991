// The colours and the type that all demos share.

extension Color {
  static let ink = Color(0x14171F)
  static let midnight = Color(0x1D2230)
  static let navy = Color(0x23304A)
  static let plum = Color(0x3A2340)
  static let steel = Color(0x667084)
  static let mist = Color(0x89909E)
  static let slate = Color(0x333B4A)
  static let paper = Color(0xF6F1E7)
  static let sun = Color(0xFFC94D)
  static let coral = Color(0xFF6B5E)
  static let sky = Color(0x57B6FF)
  static let mint = Color(0x3FD0A9)
  static let violet = Color(0x9B7BFF)
  static let sand = Color(0xE3D3B5)
}

extension TextStyle {
  static let poster = TextStyle(88, .bold)
  static let headline = TextStyle(44, .bold)
  static let subtitle = TextStyle(20, .regular)
  static let label = TextStyle(16, .medium)
  static let note = TextStyle(14, .regular)
}
