/// The properties of a node that are one number each. A node says those that it wants to; the
/// others rest at ``restingValue``, or at what its shape says.
public enum Property: Int, CaseIterable, Sendable {
  /// Points, from the left and from the top of what the node lies in.
  case x, y
  /// Points towards the viewer; only perspective makes it visible.
  case z
  /// Points, added to `x` and `y`: a way off the place that leaves the place alone.
  case translationX, translationY
  /// Points, at least 0; the shape is stretched to them. A corner radius keeps its roundness.
  case width, height
  /// Points, at least 0.
  case cornerRadius
  /// Parts of the shape's box: the point that lies at (`x`, `y`) and that scale and rotation leave
  /// in place. (0, 0) is the top left corner, (1, 1) the bottom right one.
  case anchorX, anchorY
  /// Points that the anchor lies in front of the shape's plane, behind it where they are negative:
  /// turns out of the plane go about an axis there. See ``Node/anchorZ(_:)``.
  case anchorZ
  /// Degrees, positive is clockwise on screen.
  case rotation
  /// Degrees out of the plane: about the x axis a positive turn brings the bottom forward, about
  /// the y axis it takes the right side back.
  case rotationX, rotationY
  /// Points between the eye and the stage: the nearer, the stronger. 0 and less is no perspective.
  case perspective
  /// Factors.
  case scaleX, scaleY
  /// 0…1; clamped when it is shown.
  case opacity
  /// Of two siblings the one with the greater depth is painted later, over the other.
  case depth
  /// Points, at least 0.
  case strokeWidth
  /// Parts of the outline's length, clamped to 0…1.
  case strokeStart, strokeEnd
  /// Points into the dash pattern.
  case dashPhase
  /// 0…1 of the path that the node moves along.
  case pathProgress
  /// The page that the node lies on, across and down; see ``Node/onPage(_:)``.
  case page, row
  /// How much of the node its mask reveals, 0…1; clamped when it is shown.
  case visibility
  /// Parts of the shape's box, of which the size is at least 0: what is seen of that which the node
  /// holds, stretched over the box; see ``Node/contents(_:)``.
  case contentsX, contentsY, contentsWidth, contentsHeight
  /// Points from the node to its shadow, in its parent's directions.
  case shadowX, shadowY
  /// Points over which the shadow's edge is blurred, at least 0.
  case shadowRadius
  /// What a node that shows a number counts.
  case number
  /// The part of a text's characters that is there, 0…1; clamped when it is shown.
  case characters

  /// As the tables of `riff sample` write it.
  public var name: String { String(describing: self) }

  /// The value of what no node says; width, height, corner radius, anchor, stroke width and where
  /// the stroke starts and ends are the shape's and the stroke's own.
  public var restingValue: Double {
    switch self {
    case .scaleX, .scaleY, .opacity, .strokeEnd, .visibility, .characters, .contentsWidth,
      .contentsHeight:
      1
    case .anchorX, .anchorY: 0.5
    case .x, .y, .z, .translationX, .translationY, .width, .height, .cornerRadius, .anchorZ,
      .rotation,
      .rotationX, .rotationY, .perspective, .depth, .strokeWidth, .strokeStart, .dashPhase,
      .pathProgress, .page, .row, .shadowX, .shadowY, .shadowRadius, .number, .contentsX,
      .contentsY:
      0
    }
  }

  static let count = allCases.count
}

/// The properties of a node that are a colour each.
public enum ColorProperty: Int, CaseIterable, Sendable {
  /// Of shapes and of texts.
  case fill
  /// Of the line along the outline.
  case stroke
  /// Of the shadow; without one there is none.
  case shadow

  /// As the tables of `riff sample` write it.
  public var name: String { String(describing: self) }

  static let count = allCases.count
}

/// Some of the properties.
struct PropertySet: OptionSet {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }
  init(_ property: Property) { rawValue = 1 << UInt64(property.rawValue) }

  init(_ properties: some Sequence<Property>) {
    rawValue = properties.reduce(0) { $0 | PropertySet($1).rawValue }
  }

  func contains(_ property: Property) -> Bool { contains(PropertySet(property)) }

  static let outOfThePlane = PropertySet([
    Property.z, .rotationX, .rotationY, .perspective, .anchorZ,
  ])
  static let ofTheBox = PropertySet([
    Property.width, .height, .cornerRadius, .anchorX, .anchorY, .visibility,
  ])
  static let ofTheContents = PropertySet([
    Property.contentsX, .contentsY, .contentsWidth, .contentsHeight,
  ])
  static let ofTheStroke = PropertySet([Property.strokeWidth, .strokeStart, .strokeEnd])
}
