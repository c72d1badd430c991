import Keyframes

// Removing a property that was set.
extension Node {
  /// Removes the track of a property, which then has its default again; see ``Property/defaultValue``.
  /// Does nothing if it was not set.
  ///
  /// ```swift
  /// var dot = Node(.circle(radius: 9), fill: .white).at(x: 40).scale(2)
  /// dot.unset(.scaleX)
  /// dot.scale(x: 3).unsetting(.x)  // at x 0
  /// ```
  public mutating func unset(_ property: Property) { numbers[property] = nil }

  /// Removes the track of a colour: without a fill the shape is not filled, without a shadow or a
  /// tint there is no shadow or tint, and the stroke has the colour of its style.
  public mutating func unset(_ property: ColorProperty) { colors[property] = nil }

  /// Removes all tracks of the node, but not those of its children. The node is then as its
  /// initialiser made it, without a fill, and shown. Shape, stroke, route, mask, clip, constraints,
  /// clock and cues stay.
  public mutating func unsetAll() {
    numbers = [:]
    colors = [:]
    hidden = Node.neverHidden
    gradient = nil
    outline = nil
    string = nil
    rangeColors = []
    own = [:]
    ownValues = [:]
  }

  /// Returns the node without the tracks of some properties; see ``unset(_:)-(Property)``.
  public func unsetting(_ properties: Property...) -> Node {
    with { for property in properties { $0.unset(property) } }
  }

  /// Returns the node without the tracks of some colours; see ``unset(_:)-(ColorProperty)``.
  public func unsetting(_ properties: ColorProperty...) -> Node {
    with { for property in properties { $0.unset(property) } }
  }
}
