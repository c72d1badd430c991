public import Keyframes

/// A path that masks a node with its children.
///
/// The masks of a node form a stack, as in Lottie: each changes the coverage that the ones before it
/// left. If the first one adds or makes the difference, coverage begins as nothing, otherwise as
/// everything. The opacity of the
/// whole is multiplied by the coverage.
public struct PathMask: Equatable, Sendable {
  /// How a mask changes the coverage so far.
  public enum Mode: Hashable, CaseIterable, Sendable {
    /// The union of both.
    case add
    /// What is outside of the path.
    case subtract
    /// What is in both.
    case intersect
    /// What is in exactly one of both.
    case difference
  }

  /// The outline in the node's own coordinates, filled by the nonzero rule; see ``Node/outline(_:_:)``
  /// for what lies between two keyframes.
  public var path: Track<Path>
  /// How it changes the coverage so far.
  public var mode: Mode
  /// Whether the outside of the path counts as its inside.
  public var isInverted: Bool
  /// How much of the path counts, 0…1; clamped when shown.
  public var opacity: Track<Double>

  /// Creates a mask.
  public init(
    _ path: Track<Path>, _ mode: Mode = .add, isInverted: Bool = false, opacity: Track<Double> = 1
  ) {
    self.path = path
    self.mode = mode
    self.isInverted = isInverted
    self.opacity = opacity
  }
}

/// Nodes that mask another one by what they show.
public struct Matte: Equatable, Sendable {
  /// What of the matte counts.
  public enum Kind: Hashable, CaseIterable, Sendable {
    /// Its alpha.
    case alpha
    /// Its luminance (Rec. 709) times its alpha.
    case luminance
  }

  /// In the coordinates of the parent of the node that is masked. They are not painted themselves.
  public var nodes: [Node]
  /// What of them counts.
  public var kind: Kind
  /// Whether the node is visible where the matte is not.
  public var isInverted: Bool

  /// Creates a matte of nodes; see ``nodes``.
  public init(_ kind: Kind = .alpha, isInverted: Bool = false, @NodeBuilder _ nodes: () -> [Node]) {
    self.nodes = nodes()
    self.kind = kind
    self.isInverted = isInverted
  }
}

extension Node {
  /// Paints the node with its children as one picture, to which its opacity is applied once: where they
  /// overlap while it fades, the lower one stays hidden.
  public func composited() -> Node { with { $0.isComposited = true } }

  /// Adds a mask to the stack; see ``PathMask``.
  public func masked(
    by path: Track<Path>, _ mode: PathMask.Mode = .add, isInverted: Bool = false,
    opacity: Track<Double> = 1
  ) -> Node {
    with {
      $0.pathMasks.append(PathMask(path, mode, isInverted: isInverted, opacity: opacity))
    }
  }

  /// Shows the node and its children only where `matte` is; see ``Matte``.
  public func masked(by matte: Matte) -> Node { with { $0.matte = matte } }

  /// Slants the node by degrees, along an axis in degrees clockwise from right; see ``Property/skew``.
  public func skew(
    _ degrees: Track<Double>, axis: Track<Double>? = nil, _ easing: Easing? = nil
  ) -> Node {
    setting(.skew, degrees, easing).setting(.skewAxis, axis, easing)
  }

  /// Slants the node by degrees, to the right at the top.
  public func skew(_ degrees: Double) -> Node { setting(.skew, Track(degrees)) }
}
