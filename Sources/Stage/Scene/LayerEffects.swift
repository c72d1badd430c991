public import Keyframes

extension Layer {
  /// Changes of a layer's picture before it is masked: it is blurred, and then casts a shadow.
  public struct Effects: Hashable, Sendable {
    /// The standard deviations of a Gaussian blur along the x axis and the y axis, in points of the
    /// layer, at least 0.
    public var blur: Point
    /// The shadow of the blurred picture; nil if it casts none.
    public var shadow: Shadow?

    /// Creates effects; without arguments, none.
    public init(blur: Point = .zero, shadow: Shadow? = nil) {
      self.blur = blur
      self.shadow = shadow
    }
  }
}

extension Layer.Effects {
  /// A blurred copy of a picture in one colour, under the picture and as opaque as it.
  public struct Shadow: Hashable, Sendable {
    /// The colour of the shadow of an opaque picture.
    public var color: Color
    /// The distance from the picture in points of the layer.
    public var offset: Point
    /// The standard deviations along the x axis and the y axis, in points of the layer.
    public var blur: Point

    /// Creates a shadow; see the properties.
    public init(_ color: Color, offset: Point = .zero, blur: Point = .zero) {
      self.color = color
      self.offset = offset
      self.blur = blur
    }

    package func mapped(by map: Transform) -> Shadow {
      Shadow(color, offset: map.offset(by: offset), blur: map.deviations(of: blur))
    }
  }

  package func mapped(by map: Transform) -> Layer.Effects {
    Layer.Effects(blur: map.deviations(of: blur), shadow: shadow?.mapped(by: map))
  }

  /// Whether every number is finite.
  var isFinite: Bool {
    var points = [blur]
    if let shadow { points += [shadow.offset, shadow.blur] }
    return points.allSatisfy { ($0.x + $0.y).isFinite }
  }
}

extension Transform {
  /// Where a distance points after mapping.
  package func offset(by way: Point) -> Point {
    Point(x: a * way.x + c * way.y, y: b * way.x + d * way.y)
  }

  /// The standard deviations along the axes after mapping a blur whose deviations along the axes are
  /// `blur`. That describes the blur completely unless the map rotates or slants one that differs
  /// along the axes.
  package func deviations(of blur: Point) -> Point {
    Point(
      x: Point(x: a * blur.x, y: c * blur.y).length, y: Point(x: b * blur.x, y: d * blur.y).length)
  }
}
