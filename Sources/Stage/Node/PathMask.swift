public import Keyframes

/// A path that masks a node with its children.
///
/// The masks of a node form a stack, as in Lottie: each changes the coverage left by the previous
/// ones. The coverage starts empty if the first mask's mode is `add` or `difference`, otherwise
/// full. The opacity of the whole is multiplied by the coverage.
public struct PathMask: Equatable, Sendable {
  /// How a mask changes the coverage so far.
  public enum Mode: Hashable, CaseIterable, Sendable {
    /// The union of the coverage and the path.
    case add
    /// The coverage outside the path.
    case subtract
    /// The coverage inside the path.
    case intersect
    /// The area inside exactly one of the two.
    case difference
  }

  /// The outline in the node's own coordinates, filled by the nonzero rule; between two keyframes
  /// it morphs as in ``Node/outline(_:_:)``.
  public var path: Track<Path>
  /// How the mask changes the coverage so far.
  public var mode: Mode
  /// Whether inside and outside of the path are exchanged.
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

/// Nodes whose alpha or luminance masks another node.
public struct Matte: Equatable, Sendable {
  /// The part of the matte that masks: its alpha or its luminance.
  public enum Kind: Hashable, CaseIterable, Sendable {
    /// The matte's alpha.
    case alpha
    /// The matte's luminance (Rec. 709) times its alpha.
    case luminance
  }

  /// The nodes, in the coordinates of the masked node's parent. They are not painted themselves.
  public var nodes: [Node]
  /// The part of the matte that masks: its alpha or its luminance.
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
  /// Paints the node with its children as one picture and then applies its opacity once: where
  /// children overlap while the node fades, the lower one stays hidden.
  public func composited() -> Node { with { $0.isComposited = true } }

  /// Whether the node with its children fades, is blurred or casts its shadow as one picture.
  package var isWhole: Bool { isComposited || numbers[.blur] != nil || castsWholeShadow }

  /// Whether the shadow is that of everything the node shows rather than of its shape.
  package var castsWholeShadow: Bool {
    colors[.shadow] != nil && (shape == nil || isComposited || numbers[.blur] != nil)
  }

  /// Adds a mask to the stack; see ``PathMask``.
  public func masked(
    by path: Track<Path>, _ mode: PathMask.Mode = .add, isInverted: Bool = false,
    opacity: Track<Double> = 1
  ) -> Node {
    with {
      $0.pathMasks.append(PathMask(path, mode, isInverted: isInverted, opacity: opacity))
    }
  }

  /// Shows the node and its children only where `matte` is visible; see ``Matte``.
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
