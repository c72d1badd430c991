public import Keyframes

/// An edge, centre or side of a node that depends on one of another node.
///
/// The box of a node is the smallest one around its shape as it is shown, with scale and rotation.
/// The box of a group or a text, whose size depends on the font, is only its position.
public struct Constraint: Hashable, Sendable {
  /// A number of a box, in points.
  public enum Attribute: Hashable, CaseIterable, Sendable {
    /// Along the x axis.
    case left, centreX, right
    /// Along the y axis.
    case top, centreY, bottom
    /// The size; for the constrained node, the size of the shape without scale and rotation.
    case width, height

    /// The position or side that the attribute determines; a node has one constraint for each.
    var target: Target {
      switch self {
      case .left, .centreX, .right: .x
      case .top, .centreY, .bottom: .y
      case .width: .width
      case .height: .height
      }
    }
  }

  /// The node or the stage that a constraint refers to.
  public enum Reference: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The stage, whose size is ``Scene/size-property``.
    case stage
    /// The node with this name in ``Scene/allNodes``, or else the first node with this
    /// ``Node/name``.
    case node(String)

    /// The node with a name.
    public init(stringLiteral name: String) { self = .node(name) }
  }

  enum Target: CaseIterable { case width, height, x, y }

  /// The attribute that is determined.
  public var attribute: Attribute
  /// The attribute of the reference.
  public var other: Attribute
  /// The node or the stage that the attribute depends on.
  public var reference: Reference

  /// Creates a constraint; its factor and offset are properties of the node.
  public init(_ attribute: Attribute, to other: Attribute, of reference: Reference) {
    self.attribute = attribute
    self.other = other
    self.reference = reference
  }

  /// The property with the factor.
  public var multiplier: Property {
    switch attribute.target {
    case .x: .multiplierX
    case .y: .multiplierY
    case .width: .multiplierWidth
    case .height: .multiplierHeight
    }
  }

  /// The property with the offset, in points.
  public var offset: Property {
    switch attribute.target {
    case .x: .offsetX
    case .y: .offsetY
    case .width: .offsetWidth
    case .height: .offsetHeight
    }
  }
}

extension Node {
  /// Keeps an edge, the centre, the width or the height of the node at `multiplier` times that of
  /// another node or of the stage, plus `offset` points, even while the other node moves (Jazz
  /// Hands' constraints).
  ///
  /// ```swift
  /// label.constrained(.left, to: .right, of: "sun", plus: 12)
  ///   .constrained(.centreY, to: .centreY, of: "sun")
  /// bar.constrained(.width, to: .width, of: .stage, times: [0: 0, 1: 0.5])
  /// ```
  /// Both are measured in the coordinates of this node's parent. The constraint replaces the
  /// position along its axis, including page and motion path; the translation is added. A node has
  /// one constraint for each axis and one for each side; a new one replaces the old. A size
  /// stretches the shape as ``size(width:height:)`` does, and is at least 0.
  ///
  /// A constraint to a node that does not exist has no effect, nor does one that closes a cycle.
  ///
  /// - Complexity: a frame with constraints takes O(*n*) more for *n* nodes.
  public func constrained(
    _ attribute: Constraint.Attribute, to other: Constraint.Attribute,
    of reference: Constraint.Reference, times multiplier: Track<Double> = 1,
    plus offset: Track<Double> = 0
  ) -> Node {
    let constraint = Constraint(attribute, to: other, of: reference)
    return with { node in
      node.constraints.removeAll { $0.attribute.target == attribute.target }
      node.constraints.append(constraint)
      node[constraint.multiplier] = multiplier
      node[constraint.offset] = offset
    }
  }

  /// Removes the constraint that determines `attribute`, with its factor and offset.
  public func unconstrained(_ attribute: Constraint.Attribute) -> Node {
    with { node in
      for constraint in node.constraints where constraint.attribute.target == attribute.target {
        node.unset(constraint.multiplier)
        node.unset(constraint.offset)
      }
      node.constraints.removeAll { $0.attribute.target == attribute.target }
    }
  }
}

extension Constraint {
  /// The property of the side that the constraint determines; nil if it determines a position.
  var side: Property? {
    switch attribute.target {
    case .width: .width
    case .height: .height
    case .x, .y: nil
    }
  }
}

extension PropertySet {
  /// The properties of the sides that constraints determine.
  init(_ constraints: [Constraint]) { self.init(constraints.compactMap(\.side)) }
}

extension Constraint.Attribute {
  /// The value of the attribute in a box.
  func value(in box: Rect) -> Double {
    switch self {
    case .left: box.minX
    case .centreX: box.centre.x
    case .right: box.maxX
    case .top: box.minY
    case .centreY: box.centre.y
    case .bottom: box.maxY
    case .width: box.width
    case .height: box.height
    }
  }
}
