/// How an editor keeps the tangents on both sides of a keyframe when keyframes change. It has no
/// effect on values, which follow from easings and controls alone. A keyframe without a kind is
/// *broken*: each side stands alone.
public enum TangentKind: String, CaseIterable, Codable, Sendable {
  /// The slope follows the neighbours, without overshoot: level at the highest and lowest values.
  case automatic
  /// The slope follows the line from the previous keyframe to the next, and may overshoot.
  case spline
  /// Both sides have the same slope, which can be changed.
  case smooth
  /// Both sides are level.
  case flat
}
