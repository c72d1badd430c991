/// How the colours of a node mix with the colours painted below it, as in CSS and Lottie.
///
/// The node is painted with its children as one picture. It mixes with everything that its group
/// has painted before, and, unless a group around it is painted as one picture too, with everything
/// on the stage so far.
public enum BlendMode: Hashable, CaseIterable, Sendable {
  /// Covers the colours below.
  case normal
  /// The product of both: darker.
  case multiply
  /// The product of both negatives: brighter.
  case screen
  /// Multiplies where it is dark below, screens where it is bright.
  case overlay
  /// The darker or the brighter of both, for red, green and blue on their own.
  case darken, lighten
  /// Brightens or darkens the colours below according to the node's colour.
  case colorDodge, colorBurn
  /// Multiplies where the node is dark, screens where it is bright; the soft one less so.
  case hardLight, softLight
  /// The distance between both, and the same with less contrast.
  case difference, exclusion
  /// The hue or the saturation of the node's colour, or both, and the rest of the colours below.
  case hue, saturation, color
  /// The luminosity of the node's colour, and the hue and the saturation of the colours below.
  case luminosity
  /// The sum of both, as light adds up.
  case add
}

extension Node {
  /// Mixes the node's colours with the colours below; see ``BlendMode``.
  public func blended(_ mode: BlendMode) -> Node { with { $0.blend = mode } }

  /// Whether any node in this one mixes with the colours below it.
  ///
  /// - Complexity: O(*n*) in the nodes.
  package var hasBlendsInside: Bool {
    children.contains { $0.blend != .normal || $0.hasBlendsInside }
  }
}
