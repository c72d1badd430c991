/// The properties of a node that are one number each. A property that is not explicitly set has its
/// default: ``defaultValue``, or the value of the shape or stroke.
public enum Property: Int, CaseIterable, Sendable {
  /// The position in points, from the parent's origin.
  case x, y
  /// The distance towards the viewer in points; visible only with perspective.
  case z
  /// The translation in points, added to `x` and `y`.
  case translationX, translationY
  /// The size in points, at least 0; the shape is stretched to this size, except for its corner
  /// radius.
  case width, height
  /// The corner radius in points, at least 0.
  case cornerRadius
  /// The point at (`x`, `y`), about which the node scales and rotates, in fractions of the shape's
  /// box: (0, 0) is the top left corner, (1, 1) the bottom right corner.
  case anchorX, anchorY
  /// The distance of the anchor in front of the shape's plane in points, negative behind it; axes
  /// of rotation out of the plane go through it. See `Node.anchorZ(_:)`.
  case anchorZ
  /// The rotation in degrees, positive clockwise on screen.
  case rotation
  /// The slant in degrees, applied after scaling and before rotation: a point 1 point above the
  /// anchor moves tan(`skew`) points along an axis that points `skewAxis` degrees clockwise from
  /// right. See ``Node/skew(_:axis:_:)``.
  case skew, skewAxis
  /// The rotation out of the plane in degrees: a positive rotation about the x axis brings the
  /// bottom forward, about the y axis it moves the right side back.
  case rotationX, rotationY
  /// The rotation in degrees about the axis that points from the origin to (`axisX`, `axisY`,
  /// `axisZ`); applied after the other rotations. An axis of length 0 is no rotation. See
  /// ``Node/rotation3D(_:about:)``.
  case axisRotation
  /// The components of the axis of `axisRotation`.
  case axisX, axisY, axisZ
  /// The distance between the eye and the stage in points: the nearer the eye, the stronger the
  /// perspective. 0 or less is no perspective.
  case perspective
  /// The factors of scale along the axes.
  case scaleX, scaleY
  /// The opacity, 0…1; clamped when shown.
  case opacity
  /// The painting order: the sibling with the greater depth is painted later, over the other.
  case depth
  /// The width of the stroke in points, at least 0.
  case strokeWidth
  /// The ends of the stroke, as fractions of the outline's length, clamped to 0…1.
  case strokeStart, strokeEnd
  /// The fraction of the outline's length by which both ends are shifted; a part beyond the end of
  /// the outline continues at its start.
  case strokeOffset
  /// The offset into the dash pattern in points.
  case dashPhase
  /// The progress along the node's motion path, 0…1.
  case pathProgress
  /// The page of the node, horizontally and vertically; see `Node.onPage(_:)`.
  case page, row
  /// How much of the node its mask reveals, 0…1; clamped when shown.
  case visibility
  /// The part of the children that is shown, scaled to fill the box, in fractions of the box; the
  /// size is at least 0. See `Node.contents(_:)`.
  case contentsX, contentsY, contentsWidth, contentsHeight
  /// The offset of the shadow in points, along the parent's axes.
  case shadowX, shadowY
  /// The blur radius of the shadow in points, at least 0.
  case shadowRadius
  /// The standard deviation in points by which the node is blurred with its children, at least 0; it
  /// scales with the node. See ``Node/blur(_:_:)``.
  case blur
  /// The number that the node shows.
  case number
  /// The share of a text's characters that is shown, 0…1; clamped when shown.
  case characters
  /// The font size (em) of a text in points.
  case fontSize
  /// The space between the characters of a text, and the line height, in font sizes.
  case letterSpacing, lineHeight
  /// The factor of each of the node's constraints: along the x axis, along the y axis, of the width
  /// and of the height. See ``Node/constrained(_:to:of:times:plus:)``.
  case multiplierX, multiplierY, multiplierWidth, multiplierHeight
  /// The points that each of the node's constraints adds.
  case offsetX, offsetY, offsetWidth, offsetHeight

  /// The name in the tables of `riff sample`.
  public var name: String { Self.names[rawValue] }

  private static let names = allCases.map { String(describing: $0) }

  /// The default if the property is not set. Width, height, corner radius, anchor, the font size
  /// and spacing, and the stroke's width, start and end default to the values of the shape and the
  /// stroke instead.
  public var defaultValue: Double {
    switch self {
    case .scaleX, .scaleY, .opacity, .strokeEnd, .visibility, .characters, .contentsWidth,
      .contentsHeight, .axisZ, .multiplierX, .multiplierY, .multiplierWidth, .multiplierHeight:
      1
    case .lineHeight: TextStyle.lineHeight
    case .anchorX, .anchorY: 0.5
    case .x, .y, .z, .translationX, .translationY, .width, .height, .cornerRadius, .anchorZ,
      .rotation, .skew, .skewAxis, .axisRotation, .axisX, .axisY, .fontSize, .letterSpacing,
      .offsetX, .offsetY,
      .offsetWidth, .offsetHeight, .rotationX, .rotationY, .perspective, .depth, .strokeWidth,
      .strokeStart, .strokeOffset, .dashPhase,
      .pathProgress, .page, .row, .shadowX, .shadowY, .shadowRadius, .blur, .number,
      .contentsX, .contentsY:
      0
    }
  }

  static let count = allCases.count
}

/// The properties of a node that are one colour each.
public enum ColorProperty: Int, CaseIterable, Sendable {
  /// The colour of a shape or text.
  case fill
  /// The colour of the stroke.
  case stroke
  /// The colour of the shadow; without it there is no shadow.
  case shadow
  /// The colour laid over the node and its children, as strongly as it is opaque; see
  /// ``Node/tint(_:_:)``.
  case tint

  /// The name in the tables of `riff sample`.
  public var name: String { Self.names[rawValue] }

  private static let names = allCases.map { String(describing: $0) }

  static let count = allCases.count
}

/// A set of properties.
struct PropertySet: OptionSet {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }
  init(_ property: Property) { rawValue = 1 << UInt64(property.rawValue) }

  init(_ properties: some Sequence<Property>) {
    rawValue = properties.reduce(0) { $0 | PropertySet($1).rawValue }
  }

  func contains(_ property: Property) -> Bool { contains(PropertySet(property)) }

  static let outOfThePlane = PropertySet([
    Property.z, .rotationX, .rotationY, .axisRotation, .perspective, .anchorZ,
  ])
  static let ofTheBox = PropertySet([
    Property.width, .height, .cornerRadius, .anchorX, .anchorY, .visibility,
  ])
  static let ofTheShape = PropertySet([
    Property.width, .height, .cornerRadius, .number, .characters, .fontSize, .letterSpacing,
    .lineHeight,
  ])
  static let ofTheText = PropertySet([
    Property.number, .characters, .fontSize, .letterSpacing, .lineHeight,
  ])
  static let ofTheContents = PropertySet([
    Property.contentsX, .contentsY, .contentsWidth, .contentsHeight,
  ])
  static let ofTheSkew = PropertySet([Property.skew, .skewAxis])
  static let ofTheStroke = PropertySet([
    Property.strokeWidth, .strokeStart, .strokeEnd, .strokeOffset,
  ])
}
