// The colours and the text styles that demos share.

public import Keyframes
public import Stage

extension Color {
  public static var ink: Color { DemoColors.current.ink }
  public static var midnight: Color { DemoColors.current.midnight }
  public static let navy = Color(0x23304A)
  public static let plum = Color(0x3A2340)
  public static var steel: Color { DemoColors.current.steel }
  public static var mist: Color { DemoColors.current.mist }
  public static let slate = Color(0x333B4A)
  public static var paper: Color { DemoColors.current.paper }
  public static var sun: Color { DemoColors.current.sun }
  public static var coral: Color { DemoColors.current.coral }
  public static var sky: Color { DemoColors.current.sky }
  public static var mint: Color { DemoColors.current.mint }
  public static var violet: Color { DemoColors.current.violet }
  public static var sand: Color { DemoColors.current.sand }
  /// The sky as a background for text.
  public static var skyGround: Color { DemoColors.current.skyGround }
  public static var sea: Color { DemoColors.current.sea }
  /// Less important text on paper.
  public static var quietSlate: Color { DemoColors.current.quietSlate }
  /// Less important text on ink.
  public static var quietSand: Color { DemoColors.current.quietSand }
}

extension TextStyle {
  public static let poster = TextStyle(88, .bold)
  public static let headline = TextStyle(44, .bold)
  public static let subtitle = TextStyle(20, .regular)
  public static let label = TextStyle(16, .medium)
  public static let note = TextStyle(14, .regular)
}
