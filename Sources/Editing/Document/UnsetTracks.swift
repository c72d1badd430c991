import Keyframes
package import Stage

// Properties of a node that are not set, which can be animated like the others.
extension Node {
  /// The names of the properties that are not set and would have an effect if they were, in order.
  /// For example, the font size of a circle is left out, and the progress along a path if there is
  /// no path. `isPaged` is whether the timeline has pages.
  package func unsetProperties(isPaged: Bool) -> [String] {
    var names: [String] = []
    for property in Property.allCases
    where numbers[property] == nil && uses(property, isPaged: isPaged) {
      names.append(property.word)
    }
    for property in ColorProperty.allCases where colors[property] == nil && uses(property) {
      names.append(property.name)
    }
    if hidden == false { names.append("hidden") }
    for (index, mask) in pathMasks.enumerated() where mask.opacity == 1 {
      names.append(MaskProperty.opacity(index).name)
    }
    return names
  }

  /// The track of the property with a name: its own, or a constant with the default if it is not
  /// set, of the outline the shape's own. Nil if there is no such property.
  package func anyTrack(of property: String) -> PropertyTrack? {
    if let track = track(of: property) { return track }
    if let number = Property.named[property] { return .number(number, self[number]) }
    if property == "outline" {
      return shape?.outline.map { .outline(Track($0)) }
    }
    let color = ColorProperty.allCases.first { $0.name == property }
    return color.map { .color($0, self[$0]) }
  }

  private func uses(_ property: Property, isPaged: Bool) -> Bool {
    switch property {
    case .cornerRadius: if case .rectangle = shape { true } else { false }
    case .strokeWidth, .strokeStart, .strokeEnd, .strokeOffset, .dashPhase: stroke != nil
    case .pathProgress: route != nil
    case .visibility: mask != nil
    case .page, .row: isPaged
    case .contentsX, .contentsY, .contentsWidth, .contentsHeight: !children.isEmpty
    case .number: numberFormat != nil
    case .characters, .fontSize, .letterSpacing, .lineHeight:
      if case .text = shape { true } else { false }
    case .multiplierX, .multiplierY, .multiplierWidth, .multiplierHeight, .offsetX, .offsetY,
      .offsetWidth, .offsetHeight:
      !constraints.isEmpty
    case .x, .y, .z, .translationX, .translationY, .width, .height, .anchorX, .anchorY, .anchorZ,
      .rotation, .skew, .skewAxis, .rotationX, .rotationY, .axisRotation, .axisX, .axisY, .axisZ,
      .perspective,
      .scaleX, .scaleY, .opacity, .depth, .shadowX, .shadowY, .shadowRadius,
      .blur:
      true
    }
  }

  private func uses(_ property: ColorProperty) -> Bool {
    switch property {
    case .fill: shape != nil && gradient == nil
    case .stroke: stroke != nil
    case .shadow, .tint: true
    }
  }
}

extension Scene {
  /// The track at a key path, or a constant with the default if the property is not set; nil if
  /// there is no such node or property.
  ///
  /// - Complexity: O(*n*) in the nodes.
  package func anyTrack(at path: TrackPath) -> PropertyTrack? {
    node(named: path.node)?.anyTrack(of: path.property)
  }
}

extension Property {
  /// The property's name; reflection would look it up anew each time.
  package var word: String { Self.words[rawValue] }

  private static let words = allCases.map(\.name)

  package static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
}
