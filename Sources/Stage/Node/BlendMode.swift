/// How the colours of a node mix with what is painted below it, as in CSS and Lottie.
///
/// The node is painted with its children as one picture. What is below it is everything that its group has painted
/// before, and unless a group around it is painted as one picture too, all that the stage has.
public enum BlendMode: Hashable, CaseIterable, Sendable {
  /// Covers what is below.
  case normal
  /// The product of both: darker.
  case multiply
  /// The product of both negatives: brighter.
  case screen
  /// Multiplies where it is dark below, screens where it is bright.
  case overlay
  /// The darker or the brighter of both, for red, green and blue on their own.
  case darken, lighten
  /// Brightens what is below to show the colour, or darkens it.
  case colorDodge, colorBurn
  /// Multiplies where the node is dark, screens where it is bright; the soft one less so.
  case hardLight, softLight
  /// The distance between both, and the same with less contrast.
  case difference, exclusion
  /// The sum of both, as light adds up.
  case add
}

extension Node {
  /// Mixes the node's colours with what is below; see ``BlendMode``.
  public func blended(_ mode: BlendMode) -> Node { with { $0.blend = mode } }

  /// Whether nodes in it mix with what is below them.
  ///
  /// - Complexity: O(*n*) in the nodes.
  package var hasBlendsInside: Bool {
    children.contains { $0.blend != .normal || $0.hasBlendsInside }
  }
}
